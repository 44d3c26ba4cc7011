//! A battle between two steps, and how it goes on.

use super::force::{Counts, Force};
use super::round::{BattleKind, Ending, Falls, Figures, Hits, Owed, Role, Volley, dice, ending};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{FIGHTING, Kind, word};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::Sink;

/// What a battle waits for, in the order of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum Stage {
    /// The dice of the antiaircraft gun, before the first round (AA 3.1a).
    AaFire,
    /// The attacker's choice of the aircraft that it hit.
    AaLosses,
    /// The dice of the battleships' support shots, in the first round (AA 3.5a).
    SupportFire,
    /// The defender's choice of what they hit; it still fires back.
    SupportLosses,
    /// The dice of attacking submarines at sea.
    SubmarineFire,
    /// The defender's choice of what they hit; it is removed at once.
    SubmarineLosses,
    /// The dice of the other attackers.
    AttackFire,
    /// The defender's choice of what they hit; it still fires back.
    AttackLosses,
    /// The dice of the defenders.
    DefenceFire,
    /// The attacker's choice of what they hit.
    DefenceLosses,
    /// The attacker's submarines that withdraw (AA 4.2a, 4.2b).
    AttackerSubmarines,
    /// The defender's submarines that withdraw.
    DefenderSubmarines,
    /// Whether the attacker retreats (AA 4.1a).
    Retreat,
    /// Nothing: the battle is over.
    Over,
}

impl Stage {
    /// Whether dice are wanted.
    #[inline]
    pub fn is_fire(self) -> bool {
        use Stage::*;
        matches!(self, AaFire | SupportFire | SubmarineFire | AttackFire | DefenceFire)
    }
    /// Whether losses are wanted.
    #[inline]
    pub fn is_losses(self) -> bool {
        use Stage::*;
        matches!(self, AaLosses | SupportLosses | SubmarineLosses | AttackLosses | DefenceLosses)
    }
    /// Whose dice or choice it is.
    #[inline]
    pub fn role(self) -> Role {
        use Stage::*;
        match self {
            AaFire | SupportLosses | SubmarineLosses | AttackLosses | DefenceFire | DefenderSubmarines | Over => {
                Role::Defender
            }
            _ => Role::Attacker,
        }
    }
    fn following(self) -> Stage {
        use Stage::*;
        match self {
            AaFire => AaLosses,
            AaLosses | Retreat => SupportFire,
            SupportFire => SupportLosses,
            SupportLosses => SubmarineFire,
            SubmarineFire => SubmarineLosses,
            SubmarineLosses => AttackFire,
            AttackFire => AttackLosses,
            AttackLosses => DefenceFire,
            DefenceFire => DefenceLosses,
            DefenceLosses => AttackerSubmarines,
            AttackerSubmarines => DefenderSubmarines,
            DefenderSubmarines => Stage::Retreat,
            Over => Over,
        }
    }
}

/// A battle between two steps: a plain value that the caller keeps, copies, compares and saves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Battle {
    /// The attackers as they came.
    pub attacker_start: Force,
    /// The defenders as they stood.
    pub defender_start: Force,
    /// The attackers that are in the battle.
    pub attacker: Force,
    /// The defenders that are in the battle, with those that are hit and still fire.
    pub defender: Force,
    /// Defenders that are hit and still fire, before they are removed.
    pub doomed: Force,
    /// What the dice hit at or below.
    pub figures: Figures,
    /// The attacker's submarines that withdrew.
    pub attacker_withdrawn: u16,
    /// The defender's submarines that withdrew.
    pub defender_withdrawn: u16,
    /// Hits of submarines that the side whose turn it is has to take; they fall on ships only.
    pub submarine_hits: u16,
    /// Other hits that it has to take.
    pub hits: u16,
    /// The round that is fought, from 1; 0 before the first.
    pub round: u16,
    /// Support shots of the first round.
    pub support: u16,
    /// Where it is fought.
    pub kind: Code<BattleKind>,
    /// What it waits for.
    pub stage: Code<Stage>,
    /// How it ended.
    pub ending: Code<Ending>,
    /// It is an amphibious assault.
    pub amphibious: Flag,
    /// An antiaircraft gun defends.
    pub aa_gun: Flag,
    /// The attacker took the territory.
    pub taken: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 4],
}

const _: () = assert!(size_of::<Battle>() == 120, "frozen for this major of the C ABI");

/// A battle whose words are words and whose counts do not contradict one another.
#[derive(Debug)]
pub(super) struct Checked<'b> {
    pub battle: &'b mut Battle,
    pub kind: BattleKind,
    pub stage: Stage,
}

impl Battle {
    /// Reads a battle that a host handed over.
    pub(super) fn checked(&mut self) -> Result<Checked<'_>, Fault> {
        let bad = |code, field: Name| Fault::new(code, field).within(&"battle");
        let kind = word(self.kind, &"kind").map_err(|f| f.within(&"battle"))?;
        let stage = word(self.stage, &"stage").map_err(|f| f.within(&"battle"))?;
        let ending = word(self.ending, &"ending").map_err(|f| f.within(&"battle"))?;
        if !self.figures.are_faces() {
            return Err(bad(FaultCode::OutOfRange, &"figures"));
        }
        for (force, field) in [(&self.attacker_start, &"attacker_start"), (&self.defender_start, &"defender_start")] {
            fits(force, kind, field).map_err(|f| f.within(&"battle"))?;
        }
        let within = |start: &Force, left: &Force, withdrawn: u16| {
            let gone = Force { submarine: withdrawn, ..Force::default() };
            start.without(left).and_then(|rest| rest.without(&gone)).is_some()
        };
        if !within(&self.attacker_start, &self.attacker, self.attacker_withdrawn) {
            return Err(bad(FaultCode::Contradiction, &"attacker"));
        }
        if !within(&self.defender_start, &self.defender, self.defender_withdrawn) {
            return Err(bad(FaultCode::Contradiction, &"defender"));
        }
        if self.defender.without(&self.doomed).is_none() {
            return Err(bad(FaultCode::Contradiction, &"doomed"));
        }
        if (stage == Stage::Over) != (ending != Ending::None) {
            return Err(bad(FaultCode::Contradiction, &"ending"));
        }
        if kind == BattleKind::Sea && (self.amphibious.is_set() || self.aa_gun.is_set() || self.support > 0) {
            return Err(bad(FaultCode::Contradiction, &"kind"));
        }
        if self.reserved != [0; 4] {
            return Err(bad(FaultCode::Reserved, &"reserved"));
        }
        Ok(Checked { battle: self, kind, stage })
    }
}

/// A force must have a sum of 65535 at most, and nobody in it whose place is elsewhere.
pub(super) fn fits(force: &Force, kind: BattleKind, field: Name) -> Result<(), Fault> {
    if force.units() > u32::from(u16::MAX) {
        return Err(Fault::new(FaultCode::Overflow, field));
    }
    let stranger = match kind {
        BattleKind::Land => force.ships() > 0,
        BattleKind::Sea => force.land() > 0,
    };
    if stranger { Err(Fault::new(FaultCode::Contradiction, field)) } else { Ok(()) }
}

impl Checked<'_> {
    /// The defenders that are not hit.
    pub fn unhurt(&self) -> Force {
        self.battle.defender.without(&self.battle.doomed).unwrap_or_default()
    }
    /// The dice of the stage's volley by kind; of an antiaircraft gun and support shots the number alone.
    pub fn volley(&self) -> (Counts, u32) {
        let b = &*self.battle;
        let (attacker, unhurt) = (&b.attacker, &self.unhurt());
        // On land nobody fires first.
        let counts = match self.stage {
            Stage::SubmarineFire => dice(&b.figures, Role::Attacker, attacker, unhurt, Volley::First),
            Stage::AttackFire => dice(&b.figures, Role::Attacker, attacker, unhurt, Volley::Rest),
            Stage::DefenceFire => dice(&b.figures, Role::Defender, &b.defender, attacker, Volley::All),
            _ => [0; FIGHTING],
        };
        let shots = match self.stage {
            Stage::AaFire if b.aa_gun.is_set() && b.figures.aa > 0 => b.attacker.aircraft(),
            Stage::SupportFire if b.round == 1 && b.figures.support > 0 && !unhurt.is_empty() => u32::from(b.support),
            _ => Force::of(counts).units(),
        };
        (counts, shots)
    }
    /// Whose units are hit in this stage, and what is owed for it.
    pub fn owed(&self) -> (Force, Owed) {
        let b = &*self.battle;
        let hits = Hits { submarine: b.submarine_hits, other: b.hits };
        match self.stage {
            Stage::AaLosses => (b.attacker, Owed::of(&b.attacker, hits, Falls::OnAircraft)),
            Stage::DefenceLosses => (b.attacker, Owed::of(&b.attacker, hits, Falls::OnAny)),
            stage if stage.is_losses() => (self.unhurt(), Owed::of(&self.unhurt(), hits, Falls::OnAny)),
            _ => (Force::default(), Owed::default()),
        }
    }
    /// The submarines that may withdraw now.
    pub fn submarines(&self) -> u16 {
        match (self.kind, self.stage) {
            (BattleKind::Sea, Stage::AttackerSubmarines) => self.battle.attacker.submarine,
            (BattleKind::Sea, Stage::DefenderSubmarines) => self.battle.defender.submarine,
            _ => 0,
        }
    }
    /// Whether the stage wants anything. A volley without dice, losses that nobody owes, submarines that are not
    /// there and a retreat that is not allowed (4.3b) are passed over.
    fn waits(&self) -> bool {
        match self.stage {
            stage if stage.is_fire() => self.volley().1 > 0,
            stage if stage.is_losses() => self.owed().1.units > 0,
            Stage::Retreat => !self.battle.amphibious.is_set(),
            Stage::Over => true,
            _ => self.submarines() > 0,
        }
    }
    /// Goes on to the next stage that wants something; `wait` if the present one may.
    pub fn settle(mut self, wait: bool, effects: &mut BattleEffects<'_>) {
        let mut may_wait = wait;
        while !(may_wait && self.waits()) {
            self.advance(effects);
            may_wait = true;
        }
    }
    fn advance(&mut self, effects: &mut BattleEffects<'_>) {
        use Stage::*;
        let b = &mut *self.battle;
        if self.stage.is_losses() {
            (b.hits, b.submarine_hits) = (0, 0);
        }
        if self.stage == DefenceLosses {
            // Both sides have fired: the casualties of the round go.
            remove(Role::Defender, &b.doomed, effects);
            b.defender = b.defender.without(&b.doomed).unwrap_or_default();
            b.doomed = Force::default();
        }
        // Between rounds, where a submarine's first fire removed somebody, and where submarines withdrew.
        let pause =
            matches!(self.stage, AaLosses | SubmarineLosses | DefenceLosses | AttackerSubmarines | DefenderSubmarines);
        if pause && b.doomed.is_empty() {
            let ended = ending(&b.figures, &b.attacker, &b.defender);
            // Support shots may hit where no other die can.
            let supported = self.stage == AaLosses && b.support > 0 && b.figures.support > 0;
            if ended != Ending::None && !(ended == Ending::Stalemate && supported) {
                self.end(ended, effects);
                return;
            }
        }
        self.stage = self.stage.following();
        if self.stage == SupportFire {
            // Nobody fights more rounds than that.
            b.round = b.round.saturating_add(1);
        }
        b.stage = Code::new(self.stage);
    }
    /// The battle is over.
    pub fn end(&mut self, ending: Ending, effects: &mut BattleEffects<'_>) {
        let b = &mut *self.battle;
        self.stage = Stage::Over;
        b.stage = Code::new(Stage::Over);
        b.ending = Code::new(ending);
        // Infantry and armor alone take land.
        let taken = ending == Ending::AttackerWins && self.kind == BattleKind::Land && b.attacker.land() > 0;
        b.taken = Flag::from(taken);
        if taken {
            effects.push(BattleEffect::new(BattleEffectKind::Take, Role::Attacker, BATTLE_END));
        }
    }
}

/// What an answer does to the host's units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum BattleEffectKind {
    /// `count` units of a kind are destroyed.
    Remove,
    /// `count` submarines withdraw to `destination`.
    Withdraw,
    /// `count` units of a kind retreat to `destination`.
    Retreat,
    /// `count` aircraft stay until the end of combat, and land in the non-combat phase.
    Stay,
    /// The attacker takes the territory.
    Take,
    /// `count` units of a kind go down with ship `index`.
    Sink,
    /// `count` units of a kind stay aboard ship `index` until their owner's next turn.
    StayAboard,
}

/// One change for the host to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleEffect {
    /// What happens.
    pub what: Code<BattleEffectKind>,
    /// To whose units.
    pub role: Code<Role>,
    /// Of which kind.
    pub kind: Code<Kind>,
    /// Zero.
    #[reserved]
    pub reserved: u8,
    /// To how many.
    pub count: u16,
    /// Where they go, as the question numbered it.
    pub destination: u16,
    /// Which ship of the question's list, from 0.
    pub index: u16,
    /// The rule's number.
    pub rule: u16,
}

const _: () = assert!(size_of::<BattleEffect>() == 12, "frozen for this major of the C ABI");

/// Where effects go.
pub type BattleEffects<'a> = Sink<'a, BattleEffect>;

impl BattleEffect {
    pub(super) fn new(what: BattleEffectKind, role: Role, rule: Rule) -> Self {
        BattleEffect { what: Code::new(what), role: Code::new(role), rule: rule.0, ..Default::default() }
    }
}

/// Units are destroyed.
#[inline(never)]
pub(super) fn remove(role: Role, lost: &Force, effects: &mut BattleEffects<'_>) {
    for (kind, count) in lost.kinds().filter(|(_, count)| *count > 0) {
        let effect = BattleEffect::new(BattleEffectKind::Remove, role, CASUALTIES);
        effects.push(BattleEffect { kind: Code::new(kind), count, ..effect });
    }
}

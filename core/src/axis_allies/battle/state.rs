//! A battle between two steps, and how it goes on.

use super::force::{Counts, Force};
use super::round::{BattleKind, Ending, Figures, Owed, Role, Volley, dice, ending};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{FIGHTING, Kind, word};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Reflect, Word, Words};
use crate::rule::Rule;
use crate::ruling::{Cites, Sink};

/// What a battle waits for, in the order of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum Stage {
    /// The dice of the antiaircraft gun, before the first round (AA 3.1a).
    AaFire = 1,
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
    pub fn is_fire(self) -> bool {
        use Stage::*;
        matches!(self, AaFire | SupportFire | SubmarineFire | AttackFire | DefenceFire)
    }
    /// Whether losses are wanted.
    pub fn is_losses(self) -> bool {
        use Stage::*;
        matches!(self, AaLosses | SupportLosses | SubmarineLosses | AttackLosses | DefenceLosses)
    }
    /// Whose dice or choice it is.
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
        match self {
            Stage::Retreat => Stage::SupportFire,
            // The words stand in the order of a round.
            _ => Stage::of(self.code().wrapping_add(1)).unwrap_or(Stage::Over),
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
    /// Must be 0.
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
    /// Checks a battle that a caller passes.
    pub(super) fn checked(&mut self) -> Result<Checked<'_>, Fault> {
        let bad = |code, field: Name| Fault::new(code, field).within(&"battle");
        let kind = word(self.kind, &"kind").map_err(|f| f.within(&"battle"))?;
        let stage = word(self.stage, &"stage").map_err(|f| f.within(&"battle"))?;
        let ending = word(self.ending, &"ending").map_err(|f| f.within(&"battle"))?;
        if !self.figures.are_faces() {
            return Err(bad(FaultCode::OutOfRange, &"figures"));
        }
        fits(&self.attacker_start, kind, &"attacker_start").map_err(|f| f.within(&"battle"))?;
        fits(&self.defender_start, kind, &"defender_start").map_err(|f| f.within(&"battle"))?;
        if !self.attacker_start.covers(&self.attacker, self.attacker_withdrawn) {
            return Err(bad(FaultCode::Contradiction, &"attacker"));
        }
        if !self.defender_start.covers(&self.defender, self.defender_withdrawn) {
            return Err(bad(FaultCode::Contradiction, &"defender"));
        }
        if !self.defender.covers(&self.doomed, 0) {
            return Err(bad(FaultCode::Contradiction, &"doomed"));
        }
        let left = |ending| {
            (ending != Ending::AttackerWins || self.defender.is_empty())
                && (ending != Ending::DefenderWins || self.attacker.is_empty())
        };
        if (stage == Stage::Over) != (ending != Ending::None) || !left(ending) {
            return Err(bad(FaultCode::Contradiction, &"ending"));
        }
        if self.support > 0 && !self.amphibious.is_set() {
            // 3.5a: support is for those who land.
            return Err(bad(FaultCode::Contradiction, &"support"));
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
        self.battle.defender.less(&self.battle.doomed)
    }
    /// What each die of an antiaircraft gun, or of support shots, hits at or below in this stage; 0 in others.
    pub fn shot(&self) -> u8 {
        match self.stage {
            Stage::AaFire => self.battle.figures.aa,
            Stage::SupportFire => self.battle.figures.support,
            _ => 0,
        }
    }
    /// The dice of the stage's volley by kind, and all of them; of an antiaircraft gun and support shots the number alone.
    pub fn volley(&self, by_kind: &mut Counts) -> u32 {
        let b = &*self.battle;
        let (unhurt, shot) = (self.unhurt(), self.shot() > 0);
        match self.stage {
            Stage::AaFire => return if b.aa_gun.is_set() && shot { b.attacker.aircraft() } else { 0 },
            Stage::SupportFire => {
                return if b.round == 1 && shot && !unhurt.is_empty() { u32::from(b.support) } else { 0 };
            }
            _ => {}
        }
        // On land nobody fires first.
        let (firing, enemy, volley) = match self.stage {
            Stage::SubmarineFire => (&b.attacker, &unhurt, Volley::First),
            Stage::AttackFire => (&b.attacker, &unhurt, Volley::Rest),
            _ => (&b.defender, &b.attacker, Volley::All),
        };
        let dice = dice(&b.figures, self.stage.role(), firing, enemy, volley);
        *by_kind = dice.counts();
        dice.units()
    }
    /// Whose units are hit in this stage of losses.
    pub fn hit(&self) -> Force {
        if self.stage.role() == Role::Attacker { self.battle.attacker } else { self.unhurt() }
    }
    /// What is owed for it.
    pub fn owed(&self) -> Owed {
        let b = &*self.battle;
        match self.stage {
            Stage::AaLosses => Owed::of_aircraft(&b.attacker, b.hits),
            _ => Owed::of(&self.hit(), b.submarine_hits, b.hits),
        }
    }
    /// The rules about losses of this stage, beside the one about casualties.
    pub fn cite_losses(&self, cites: &mut Cites) {
        cites.add_if(SEA, self.battle.submarine_hits > 0);
        cites.add_if(R3_1A, self.stage == Stage::AaLosses);
        cites.add_if(R3_5A, self.stage == Stage::SupportLosses);
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
            stage if stage.is_fire() => self.volley(&mut [0; FIGHTING]) > 0,
            stage if stage.is_losses() => self.owed().units > 0,
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
            b.defender = b.defender.less(&b.doomed);
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
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
    /// To how many.
    pub count: u16,
    /// Where they go, as the question numbered it.
    pub destination: u16,
    /// Which ship of the question's list, from 0.
    #[refers("")]
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
    /// Happens to all units of a force, but something else to aircraft, who go nowhere.
    pub(super) fn befall(self, force: &Force, aircraft: BattleEffectKind, effects: &mut BattleEffects<'_>) {
        for (kind, count) in force.kinds() {
            let mut effect = BattleEffect { kind: Code::new(kind), count, ..self };
            if kind.is_air() {
                (effect.what, effect.destination) = (Code::new(aircraft), 0);
            }
            if count > 0 {
                effects.push(effect);
            }
        }
    }
}

/// Units are destroyed.
pub(super) fn remove(role: Role, lost: &Force, effects: &mut BattleEffects<'_>) {
    let effect = BattleEffect::new(BattleEffectKind::Remove, role, CASUALTIES);
    effect.befall(lost, BattleEffectKind::Remove, effects);
}

//! An order given and done.

use super::judge::Notes;
use super::open::Open;
use super::order::{MOST_DICE, Order, Ruled};
use super::position::{Game, Memory};
use crate::fault::{Fault, FaultCode};
use crate::ocs::edits::{Lists, Put};
use crate::ocs::effects::{Effect, EffectKind};
use crate::ocs::rail::RailMove;
use crate::ocs::units::{Kind, Phase, Unit};
use crate::reflect::{Code, Flag};
use crate::ruling::{Ruling, Sink, Trail, Verdict};

impl Game<'_> {
    /// Gives an order: judges it, and does it if it is allowed. A forbidden order, or one with a fault, changes nothing. The
    /// effects, in terms of the places of the board before the order, are for hosts that show what happens. An order that takes
    /// dice and has none draws them from the game's seed, if it has one.
    pub fn order(&mut self, order: &Order<'_>, notes: &mut Notes<'_, '_>) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        let lacks = order.dice().is_some_and(<[u8]>::is_empty);
        notes.desk.throw([0; MOST_DICE], 0);
        if !lacks || self.memory.seed == 0 {
            return self.carry_out(order, notes);
        }
        let mut room = [0; MOST_DICE];
        let (count, used) = self.draw(&mut room, &mut |dice| self.judge(&order.with_dice(dice), notes).map(|_| ()))?;
        notes.trail.take_back();
        notes.desk.throw(room, count);
        let ruling = self.carry_out(&order.with_dice(room.get(..count).unwrap_or_default()), notes)?;
        if ruling.value.is_allowed() {
            self.memory.drawn = self.memory.drawn.saturating_add(used);
        }
        Ok(ruling)
    }

    /// Draws dice from the game's seed: as many as a question about them takes, none without a seed. Returns their number, and
    /// how many numbers the seed gave.
    pub(super) fn draw(
        &self,
        room: &mut [u8; MOST_DICE],
        ask: &mut dyn FnMut(&[u8]) -> Result<(), Fault>,
    ) -> Result<(usize, u64), Fault> {
        #[cfg(feature = "dice")]
        if self.memory.seed != 0 {
            use crate::dice::{DiceSource, Seeded};
            let mut dice = Seeded::resume(self.memory.seed, self.memory.drawn);
            let mut before = dice.used();
            for count in 0..=MOST_DICE {
                match ask(room.get(..count).unwrap_or_default()) {
                    Err(fault) if fault.is(FaultCode::TooFewDice) => {}
                    Err(fault) if fault.is(FaultCode::BufferTooSmall) => return Err(fault),
                    _ => return Ok((count, before.saturating_sub(self.memory.drawn))),
                }
                if let Some(die) = room.get_mut(count) {
                    *die = dice.d6();
                }
                before = dice.used();
            }
        }
        let _ = (room, ask);
        Ok((0, 0))
    }

    /// Gives an order whose dice are known.
    pub(super) fn carry_out(
        &mut self,
        order: &Order<'_>,
        notes: &mut Notes<'_, '_>,
    ) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        let (ruling, entered) = self.judged(order, notes)?;
        let Verdict::Allowed(outcome) = ruling.value else { return Ok(ruling) };
        let needed = notes.effects.needed();
        if needed > notes.effects.items().len() {
            return Err(Fault::new(FaultCode::BufferTooSmall, &"effects"));
        }
        let captor = self.captor(notes.effects.items());
        let mut memory = self.memory;
        self.remember(order, &outcome, &mut memory);
        self.count_rail(order, &mut memory, notes)?;
        let mut lists = self.lists()?;
        let newcomers = notes.desk.newcomers(entered);
        for unit in newcomers.iter_mut().filter(|unit| unit.id == 0) {
            unit.id = lists.number()?;
        }
        let put = Put { effects: notes.effects.items(), newcomers, captor };
        lists.put(&put, notes.scratch)?;
        let Lists { on_map, known, next, trucks_lost, .. } = lists;
        (memory.next, memory.trucks_lost) = (next, trucks_lost);
        (self.on_map, self.known, self.memory) = (on_map, known, memory);
        self.close();
        Ok(ruling)
    }

    /// Returns the side that captures: the other player than the owner of what is captured.
    pub(super) fn captor(&self, effects: &[Effect]) -> u8 {
        let captured =
            |effect: &&Effect| matches!(effect.what.get(), Some(EffectKind::Capture | EffectKind::CaptureSupply));
        let unit = effects.iter().find(captured).and_then(|effect| self.board().units.get(usize::from(effect.unit)));
        let turn = self.turn();
        match unit {
            Some(Unit { side, .. }) if *side == turn.first => turn.second,
            Some(_) => turn.first,
            None => 0,
        }
    }

    /// Notes what an order leaves behind.
    fn remember(&self, order: &Order<'_>, outcome: &Ruled, memory: &mut Memory) {
        let open = &mut memory.open;
        match (*outcome, order) {
            (Ruled::Turn(turn), Order::Next { .. }) => {
                (memory.turn, memory.rail_used) =
                    (turn, if turn.number > memory.turn.number { [0; 8] } else { memory.rail_used });
            }
            (Ruled::Turn(turn), _) => memory.turn = turn,
            (Ruled::Paid(_), Order::Attack { target, .. }) => *open = Open::combat(*target),
            (Ruled::Odds(assessment, leads), _) => {
                [open.attacker_lead, open.defender_lead] = leads;
                (open.assessment, open.assessed) = (assessment, Flag::YES);
            }
            (Ruled::Battle(battle), _) => (open.battle, open.rolled) = (battle, Flag::YES),
            (Ruled::Settled(settled), _) => open.battle = settled.battle,
            (Ruled::Barrage(assessment), Order::Barrage { target, .. }) => *open = Open::barrage(*target, assessment),
            (Ruled::Barraged(barraged), Order::Roll { .. }) => (open.barraged, open.rolled) = (barraged, Flag::YES),
            (Ruled::Barraged(_), _) => *open = Open::default(),
            _ => {}
        }
    }

    /// Counts the Rail Cap of a move in a simulcast turn, in which the state counts none (13.3b). It is what the same
    /// move costs in a turn of the side's own.
    fn count_rail(&self, order: &Order<'_>, memory: &mut Memory, notes: &mut Notes<'_, '_>) -> Result<(), Fault> {
        let Order::Rail { unit, to, amount, .. } = order else { return Ok(()) };
        if !memory.turn.simulcast.is_set() {
            return Ok(());
        }
        let Some(cargo) = self.unit(*unit) else { return Ok(()) };
        let of_dump = cargo.kind.get() == Some(Kind::Supply) && *amount > 0;
        let cargo = [Unit { amount: if of_dump { *amount } else { cargo.amount }, ..*cargo }];
        let at = usize::from(cargo.first().map_or(0, |cargo| cargo.side)).saturating_sub(1);
        let given = self.setting.sides.get(at).copied().unwrap_or_default();
        let Some(used) = memory.rail_used.get_mut(at) else { return Ok(()) };
        let asked = RailMove {
            board: self.board(),
            start: cargo.first().map(|cargo| cargo.hex).unwrap_or_default(),
            to: *to,
            side: cargo.first().map_or(0, |cargo| cargo.side),
            phase: Code::new(Phase::Movement),
            rail_cap: given.rail_cap,
            rail_cap_used: (*used).into(),
            cargo: &cargo,
            ..RailMove::default()
        };
        let moved = crate::ocs::rail::assess(&asked, &mut Sink::none(), notes.scratch, &mut Trail::none())?;
        let cost = moved.value.allowed().map_or(0, |moved| moved.cost);
        *used = used.saturating_add(u16::try_from(cost).unwrap_or(u16::MAX));
        Ok(())
    }

    /// Closes a combat that is over.
    fn close(&mut self) {
        let open = &self.memory.open;
        if !open.is_combat() {
            return;
        }
        let settling = self.hex(open.target).is_some_and(|hex| hex.combat_stage.0 != 0);
        let fights = self.board().units.iter().any(|unit| unit.combat_supply.0 != 0 || unit.retreats > 0);
        if !settling && !fights {
            self.memory.open = Open::default();
        }
    }
}

//! The verdict on an order: the question of its operation in [`turn`](crate::ocs::turn), asked of the position.

mod combat;
mod desk;
mod movement;
mod phases;

pub use desk::Desk;
use desk::place;

use self::desk::Places;
use super::open::Open;
use super::order::{Order, Ruled};
use super::position::{Game, Memory, Setting, SideLimits};
use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::board::Board;
use crate::ocs::effects::Effects;
use crate::ocs::units::Unit;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;

/// Where an order's effects and trail go, and the memory that it is worked out in.
#[derive(Debug)]
pub struct Notes<'n, 'b> {
    /// The effects of an allowed order. Their buffer must hold all of them.
    pub effects: &'n mut Effects<'b>,
    /// The trail of steps.
    pub trail: &'n mut Trail<'b>,
    /// Scratch memory.
    pub scratch: &'n mut Scratch<'b>,
    /// Where the units of an order are looked up.
    pub desk: &'n mut Desk,
    /// Room for as many units as the game has room for. Orders of a Movement Segment in which a unit is in Strat or Reserve
    /// Mode are tried there, and attacks; the contents do not matter.
    pub trial: &'n mut [Unit],
}

/// A position as questions take it, and where what an order names is looked up.
struct Bench<'g, 'd> {
    board: Board<'g>,
    off_map: &'g [Unit],
    setting: &'g Setting<'g>,
    memory: &'g Memory,
    open: &'g Open,
    places: Places<'d>,
    /// The units of the order's own list.
    newcomers: &'d mut [Unit],
    entered: usize,
}

/// Where an answer goes.
struct Pens<'p, 'b> {
    effects: &'p mut Effects<'b>,
    trail: &'p mut Trail<'b>,
    scratch: &'p mut Scratch<'b>,
}

type Told = Result<Ruling<Verdict<Ruled>>, Fault>;

/// Returns a ruling with its value as an outcome.
fn told<T>(ruling: Ruling<Verdict<T>>, outcome: impl FnOnce(T) -> Ruled) -> Ruling<Verdict<Ruled>> {
    let value = match ruling.value {
        Verdict::Allowed(value) => Verdict::Allowed(outcome(value)),
        Verdict::Forbidden => Verdict::Forbidden,
    };
    Ruling::new(value, ruling.cites)
}

impl Game<'_> {
    /// Judges an order; nothing changes. The effects are those that it would have; a unit that comes into being has no number
    /// yet. Where dice are rolled from a seed, they must be given here.
    pub fn judge(&self, order: &Order<'_>, notes: &mut Notes<'_, '_>) -> Told {
        self.judged(order, notes).map(|(ruling, _)| ruling)
    }

    /// Judges an order, and returns how many units its own list has, which are then on the desk.
    pub(super) fn judged(
        &self,
        order: &Order<'_>,
        notes: &mut Notes<'_, '_>,
    ) -> Result<(Ruling<Verdict<Ruled>>, usize), Fault> {
        let Notes { effects, trail, scratch, desk, .. } = notes;
        effects.take_back();
        let (places, newcomers) = desk.lay();
        let mut bench = Bench {
            board: self.board(),
            off_map: self.off_map(),
            setting: &self.setting,
            memory: &self.memory,
            open: &self.memory.open,
            places,
            newcomers,
            entered: 0,
        };
        let mut pens = Pens { effects, trail, scratch };
        let ruling = match order {
            Order::Next { .. }
            | Order::Restock { .. }
            | Order::Trace { .. }
            | Order::Eat { .. }
            | Order::Mark
            | Order::Attrition { .. }
            | Order::Rebuild { .. }
            | Order::Arrive { .. }
            | Order::Consolidate { .. }
            | Order::Eliminate { .. }
            | Order::Refit { .. }
            | Order::BreakOut { .. } => bench.phases(order, &mut pens)?,
            Order::Attack { .. }
            | Order::Concede { .. }
            | Order::Defend { .. }
            | Order::Odds { .. }
            | Order::Roll { .. }
            | Order::Settle { .. }
            | Order::Retreat { .. }
            | Order::Advance { .. }
            | Order::Capture { .. }
            | Order::Barrage { .. }
            | Order::Bombard { .. }
            | Order::Suffer { .. } => bench.combat(order, &mut pens)?,
            _ => bench.movement(order, &mut pens)?,
        };
        let entered = bench.entered;
        if ruling.value.is_allowed() {
            return Ok((self.foreseen(order, ruling, entered, notes)?, entered));
        }
        notes.effects.take_back();
        Ok((ruling, entered))
    }

    /// Forbids an order that is allowed by itself, where what it leaves could never be put right.
    fn foreseen(
        &self,
        order: &Order<'_>,
        ruling: Ruling<Verdict<Ruled>>,
        entered: usize,
        notes: &mut Notes<'_, '_>,
    ) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        self.lacks(order, entered, notes)?;
        // 5.8b: nobody is left where he could never stop. 5.4a: nor without a marker.
        let Some((rule, unit)) = self.strands(order, entered, notes)? else { return Ok(ruling) };
        notes.effects.take_back();
        let place = self.place_of(unit).map_or(usize::MAX, usize::from);
        notes.trail.note(rule, What::Forbidden, About::Units.at(place), 0);
        Ok(Ruling::new(Verdict::Forbidden, Cites::by(rule)))
    }
}

impl<'g> Bench<'g, '_> {
    /// Returns the place of a unit on the map.
    fn place(&self, id: u16, field: Name) -> Result<u16, Fault> {
        place(&self.board, id).ok_or(Fault::of_no_unit(field, id))
    }
    /// Returns the side of a unit on the map.
    fn side(&self, id: u16) -> u8 {
        self.board.units.iter().find(|unit| unit.id == u32::from(id)).map_or(0, |unit| unit.side)
    }
    /// Returns what the game gives a side.
    fn limits(&self, side: u8) -> SideLimits {
        self.setting.sides.get(usize::from(side).saturating_sub(1)).copied().unwrap_or_default()
    }
    /// Returns a unit off the map.
    fn other(&self, id: u16) -> Option<&'g Unit> {
        self.off_map.iter().find(|unit| unit.id == u32::from(id))
    }
    /// Adds a unit to the order's own list, and returns its place, which counts on from the end of the board's.
    fn enter(&mut self, unit: Unit) -> Result<u16, Fault> {
        let place = self.newcomers.get_mut(self.entered).ok_or(Fault::new(FaultCode::Overflow, &"units"))?;
        *place = unit;
        let at = self.board.units.len().saturating_add(self.entered);
        self.entered = self.entered.saturating_add(1);
        u16::try_from(at).map_err(|_| Fault::new(FaultCode::Overflow, &"units"))
    }
    /// Returns the order's own list.
    fn own(&self) -> &[Unit] {
        self.newcomers.get(..self.entered).unwrap_or_default()
    }
}

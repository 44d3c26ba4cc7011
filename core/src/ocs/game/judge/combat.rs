//! Orders of combat and barrage.

use super::{Bench, Pens, Told, told};
use crate::fault::{Fault, FaultCode};
use crate::ocs::barrage::BarrageResolve;
use crate::ocs::combat::Resolve;
use crate::ocs::game::order::{Order, Ruled};
use crate::ocs::rules::{R9_2, R10_0};
use crate::ocs::turn::*;
use crate::ocs::units::Kind;
use crate::reflect::Flag;
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};

/// An order for which nothing is open, or something else.
fn not_open(rule: Rule, trail: &mut Trail<'_>) -> Told {
    trail.note(rule, What::Forbidden, About::Whole, 0);
    Ok(Ruling::new(Verdict::Forbidden, Cites::by(rule)))
}

impl Bench<'_, '_> {
    /// Judges an order of combat or barrage.
    pub(super) fn combat(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn) = (self.board, self.memory.turn);
        match *order {
            Order::Attack { units, target, on_stocks, sources, hqs } => {
                let units = self.places.units(&board, units, &"units")?;
                let on_stocks = self.places.units(&board, on_stocks, &"on_stocks")?;
                let sources = self.places.units(&board, sources, &"sources")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let asked = AttackOrder { board, turn, units, target, on_stocks, sources, hqs };
                Ok(told(attack(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Paid))
            }
            Order::Concede { units, target } => {
                let units = self.places.units(&board, units, &"units")?;
                let asked = ConcedeOrder { board, turn, units, target };
                Ok(told(concede(&asked, pens.effects, pens.trail)?, Ruled::Conceded))
            }
            Order::Capture { hex, dice, taken, rest, printed_hedgehog } => {
                let active = board.stack(hex).filter(|(_, unit)| {
                    unit.kind.get() == Some(Kind::Aircraft) && unit.has_fallen() && !unit.inactive.is_set()
                });
                let active = self.places.known(active.map(|(at, _)| at), &"active")?;
                let (taken, rest) = (self.places.taken(&board, taken)?, self.places.rest(&board, rest)?);
                let asked = CaptureOrder { board, turn, hex, dice, taken, rest, active, printed_hedgehog };
                Ok(told(capture(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Captured))
            }
            Order::Retreat { units, path, losses } => {
                let units = self.places.units(&board, units, &"units")?;
                let losses = self.places.losses(&board, losses)?;
                let asked = RetreatOrder { board, turn, units, path, losses };
                Ok(told(retreat(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Retreated))
            }
            Order::Barrage { .. } | Order::Bombard { .. } | Order::Suffer { .. } => self.barrage(order, pens),
            _ => self.fight(order, pens),
        }
    }

    /// Judges an order on the combat that is open, or the dice of what is open.
    fn fight(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn, open) = (self.board, self.memory.turn, self.open);
        let (target, battle) = (open.target, open.battle);
        match *order {
            Order::Roll { dice } if open.is_combat() && open.assessed.is_set() && !open.rolled.is_set() => {
                let asked = Resolve { assessment: open.assessment, dice, tables: board.tables };
                let rolled = crate::ocs::combat::resolve(&asked, pens.trail)?;
                Ok(Ruling::new(Verdict::Allowed(Ruled::Battle(rolled.value)), rolled.cites))
            }
            Order::Roll { dice } if open.is_barrage() && !open.rolled.is_set() => {
                let asked = BarrageResolve { assessment: open.barrage, dice, tables: board.tables };
                let rolled = crate::ocs::barrage::resolve(&asked, pens.trail)?;
                Ok(Ruling::new(Verdict::Allowed(Ruled::Barraged(rolled.value)), rolled.cites))
            }
            Order::Defend { units, on_stocks, sources, hqs } if open.is_combat() && !open.rolled.is_set() => {
                let units = self.places.units(&board, units, &"units")?;
                let on_stocks = self.places.units(&board, on_stocks, &"on_stocks")?;
                let sources = self.places.units(&board, sources, &"sources")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let asked = DefendOrder { board, turn, target, units, on_stocks, sources, hqs };
                Ok(told(defend(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Paid))
            }
            Order::Odds { leads } if open.is_combat() && !open.rolled.is_set() => {
                let leads = self.places.units(&board, leads, &"leads")?;
                let asked = OddsOrder { board, turn, target, leads };
                let mut leads = [0; 2];
                let mut note = |row: Combatant| {
                    let unit = board.units.get(usize::from(row.unit)).filter(|_| row.leads.is_set());
                    let place = leads.get_mut(usize::from(!row.attacks.is_set()));
                    if let (Some(unit), Some(place)) = (unit, place) {
                        *place = u16::try_from(unit.id).unwrap_or(0);
                    }
                };
                let ruling = odds_with(&asked, &mut note, pens.scratch, pens.trail)?;
                Ok(told(ruling, |assessment| Ruled::Odds(assessment, leads)))
            }
            Order::Settle { losses, retreat, ignore } if open.is_combat() && open.rolled.is_set() => {
                let losses = self.places.losses(&board, losses)?;
                let asked = SettleOrder { board, turn, target, battle, losses, retreat, ignore };
                Ok(told(settle(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Settled))
            }
            Order::Advance { units } if open.is_combat() && open.rolled.is_set() => {
                let units = self.places.units(&board, units, &"units")?;
                let asked = AdvanceOrder { board, turn, target, battle, units };
                Ok(told(advance(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Advanced))
            }
            _ => not_open(R9_2, pens.trail),
        }
    }

    /// Judges a barrage, or its losses.
    fn barrage(&mut self, order: &Order<'_>, pens: &mut Pens<'_, '_>) -> Told {
        let (board, turn, open) = (self.board, self.memory.turn, self.open);
        let hip_nations = self.setting.hip_nations;
        match *order {
            Order::Barrage { units, target, sources, hqs } => {
                let units = self.places.units(&board, units, &"units")?;
                let sources = self.places.units(&board, sources, &"sources")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let aborted = Flag::default();
                let asked = BarrageOrder { board, turn, units, target, sources, hqs, hip_nations, aborted };
                Ok(told(barrage(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Barrage))
            }
            Order::Bombard { units, target, facility, sources, hqs, dice } => {
                let units = self.places.units(&board, units, &"units")?;
                let sources = self.places.units(&board, sources, &"sources")?;
                let hqs = self.places.units(&board, hqs, &"hqs")?;
                let aborted = Flag::default();
                let asked =
                    BombardOrder { aborted, board, turn, units, target, facility, sources, hqs, dice, hip_nations };
                Ok(told(bombard(&asked, pens.effects, pens.scratch, pens.trail)?, Ruled::Bombarded))
            }
            Order::Suffer { losses } if open.is_barrage() && open.rolled.is_set() => {
                let losses = self.places.losses(&board, losses)?;
                let asked = SufferOrder { board, turn, target: open.target, barrage: open.barraged, losses };
                Ok(told(suffer(&asked, pens.effects, pens.trail)?, Ruled::Barraged))
            }
            Order::Suffer { .. } => not_open(R10_0, pens.trail),
            _ => Err(Fault::new(FaultCode::Internal, &"order")),
        }
    }
}

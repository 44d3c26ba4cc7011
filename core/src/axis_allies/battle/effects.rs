//! The effects of the steps of a battle.

use super::force::Force;
use super::round::Role;
use crate::axis_allies::map::Site;
use crate::axis_allies::rules::CASUALTIES;
use crate::axis_allies::units::Kind;
use crate::reflect::{Code, Locus, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::Sink;

/// An effect of a step on the caller's units.
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
    /// `count` units of a kind sink with ship `index`.
    Sink,
    /// `count` units of a kind stay aboard ship `index` until their owner's next turn.
    StayAboard,
}

/// An effect of a step of a battle, for the caller to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleEffect {
    /// The kind of effect.
    pub what: Code<BattleEffectKind>,
    /// The side whose units it concerns.
    pub role: Code<Role>,
    /// The kind of unit that it concerns.
    pub kind: Code<Kind>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
    /// The number of units that it concerns.
    pub count: u16,
    /// The space to which they go, in the question's numbering.
    pub destination: Locus<Site>,
    /// The ship in the question's list.
    #[refers("")]
    pub index: u16,
    /// The rule that requires it.
    pub rule: u16,
}

const _: () = assert!(size_of::<BattleEffect>() == 12, "frozen for this major of the C ABI");

/// Effects in a caller-provided buffer.
pub type BattleEffects<'a> = Sink<'a, BattleEffect>;

impl BattleEffect {
    pub(super) fn new(what: BattleEffectKind, role: Role, rule: Rule) -> Self {
        BattleEffect { what: Code::new(what), role: Code::new(role), rule: rule.0, ..Default::default() }
    }
    /// Appends an effect on all units of a force, and another on aircraft, which go nowhere.
    pub(super) fn befall(self, force: &Force, aircraft: BattleEffectKind, effects: &mut BattleEffects<'_>) {
        for (kind, count) in force.kinds() {
            let mut effect = BattleEffect { kind: Code::new(kind), count, ..self };
            if kind.is_air() {
                (effect.what, effect.destination) = (Code::new(aircraft), Locus::default());
            }
            if count > 0 {
                effects.push(effect);
            }
        }
    }
}

/// Appends the removal of units.
pub(super) fn remove(role: Role, lost: &Force, effects: &mut BattleEffects<'_>) {
    let effect = BattleEffect::new(BattleEffectKind::Remove, role, CASUALTIES);
    effect.befall(lost, BattleEffectKind::Remove, effects);
}

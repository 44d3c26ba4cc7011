//! Odds as a single number, and thresholds for strengths. ACW 8.

/// Odds as a single number: x for x:1, 1 - k for 1:(k + 1) and so 0 for 1:2. [`NEVER`] is a strength of 0 against
/// anything, [`ALWAYS`] anything against 0. Larger is better for the attacker.
pub(super) type Level = i16;
/// A strength of 0 against anything.
pub(super) const NEVER: Level = -1000;
/// Anything against a strength of 0.
pub(super) const ALWAYS: Level = 1000;
/// A hex has at most 18 SP that count (ACW 3) and six neighbours: at most 108 stand against 1, or 1 against 108.
pub(super) const BEST: Level = 108;
pub(super) const WORST: Level = -106;

/// Returns the odds of two strengths, rounded in the defender's favour.
pub(super) fn level(attack: u16, defence: u16) -> Level {
    let small = |n: u16| Level::try_from(n).unwrap_or(ALWAYS);
    match (attack, defence) {
        (0, _) => NEVER,
        (_, 0) => ALWAYS,
        _ if attack >= defence => small(attack.checked_div(defence).unwrap_or(0)),
        _ => (2 as Level).saturating_sub(small(defence.div_ceil(attack.max(1)))),
    }
}

/// A threshold: the attack times `num` must reach the defence times `den`.
#[derive(Clone, Copy)]
pub(super) struct Threshold {
    pub num: u16,
    pub den: u16,
}

impl Threshold {
    pub fn of(level: Level) -> Threshold {
        if level >= 1 {
            Threshold { num: 1, den: level.unsigned_abs() }
        } else {
            Threshold { num: (2 as Level).saturating_sub(level).unsigned_abs(), den: 1 }
        }
    }
    pub fn reached(self, attack: u16, defence: u16) -> bool {
        let product = |a: u16, b: u16| u32::from(a).saturating_mul(u32::from(b));
        attack > 0 && product(attack, self.num) >= product(defence, self.den)
    }
}

/// Returns the next higher level.
pub(super) fn above(level: Level) -> Level {
    if level < WORST { WORST } else { level.saturating_add(1) }
}

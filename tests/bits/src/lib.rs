//! Random questions of all four systems, and a checksum of their answers: each number of an answer, its verdict and the rules
//! that it cites, and the number of a fault. Every machine asks the same ones.
#![no_std]
#![forbid(unsafe_code)]

mod acw;
mod axis_allies;
mod dice;
mod korea;
mod ocs;
mod sum;

use dice::Dice;
use sum::Sum;

/// Questions of one operation.
pub struct Family {
    /// The name of the operation.
    pub name: &'static str,
    ask: fn(&mut Dice, &mut Sum),
}

/// All families.
pub static FAMILIES: [Family; 10] = [
    Family { name: "ocs.combat.assess", ask: ocs::assess },
    Family { name: "ocs.combat.distribution", ask: ocs::distribution },
    Family { name: "ocs.combat.resolve", ask: ocs::resolve },
    Family { name: "ocs.barrage.distribution", ask: ocs::barrage },
    Family { name: "ocs.facility.distribution", ask: ocs::facility },
    Family { name: "korea.combat.distribution", ask: korea::distribution },
    Family { name: "acw.combat.assess", ask: acw::assess },
    Family { name: "acw.combat.distribution", ask: acw::distribution },
    Family { name: "axis_allies.battle.distribution", ask: axis_allies::distribution },
    Family { name: "axis_allies.battle.rounds", ask: axis_allies::rounds },
];

/// What a family answered.
#[derive(Debug, Clone, Copy)]
pub struct Told {
    /// The checksum.
    pub sum: u64,
    /// The questions that had an answer, which is neither a fault nor forbids.
    pub answered: u32,
}

/// Asks so many questions of a family.
pub fn family(of: &Family, questions: u32) -> Told {
    let (mut dice, mut sum) = (Dice::new(), Sum::new());
    for _ in 0..questions {
        (of.ask)(&mut dice, &mut sum);
    }
    Told { sum: sum.value(), answered: sum.answered }
}

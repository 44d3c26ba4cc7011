//! What a power collects at the end of its turn. Clarifications 2.7d, 5.2.

use super::board::{self, View};
use super::powers::Power;
use super::rules::*;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// Whose income is wanted.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Collect<'a> {
    /// The position.
    pub board: board::Board<'a>,
    /// The power.
    #[required]
    pub power: Code<Power>,
}

/// What a power's territories yield.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Income {
    /// IPC that it collects.
    pub income: u16,
    /// What its territories are worth, collected or not.
    pub value: u16,
    /// How many territories it has.
    pub territories: u16,
    /// Its capital is in enemy hands, and it collects nothing (5.2a).
    pub occupied: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// What a power's territories are worth (5.1), and by which rules.
pub(crate) fn worth(view: &View<'_>, power: Power, cites: &mut Cites) -> Income {
    let mut out = Income { occupied: Flag::from(view.is_fallen(power)), ..Income::default() };
    for (n, space) in view.map.spaces() {
        if view.holder(n) != power {
            continue;
        }
        // 255 spaces of a yield of a byte each at most: both numbers fit.
        out.territories = out.territories.wrapping_add(1);
        let original = view.original(n);
        if original == Power::Nobody {
            // 2.7d: never any income, whoever has it.
            cites.add(R2_7);
            continue;
        }
        out.value = out.value.wrapping_add(u16::from(space.income));
        // 5.2b: a friend's land that was not liberated.
        cites.add_if(R5_2B, original != power && power.is_friend(original));
    }
    out.income = if out.occupied.is_set() { 0 } else { out.value };
    out
}

/// What a power collects: the income of its territories, nothing while its capital is in enemy hands (5.2a), nothing
/// for land that was neutral (2.7d); a friend's land that it captured yields to it (5.2b).
///
/// ```
/// use grognard_core::axis_allies::{income::{Collect, collect}, powers::Power};
/// use grognard_core::ruling::Trail;
/// let question = Collect { power: Power::Germany.into(), ..Default::default() };
/// assert_eq!(collect(&question, &mut Trail::none())?.value.income, 32);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn collect(question: &Collect<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Income>, Fault> {
    let mut view = View::new(&question.board);
    view.see(question.power)?;
    let mut cites = Cites::by(INCOME);
    let income = worth(&view, view.power, &mut cites);
    cites.add_if(R5_2A, income.occupied.is_set());
    trail.note(INCOME, What::Money, About::Whole, usize::MAX, i32::from(income.value));
    if income.occupied.is_set() {
        trail.note(R5_2A, What::Money, About::Whole, usize::MAX, 0);
    }
    Ok(Ruling::new(income, cites))
}

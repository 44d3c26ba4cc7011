//! The income of a power at the end of its turn. Clarifications 2.7d, 5.2.

use super::board;
use super::powers::Power;
use super::rules::*;
use super::set::Set;
use super::view::View;
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// A power that collects its income.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Collect<'a> {
    /// The position.
    #[required]
    pub board: board::Board<'a>,
    /// The power.
    #[required]
    pub power: Code<Power>,
}

/// The income of a power.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Income {
    /// The IPC that it collects.
    pub income: u16,
    /// The value of its territories in IPC, collected or not.
    pub value: u16,
    /// The number of its territories.
    pub territories: u16,
    /// Its capital is in enemy hands, so that it collects nothing (5.2a).
    pub occupied: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the value of a power's territories (5.1), and adds the rules behind it.
pub(crate) fn worth(view: &View<'_>, power: Power, cites: &mut Cites) -> Income {
    let mut out = Income { occupied: Flag::from(view.is_fallen(power)), ..Income::default() };
    let mut listed = Set::default();
    view.holdings.iter().for_each(|holding| listed.add(holding.space.0));
    for (n, space) in view.map.spaces() {
        if space.is_sea() {
            continue;
        }
        let holder = if listed.has(n) { view.holder(n) } else { space.owner.get().unwrap_or(Power::Nobody) };
        if holder != power {
            continue;
        }
        // At most 255 spaces with an income of a byte each: both numbers fit.
        out.territories = out.territories.bounded_add(1);
        let original = view.original(n);
        if original == Power::Nobody {
            // 2.7d: never any income, whoever owns it.
            cites.add(R2_7);
            continue;
        }
        out.value = out.value.bounded_add(u16::from(space.income));
        // 5.2b: a friend's land that was not liberated.
        cites.add_if(R5_2B, original != power && power.is_friend(original));
    }
    out.income = if out.occupied.is_set() { 0 } else { out.value };
    out
}

/// Returns the income of a power: that of its territories, nothing while its capital is in enemy hands (5.2a), nothing
/// for land that was neutral (2.7d). A friend's land that it captured counts (5.2b).
///
/// ```
/// use grognard_core::axis_allies::{income::{Collect, collect}, powers::Power};
/// use grognard_core::ruling::Trail;
/// let question = Collect { power: Power::Germany.into(), ..Default::default() };
/// assert_eq!(collect(&question, &mut Trail::none())?.value.income, 32);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `axis_allies.map.space` for the board; `missing_field` and `unknown_word` for the power.
pub fn collect(question: &Collect<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Income>, Fault> {
    let mut view = View::new(&question.board);
    view.see(question.power)?;
    Ok(earned(&view, trail))
}

/// Returns the income of the power whose view of a board it is.
pub(crate) fn earned(view: &View<'_>, trail: &mut Trail<'_>) -> Ruling<Income> {
    let mut cites = Cites::by(INCOME);
    let income = worth(view, view.power, &mut cites);
    cites.add_if(R5_2A, income.occupied.is_set());
    trail.note(INCOME, What::Money, About::Whole, i32::from(income.value));
    if income.occupied.is_set() {
        trail.note(R5_2A, What::Money, About::Whole, 0);
    }
    Ruling::new(income, cites)
}

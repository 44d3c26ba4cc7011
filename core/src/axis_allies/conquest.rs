//! The conquest of a territory: its new owner, and the pieces in it. Clarifications 2.7d, 3.1e, 3.1f, 5.2b.

use super::board;
use super::powers::Power;
use super::reasons::Reasons;
use super::rules::*;
use super::units::{Kind, word};
use super::view::View;
use crate::axis_allies::map::Site;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Locus, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// The units with which a territory is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Means {
    /// Infantry or armor.
    Ground = 1,
    /// Aircraft that flew over it.
    Overflight,
    /// An antiaircraft gun.
    AaGun,
    /// Ships.
    Ships,
}

/// A territory that a power has taken.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Capture<'a> {
    /// The position, with the territory still in its former owner's hands.
    #[required]
    pub board: board::Board<'a>,
    /// The power that took it.
    #[required]
    pub power: Code<Power>,
    /// The territory.
    #[required]
    pub space: Locus<Site>,
    /// The units with which it was taken. Required where the answer depends on it.
    pub means: Code<Means>,
}

/// An object that changes hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Change {
    /// The territory `space`, and its income.
    Territory,
    /// The industrial complex in `space`.
    Complex,
    /// The antiaircraft gun `unit`.
    AaGun,
}

/// A change of ownership, for the caller to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Transfer {
    /// The territory.
    pub space: Locus<Site>,
    /// The piece, for an antiaircraft gun; otherwise absent. C and Rust say 65535 for none.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule that requires the change.
    pub rule: u16,
    /// The object that changes hands.
    pub what: Code<Change>,
    /// The new owner.
    pub owner: Code<Power>,
}

const _: () = assert!(size_of::<Transfer>() == 8, "frozen for this major of the C ABI");

/// The result of a conquest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Conquest {
    /// The new owner of the territory.
    pub owner: Code<Power>,
    /// The territory returned to its original owner, who is a friend of the power that took it, or that power itself.
    pub liberated: Flag,
    /// The power whose capital was liberated, which gets back all of its land that friends hold.
    pub freed: Code<Power>,
    /// The power whose capital fell.
    pub fallen: Code<Power>,
}

/// Returns the new owner of a territory that a power took, of its complex and its antiaircraft gun, and the land that a
/// liberated capital gets back (3.1e, 5.2b). The board still shows the former owner. A friend's land returns to him
/// while his capital is free, and otherwise belongs to the captor. Land that was neutral always belongs to the captor
/// (2.7d). Forbidden for units that cannot take land: an antiaircraft gun (3.1f), aircraft except for neutrals (2.7a),
/// ships; and for land that is friendly or still defended.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Holding};
/// use grognard_core::axis_allies::conquest::{Capture, Means, apply};
/// use grognard_core::axis_allies::map::Site::{self, *};
/// use grognard_core::axis_allies::powers::Power;
/// use grognard_core::ruling::{Sink, Trail};
/// let japanese = |space: Site| Holding { space: space.into(), owner: Power::Japan.into(), ..Default::default() };
/// let holdings = [japanese(Nov), japanese(Mos)];
/// let taken = |holdings| Capture {
///     board: Board { holdings, ..Default::default() }, power: Power::Usa.into(), space: Nov.into(), means: Means::Ground.into()
/// };
/// let owner = |q: &Capture<'_>| Ok(apply(q, &mut Sink::none(), &mut Trail::none())?.value.allowed().unwrap().owner.get());
/// assert_eq!(owner(&taken(&holdings[..1]))?, Some(Power::Ussr)); // Moscow is free
/// assert_eq!(owner(&taken(&holdings))?, Some(Power::Usa)); // Moscow is Japanese
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn apply(
    question: &Capture<'_>,
    effects: &mut Sink<'_, Transfer>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Conquest>>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(q.power)?;
    let space = view.map.at(q.space.0, &"space")?;
    let means = word(q.means, &"means")?;
    let neutral = view.neutral.has(q.space.0);
    let mut reasons = Reasons::default();
    let mut object = |rule: Rule| {
        reasons.add(rule);
        trail.note(rule, What::Forbidden, About::Whole, usize::MAX, i32::from(q.space.0));
    };
    if view.sea.has(q.space.0) || view.friendly.has(q.space.0) || view.occupied.has(q.space.0) {
        object(CONTROL);
    }
    match means {
        Means::Ground => {}
        Means::AaGun => object(R3_1F),
        Means::Overflight if neutral => {}
        Means::Overflight | Means::Ships => object(CONTROL),
    }
    if let Some(reasons) = reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    let (taker, original, holder) = (view.power, view.original(q.space.0), view.holder(q.space.0));
    let capital = space.capital.get().unwrap_or(Power::Nobody);
    let mut cites = Cites::by(CONTROL);
    // 2.7d: neutral land has no original owner.
    cites.add_if(R2_7, original == Power::Nobody);
    let friend = taker.is_friend(original);
    // The capital itself is liberated by being taken.
    let away = friend && original != taker && original != capital && view.is_fallen(original);
    cites.add_if(R5_2B, away);
    let owner = if friend && !away { original } else { taker };
    let mut hand_over = |what: Change, space: u16, unit: usize, rule: Rule| {
        cites.add(rule);
        effects.push(Transfer {
            space: space.into(),
            unit: u16::try_from(unit).unwrap_or(u16::MAX),
            rule: rule.0,
            what: Code::new(what),
            owner: Code::new(owner),
        });
    };
    let rule = match original {
        Power::Nobody => R2_7,
        _ if away => R5_2B,
        _ => CONTROL,
    };
    hand_over(Change::Territory, q.space.0, usize::MAX, rule);
    if view.has_complex(q.space.0) {
        hand_over(Change::Complex, q.space.0, usize::MAX, rule);
    }
    for (i, unit) in numbered(view.units) {
        let gun = View::kind(unit) == Kind::AaGun && unit.space == q.space && unit.aboard == 0;
        if gun && taker.is_enemy(View::owner(unit)) {
            hand_over(Change::AaGun, q.space.0, i, R3_1E);
        }
    }
    let freed = capital != Power::Nobody && taker.is_friend(capital);
    if freed {
        // All of its land that friends hold returns, with the complexes, but not guns and other pieces.
        for (n, _) in view.map.spaces() {
            let friends = capital.is_friend(view.holder(n)) && view.holder(n) != capital;
            if n != q.space.0 && view.original(n) == capital && friends {
                hand_over(Change::Territory, n, usize::MAX, R5_2B);
                if view.has_complex(n) {
                    hand_over(Change::Complex, n, usize::MAX, R5_2B);
                }
            }
        }
    }
    let conquest = Conquest {
        owner: Code::new(owner),
        liberated: Flag::from(owner == original && holder != original),
        freed: Code::new(if freed { capital } else { Power::Nobody }),
        fallen: Code::new(if taker.is_enemy(capital) { capital } else { Power::Nobody }),
    };
    Ok(Ruling::new(Verdict::Allowed(conquest), cites))
}

//! Who gets a territory that was won, and what stands in it. Clarifications 2.7d, 3.1e, 3.1f, 5.2b.

use super::board::{self, View};
use super::powers::Power;
use super::reasons::Reasons;
use super::rules::*;
use super::units::{Kind, word};
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// What a territory was taken with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Means {
    /// Infantry or armor.
    Ground = 1,
    /// Aircraft that crossed it.
    Overflight,
    /// An antiaircraft gun.
    AaGun,
    /// Ships.
    Ships,
}

/// A territory that was won.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Capture<'a> {
    /// The position, with the territory still its former owner's.
    pub board: board::Board<'a>,
    /// Who took it.
    #[required]
    pub power: Code<Power>,
    /// The territory.
    #[required]
    pub space: u16,
    /// What it was taken with.
    pub means: Code<Means>,
}

/// What changes hands.
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

/// One change for the host to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Transfer {
    /// The territory.
    pub space: u16,
    /// The piece, from 0; absent if there is none.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule's number.
    pub rule: u16,
    /// What changes hands.
    pub what: Code<Change>,
    /// Whose it becomes.
    pub owner: Code<Power>,
}

const _: () = assert!(size_of::<Transfer>() == 8, "frozen for this major of the C ABI");

/// What a conquest means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Conquest {
    /// Whose the territory becomes.
    pub owner: Code<Power>,
    /// It went back to its original owner, who is a friend of the one who took it, or the same.
    pub liberated: Flag,
    /// Whose capital was freed, and gets back all that friends hold of its land.
    pub freed: Code<Power>,
    /// Whose capital fell.
    pub fallen: Code<Power>,
}

/// Who gets a territory that a power took, on the board with the land still its former owner's: its complex and its antiaircraft gun, and what a freed capital brings back
/// (3.1e, 5.2b): a friend's land goes back to him while his capital is free, and is the captor's while it is not; land
/// that was neutral is always the captor's (2.7d). Forbidden is what cannot take land: an antiaircraft gun (3.1f),
/// aircraft save for neutrals (2.7a), ships; and land that is friendly or still held.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Holding};
/// use grognard_core::axis_allies::conquest::{Capture, Means, apply};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::powers::Power;
/// use grognard_core::ruling::{Sink, Trail};
/// let japanese = |space: u16| Holding { space, owner: Power::Japan.into(), ..Default::default() };
/// let holdings = [japanese(Nov.number()), japanese(Mos.number())];
/// let taken = |holdings| Capture {
///     board: Board { holdings, ..Default::default() }, power: Power::Usa.into(), space: Nov.number(), means: Means::Ground.into()
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
    let space = view.map.at(q.space, &"space")?;
    let means = word(q.means, &"means")?;
    let neutral = view.neutral.has(q.space);
    let mut reasons = Reasons::default();
    let mut object = |rule: Rule| {
        reasons.add(rule);
        trail.note(rule, What::Forbidden, About::Whole, usize::MAX, i32::from(q.space));
    };
    if view.sea.has(q.space) || view.friendly.has(q.space) || view.occupied.has(q.space) {
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
    let (taker, original, holder) = (view.power, view.original(q.space), view.holder(q.space));
    let capital = space.capital.get().unwrap_or(Power::Nobody);
    let mut cites = Cites::by(CONTROL);
    // 2.7d: what was neutral has no original owner.
    cites.add_if(R2_7, original == Power::Nobody);
    let friend = taker.is_friend(original);
    // The capital itself is freed by being taken.
    let away = friend && original != taker && original != capital && view.is_fallen(original);
    cites.add_if(R5_2B, away);
    let owner = if friend && !away { original } else { taker };
    let mut hand_over = |what: Change, space: u16, unit: usize, rule: Rule| {
        cites.add(rule);
        effects.push(Transfer {
            space,
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
    hand_over(Change::Territory, q.space, usize::MAX, rule);
    if view.has_complex(q.space) {
        hand_over(Change::Complex, q.space, usize::MAX, rule);
    }
    for (i, unit) in numbered(view.units) {
        let gun = View::kind(unit) == Kind::AaGun && unit.space == q.space && unit.aboard == 0;
        if gun && taker.is_enemy(View::owner(unit)) {
            hand_over(Change::AaGun, q.space, i, R3_1E);
        }
    }
    let freed = capital != Power::Nobody && taker.is_friend(capital);
    if freed {
        // All that friends hold of its land goes back, complexes with it, guns and other pieces not.
        for (n, _) in view.map.spaces() {
            let friends = capital.is_friend(view.holder(n)) && view.holder(n) != capital;
            if n != q.space && view.original(n) == capital && friends {
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

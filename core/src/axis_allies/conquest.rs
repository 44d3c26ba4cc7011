//! The conquest of a territory: its new owner, and the pieces in it. Clarifications 2.7d, 3.1e, 3.1f, 5.2b.

use super::board;
use super::powers::Power;
use super::rules::*;
use super::units::{Kind, word};
use super::view::View;
use crate::axis_allies::map::Site;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Locus, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict};
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
    #[when_needed]
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
    /// The piece, for an antiaircraft gun; otherwise absent.
    ///
    /// C and Rust say 65535 for none.
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

/// What changes hands, and to whom.
struct Spoils<'v, 'q, 'e, 'b> {
    view: &'v View<'q>,
    owner: Power,
    cites: &'e mut Cites,
    effects: &'e mut Sink<'b, Transfer>,
}

impl Spoils<'_, '_, '_, '_> {
    fn hand_over(&mut self, what: Change, space: u16, unit: usize, rule: Rule) {
        self.cites.add(rule);
        self.effects.push(Transfer {
            space: space.into(),
            unit: u16::try_from(unit).unwrap_or(u16::MAX),
            rule: rule.0,
            what: Code::new(what),
            owner: Code::new(self.owner),
        });
    }
    /// Hands over a territory with its complex.
    fn land(&mut self, space: u16, rule: Rule) {
        self.hand_over(Change::Territory, space, usize::MAX, rule);
        if self.view.has_complex(space) {
            self.hand_over(Change::Complex, space, usize::MAX, rule);
        }
    }
    /// Hands over the enemy antiaircraft guns in a territory (3.1e).
    fn guns(&mut self, space: u16) {
        for (i, unit) in numbered(self.view.units) {
            let gun = View::kind(unit) == Kind::AaGun && unit.space == space && unit.aboard == 0;
            if gun && self.view.power.is_enemy(View::owner(unit)) {
                self.hand_over(Change::AaGun, space, i, R3_1E);
            }
        }
    }
    /// Returns all land that friends hold to the power whose capital was freed, with the complexes, but not guns and
    /// other pieces (5.2b).
    fn homeland(&mut self, power: Power, capital: u16) {
        let view = self.view;
        for (n, _) in view.map.spaces() {
            let friends = power.is_friend(view.holder(n)) && view.holder(n) != power;
            if n != capital && view.original(n) == power && friends {
                self.land(n, R5_2B);
            }
        }
    }
}

/// Objects by the rules by which a power cannot take a space by these means.
fn objections(view: &View<'_>, space: u16, means: Means, findings: &mut Findings<'_, '_>) {
    let mut object = |rule: Rule| findings.object_by(rule, About::Whole, i32::from(space));
    if view.sea.has(space) || view.friendly.has(space) || view.occupied.has(space) {
        object(CONTROL);
    }
    match means {
        Means::Ground => {}
        Means::AaGun => object(R3_1F),
        // 2.7a: aircraft take a neutral.
        Means::Overflight if view.neutral.has(space) => {}
        Means::Overflight | Means::Ships => object(CONTROL),
    }
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
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board; `missing_field` and `unknown_word` for the power.
/// * `missing_field` and `out_of_range` for the space.
/// * `missing_field` and `unknown_word` for the means.
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
    let mut findings = Findings::by(CONTROL, trail);
    objections(&view, q.space.0, means, &mut findings);
    if !findings.allows() {
        return Ok(findings.verdict(Conquest::default));
    }
    let (taker, original, holder) = (view.power, view.original(q.space.0), view.holder(q.space.0));
    let capital = space.capital.get().unwrap_or(Power::Nobody);
    let friend = taker.is_friend(original);
    // The capital itself is liberated by being taken.
    let away = friend && original != taker && original != capital && view.is_fallen(original);
    let owner = if friend && !away { original } else { taker };
    // 2.7d: neutral land has no original owner.
    findings.cite_if(R2_7, original == Power::Nobody);
    findings.cite_if(R5_2B, away);
    let rule = match original {
        Power::Nobody => R2_7,
        _ if away => R5_2B,
        _ => CONTROL,
    };
    let mut spoils = Spoils { view: &view, owner, cites: &mut findings.cites, effects };
    spoils.land(q.space.0, rule);
    spoils.guns(q.space.0);
    let freed = capital != Power::Nobody && taker.is_friend(capital);
    if freed {
        spoils.homeland(capital, q.space.0);
    }
    let conquest = Conquest {
        owner: Code::new(owner),
        liberated: Flag::from(owner == original && holder != original),
        freed: Code::new(if freed { capital } else { Power::Nobody }),
        fallen: Code::new(if taker.is_enemy(capital) { capital } else { Power::Nobody }),
    };
    Ok(findings.verdict(|| conquest))
}

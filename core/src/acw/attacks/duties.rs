//! The enemy hexes that must be attacked. ACW 1, 2, 5, 6.

use super::board::{Board, BoardHeld};
use super::front::Front;
use crate::acw::options::GameRules;
use crate::acw::rules::*;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::{Code, Question, Reflect, Words};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::scratch::Scratch;

/// A board whose contacts are listed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Obliged<'a> {
    /// The board.
    #[required]
    pub board: Board<'a>,
    /// The game's options.
    pub rules: GameRules,
}

/// Whether an enemy hex must be attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Duty {
    /// It may be attacked, but need not be.
    May,
    /// It must be attacked.
    Must,
}

/// An enemy hex that must or may be attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Contact {
    /// The hex.
    pub hex: Hex,
    /// Whether the hex must be attacked.
    pub duty: Code<Duty>,
    /// The strength points (SP) that defend it.
    #[measure("SP", 1)]
    pub strength: u8,
    /// The number of friendly hexes that can attack it.
    pub attackers: u8,
    /// The strength points (SP) of all of these together.
    #[measure("SP", 1)]
    pub attack: u8,
}

const _: () = assert!(size_of::<Contact>() == 8, "frozen for this major of the C ABI");

/// The numbers of enemy hexes that must and may be attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Duties {
    /// Enemy hexes that must be attacked.
    pub must: u16,
    /// Enemy hexes that may be attacked in addition.
    pub may: u16,
    /// Enemy hexes that must be attacked, but that no friendly hex can attack.
    pub hopeless: u16,
    /// Friendly hexes that can attack an enemy hex.
    pub able: u16,
}

/// Returns the enemy hexes that must be attacked (ACW 1, 2): those in the zone of control of a friendly unit. Left out
/// are those with which an advance of this phase made the contact, and those attacked in an earlier round of it (ACW
/// 6). The rows are these hexes and those that may be attacked in addition, in the order of their hexes.
///
/// ```
/// use grognard_core::acw::{attacks::{obliged, Board, Contact, Duty, Obliged}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let kind = Code::new(Kind::Infantry);
/// let unit = |q| Unit { hex: Hex::new(q, 0), kind, strength: 4.into(), ..Default::default() };
/// let board = Board { friends: &[unit(0)], enemies: &[unit(1), unit(3)], ..Default::default() };
/// let (mut words, mut room) = ([0; 64], [Contact::default(); 4]);
/// let mut rows = Sink::new(&mut room);
/// let question = Obliged { board, ..Default::default() };
/// let value = obliged(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert_eq!((value.must, rows.items()[0].hex), (1, Hex::new(1, 0)));
/// assert_eq!(rows.items()[0].duty.get(), Some(Duty::Must));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a unit's kind or strength, and for the stars of a commander.
/// * `unknown_word` for a word of a unit or the options that is not known.
/// * `contradiction` for a unit with something that units of its kind do not have, and for units of both sides in one
///   hex. It is also for a side of two armies, for enemies of the friendly army, and for a hexside between hexes that
///   are not adjacent.
/// * `overflow` for more units than a board may have.
/// * `reserved` for reserved bytes of a unit, a hexside or the options that are not 0.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
pub fn obliged(
    question: &Obliged<'_>,
    rows: &mut Sink<'_, Contact>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Duties>, Fault> {
    let q = question;
    q.rules.many()?;
    let (front, _) = Front::lay(&q.board, &q.rules, scratch, 0)?;
    let mut out = Duties::default();
    let mut cites = Cites::by(R2);
    for node in front.nodes() {
        if !node.enemy() {
            out.able = out.able.saturating_add(u16::from(node.ways() != 0));
            cites.add_if(R6, node.ordered());
            continue;
        }
        cites.add_if(R6, node.waived());
        let attackers = node.ways().count_ones();
        let must = node.must();
        if !must && attackers == 0 {
            continue;
        }
        out.must = out.must.saturating_add(u16::from(must));
        out.may = out.may.saturating_add(u16::from(!must));
        out.hopeless = out.hopeless.saturating_add(u16::from(attackers == 0));
        let attack = front.beside(node).fold(0u16, |sum, friend| sum.saturating_add(friend.strength()));
        rows.push(Contact {
            hex: node.hex(),
            duty: Code::new(if must { Duty::Must } else { Duty::May }),
            strength: u8::try_from(node.strength()).unwrap_or(u8::MAX),
            attackers: u8::try_from(attackers).unwrap_or(u8::MAX),
            attack: u8::try_from(attack).unwrap_or(u8::MAX),
        });
    }
    cites.add_if(R1, out.must > 0);
    Ok(Ruling::new(out, cites))
}

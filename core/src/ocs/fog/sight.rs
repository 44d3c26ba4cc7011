//! What a player sees of an enemy stack. OCS 4.9a, 4.8b.D to F.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::ocs::stacking::{Sides, standing};
use crate::ocs::units::{Kind, Mode, Orientation};
use crate::ocs::zoc::{number, zone_of};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::ruling::{Cites, Ruling, Sink, Trail};

/// A hex that a player looks at.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct HexView<'a> {
    /// The whole position. Its list gives the units of a hex from the top of the stack to its bottom.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side that looks, 1 to 8. All other sides are its enemies.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// The reason why a unit is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum SeenAs {
    /// It is the top unit with a zone of control, or, where none has one, the top combat unit.
    CombatUnit,
    /// It is the hedgehog.
    Hedgehog,
    /// It is the top Active aircraft.
    Aircraft,
    /// It is none of these, but lies on top of the stack.
    Top,
}

/// An enemy unit that a player sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SeenUnit {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule that shows it.
    pub rule: u16,
    /// The reason why it is seen.
    pub seen: Code<SeenAs>,
    /// The mode shown by its markers and counter.
    pub mode: Code<Mode>,
    /// The side of its counter that shows.
    pub shows: Code<Orientation>,
    /// It is marked Out of Supply.
    pub out_of_supply: Flag,
    /// The player may not know its internal stocks.
    pub stocks_hidden: Flag,
    /// The player may not know its lost steps.
    pub steps_hidden: Flag,
}

/// What a player is told of an enemy hex in addition to what he sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Sight {
    /// A unit there has a zone of control.
    pub zone: Flag,
    /// The hex contains more than the player may see.
    pub hidden: Flag,
}

/// Returns what a player may see of an enemy hex (OCS 4.9a): the hedgehog, the top Active aircraft, and any other unit
/// on top of the stack. He also sees the top unit with a zone of control or, where none has one, the top combat unit.
/// He sees the markers Strat, DG and Out of Supply, but neither internal stocks nor lost steps. The rows are the units
/// seen, in the order of the stack. Everything else is hidden and not counted, including cargo.
///
/// ```
/// use grognard_core::ocs::{board::Board, fog::{sees, HexView, SeenAs, SeenUnit}, units::{Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// let infantry = Unit::regiment(2, 4, 3);
/// let units = [Unit { amount: 1, ..Unit::of(2, Kind::Hedgehog) }, infantry, infantry];
/// let mut room = [SeenUnit::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// let board = Board { units: &units, ..Default::default() };
/// let sight = sees(&HexView { board, side: 1, ..Default::default() }, &mut rows, &mut Trail::none())?.value;
/// assert!(sight.zone.is_set() && sight.hidden.is_set());
/// assert!(rows.items().iter().map(|row| row.unit).eq([0, 1]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the side, and for the side, the kind, the mode, the orientation and the steps of a unit in the
///   hex.
/// * `out_of_range` for a side above 8, for a hex that is not on the board, and for steps that no counter has.
/// * `contradiction` for combat units of two sides in the hex, and for a unit that had a bridge and is no engineer.
/// * `unknown_word` for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of rows that is too small.
pub fn sees(
    question: &HexView<'_>,
    rows: &mut Sink<'_, SeenUnit>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Sight>, Fault> {
    let q = question;
    q.in_range()?;
    q.board.on_map(q.hex, &"hex")?;
    let enemy = Sides::But(q.side);
    let mut cites = Cites::by(R4_9A);
    // First the contents of the hex, then what is seen of them.
    let (mut top, mut first, mut holder, mut plane) = (None, None, None, None);
    for found in standing(&q.board, q.hex, enemy) {
        let (at, unit) = found?;
        top = top.or(Some(at));
        if unit.kind.is_combat() {
            first = first.or(Some((at, unit.kind.is_hq())));
            holder = if holder.is_none() && zone_of(&q.board, at, unit.unit)?.is_some() { Some(at) } else { holder };
        }
        let active = unit.kind == Kind::Aircraft && !unit.unit.inactive.is_set();
        plane = if active { plane.or(Some(at)) } else { plane };
    }
    let fights = holder.or(first.map(|(at, _)| at));
    let mut sight = Sight { zone: Flag::from(holder.is_some()), hidden: Flag::default() };
    // A headquarters on top hides no zone of control, since the zone is told (4.8b.D).
    cites.add_if(R4_8B_D, holder.is_some() && first.is_some_and(|(_, hq)| hq));
    for found in standing(&q.board, q.hex, enemy) {
        let (at, unit) = found?;
        let (seen, rule) = if Some(at) == fights {
            (SeenAs::CombatUnit, R4_9A)
        } else if unit.kind == Kind::Hedgehog {
            (SeenAs::Hedgehog, R4_9A)
        } else if Some(at) == plane {
            (SeenAs::Aircraft, R4_9A)
        } else if Some(at) == top {
            (SeenAs::Top, R4_9A)
        } else {
            sight.hidden = Flag::YES;
            continue;
        };
        let combat = Flag::from(unit.kind.is_combat());
        rows.push(SeenUnit {
            unit: number(at),
            rule: rule.0,
            seen: Code::new(seen),
            mode: Code::new(unit.mode),
            shows: Code::new(unit.shows),
            out_of_supply: Flag::from(unit.kind.is_combat() && unit.unit.out_of_supply.is_set()),
            stocks_hidden: combat,
            steps_hidden: combat,
        });
    }
    Ok(Ruling::new(sight, cites))
}

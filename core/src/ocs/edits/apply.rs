//! Applies the effects of a ruling to a position, so that the next question can use the resulting position.

use super::fates::{listed_twice, twice};
use super::groups::Stack;
use super::ids::Ids;
use super::listing::{Applied, BoardEdit};
use super::question::Change;
use crate::fault::{Bounds, Fault, FaultCode, Name};
use crate::ocs::board::{InOrder, UNITS, side_is_known};
use crate::ocs::effects::{Effect, EffectKind};
use crate::reflect::Spare;
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The items of a list, for faults.
const ITEMS: Bounds = Bounds { low: 0, high: u16::MAX as i64 - 1, limit: "items of a list" };

/// Applies the effects of a ruling to a position. The rows are edits of the board's lists, to be carried out in their
/// order. First come the items that change in their places. Then come the units that leave the list, from its end to
/// its beginning, and those that enter it, from its beginning to its end. A unit that moves to another hex leaves the
/// list and enters it again. Combat units enter a stack at its top, everything else at its bottom.
///
/// The lists may be in any order here, also in C and Rust, and the edits count places in them as they are. Lists that are
/// sorted stay so. In others a unit enters before the first or after the last unit of its hex, and at the end of the list
/// where there is none.
///
/// The edits change steps, modes, movement, fuel, loads, formations, levels, sides, hexes, converted railroads, and
/// what units and hexes remember of the phase. Supply on the ground, and captured Transport Points that are a part of a
/// counter, become counters of their own. So does a new facility: an air base by OCS 15.3, a hedgehog by OCS 16.0b.
/// Where the board's units have ids, each such counter gets one that no unit has, from 65534 down; elsewhere its id is
/// 0. A unit remembers the hexes that it has to retreat until an effect places it, as those of `ocs.retreat.assess` do.
/// Some effects are left to the caller, each in a row of its own:
///
/// * the hex to which a unit is displaced (the caller adds a `place` effect) or collapses (those of `ocs.turn.collapse`
///   do);
/// * supply paid by a unit that neither carries supply nor is supply;
/// * Transport Points of a counter that return in another turn than the first of them (12.8e), whose row has them as
///   they then arrive.
///
/// `stays` changes nothing. `ocs.trucks.combine` returns counters and no effects; those of `ocs.turn.combine` exchange
/// them.
///
/// An effect that does not fit the position is a fault that names its field. Such are a unit that is not there, more
/// steps or supply than there are, a hex off the board, and a mode that is impossible for the counter.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::board::Board;
/// use grognard_core::ocs::check::{check, BoardFault, Position};
/// use grognard_core::ocs::edits::{apply, BoardEdit, Change, Edit};
/// use grognard_core::ocs::effects::{Effect, Effects};
/// use grognard_core::ocs::stacking;
/// use grognard_core::ocs::trucks::{load, Load, LoadBy};
/// use grognard_core::ocs::units::{Face, Kind, Phase, Unit};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// // A host's own position: two Transport Points and a dump of 8T.
/// let move_side = Face { ma: (45 * MP).into(), ..Default::default() };
/// let truck = Unit { amount: 2 * TP, move_side, ..Unit::of(1, Kind::Truck) };
/// let mut units = vec![truck, Unit { amount: 8, ..Unit::of(1, Kind::Supply) }];
/// // A ruling: the trucks load all of it.
/// let mut room = [Effect::default(); 8];
/// let mut effects = Effects::new(&mut room);
/// let (how, phase) = (Code::new(LoadBy::Dump), Code::new(Phase::Movement));
/// let question = Load { truck: units[0], source: units[1], amount: 8, how, phase, ..Default::default() };
/// assert!(load(&question, &mut effects, &mut Trail::none())?.value.is_allowed());
/// // The board after it: the question's truck is unit 0 of the board, its source unit 1.
/// let (mut edits, mut words) = ([BoardEdit::default(); 8], [0; 32]);
/// let mut rows = Sink::new(&mut edits);
/// let board = Board { units: &units, ..Default::default() };
/// let change = Change { board, effects: effects.items(), units: &[0, 1], ..Default::default() };
/// let applied = apply(&change, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert_eq!((applied.units, applied.edits), (1, 2)); // the dump is used up
/// for row in rows.items() {
///     let at = usize::from(row.index);
///     match row.edit.get().unwrap() {
///         Edit::Replace => units[at] = row.unit, // hexes likewise, by `list` and `board_hex`
///         Edit::Remove => drop(units.remove(at)),
///         Edit::Insert => units.insert(at, row.unit),
///         Edit::Aside | Edit::Host => {}
///     }
/// }
/// // The next ruling is asked of that board.
/// assert_eq!((units.len(), units[0].load, units[0].mp_spent), (1, 8, 5 * MP));
/// let again = Load { truck: units[0], amount: 1, ..question };
/// assert!(!load(&again, &mut Effects::none(), &mut Trail::none())?.value.is_allowed()); // full
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no effects.
/// * `missing_field` for the kind of an effect, and for the captor where an effect captures. Also for the side, the
///   kind, the mode, the orientation and the steps of a unit that changes.
/// * `out_of_range` for a unit that is not there, a hex that is not on the board, and a rule that does not exist or
///   does not build. Also for a captor above 8.
/// * `out_of_range` for an amount that the effect does not have on such a unit or hex, and for more than 65534 items of
///   a list. Also for a number of a unit that no counter has.
/// * `contradiction` for an effect that such a unit does not have, that names a unit and changes a hex, or that follows
///   the removal of the unit. Also for the capture of a unit by its own side, and for a conversion of track where there
///   is no railroad.
/// * `contradiction` for a unit that is named twice, and for a hex that stands twice in the list. Also for a load that
///   its unit cannot carry, and for a unit that had a bridge and is no engineer.
/// * `overflow` for more spent movement than its field can hold.
/// * `buffer_too_small` at `scratch` for less than five words an effect or one an entry of `units`. Also for less than
///   one a hex where the hexes are not sorted.
/// * `unknown_word` for words of effects and of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of rows that is too small.
pub fn apply(
    question: &Change<'_>,
    rows: &mut Sink<'_, BoardEdit>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Applied>, Fault> {
    let q = question;
    let (effects, named, in_order) = lists(q)?;
    let hexes = if in_order.hexes { 0 } else { q.board.hexes.len() };
    // Each effect by its unit or its hex, up to three units that enter the list for each
    // effect.
    let words = scratch.take(effects.saturating_mul(5).max(named).max(hexes))?;
    listed_twice(q.board.hexes, words.get_mut(..hexes).unwrap_or_default())?;
    twice(q, words.get_mut(..named).unwrap_or_default())?;
    let (concern, rest) = words.split_at_mut_checked(effects).unwrap_or_default();
    let (hexes, entering) = rest.split_at_mut_checked(effects).unwrap_or_default();
    let (concern, hexes, mut cites) = q.parse(concern, hexes, trail)?;
    let mut entering = Stack { words: entering, used: 0 };
    // Every effect is checked before the first row is written.
    let left = q.settled(concern, &mut entering)?;
    let units = q.board.units.len().saturating_sub(left).saturating_add(entering.used);
    limit(units, UNITS)?;
    let before = rows.needed();
    q.replaced(concern, rows)?;
    q.on_hexes(hexes, rows)?;
    q.removed(concern, rows, &mut cites)?;
    let mut ids = Ids::of(q);
    q.inserted(concern, q.placed(entering.sorted(), in_order.units), &mut ids, rows)?;
    let edits = rows.needed();
    q.aside(concern, rows)?;
    let aside = rows.needed();
    q.left_to_host(&mut ids, rows)?;
    let count = |from: usize, to: usize| u32::try_from(to.saturating_sub(from)).unwrap_or(u32::MAX);
    let value = Applied {
        units: count(0, units),
        edits: count(before, edits),
        aside: count(edits, aside),
        host: count(aside, rows.needed()),
    };
    Ok(Ruling::new(value, cites))
}

/// Returns the number of effects and of units that they may name, and which of the board's lists are sorted. Checks the
/// lists of the question.
// Its frame stands apart: it looks at every hex, and the rest of an application needs all registers.
#[inline(never)]
fn lists(q: &Change<'_>) -> Result<(usize, usize, InOrder), Fault> {
    let effects = limit(q.effects.len(), &"effects")?;
    let named = limit(q.units.len(), &"units")?;
    limit(q.board.units.len(), UNITS)?;
    limit(q.newcomers.len(), &"newcomers")?;
    // Of some of them no effect speaks.
    for (i, unit) in numbered(q.newcomers) {
        unit.spared().map_err(|f| f.in_list(&"newcomers", i))?;
    }
    q.board.places()?;
    let in_order = q.board.check_lists(false)?;
    if effects == 0 {
        return Err(Fault::new(FaultCode::Empty, &"effects"));
    }
    if q.captor > 0 || q.effects.iter().any(captures) {
        side_is_known(q.captor, &"captor")?;
    }
    Ok((effects, named, in_order))
}

/// Returns the length of a list whose items are numbered in 16 bits.
fn limit(count: usize, field: Name) -> Result<usize, Fault> {
    let few = u16::try_from(count).ok().filter(|count| *count < u16::MAX);
    let bound = i64::try_from(count).unwrap_or(i64::MAX);
    few.map(usize::from).ok_or_else(|| Fault::new(FaultCode::OutOfRange, field).bounded(bound, &ITEMS))
}

/// Returns whether an effect hands something over to the enemy.
pub(super) fn captures(effect: &Effect) -> bool {
    matches!(effect.what.get(), Some(EffectKind::Capture | EffectKind::CaptureSupply))
}

//! The effects of a ruling put to a position, so that the next question can be asked of what comes of them.

use super::change::{Changed, Changing, is_for_host};
use super::check::fault_of;
use super::{Board, BoardHeld, BoardHex, BoardList, SIDES_OF_A_GAME, UNITS, key};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::effects::{Effect, EffectKind};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Transport, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};
use crate::scratch::{Scratch, sort};
use crate::table::numbered;

/// Effects that would be put to a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Change<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The effects, as a ruling handed them out and in its order; its host may leave some out and put in some of its own.
    #[required]
    pub effects: &'a [Effect],
    /// The units that the effects speak of: for each unit of the ruling's question, its place in the board's list; beyond
    /// the end of that list, its place in `newcomers`. An empty list where effects speak of such places themselves.
    pub units: &'a [u16],
    /// Units that are not on the board.
    pub newcomers: &'a [Unit],
    /// Whose is what is captured, 0 to 7.
    pub captor: u8,
}

/// What is to be done with a list of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Edit {
    /// What is at `index` becomes the record.
    Replace,
    /// What is at `index` is taken out of the list.
    Remove,
    /// The record is put into the list, at `index`.
    Insert,
    /// Nothing on the board: so is now the newcomer at `index`, which is not on it.
    Aside,
    /// Nothing on the board, which has no place for what the effect says: its host must act on it.
    Host,
}

/// One thing to be done with a board's lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BoardEdit {
    /// The unit as it is now, or as it was if it leaves the list.
    pub unit: Unit,
    /// The hex as it is now.
    pub board_hex: BoardHex,
    /// Where in the list: when this edit's turn comes.
    pub index: u16,
    /// Where the unit or hex stood in the list before all of it; 65535 for what is new.
    pub was: u16,
    /// The first effect that it comes from.
    pub effect: u16,
    /// What is to be done.
    pub edit: Code<Edit>,
    /// With which list.
    pub list: Code<BoardList>,
}

const _: () = assert!(size_of::<BoardEdit>() == 120, "frozen for this major of the C ABI");

/// What effects made of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Applied {
    /// Units that are on the board now.
    pub units: u32,
    /// Edits of the board's lists.
    pub edits: u32,
    /// Newcomers that are not on the board and are not as they were.
    pub aside: u32,
    /// Effects that are left to the host.
    pub host: u32,
}

/// Puts the effects of a ruling to a position. The rows are what is to be done with the board's lists, in this order: first
/// what stays in its place and is not as it was, then what leaves the list of units, from its end to its beginning, then what
/// enters it, from its beginning to its end. Done one after the other, they leave the lists in their order. A unit that goes
/// to another hex leaves the list and enters it; combat units come to lie on top of a stack, all else at its bottom.
///
/// Steps, modes, movement, loads, formations, levels, sides, hexes and converted railroads are changed. Supply on the
/// ground and captured Transport Points that are a part of what was there are counters of their own, with the id 0; so is a
/// new facility, an air base by OCS 15.3 and a hedgehog by OCS 16.0b. Left to the host, each in a row: where a unit retreats
/// to, is displaced or collapses to (a `place` of the host's own says it), that it may not move on, the hits of a port, what a
/// unit pays that neither carries nor is supply, and Transport Points captured in fractions of a point. Who `stays` is not
/// changed.
///
/// Effects that do not fit the position are faults at their field: a unit that is not there or is gone, more steps or supply
/// than there are, a hex off the board, a mode that the counter cannot take.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::board::{apply, check, Board, BoardEdit, BoardFault, Change, Edit, Position};
/// use grognard_core::ocs::effects::{Effect, Effects};
/// use grognard_core::ocs::stacking;
/// use grognard_core::ocs::trucks::{load, Load};
/// use grognard_core::ocs::units::{Face, Kind, Mode, Unit};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// // A host's own position: two Transport Points and a dump of 8T.
/// let move_side = Face { ma: 45, ..Default::default() };
/// let truck = Unit { kind: Code::new(Kind::Truck), mode: Code::new(Mode::Move), amount: 2, move_side, ..Default::default() };
/// let mut units = vec![truck, Unit { kind: Code::new(Kind::Supply), amount: 8, ..Default::default() }];
/// // A ruling: the trucks load all of it.
/// let mut room = [Effect::default(); 8];
/// let mut effects = Effects::new(&mut room);
/// let question = Load { truck: units[0], source: units[1], amount: 8, ..Default::default() };
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
/// assert_eq!((units.len(), units[0].load, units[0].mp_spent), (1, 8, 5 * 12));
/// let again = Load { truck: units[0], source: question.source, amount: 1, ..Default::default() };
/// assert!(!load(&again, &mut Effects::none(), &mut Trail::none())?.value.is_allowed()); // full
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn apply(
    question: &Change<'_>,
    rows: &mut Sink<'_, BoardEdit>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Applied>, Fault> {
    let q = question;
    let few = |count: usize| u16::try_from(count).ok().filter(|count| *count < u16::MAX);
    let limit = |count: usize, field| few(count).map(usize::from).ok_or(Fault::new(FaultCode::OutOfRange, field));
    let effects = limit(q.effects.len(), &"effects")?;
    let named = limit(q.units.len(), &"units")?;
    limit(q.board.units.len(), UNITS)?;
    limit(q.newcomers.len(), &"newcomers")?;
    q.board.places()?;
    if effects == 0 {
        return Err(Fault::new(FaultCode::Empty, &"effects"));
    }
    if q.captor >= SIDES_OF_A_GAME {
        return Err(Fault::new(FaultCode::OutOfRange, &"captor"));
    }
    // Each effect by its unit; each that converts a railroad by its hex; up to three that enter the list for each.
    let words = scratch.take(effects.saturating_mul(5).max(named))?;
    twice(q, words.get_mut(..named).unwrap_or_default())?;
    let (concern, rest) = words.split_at_mut_checked(effects).unwrap_or_default();
    let (tracks, entering) = rest.split_at_mut_checked(effects).unwrap_or_default();
    let (tracks, cites) = q.parse(concern, tracks, trail)?;
    let mut entering = Stack { words: entering, used: 0 };
    let mut value = Applied::default();
    let (mut left, mut entered) = (0usize, 0usize);
    // All of it is known to make sense before anything is handed out.
    for group in groups(concern) {
        let (fate, now) = q.fate(group)?;
        left = left.saturating_add(usize::from(fate.leaves()));
        let first = Entry::first(group);
        let own = now.unit.filter(|_| fate.enters());
        for (slot, unit) in [(Slot::Own, own), (Slot::Points, now.points), (Slot::Dump, now.dump)] {
            if let Some(unit) = unit {
                entering.push(Entry { effect: first, slot }.key(&unit));
                entered = entered.saturating_add(1);
            }
        }
    }
    for (i, effect) in numbered(q.effects) {
        if let Some(unit) = q.made(effect).map_err(|f| f.in_list(&"effects", i))? {
            entering.push(Entry { effect: i, slot: Slot::Made }.key(&unit));
            entered = entered.saturating_add(1);
        }
    }
    let units = q.board.units.len().saturating_sub(left).saturating_add(entered);
    value.units = u32::try_from(limit(units, UNITS)?).unwrap_or(u32::MAX);
    let before = rows.needed();
    q.replaced(concern, tracks, rows)?;
    let mut from_end = &*concern;
    while let Some((rest, group)) = last_group(from_end) {
        from_end = rest;
        let (fate, _) = q.fate(group)?;
        if fate.leaves() {
            let index = small(fate.at);
            let unit = q.board.units.get(fate.at).copied().unwrap_or_default();
            rows.push(BoardEdit { unit, index, was: index, ..edit(Edit::Remove, Entry::first(group)) });
        }
    }
    q.inserted(concern, entering.sorted(), rows)?;
    value.edits = u32::try_from(rows.needed().saturating_sub(before)).unwrap_or(u32::MAX);
    for group in groups(concern) {
        let (fate, _) = q.fate(group)?;
        if let Some(index) = fate.at.checked_sub(q.board.units.len())
            && !fate.change.on_board
            && !fate.change.gone
            && q.newcomers.get(index) != Some(&fate.change.unit)
        {
            let row = edit(Edit::Aside, Entry::first(group));
            rows.push(BoardEdit { unit: fate.change.unit, index: small(index), ..row });
            value.aside = value.aside.saturating_add(1);
        }
    }
    for (i, effect) in numbered(q.effects) {
        let at = q.place(i, effect)?;
        let unit = q.record(at).ok_or(Fault::new(FaultCode::OutOfRange, &"unit"))?;
        if effect.what.get().is_some_and(|what| is_for_host(effect, what, &unit)) {
            let was = if at < q.board.units.len() { small(at) } else { u16::MAX };
            rows.push(BoardEdit { unit, was, index: small(at), ..edit(Edit::Host, i) });
            value.host = value.host.saturating_add(1);
        }
    }
    Ok(Ruling::new(value, cites))
}

/// A row to be filled.
fn edit(edit: Edit, effect: usize) -> BoardEdit {
    let list = Code::new(BoardList::Units);
    BoardEdit { edit: Code::new(edit), list, effect: small(effect), was: u16::MAX, ..BoardEdit::default() }
}

fn small(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// No unit of the question is two of the board's.
fn twice(q: &Change<'_>, words: &mut [u64]) -> Result<(), Fault> {
    for (word, (i, at)) in words.iter_mut().zip(numbered(q.units)) {
        *word = u64::from(*at) << 16 | u64::from(small(i));
    }
    sort(words);
    let mut rest = &*words;
    while let [a, tail @ ..] = rest {
        if let [b, ..] = tail
            && a >> 16 == b >> 16
        {
            return Err(Fault::item(FaultCode::Contradiction, &"units", low(*b)));
        }
        rest = tail;
    }
    Ok(())
}

/// The lowest 16 bits.
fn low(word: u64) -> usize {
    usize::from(u16::try_from(word & 0xFFFF).unwrap_or(0))
}

/// The effects on the first unit of those that are left, and the rest.
fn groups(keys: &[u64]) -> impl Iterator<Item = &[u64]> {
    let mut rest = keys;
    core::iter::from_fn(move || {
        let first = rest.first()? >> 16;
        let (group, more) = rest.split_at_checked(rest.partition_point(|key| key >> 16 == first))?;
        rest = more;
        Some(group)
    })
}

/// The effects on the last unit, behind the rest.
fn last_group(keys: &[u64]) -> Option<(&[u64], &[u64])> {
    let last = keys.last()? >> 16;
    keys.split_at_checked(keys.partition_point(|key| key >> 16 != last))
}

/// What enters the list of units: of which effects, and as what.
#[derive(Clone, Copy)]
struct Entry {
    effect: usize,
    slot: Slot,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Own,
    Points,
    Dump,
    Made,
}

impl Entry {
    fn first(group: &[u64]) -> usize {
        group.first().map_or(0, |key| low(*key))
    }
    /// By its hex, combat units before all else, then by its effect.
    fn key(self, unit: &Unit) -> u64 {
        let bottom = u64::from(!is_on_top(unit));
        let order = u64::from(small(self.effect)) << 2 | self.slot as u64;
        u64::from(key(unit.hex)) << 32 | bottom << 18 | order
    }
    fn of(word: u64) -> Entry {
        let slot = match word & 3 {
            0 => Slot::Own,
            1 => Slot::Points,
            2 => Slot::Dump,
            _ => Slot::Made,
        };
        Entry { effect: low(word >> 2), slot }
    }
}

fn is_on_top(unit: &Unit) -> bool {
    unit.kind.get().is_some_and(Kind::is_combat)
}

/// Words one after another.
struct Stack<'s> {
    words: &'s mut [u64],
    used: usize,
}

impl Stack<'_> {
    fn push(&mut self, word: u64) {
        if let Some(place) = self.words.get_mut(self.used) {
            *place = word;
            self.used = self.used.saturating_add(1);
        }
    }
    fn sorted(&mut self) -> &[u64] {
        let used = self.words.get_mut(..self.used).unwrap_or_default();
        sort(used);
        used
    }
}

/// What becomes of a unit and where it was: in the board's list, or beyond its end a newcomer.
struct Fate {
    at: usize,
    on_board: bool,
    /// It is in the hex where it was.
    stays: bool,
    change: Changing,
}

impl Fate {
    fn leaves(&self) -> bool {
        self.on_board && !self.stays
    }
    fn enters(&self) -> bool {
        self.change.on_board && !self.stays
    }
}

impl<'a> Change<'a> {
    /// A unit by its place in the board's list, or beyond its end in that of newcomers.
    fn record(&self, at: usize) -> Option<Unit> {
        let board = self.board.units;
        board.get(at).or_else(|| self.newcomers.get(at.checked_sub(board.len())?)).copied()
    }
    /// The place of the unit that an effect is about.
    fn place(&self, i: usize, effect: &Effect) -> Result<usize, Fault> {
        let none = Fault::new(FaultCode::OutOfRange, &"unit").in_list(&"effects", i);
        let unit = usize::from(effect.unit);
        let (at, fault) = if self.units.is_empty() {
            (unit, none)
        } else {
            let at = self.units.get(unit).ok_or(none)?;
            (usize::from(*at), Fault::item(FaultCode::OutOfRange, &"units", unit))
        };
        if self.record(at).is_some() { Ok(at) } else { Err(fault) }
    }
    /// Looks at each effect by itself and notes whom it concerns; the effects that convert railroads, by hex.
    fn parse<'s>(
        &self,
        concern: &mut [u64],
        tracks: &'s mut [u64],
        trail: &mut Trail<'_>,
    ) -> Result<(&'s [u64], Cites), Fault> {
        let mut cites = None;
        let mut tracks = Stack { words: tracks, used: 0 };
        for (word_of, (i, effect)) in concern.iter_mut().zip(numbered(self.effects)) {
            let at = self.place(i, effect)?;
            let inside = |f: Fault| f.in_list(&"effects", i);
            let wrong = |code, field: Name| inside(Fault::new(code, field));
            *word_of = u64::try_from(at).unwrap_or(u64::MAX) << 16 | u64::from(small(i));
            let what = word(effect.what, &"what").map_err(inside)?;
            if effect.reserved != 0 {
                return Err(wrong(FaultCode::Reserved, &"reserved"));
            }
            let rule = Rule(effect.rule);
            if !ENTRIES.iter().any(|entry| entry.rule == rule) {
                return Err(wrong(FaultCode::OutOfRange, &"rule"));
            }
            cites.get_or_insert(Cites::by(rule)).add(rule);
            if matches!(what, EffectKind::Place | EffectKind::Build) {
                self.is_known(effect.hex).map_err(inside)?;
            }
            if what == EffectKind::ConvertTrack {
                let (at, hex) = (self.board.place(effect.hex), self.board.hex(effect.hex, &"hex").map_err(inside)?);
                if hex.rail == 0 {
                    return Err(wrong(FaultCode::Contradiction, &"hex"));
                }
                if u8::try_from(effect.amount).is_err() {
                    return Err(wrong(FaultCode::OutOfRange, &"amount"));
                }
                tracks.push(u64::from(at.map_or(u16::MAX, |place| place.0)) << 16 | u64::from(small(i)));
            }
            if let Some(what) = shown(what) {
                trail.note(rule, what, About::Units, usize::from(effect.unit), i32::from(effect.amount));
            }
        }
        sort(concern);
        tracks.sorted();
        let Stack { words, used } = tracks;
        let tracks = words.get(..used).unwrap_or_default();
        // There is an effect at least.
        Ok((tracks, cites.unwrap_or(Cites::by(R4_0))))
    }
    /// A hex of the board; where it lists none, any.
    fn is_known(&self, hex: Hex) -> Result<(), Fault> {
        if self.board.hexes.is_empty() { Ok(()) } else { self.board.hex(hex, &"hex").map(|_| ()) }
    }
    /// What the effects on a unit make of it; they are all in the group.
    fn fate(&self, group: &[u64]) -> Result<(Fate, Changed), Fault> {
        let at = group.first().and_then(|key| usize::try_from(key >> 16).ok()).unwrap_or(usize::MAX);
        let on_board = at < self.board.units.len();
        let unit = self.record(at).ok_or(Fault::new(FaultCode::OutOfRange, &"effects"))?;
        let mut change = Changing::new(unit, on_board);
        let named = |f: Fault| match at.checked_sub(self.board.units.len()) {
            None => f.in_list(UNITS, at),
            Some(new) => f.in_list(&"newcomers", new),
        };
        unit.checked().map_err(named)?;
        for i in group.iter().map(|key| low(*key)) {
            if let Some(effect) = self.effects.get(i) {
                change.put(effect, self.captor).map_err(|f| f.in_list(&"effects", i))?;
            }
        }
        let now = change.end(self.captor);
        for now in [now.unit, now.points].into_iter().flatten() {
            if let Some(fault) = fault_of(&self.board, &now) {
                return Err(named(fault));
            }
        }
        let stays = on_board && now.unit.is_some_and(|now| now.hex == unit.hex);
        Ok((Fate { at, on_board, stays, change }, now))
    }
    /// The counter that an effect makes: supply on the ground, a facility.
    fn made(&self, effect: &Effect) -> Result<Option<Unit>, Fault> {
        let what = word(effect.what, &"what")?;
        let at = if self.units.is_empty() { Some(&effect.unit) } else { self.units.get(usize::from(effect.unit)) };
        let owner = at.and_then(|at| self.record(usize::from(*at))).unwrap_or_default();
        let new = Unit { hex: effect.hex, side: owner.side, amount: effect.amount, ..Unit::default() };
        let kind = match (what, Rule(effect.rule)) {
            (EffectKind::PlaceSupply, _) => {
                self.is_known(effect.hex)?;
                // 12.0: what moved it in this phase counts for what may move it next.
                let carried = owner.kind.get().is_some_and(Kind::is_transport);
                let by = if carried { Transport::TransportPoint } else { Transport::Nothing };
                return Ok(Some(Unit { kind: Code::new(Kind::Supply), transported: Code::new(by), ..new }));
            }
            (EffectKind::Build, R15_3) => Kind::AirBase,
            (EffectKind::Build, R16_0B) => Kind::Hedgehog,
            (EffectKind::Build, _) => return Err(Fault::new(FaultCode::OutOfRange, &"rule")),
            _ => return Ok(None),
        };
        if effect.amount > if kind == Kind::AirBase { 3 } else { 4 } {
            return Err(Fault::new(FaultCode::OutOfRange, &"amount"));
        }
        Ok(Some(Unit { kind: Code::new(kind), ..new }))
    }
    /// Units and hexes that stay in their places and are not as they were.
    fn replaced(&self, concern: &[u64], tracks: &[u64], rows: &mut Sink<'_, BoardEdit>) -> Result<(), Fault> {
        for group in groups(concern) {
            let (fate, now) = self.fate(group)?;
            if let (Some(unit), Some(was), false) = (now.unit, self.board.units.get(fate.at), fate.leaves())
                && unit != *was
            {
                let index = small(fate.at);
                rows.push(BoardEdit { unit, index, was: index, ..edit(Edit::Replace, Entry::first(group)) });
            }
        }
        for group in groups(tracks) {
            let at = group.first().and_then(|key| usize::try_from(key >> 16).ok()).unwrap_or(usize::MAX);
            let last = group.last().and_then(|key| self.effects.get(low(*key)));
            if let (Some(was), Some(effect)) = (self.board.hexes.get(at), last) {
                let gauge = u8::try_from(effect.amount).unwrap_or(u8::MAX);
                let board_hex = BoardHex { gauge, converted: Flag::YES, ..*was };
                if board_hex != *was {
                    let (index, list) = (small(at), Code::new(BoardList::Hexes));
                    let row = edit(Edit::Replace, Entry::first(group));
                    rows.push(BoardEdit { board_hex, list, index, was: index, ..row });
                }
            }
        }
        Ok(())
    }
    /// What enters the list, in the order of the list as it becomes.
    fn inserted(&self, concern: &[u64], entering: &[u64], rows: &mut Sink<'_, BoardEdit>) -> Result<(), Fault> {
        let units = self.board.units;
        let (mut left, mut rest) = (0usize, concern);
        for (entered, word) in numbered(entering) {
            let entry = Entry::of(*word);
            let (unit, was) = self.entered(concern, entry)?;
            let wanted = key(unit.hex);
            let before = |u: &Unit| if is_on_top(&unit) { key(u.hex) < wanted } else { key(u.hex) <= wanted };
            let at = units.partition_point(before);
            // Those before it that leave the list.
            while let Some(group) = groups(rest).next() {
                let (fate, _) = self.fate(group)?;
                if fate.at >= at {
                    break;
                }
                left = left.saturating_add(usize::from(fate.leaves()));
                rest = rest.get(group.len()..).unwrap_or_default();
            }
            let index = small(at.saturating_sub(left).saturating_add(entered));
            rows.push(BoardEdit { unit, index, was, ..edit(Edit::Insert, entry.effect) });
        }
        Ok(())
    }
    /// A unit that enters the list, and where it was.
    fn entered(&self, concern: &[u64], entry: Entry) -> Result<(Unit, u16), Fault> {
        let lost = Fault::new(FaultCode::Internal, &"effects");
        let effect = self.effects.get(entry.effect).ok_or(lost)?;
        if entry.slot == Slot::Made {
            return Ok((self.made(effect)?.ok_or(lost)?, u16::MAX));
        }
        let at = u64::try_from(self.place(entry.effect, effect)?).unwrap_or(u64::MAX);
        let start = concern.partition_point(|key| key >> 16 < at);
        let group = groups(concern.get(start..).unwrap_or_default()).next().ok_or(lost)?;
        let (fate, now) = self.fate(group)?;
        let was = if fate.on_board && entry.slot == Slot::Own { small(fate.at) } else { u16::MAX };
        let unit = match entry.slot {
            Slot::Own => now.unit,
            Slot::Points => now.points,
            _ => now.dump,
        };
        Ok((unit.ok_or(lost)?, was))
    }
}

/// How an effect shows in the trail, if it is a number.
fn shown(what: EffectKind) -> Option<What> {
    match what {
        EffectKind::LoseSteps | EffectKind::GainSteps => Some(What::Steps),
        EffectKind::SpendMp => Some(What::Movement),
        EffectKind::PaySupply => Some(What::Cost),
        _ => None,
    }
}

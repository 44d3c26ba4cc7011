//! The edits that effects make to a board's units: the units concerned, what leaves and what enters the list, and the
//! order.

use super::change::{Changed, Changing, is_for_host, returned};
use super::groups::{Entry, Slot, Stack, groups, last_group, low};
use super::hexes::marked;
use super::ids::Ids;
use super::listing::{BoardEdit, Edit, push, small};
use super::question::Change;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::key;
use crate::ocs::board::{BoardHex, HEXES, UNITS};
use crate::ocs::check::fault_of;
use crate::ocs::effects::{Effect, EffectKind};
use crate::ocs::measures::{MP, TP};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Progress, Transport, Unit, word};
use crate::reflect::{Code, Spare};
use crate::rule::{BLOCK, Rule};
use crate::ruling::{About, Cites, Figure, Sink, Trail, What};
use crate::scratch::sort;
use crate::table::{count, numbered};

/// Checks that no two units of the question are the same unit of the board.
pub(super) fn twice(q: &Change<'_>, words: &mut [u64]) -> Result<(), Fault> {
    for (word, (i, at)) in words.iter_mut().zip(numbered(q.units)) {
        *word = u64::from(*at) << 16 | u64::from(small(i));
    }
    sort(words);
    let mut rest = &*words;
    while let [a, tail @ ..] = rest {
        if let [b, ..] = tail
            && a >> 16 == b >> 16
        {
            return Err(Fault::item_against(&"units", low(*b), &"[]: each is named once").other_at(low(*a)));
        }
        rest = tail;
    }
    Ok(())
}

/// Checks that no hex is listed twice, in a list that is not sorted and whose keys have room in the words.
pub(super) fn listed_twice(hexes: &[BoardHex], words: &mut [u64]) -> Result<(), Fault> {
    for (word, (i, row)) in words.iter_mut().zip(numbered(hexes)) {
        *word = u64::from(key(row.hex)) << 16 | u64::from(small(i));
    }
    sort(words);
    match words.windows(2).find(|pair| matches!(pair, [a, b] if a >> 16 == b >> 16)) {
        Some([first, again]) => {
            let fault = Fault::against(&"hex", &"[].hex: a hex stands once in the list").in_list(HEXES, low(*again));
            Err(fault.other_at(low(*first)))
        }
        _ => Ok(()),
    }
}

/// Returns whether a rule of this system has the number, without using the table of titles.
fn is_known(rule: Rule) -> bool {
    const KNOWN: [bool; BLOCK as usize] = {
        let (mut known, mut rest) = ([false; BLOCK as usize], ENTRIES);
        while let [entry, more @ ..] = rest {
            if let Some((_, [place, ..])) = known.split_at_mut_checked((entry.rule.0 & (BLOCK - 1)) as usize) {
                *place = true;
            }
            rest = more;
        }
        known
    };
    rule.0 & !(BLOCK - 1) == R4_0.0 & !(BLOCK - 1) && KNOWN.get(usize::from(rule.0 & (BLOCK - 1))) == Some(&true)
}

/// The result for a unit and its place before: in the board's list, or beyond its end for a newcomer.
#[derive(Default)]
pub(super) struct Fate {
    pub at: usize,
    pub on_board: bool,
    /// The unit stays in its hex.
    pub stays: bool,
    pub change: Changing,
    pub now: Changed,
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
    /// Returns a unit by its place in the board's list, or beyond its end in that of newcomers.
    pub(super) fn record(&self, at: usize) -> Option<&'a Unit> {
        let board = self.board.units;
        board.get(at).or_else(|| self.newcomers.get(at.checked_sub(board.len())?))
    }
    /// Returns the place of the unit that an effect concerns.
    fn place(&self, i: usize, effect: &Effect) -> Result<usize, Fault> {
        let unit = usize::from(effect.unit);
        let none = |count| Fault::of_index(&text!("unit"), unit, count).in_list(&"effects", i);
        let count = self.board.units.len().saturating_add(self.newcomers.len());
        let at = match self.units {
            [] => unit,
            units => usize::from(*units.get(unit).ok_or_else(|| none(units.len()))?),
        };
        match (self.record(at), self.units) {
            (Some(_), _) => Ok(at),
            (None, []) => Err(none(count)),
            (None, _) => Err(Fault::of_index(&"", at, count).in_list(&"units", unit)),
        }
    }
    /// Checks each effect by itself and notes its unit; for effects on hexes, the hex.
    pub(super) fn parse<'s>(
        &self,
        concern: &'s mut [u64],
        hexes: &'s mut [u64],
        trail: &mut Trail<'_>,
    ) -> Result<(&'s [u64], &'s [u64], Cites), Fault> {
        let mut cites = None;
        let (mut concern, mut hexes) = (Stack { words: concern, used: 0 }, Stack { words: hexes, used: 0 });
        for (i, effect) in numbered(self.effects) {
            let inside = |f: Fault| f.in_list(&"effects", i);
            let what = word(effect.what, &text!("what")).map_err(inside)?;
            let mut at = usize::MAX;
            if !what.is_of_hex() {
                at = self.place(i, effect)?;
                concern.push(u64::try_from(at).unwrap_or(u64::MAX) << 16 | u64::from(small(i)));
            } else if effect.unit != u16::MAX {
                return Err(inside(Fault::against(&text!("unit"), &".what: it is an effect on a hex, and on no unit")));
            }
            effect.spared().map_err(inside)?;
            let rule = Rule(effect.rule);
            if !is_known(rule) {
                return Err(inside(Fault::new(FaultCode::OutOfRange, &text!("rule")).valued(effect.rule)));
            }
            cites.get_or_insert(Cites::by(rule)).add(rule);
            if matches!(what, EffectKind::Place | EffectKind::Move | EffectKind::Build) {
                self.is_known(effect.hex).map_err(inside)?;
            }
            if what.is_of_hex() {
                let (at, hex) = self.hex(effect.hex).map_err(inside)?;
                marked(*hex, what, effect.amount).map_err(inside)?;
                hexes.push(u64::from(at) << 16 | u64::from(small(i)));
            }
            if what == EffectKind::ConvertTrack {
                let (at, hex) = self.hex(effect.hex).map_err(inside)?;
                if hex.rail == 0 {
                    let why = &"board.hexes[].rail: track is converted where there is a railroad";
                    return Err(inside(Fault::against(&"hex", why).other_at(usize::from(at))));
                }
                if u8::try_from(effect.amount).is_err() {
                    return Err(inside(Fault::beyond(&"amount", effect.amount, 0, 255)));
                }
                hexes.push(u64::from(at) << 16 | u64::from(small(i)));
            }
            if let Some(what) = shown(what) {
                let den = if what == What::Movement { MP } else { 1 };
                trail.figure(rule, what, About::Units.at(at), Figure::over(i32::from(effect.amount), den));
            }
        }
        // There is at least one effect.
        Ok((concern.done(), hexes.done(), cites.unwrap_or(Cites::by(R4_0))))
    }
    /// Returns a hex and its place in the list, which may be in any order.
    fn hex(&self, hex: Hex) -> Result<(u16, &'a BoardHex), Fault> {
        let sorted = self.board.place(hex).map(|place| usize::from(place.0));
        let at = sorted.or_else(|| self.board.hexes.iter().position(|row| row.hex == hex));
        let found = at.and_then(|at| Some((u16::try_from(at).ok()?, self.board.hexes.get(at)?)));
        found.ok_or_else(|| Fault::new(FaultCode::OutOfRange, &"hex").needs(&"a hex of the board"))
    }
    /// Checks that a hex is on the board. A board without hexes has every hex.
    fn is_known(&self, hex: Hex) -> Result<(), Fault> {
        if self.board.hexes.is_empty() { Ok(()) } else { self.hex(hex).map(|_| ()) }
    }
    /// Computes the result of the effects on a unit, which are all in the group.
    pub(super) fn fate(&self, group: &[u64], out: &mut Fate) -> Result<(), Fault> {
        out.at = group.first().and_then(|key| usize::try_from(key >> 16).ok()).unwrap_or(usize::MAX);
        let on_board = out.at < self.board.units.len();
        let lost = Fault::new(FaultCode::OutOfRange, &"effects");
        let unit = self.record(out.at).ok_or(lost)?;
        let at = out.at;
        let named = |f: Fault| match at.checked_sub(self.board.units.len()) {
            None => f.in_list(UNITS, at),
            Some(new) => f.in_list(&"newcomers", new),
        };
        unit.checked().map_err(named)?;
        out.on_board = on_board;
        out.change.begin(unit, on_board);
        for i in group.iter().map(|key| low(*key)) {
            if let Some(effect) = self.effects.get(i) {
                out.change.put(effect, self.captor).map_err(|f| f.in_list(&"effects", i))?;
            }
        }
        out.change.end(self.captor, &mut out.now);
        for now in [&out.now.unit, &out.now.points].into_iter().flatten() {
            if let Some(fault) = fault_of(&self.board, now) {
                return Err(named(fault));
            }
            if !Changing::can_carry(now, on_board) {
                return Err(named(Fault::new(FaultCode::OutOfRange, &text!("load"))));
            }
        }
        out.stays = on_board && out.now.unit.as_ref().is_some_and(|now| now.hex == unit.hex);
        Ok(())
    }
    /// Returns the counter that an effect creates: supply on the ground or a facility.
    pub(super) fn made(&self, effect: &Effect) -> Result<Option<Unit>, Fault> {
        let what = word(effect.what, &text!("what"))?;
        let at = if self.units.is_empty() { Some(&effect.unit) } else { self.units.get(usize::from(effect.unit)) };
        let blank = Unit::default();
        let owner = at.and_then(|at| self.record(usize::from(*at))).unwrap_or(&blank);
        let new = Unit { hex: effect.hex, side: owner.side, amount: effect.amount, ..Unit::default() };
        let kind = match (what, Rule(effect.rule)) {
            (EffectKind::PlaceSupply, _) => {
                self.is_known(effect.hex)?;
                // 12.0: the transport of this phase limits the transport that may follow in it.
                // 12.8e: what is left behind stays where it is.
                let carried = owner.kind.get().is_some_and(Kind::is_transport) && Rule(effect.rule) != R12_8E;
                let by = match Rule(effect.rule) {
                    R13_3E => Transport::Rail,
                    _ if carried => Transport::TransportPoint,
                    _ => Transport::Nothing,
                };
                return Ok(Some(Unit { kind: Code::new(Kind::Supply), transported: Code::new(by), ..new }));
            }
            (EffectKind::Build, R15_3) => Kind::AirBase,
            (EffectKind::Build, R16_0B) => Kind::Hedgehog,
            (EffectKind::Build, Rule(rule)) => {
                return Err(Fault::new(FaultCode::OutOfRange, &text!("rule")).valued(rule));
            }
            _ => return Ok(None),
        };
        let most = if kind == Kind::AirBase { 3 } else { 4 };
        if effect.amount > most {
            return Err(Fault::beyond(&"amount", effect.amount, 0, most.into()));
        }
        // 15.3, 16.0b: it gains no other level in this turn.
        Ok(Some(Unit { kind: Code::new(kind), progress: Code::new(Progress::Improved), ..new }))
    }
    /// Computes the result for every unit and the entries into the list; returns how many units leave it.
    pub(super) fn settled(&self, concern: &[u64], entering: &mut Stack<'_>) -> Result<usize, Fault> {
        let mut left = 0usize;
        let mut fate = Fate::default();
        for group in groups(concern) {
            self.fate(group, &mut fate)?;
            left = left.saturating_add(usize::from(fate.leaves()));
            let now = &fate.now;
            let own = now.unit.as_ref().filter(|_| fate.enters());
            let parts = [(Slot::Own, own), (Slot::Points, now.points.as_ref()), (Slot::Dump, now.dump.as_ref())];
            for (slot, unit) in parts {
                if let Some(unit) = unit {
                    entering.push(Entry { effect: Entry::first(group), slot }.key(unit));
                }
            }
        }
        for (i, effect) in numbered(self.effects) {
            if let Some(unit) = self.made(effect).map_err(|f| f.in_list(&"effects", i))? {
                entering.push(Entry { effect: i, slot: Slot::Made }.key(&unit));
            }
        }
        Ok(left)
    }
    /// Appends the units that stay in their places and have changed.
    pub(super) fn replaced(&self, concern: &[u64], rows: &mut Sink<'_, BoardEdit>) -> Result<(), Fault> {
        let mut fate = Fate::default();
        for group in groups(concern) {
            self.fate(group, &mut fate)?;
            if let (Some(unit), Some(was), false) = (&fate.now.unit, self.board.units.get(fate.at), fate.leaves())
                && unit != was
            {
                push(rows, Edit::Replace, Entry::first(group), small(fate.at), small(fate.at), unit);
            }
        }
        Ok(())
    }
    /// Appends the units that leave the list, from its end to its beginning.
    pub(super) fn removed(
        &self,
        concern: &[u64],
        rows: &mut Sink<'_, BoardEdit>,
        cites: &mut Cites,
    ) -> Result<(), Fault> {
        let (mut from_end, mut fate) = (concern, Fate::default());
        while let Some((rest, group)) = last_group(from_end) {
            from_end = rest;
            self.fate(group, &mut fate)?;
            if let (true, Some(unit)) = (fate.leaves(), self.board.units.get(fate.at)) {
                // 12.1c: nothing is left of a dump.
                cites.add_if(
                    R12_1C,
                    unit.kind.get() == Some(Kind::Supply) && fate.now.unit.is_none() && fate.now.dump.is_none(),
                );
                // 12.8e: who returns later is as it arrives.
                let unit = if fate.change.gone && fate.change.unit.due > 0 { &fate.change.unit } else { unit };
                push(rows, Edit::Remove, Entry::first(group), small(fate.at), small(fate.at), unit);
            }
        }
        Ok(())
    }
    /// Appends the newcomers that stay off the board and have changed.
    pub(super) fn aside(&self, concern: &[u64], rows: &mut Sink<'_, BoardEdit>) -> Result<(), Fault> {
        let mut fate = Fate::default();
        for group in groups(concern) {
            self.fate(group, &mut fate)?;
            if let Some(index) = fate.at.checked_sub(self.board.units.len())
                && !fate.change.on_board
                && !fate.change.gone
                && self.newcomers.get(index) != Some(&fate.change.unit)
            {
                push(rows, Edit::Aside, Entry::first(group), small(index), u16::MAX, &fate.change.unit);
            }
        }
        Ok(())
    }
    /// Appends the effects that the board has no field for.
    pub(super) fn left_to_host(&self, ids: &mut Ids<'_>, rows: &mut Sink<'_, BoardEdit>) -> Result<(), Fault> {
        let on_hex = |effect: &Effect| effect.what.get().is_some_and(EffectKind::is_of_hex);
        for (i, effect) in numbered(self.effects).filter(|(_, effect)| !on_hex(effect)) {
            let at = self.place(i, effect)?;
            let unit = self.record(at).ok_or(Fault::new(FaultCode::OutOfRange, &text!("unit")))?;
            if effect.what.get().is_some_and(|what| is_for_host(what, unit)) {
                let was = if at < self.board.units.len() { small(at) } else { u16::MAX };
                push(rows, Edit::Host, i, small(at), was, unit);
            } else if let Some(points) = self.points(i, effect, unit) {
                push(rows, Edit::Host, i, small(at), u16::MAX, &Unit { id: ids.next(), ..points });
            }
        }
        Ok(())
    }
    /// Returns the Transport Points of a counter that return in another turn than the first of them, by the first effect that
    /// says so.
    pub(super) fn points(&self, i: usize, effect: &Effect, unit: &Unit) -> Option<Unit> {
        let due = |other: &&Effect| other.what.get() == Some(EffectKind::SetDue) && other.unit == effect.unit;
        let before = || self.effects.iter().take(i).filter(due);
        let other = due(&effect) && before().next().is_some() && before().all(|other| other.amount != effect.amount);
        if !other || !unit.kind.get().is_some_and(Kind::is_transport) {
            return None;
        }
        let here = self.effects.iter().filter(due).filter(|other| other.amount == effect.amount);
        let points = |of: usize| u16::try_from(of).unwrap_or(u16::MAX).saturating_mul(TP);
        let amount = points(count(here)).min(unit.amount.saturating_sub(points(count(before()))));
        Some(Unit { id: 0, load: 0, amount, ..returned(unit, effect.amount) })
    }
    /// Returns where each entry enters the list, which is `sorted` or is not. It is before or after the units of its hex,
    /// in the order of the places.
    pub(super) fn placed<'s>(&self, entering: &'s mut [u64], sorted: bool) -> &'s [u64] {
        let units = self.board.units;
        for (rank, word) in entering.iter_mut().enumerate() {
            let (wanted, on_top) = (Entry::hex(*word), Entry::on_top(*word));
            let at = match (sorted, on_top) {
                (true, true) => units.partition_point(|u| key(u.hex) < wanted),
                (true, false) => units.partition_point(|u| key(u.hex) <= wanted),
                (false, true) => units.iter().position(|u| key(u.hex) == wanted).unwrap_or(units.len()),
                (false, false) => {
                    let last = units.iter().rposition(|u| key(u.hex) == wanted);
                    last.map_or(units.len(), |last| last.saturating_add(1))
                }
            };
            *word = Entry::placed(*word, at, rank);
        }
        sort(entering);
        entering
    }
    /// Appends the units that enter the list, in the order of the resulting list.
    pub(super) fn inserted(
        &self,
        concern: &[u64],
        entering: &[u64],
        ids: &mut Ids<'_>,
        rows: &mut Sink<'_, BoardEdit>,
    ) -> Result<(), Fault> {
        let (mut left, mut rest, mut fate) = (0usize, concern, Fate::default());
        let lost = Fault::new(FaultCode::Internal, &"effects");
        for (entered, word) in numbered(entering) {
            let at = Entry::place(*word);
            // The units before it that leave the list.
            while let Some(group) = groups(rest).next() {
                self.fate(group, &mut fate)?;
                if fate.at >= at {
                    break;
                }
                left = left.saturating_add(usize::from(fate.leaves()));
                rest = rest.get(group.len()..).unwrap_or_default();
            }
            let index = small(at.saturating_sub(left).saturating_add(entered));
            let Entry { effect: i, slot } = Entry::of(*word);
            let effect = self.effects.get(i).ok_or(lost)?;
            if slot == Slot::Made {
                let made = self.made(effect)?.ok_or(lost)?;
                push(rows, Edit::Insert, i, index, u16::MAX, &Unit { id: ids.next(), ..made });
                continue;
            }
            let place = u64::try_from(self.place(i, effect)?).unwrap_or(u64::MAX);
            let start = concern.partition_point(|key| key >> 16 < place);
            let group = groups(concern.get(start..).unwrap_or_default()).next().ok_or(lost)?;
            self.fate(group, &mut fate)?;
            let was = if fate.on_board && slot == Slot::Own { small(fate.at) } else { u16::MAX };
            let unit = match slot {
                Slot::Own => &fate.now.unit,
                Slot::Points => &fate.now.points,
                _ => &fate.now.dump,
            };
            let mut unit = unit.ok_or(lost)?;
            if slot != Slot::Own {
                unit.id = ids.next();
            }
            push(rows, Edit::Insert, i, index, was, &unit);
        }
        Ok(())
    }
}

/// Returns the kind of step for an effect whose amount is a number.
fn shown(what: EffectKind) -> Option<What> {
    match what {
        EffectKind::LoseSteps | EffectKind::GainSteps => Some(What::Steps),
        EffectKind::SpendMp => Some(What::Movement),
        EffectKind::PaySupply => Some(What::Cost),
        _ => None,
    }
}

//! Rows that were answered before, shared by the threads of a batch: a row that repeats is solved once, unless too many
//! others came between, or it is solved sooner than it is looked for.

use std::sync::atomic::{AtomicI64, AtomicU64, AtomicUsize, Ordering, fence};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How many numbers a memo holds at most.
const MOST: usize = 1 << 21;
/// So many rows are remembered at most.
const MOST_ROWS: usize = 1 << 17;
/// So many rows have room at first, if there are as many.
const FIRST_ROWS: usize = 1 << 14;
/// A row stands in one of so many slots, whose tags are side by side.
const WAYS: usize = 8;
/// A row that is solved in less time is cheap.
const CHEAP: Duration = Duration::from_micros(1);
/// Of cheap rows at least one in so many must be known, or pieces are solved without a look into the memo,
const RARE: usize = 16;
/// so many of them until the next one that looks.
const WITHOUT: usize = 15;

/// The memo of a batch.
pub struct Memo {
    table: Mutex<Arc<Table>>,
    none: Arc<Table>,
    most: usize,
    /// So many of the next pieces do without.
    without: AtomicUsize,
}

impl Memo {
    /// Makes a memo for so many rows of so many columns, and as many numbers of answers each.
    pub fn new(rows: usize, columns: usize, width: usize) -> Self {
        let most = power((MOST / (1 + columns + width)).min(MOST_ROWS));
        let first = power(rows.saturating_mul(2)).min(FIRST_ROWS).min(most);
        let none = Arc::new(Table::none(columns, width));
        let table = Table::new(first, columns, width).map_or_else(|| none.clone(), Arc::new);
        Memo { table: Mutex::new(table), none, most, without: AtomicUsize::new(0) }
    }
    /// Notes how many rows of a piece were known, and the time that it took.
    pub fn note(&self, table: &Table, rows: usize, known: usize, taken: Duration) {
        let solved = u32::try_from(rows.saturating_sub(known)).unwrap_or(u32::MAX);
        if !table.is_none() && known < rows / RARE && taken < CHEAP.saturating_mul(solved) {
            self.without.store(WITHOUT, Ordering::Relaxed);
        }
    }
    /// Returns the table for the rows of the next piece, with more room if the last one is half full; none if it is not
    /// worth it.
    pub fn table(&self) -> Arc<Table> {
        if self.without.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok() {
            return self.none.clone();
        }
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        if table.slots() < self.most && table.kept.load(Ordering::Relaxed) > table.slots() / 2 {
            // Without memory for more, some are forgotten.
            if let Some(grown) = table.grown((table.slots() * 8).min(self.most)) {
                *table = Arc::new(grown);
            }
        }
        table.clone()
    }
}

/// The power of two that is not more, but has room for one set of slots.
fn power(slots: usize) -> usize {
    1 << slots.max(WAYS).ilog2()
}

/// Slots with rows and their answers, read and written by all threads at once without a lock.
///
/// Every number is atomic. A slot's tag is even where its numbers belong together, and odd while one thread writes them;
/// whoever reads looks at it before and after. Every thread has the same answer to a row, so it does not matter whose is
/// kept. The tags stand apart, few enough to stay near the processor: a row that is not known costs no look at a slot, and
/// nobody waits for the memory of one that is written.
pub struct Table {
    tags: Vec<Set>,
    /// The slots: the row, the answer.
    numbers: Vec<AtomicI64>,
    columns: usize,
    size: usize,
    /// How many slots are not empty.
    kept: AtomicUsize,
}

/// The tags of the slots in which a row may stand: of each 32 bits of its row's hash, and how often it was written; 0 if it
/// is empty. One look into memory has them all.
#[derive(Default)]
#[repr(align(64))]
struct Set([AtomicU64; WAYS]);

/// A row's hash.
#[derive(Clone, Copy)]
pub struct Tag(u64);

/// The bits of a tag that count how often a slot was written.
const WRITTEN: u64 = 0xffff_ffff;

impl Tag {
    /// Returns the tag of a row.
    pub fn of(row: &[i64]) -> Self {
        let mix =
            |hash: u64, value: &i64| (hash.rotate_left(5) ^ value.cast_unsigned()).wrapping_mul(0x517c_c1b7_2722_0a95);
        let hash = row.iter().fold(0, mix);
        // No tag is 0.
        Tag((hash ^ (hash >> 32)) | 1 << 63)
    }
    /// Returns which set is the row's.
    fn set(self, sets: usize) -> usize {
        usize::try_from(self.0 & (sets - 1) as u64).unwrap_or(0)
    }
    fn is(self, tag: u64) -> bool {
        (tag ^ self.0) & !WRITTEN == 0
    }
}

impl Table {
    /// A table without slots.
    fn none(columns: usize, width: usize) -> Self {
        Table { tags: vec![], numbers: vec![], columns, size: columns + width, kept: AtomicUsize::new(0) }
    }
    /// A table with so many slots, if there is memory for it.
    fn new(slots: usize, columns: usize, width: usize) -> Option<Self> {
        let mut table = Table::none(columns, width);
        let (sets, numbers) = (slots / WAYS, slots * table.size);
        table.tags.try_reserve_exact(sets).ok()?;
        table.numbers.try_reserve_exact(numbers).ok()?;
        table.tags.extend((0..sets).map(|_| Set::default()));
        table.numbers.extend((0..numbers).map(|_| AtomicI64::new(0)));
        Some(table)
    }
    fn slots(&self) -> usize {
        self.tags.len() * WAYS
    }
    /// Returns whether there are no slots.
    pub fn is_none(&self) -> bool {
        self.tags.is_empty()
    }
    /// Returns a larger table with the same rows, as far as nobody writes them now.
    fn grown(&self, slots: usize) -> Option<Self> {
        let larger = Table::new(slots, self.columns, self.size - self.columns)?;
        let (mut row, mut answer, mut kept) = (Vec::new(), Vec::new(), 0);
        let tags = self.tags.iter().flat_map(|set| &set.0).enumerate();
        for (slot, _) in tags.filter(|(_, tag)| tag.load(Ordering::Relaxed) != 0) {
            row.clear();
            row.extend(self.slot(slot).iter().take(self.columns).map(|number| number.load(Ordering::Relaxed)));
            let tag = Tag::of(&row);
            answer.clear();
            if self.known(tag, &row, &mut answer) {
                kept += usize::from(larger.keep(tag, &row, &answer));
            }
        }
        larger.add(kept);
        Some(larger)
    }
    /// The first of a row's slots, and their tags.
    fn set(&self, tag: Tag) -> (usize, &[AtomicU64]) {
        let at = tag.set(self.tags.len());
        (at * WAYS, self.tags.get(at).map_or(&[], |set| &set.0))
    }
    /// The numbers of a slot.
    fn slot(&self, slot: usize) -> &[AtomicI64] {
        self.numbers.get(slot * self.size..(slot + 1) * self.size).unwrap_or_default()
    }
    /// Appends the answer to a row, if it is known.
    pub fn known(&self, tag: Tag, row: &[i64], out: &mut Vec<i64>) -> bool {
        let (first, tags) = self.set(tag);
        (first..).zip(tags).any(|(slot, held)| {
            let before = held.load(Ordering::Acquire);
            tag.is(before) && before % 2 == 0 && self.read(slot, (held, before), row, out)
        })
    }
    /// Appends the answer of a slot, if it is that of this row and nobody has written there meanwhile.
    fn read(&self, slot: usize, (tag, before): (&AtomicU64, u64), row: &[i64], out: &mut Vec<i64>) -> bool {
        let Some((held, answer)) = self.slot(slot).split_at_checked(self.columns) else { return false };
        if !held.iter().zip(row).all(|(a, b)| a.load(Ordering::Relaxed) == *b) {
            return false;
        }
        let begin = out.len();
        out.extend(answer.iter().map(|number| number.load(Ordering::Relaxed)));
        fence(Ordering::Acquire);
        let same = tag.load(Ordering::Relaxed) == before;
        if !same {
            out.truncate(begin);
        }
        same
    }
    /// Keeps the answer to a row, if need be in place of another. Returns whether one more slot is used.
    pub fn keep(&self, tag: Tag, row: &[i64], answer: &[i64]) -> bool {
        let (first, tags) = self.set(tag);
        let free = tags.iter().position(|held| held.load(Ordering::Relaxed) == 0);
        // In place of any, as other bits of the hash will have it.
        let at = free.unwrap_or_else(|| usize::try_from(tag.0 >> 40).unwrap_or(0) % WAYS);
        let Some(held) = tags.get(at) else { return false };
        let before = held.load(Ordering::Relaxed);
        let now = |more: u64| (tag.0 & !WRITTEN) | (((before & WRITTEN) + more) & WRITTEN);
        let mine = || held.compare_exchange(before, now(1), Ordering::Acquire, Ordering::Relaxed).is_ok();
        if before % 2 != 0 || !mine() {
            return false;
        }
        fence(Ordering::Release);
        for (number, value) in self.slot(first + at).iter().zip(row.iter().chain(answer)) {
            number.store(*value, Ordering::Relaxed);
        }
        held.store(now(2), Ordering::Release);
        before == 0
    }
    /// Notes that so many more slots are used.
    pub fn add(&self, kept: usize) {
        if kept > 0 {
            self.kept.fetch_add(kept, Ordering::Relaxed);
        }
    }
}

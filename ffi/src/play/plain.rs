//! Games that are plain values.

use core::mem::MaybeUninit;

use super::{Desk, Mark, no_game, of_scratch, too_small, words_of};
use grognard_core::fault::Fault;
use grognard_core::referee::Referee;
use grognard_core::ruling::{Ruling, Sink, Trail, Verdict};
use grognard_core::scratch::Scratch;

/// Words of scratch memory: enough for nearly every order, and for the text of any position.
const SCRATCH: usize = 2200;

/// A game of a system, as its memory holds it.
pub(crate) trait Kept: Referee {
    /// What tells its memory from others'.
    const KIND: u32;
}

impl Kept for grognard_core::axis_allies::game::Game {
    const KIND: u32 = 0x4741_4101;
}
impl Kept for grognard_core::korea::game::Game {
    const KIND: u32 = 0x474B_4F01;
}
impl Kept for grognard_core::acw::game::Game {
    const KIND: u32 = 0x4741_4301;
}

/// A game in its place, and a place for a copy.
#[repr(C)]
pub(crate) struct Seat<G> {
    mark: Mark,
    pub game: G,
    /// Anything until an order copies the game there: copies of a game need not have it.
    spare: MaybeUninit<G>,
}

impl<G: Kept> Seat<G> {
    /// Words of a game with its copy.
    const WORDS: usize = words_of(size_of::<Self>());

    /// Copies the game over the spare one.
    fn keep(&mut self) {
        // SAFETY: a plain value, as `Referee` says: it owns nothing beyond its bytes.
        unsafe { core::ptr::copy_nonoverlapping(&raw const self.game, self.spare.as_mut_ptr(), 1) }
    }
    /// Puts the game back that was kept.
    ///
    /// # Safety
    /// It has been kept.
    unsafe fn put_back(&mut self) {
        // SAFETY: as above.
        unsafe { core::ptr::copy_nonoverlapping(self.spare.as_ptr(), &raw mut self.game, 1) }
    }
}

/// Returns the words that a game takes.
pub(crate) const fn words<G: Kept>() -> usize {
    Seat::<G>::WORDS + SCRATCH
}

/// Splits a game's memory into the game and scratch memory.
fn seat<G: Kept>(words: &mut [u64]) -> Result<(&mut Seat<G>, &mut [u64]), Fault> {
    const { assert!(align_of::<Seat<G>>() <= align_of::<u64>()) }
    let has = words.len();
    let Some((seat, scratch)) = words.split_at_mut_checked(Seat::<G>::WORDS) else {
        return Err(too_small(has, self::words::<G>()));
    };
    super::mark(seat, G::KIND).ok_or_else(no_game)?;
    let start = seat.as_mut_ptr();
    // SAFETY: the words are as long as a seat and aligned as one. Only `put` writes this number, with a game behind it, and only
    // this file changes it: the caller's promise.
    Ok((unsafe { &mut *start.cast::<Seat<G>>() }, scratch))
}

/// Puts a game into memory.
fn put<G: Kept>(words: &mut [u64], make: impl FnOnce() -> Result<G, Fault>) -> Result<(), Fault> {
    let has = words.len();
    if has < self::words::<G>() {
        return Err(too_small(has, self::words::<G>()));
    }
    let game = make()?;
    let seat = words.as_mut_ptr().cast::<Seat<G>>();
    // SAFETY: the memory is long enough, and aligned; a plain value owns nothing, so that what was there may be lost.
    unsafe {
        (&raw mut (*seat).game).write(game);
        (&raw mut (*seat).mark).write(Mark { kind: G::KIND, thrown: 0 });
    }
    Ok(())
}

/// Asks about a game with its scratch memory.
fn with<G: Kept, T>(
    words: &mut [u64],
    ask: impl FnOnce(&mut Seat<G>, &mut Scratch<'_>) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let has = words.len();
    let (seat, room) = seat::<G>(words)?;
    let count = room.len();
    let mut scratch = Scratch::new(room);
    ask(seat, &mut scratch).map_err(|fault| of_scratch(fault, has, count, scratch.needed()))
}

/// Begins a game.
pub(crate) fn new<G: Kept>(question: &G::New<'_>, desk: Desk<'_, '_>) -> Result<Ruling<G::Situation>, Fault> {
    put(desk.words, || G::begin(question))?;
    with::<G, _>(desk.words, |seat, scratch| seat.game.pieces(&mut Sink::none(), scratch))
}

/// Gives an order. Nothing changes if it is forbidden, a fault, or has more effects than there is room for.
pub(crate) fn order<G: Kept>(
    given: &G::Given<'_>,
    effects: &mut Sink<'_, G::Effect>,
    desk: Desk<'_, '_>,
) -> Result<Ruling<Verdict>, Fault> {
    let (has, most) = (desk.words.len(), desk.most);
    let (seat, room) = seat::<G>(desk.words)?;
    let count = room.len();
    let mut scratch = Scratch::new(room);
    seat.keep();
    let throws = seat.game.waits_for_dice() && seat.game.throws_with(given);
    let ruling = seat.game.give(given, effects, &mut scratch, desk.trail);
    // SAFETY: it has been kept above.
    unsafe { seat.spare.assume_init_ref() }.name_steps(desk.trail.items_mut(), 0);
    match &ruling {
        Ok(ruling) if ruling.value.is_allowed() && effects.needed() <= most => {
            seat.mark.thrown = throws.into();
        }
        other => {
            // SAFETY: it has been kept above.
            unsafe { seat.put_back() };
            if other.as_ref().is_ok_and(|ruling| !ruling.value.is_allowed()) {
                effects.take_back();
            }
        }
    }
    ruling.map_err(|fault| of_scratch(fault, has, count, scratch.needed()))
}

/// Judges an order; the rows are the objections to it.
pub(crate) fn judge<G: Kept>(
    given: &G::Given<'_>,
    rows: &mut Sink<'_, G::Objection>,
    desk: Desk<'_, '_>,
) -> Result<Ruling<Verdict>, Fault> {
    let trail = desk.trail;
    with::<G, _>(desk.words, |seat, scratch| {
        seat.keep();
        let ruling = seat.game.object(given, rows, scratch, trail);
        // SAFETY: it has been kept above.
        unsafe { seat.spare.assume_init_ref() }.name_steps(trail.items_mut(), 0);
        // SAFETY: it has been kept above.
        unsafe { seat.put_back() };
        ruling
    })
}

/// Lists the legal steps.
pub(crate) fn choices<G: Kept>(
    rows: &mut Sink<'_, G::Choice>,
    desk: Desk<'_, '_>,
) -> Result<Ruling<G::Situation>, Fault> {
    with::<G, _>(desk.words, |seat, scratch| seat.game.steps(rows, scratch))
}

/// Lists the pieces, and says what the position waits for.
pub(crate) fn look<G: Kept>(rows: &mut Sink<'_, G::Piece>, desk: Desk<'_, '_>) -> Result<Ruling<G::Situation>, Fault> {
    with::<G, _>(desk.words, |seat, scratch| seat.game.pieces(rows, scratch))
}

/// Gives the chances of what is open.
pub(crate) fn chances<G: Kept>(
    plans: &G::Plans<'_>,
    rows: &mut Sink<'_, G::Case>,
    desk: Desk<'_, '_>,
) -> Result<Ruling<G::Chances>, Fault> {
    let trail: &mut Trail<'_> = desk.trail;
    with::<G, _>(desk.words, |seat, scratch| seat.game.forecast(plans, rows, scratch, trail))
}

/// A game's memory beyond questions: what the functions of `texts` call.
impl<G: Kept> super::texts::Texts for G {
    fn load(words: &mut [u64], text: &[u8]) -> Result<(), Fault> {
        put(words, || G::read_text(text))
    }
    fn save(words: &mut [u64], out: &mut [u8]) -> Result<usize, Fault> {
        written::<G>(words, out, G::text)
    }
    fn find(words: &mut [u64], field: &[u8], name: &[u8]) -> Result<[i32; 2], Fault> {
        let (seat, _) = seat::<G>(words)?;
        seat.game.find(field, name).ok_or(super::texts::unknown())
    }
    fn thrown(words: &[u64]) -> Option<bool> {
        super::mark(words, G::KIND).map(|mark| mark.thrown != 0)
    }
    fn position(words: &[u64]) -> Option<usize> {
        super::mark(words, G::KIND).map(|_| words_of(core::mem::offset_of!(Seat<G>, spare)))
    }
}

impl<G: Kept> super::texts::Bytes for G {
    fn unpack(words: &mut [u64], bytes: &[u8]) -> Result<(), Fault> {
        put(words, || G::read_bytes(bytes))
    }
    fn pack(words: &mut [u64], out: &mut [u8]) -> Result<usize, Fault> {
        written::<G>(words, out, G::bytes)
    }
}

/// Writes a position into scratch memory, and from there where it fits; returns its length.
fn written<G: Kept>(
    words: &mut [u64],
    out: &mut [u8],
    write: impl FnOnce(&G, &mut [u8]) -> Result<usize, Fault>,
) -> Result<usize, Fault> {
    let has = words.len();
    let (seat, scratch) = seat::<G>(words)?;
    if scratch.len() < SCRATCH {
        return Err(too_small(has, self::words::<G>()));
    }
    let (start, bytes) = (scratch.as_mut_ptr().cast::<u8>(), size_of_val(scratch));
    // SAFETY: the bytes of the words, which hold anything and are used by nobody else.
    let room = unsafe { core::slice::from_raw_parts_mut(start, bytes) };
    let used = write(&seat.game, room)?;
    for (to, from) in out.iter_mut().zip(room.get(..used).unwrap_or_default()) {
        *to = *from;
    }
    Ok(used)
}

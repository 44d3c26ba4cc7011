//! Whole calls, one for each way through the driver, in memory of exactly the size that is needed: what Miri looks at.

use crate::ask::{GROG_ALLOWED, GrogTrail};
use crate::fault::GrogFault;
use crate::generated::axis_allies::game::{
    GamePackAnswer, GamePackQuestion, GameStartAnswer, GameStartQuestion, grog_axis_allies_game_pack,
    grog_axis_allies_game_start,
};
use crate::generated::korea::{grog_korea_play_line, play::PlayOrderAnswer};
use crate::generated::korea::{
    grog_korea_play_load, grog_korea_play_position, grog_korea_play_save, grog_korea_play_thrown, grog_korea_play_words,
};
use crate::generated::ocs::Board;
use crate::generated::ocs::paths::{PathsDrawAnswer, PathsDrawQuestion, grog_ocs_paths_draw};
use crate::generated::ocs::units::{
    UnitsAttackCapableAnswer, UnitsAttackCapableQuestion, UnitsEnterAnswer, UnitsEnterQuestion,
    grog_ocs_units_attack_capable, grog_ocs_units_enter,
};
use crate::generated::ocs::zoc::{ZocCoversAnswer, ZocCoversQuestion, grog_ocs_zoc_covers};
use crate::generated::ocs::{grog_ocs_play_line, grog_ocs_play_load, grog_ocs_play_save};
use core::ptr::{null, null_mut};
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{BoardHex, ChartRow};
use grognard_core::ocs::units::{Kind, Mode, Unit};

/// A structure of zero bytes that says its size.
macro_rules! zeroed {
    ($type:ty) => {{
        // SAFETY: numbers and pointers, for which zero bytes are a value.
        let mut made: $type = unsafe { core::mem::zeroed() };
        made.size = size_of::<$type>() as u32;
        made
    }};
}

fn code(code: FaultCode) -> i32 {
    i32::from(code.number())
}
/// The fault's path as a text.
fn path(fault: &GrogFault) -> String {
    fault.path.iter().take_while(|c| **c != 0).map(|c| char::from(*c as u8)).collect()
}
/// An answered call, whose fault is as it was: says which it is otherwise.
fn answered(status: i32, fault: &GrogFault) {
    assert_eq!(status, 0, "{}", path(fault));
}
fn unit(side: u8, q: i16, r: i16) -> Unit {
    let mut unit = Unit { side, hex: Hex { q, r }, ..Unit::default() };
    (unit.kind, unit.mode, unit.rating) = (Kind::Combat.into(), Mode::Combat.into(), 3.into());
    unit
}

#[test]
fn a_question_without_lists() {
    let mut question = zeroed!(UnitsAttackCapableQuestion);
    let mut answer = zeroed!(UnitsAttackCapableAnswer);
    let mut fault = zeroed!(GrogFault);
    question.unit = unit(1, 0, 0);
    // SAFETY: all of it is here.
    let status = unsafe { grog_ocs_units_attack_capable(&question, &mut answer, null_mut(), &mut fault) };
    assert_eq!((status, answer.verdict), (0, GROG_ALLOWED));
    question.unit.reserved = [1];
    // SAFETY: as above.
    let status = unsafe { grog_ocs_units_attack_capable(&question, &mut answer, null_mut(), &mut fault) };
    assert_eq!((status, path(&fault).as_str()), (code(FaultCode::Reserved), "unit.reserved"));
    // SAFETY: a null pointer where a value must be is refused.
    let status = unsafe { grog_ocs_units_attack_capable(null(), &mut answer, null_mut(), &mut fault) };
    assert_eq!((status, path(&fault).as_str()), (code(FaultCode::NullPointer), "question"));
    // One place for the answer and the fault, which is then not written.
    let (mut place, size) = (zeroed!(UnitsAttackCapableAnswer), size_of::<UnitsAttackCapableAnswer>() as u32);
    let at = &raw mut place;
    // SAFETY: as above.
    let status = unsafe { grog_ocs_units_attack_capable(&question, at, null_mut(), at.cast()) };
    assert_ne!(status, 0);
    assert_eq!((place.size, place.cites), (size, zeroed!(UnitsAttackCapableAnswer).cites));
}

#[test]
fn a_list_and_a_trail() {
    let enemies = [unit(2, 1, 0), unit(2, 1, 0)];
    let mut question = zeroed!(UnitsEnterQuestion);
    let mut answer = zeroed!(UnitsEnterAnswer);
    let mut fault = zeroed!(GrogFault);
    (question.unit, question.enemies, question.enemies_len) = (unit(1, 0, 0), enemies.as_ptr(), enemies.len());
    let mut trail = zeroed!(GrogTrail);
    // SAFETY: all of it is here.
    let status = unsafe { grog_ocs_units_enter(&question, &mut answer, &mut trail, &mut fault) };
    answered(status, &fault);
    let (verdict, len) = (answer.verdict, trail.len);
    let mut steps = vec![grognard_core::ruling::Step::default(); len];
    (trail.steps, trail.capacity) = (steps.as_mut_ptr(), steps.len());
    // SAFETY: as above.
    let status = unsafe { grog_ocs_units_enter(&question, &mut answer, &mut trail, &mut fault) };
    assert_eq!((status, answer.verdict, trail.len), (0, verdict, len));
    assert!(steps.iter().all(|step| step.rule != 0));
    question.enemies = null();
    // SAFETY: as above.
    let status = unsafe { grog_ocs_units_enter(&question, &mut answer, &mut trail, &mut fault) };
    assert_eq!((status, path(&fault).as_str()), (code(FaultCode::NullPointer), "enemies"));
}

#[test]
fn a_board_and_rows() {
    let units = [unit(2, 3, 2)];
    let mut board = zeroed!(Board);
    (board.units, board.units_len) = (units.as_ptr(), units.len());
    let mut question = zeroed!(ZocCoversQuestion);
    (question.board, question.hex, question.side) = (&raw const board, Hex { q: 3, r: 3 }, 1);
    let mut answer = zeroed!(ZocCoversAnswer);
    let mut fault = zeroed!(GrogFault);
    // SAFETY: all of it is here. Without a buffer the rest of the answer is wanted alone.
    let status = unsafe { grog_ocs_zoc_covers(&question, &mut answer, null_mut(), &mut fault) };
    answered(status, &fault);
    assert_eq!(answer.rows_len, 1);
    // SAFETY: zero bytes are a row.
    let mut rows = vec![unsafe { core::mem::zeroed() }; 1];
    (answer.rows, answer.rows_capacity) = (rows.as_mut_ptr(), 0);
    // SAFETY: as above; there is no room for the row.
    let status = unsafe { grog_ocs_zoc_covers(&question, &mut answer, null_mut(), &mut fault) };
    assert_eq!((status, path(&fault).as_str()), (code(FaultCode::BufferTooSmall), "rows"));
    answer.rows_capacity = 1;
    // A newer program's question, and its board, which the library copies: what they have more is zero.
    #[repr(C)]
    struct Newer<T> {
        known: T,
        more: u64,
    }
    let (mut question, mut board) = (Newer { known: question, more: 0 }, Newer { known: board, more: 0 });
    question.known.size = size_of::<Newer<ZocCoversQuestion>>() as u32;
    board.known.size = size_of::<Newer<Board>>() as u32;
    question.known.board = (&raw const board).cast();
    // SAFETY: as above, and as large as it is said.
    let status = unsafe { grog_ocs_zoc_covers((&raw const question).cast(), &mut answer, null_mut(), &mut fault) };
    answered(status, &fault);
    assert_eq!((answer.rows_len, rows[0].unit), (1, 0));
    board.more = 1;
    question.known.board = (&raw const board).cast();
    // SAFETY: as above.
    let status = unsafe { grog_ocs_zoc_covers((&raw const question).cast(), &mut answer, null_mut(), &mut fault) };
    assert_eq!((status, path(&fault).as_str()), (code(FaultCode::BadSize), "board.size"));
    assert_eq!(question.more, 0);
}

#[test]
fn a_search_with_scratch_memory() {
    let mut supply = unit(1, 1, 0);
    (supply.kind, supply.amount) = (Kind::Supply.into(), 8);
    let (chart, units) = ([ChartRow::default()], [unit(1, 1, 0), supply]);
    let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex { q, r: 0 }, ..BoardHex::default() });
    let mut board = zeroed!(Board);
    (board.chart, board.chart_len) = (chart.as_ptr(), chart.len());
    (board.hexes, board.hexes_len) = (hexes.as_ptr(), hexes.len());
    (board.units, board.units_len) = (units.as_ptr(), units.len());
    let mut question = zeroed!(PathsDrawQuestion);
    (question.board, question.source) = (&raw const board, 1);
    let mut answer = zeroed!(PathsDrawAnswer);
    let mut fault = zeroed!(GrogFault);
    // SAFETY: all of it is here.
    let status = unsafe { grog_ocs_paths_draw(&question, &mut answer, null_mut(), &mut fault) };
    assert_eq!((status, path(&fault).as_str()), (code(FaultCode::BufferTooSmall), "scratch"));
    // It may hold anything, but Rust's own.
    let mut scratch = vec![u64::MAX; answer.scratch_needed];
    (answer.scratch, answer.scratch_capacity) = (scratch.as_mut_ptr(), scratch.len());
    // SAFETY: as above.
    let status = unsafe { grog_ocs_paths_draw(&question, &mut answer, null_mut(), &mut fault) };
    answered(status, &fault);
    assert_eq!(answer.verdict, GROG_ALLOWED);
}

#[test]
fn a_position() {
    let start = zeroed!(GameStartQuestion);
    let mut started = Box::new(zeroed!(GameStartAnswer));
    let mut fault = zeroed!(GrogFault);
    // SAFETY: all of it is here.
    let status = unsafe { grog_axis_allies_game_start(&start, &mut *started, null_mut(), &mut fault) };
    answered(status, &fault);
    let mut question = Box::new(zeroed!(GamePackQuestion));
    question.position = started.value;
    let mut answer = zeroed!(GamePackAnswer);
    // SAFETY: as above.
    let status = unsafe { grog_axis_allies_game_pack(&*question, &mut answer, null_mut(), &mut fault) };
    answered(status, &fault);
    assert!(answer.rows_len > 0);
}

const KOREA: &str = "grognard korea game 1\nturn communist\nunit 1 1st_cav un infantry a 0,0\n\
                     unit 2 105th communist armored b 1,0\nend\n";
const OCS: &str = "grognard ocs game 1\nchart cost.leg=12\nturn turn.number=1 turn.segment=movement turn.first=1 turn.second=2 \
                   turn.player=1\nhex 0,0 terrain=1\nhex 1,0 terrain=1\nunit #7 side=1 hex=0,0 kind=combat size=regiment \
                   rating=4 mode=move move_side.strength=4 move_side.ma=12 move_side.mobility=leg\nend\n";

/// Gives a line to a game of Korea; returns the status, the verdict and the number of effects.
fn give_korea(words: &mut [u64], line: &core::ffi::CStr, room: usize, fault: &mut GrogFault) -> (i32, u8, usize) {
    let mut answer = zeroed!(PlayOrderAnswer);
    // SAFETY: zero bytes are an effect.
    let mut effects = vec![unsafe { core::mem::zeroed() }; 4];
    (answer.effects, answer.effects_capacity) = (effects.as_mut_ptr(), room);
    // SAFETY: all of it is here, and the line ends with a zero byte.
    let status = unsafe { grog_korea_play_line(words.as_mut_ptr(), words.len(), line.as_ptr(), &mut answer, fault) };
    (status, answer.verdict, answer.effects_len)
}

/// The text of a game of Korea.
fn korea_text(words: &mut [u64]) -> Vec<u8> {
    let (mut text, mut needed) = (vec![0u8; 4096], 0);
    // SAFETY: all of it is here.
    let status = unsafe {
        let room = text.as_mut_ptr().cast();
        grog_korea_play_save(words.as_mut_ptr(), words.len(), room, text.len(), &mut needed, null_mut())
    };
    assert_eq!(status, 0);
    text.truncate(needed - 1);
    text
}

#[test]
fn a_game_of_a_plain_value_in_lent_memory() {
    let mut fault = zeroed!(GrogFault);
    let load = |words: &mut [u64], fault: &mut GrogFault| {
        // SAFETY: all of it is here.
        unsafe { grog_korea_play_load(words.as_mut_ptr(), words.len(), KOREA.as_ptr().cast(), KOREA.len(), fault) }
    };
    assert_eq!(load(&mut [0; 4], &mut fault), code(FaultCode::BufferTooSmall));
    assert_eq!((path(&fault).as_str(), fault.low as usize), ("game", grog_korea_play_words()));
    let mut words = vec![0u64; grog_korea_play_words()];
    // No game is there yet.
    assert_eq!(give_korea(&mut words, c"ready", 4, &mut fault).0, code(FaultCode::MissingField));
    // SAFETY: the words are here.
    assert_eq!(unsafe { grog_korea_play_thrown(words.as_ptr(), words.len()) }, -1);
    assert_eq!(load(&mut words, &mut fault), 0);
    let text = korea_text(&mut words);
    // SAFETY: the words are here.
    let position = unsafe { grog_korea_play_position(words.as_ptr(), words.len()) };
    assert!(position > 1 && position < words.len());
    let before = words[..position].to_vec();
    // An order whose effects do not fit is not done; it says how many there are.
    let (status, _, effects) = give_korea(&mut words, c"prepared 105th > 1st_cav", 4, &mut fault);
    assert_eq!(status, 0);
    words[..position].copy_from_slice(&before);
    assert_eq!(korea_text(&mut words), text);
    if effects > 1 {
        let (status, _, again) = give_korea(&mut words, c"prepared 105th > 1st_cav", effects - 1, &mut fault);
        assert_eq!((status, path(&fault).as_str(), again), (code(FaultCode::BufferTooSmall), "effects", effects));
        assert_eq!(korea_text(&mut words), text);
    }
    assert_eq!(give_korea(&mut words, c"no order", 4, &mut fault).0, code(FaultCode::UnknownWord));
    assert_eq!(korea_text(&mut words), text);
    // A game of another system.
    let mut answer = zeroed!(crate::generated::ocs::play::PlayOrderAnswer);
    // SAFETY: all of it is here.
    let status =
        unsafe { grog_ocs_play_line(words.as_mut_ptr(), words.len(), c"next".as_ptr(), &mut answer, &mut fault) };
    assert_eq!((status, path(&fault).as_str()), (code(FaultCode::MissingField), "game"));
}

#[test]
fn a_game_with_lists_in_lent_memory() {
    let mut fault = zeroed!(GrogFault);
    let load = |words: &mut [u64], fault: &mut GrogFault| {
        // SAFETY: all of it is here.
        unsafe { grog_ocs_play_load(words.as_mut_ptr(), words.len(), OCS.as_ptr().cast(), OCS.len(), fault) }
    };
    assert_eq!(load(&mut [], &mut fault), code(FaultCode::BufferTooSmall));
    let mut words = vec![0u64; fault.low as usize];
    assert_eq!(load(&mut words, &mut fault), 0);
    let mut give = |line: &core::ffi::CStr| {
        let mut answer = zeroed!(crate::generated::ocs::play::PlayOrderAnswer);
        // SAFETY: all of it is here.
        let status =
            unsafe { grog_ocs_play_line(words.as_mut_ptr(), words.len(), line.as_ptr(), &mut answer, &mut fault) };
        (status, answer.verdict)
    };
    assert_eq!(give(c"march #7 > 1,0"), (0, GROG_ALLOWED));
    assert_eq!(give(c"march #7 > 0,0").1, crate::ask::GROG_FORBIDDEN);
    assert_eq!(give(c"march #9 > 0,0").0, code(FaultCode::OutOfRange));
    let mut needed = 0;
    // SAFETY: all of it is here. Without room the length is told.
    let status = unsafe { grog_ocs_play_save(words.as_mut_ptr(), words.len(), null_mut(), 0, &mut needed, &mut fault) };
    assert_eq!((status, path(&fault).as_str()), (code(FaultCode::BufferTooSmall), "text"));
    assert!(needed > OCS.len());
}

//! Texts for display: sentences for steps, printed tables.
//!
//! A text is written to a caller-provided buffer, as in `text`.

use crate::generated;
use crate::memory::{self, NOWHERE, Trouble};
use crate::text::{is, lasting, number};
use core::ffi::c_char;
use core::fmt;
use grognard_core::chart::Chart;
use grognard_core::fault::FaultCode;
use grognard_core::mixed::Mixed;
use grognard_core::ruling::Step;

/// A caller-provided buffer; bytes that do not fit are counted.
pub(crate) struct Buffer {
    start: *mut u8,
    room: usize,
    used: usize,
}

impl fmt::Write for Buffer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.used.saturating_add(text.len());
        if end < self.room {
            // SAFETY: `start` has room for `room` bytes, of which the text and a zero byte take the first `end` + 1.
            unsafe { core::ptr::copy_nonoverlapping(text.as_ptr(), self.start.add(self.used), text.len()) };
        }
        self.used = end;
        Ok(())
    }
}

/// Writes a text that is formatted on the way, and its zero byte.
///
/// # Safety
/// `out` has room for `capacity` bytes; `needed` is a place of its own.
pub(crate) unsafe fn make(
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    write: impl Fn(&mut Buffer) -> fmt::Result,
) -> Result<(), Trouble> {
    let mut length = Buffer { start: core::ptr::null_mut(), room: 0, used: 0 };
    write(&mut length).map_err(|_| Trouble::new(FaultCode::Internal, NOWHERE))?;
    // SAFETY: the caller's promise.
    unsafe { crate::text::room(length.used, out, capacity, needed)? };
    let mut buffer = Buffer { start: out.cast(), room: capacity, used: 0 };
    write(&mut buffer).map_err(|_| Trouble::new(FaultCode::Internal, NOWHERE))?;
    // SAFETY: `out` has room for the text and a byte more.
    unsafe { out.add(buffer.used).write(0) };
    Ok(())
}

/// Writes a step of a trail as a sentence: the item, the figures, and the rule. Items of a list count from 0. In:
/// `step`. Out: `text`, of `capacity` bytes, which may be null if `capacity` is 0; `needed`, always written: the number
/// of bytes of the text, including its zero byte. Returns 0, or the number of a fault: `buffer_too_small`, and then no
/// text was written; `null_pointer`; `misaligned`; `overlap`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_step_text(
    step: *const Step,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> i32 {
    number((|| {
        memory::pointer(step.cast(), align_of::<Step>(), NOWHERE)?;
        // SAFETY: there, aligned, and any bytes are a step.
        let step = unsafe { step.read() };
        // SAFETY: the caller's promise.
        unsafe { make(text, capacity, needed, |out| fmt::Write::write_fmt(out, format_args!("{step}"))) }
    })())
}

/// Writes a number of parts of a unit as text: `2 1/2` for 30 twelfths. In: `number`; `parts`, the number of parts in a
/// unit, such as `GROG_MP`; 0 counts as 1. Out: `text`, of `capacity` bytes, which may be null if `capacity` is 0;
/// `needed`, always written: the number of bytes of the text, including its zero byte. Returns as `grog_step_text` does.
/// Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_measure_text(
    number: u32,
    parts: u32,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> i32 {
    let measure = Mixed { num: number.into(), den: parts };
    // SAFETY: the caller's promise.
    let made = unsafe { make(text, capacity, needed, |out| fmt::Write::write_fmt(out, format_args!("{measure}"))) };
    crate::text::number(made)
}

/// More bytes than the text of any measure has.
const LONG: usize = 64;

/// Reads a number of units from a text such as `3`, `2 1/2` or `2.5`, as a number of parts. In: `text`, ending with a zero
/// byte; `parts`, the number of parts in a unit, such as `GROG_MP`. Out: `number`. Returns 0, or the number of a fault:
/// `wrong_type` for another text, `inexact` if it is no whole number of parts, `out_of_range` if it does not fit,
/// `null_pointer`, `misaligned`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_measure_read(text: *const c_char, parts: u32, number: *mut u32) -> i32 {
    crate::text::number((|| {
        memory::pointer(text.cast(), 1, NOWHERE)?;
        memory::pointer(number.cast(), align_of::<u32>(), NOWHERE)?;
        let fault = |code| Trouble::new(code, NOWHERE);
        // SAFETY: the caller's promise: the text has a byte at each place up to the zero byte.
        let length = (0..LONG).find(|at| unsafe { text.add(*at).read() } == 0).ok_or(fault(FaultCode::WrongType))?;
        // SAFETY: the bytes up to the zero byte.
        let bytes = unsafe { core::slice::from_raw_parts(text.cast::<u8>(), length) };
        let units = core::str::from_utf8(bytes).ok().and_then(|text| text.parse::<Mixed>().ok());
        let counted = units.ok_or(fault(FaultCode::WrongType))?.in_parts(parts.max(1));
        let counted = counted.ok_or(fault(FaultCode::Inexact))?;
        let counted = u32::try_from(counted).map_err(|_| fault(FaultCode::OutOfRange))?;
        // SAFETY: the place has been looked at.
        unsafe { number.write(counted) };
        Ok(())
    })())
}

/// Returns the printed table with a name.
///
/// # Safety
/// `name` is null or leads to a text that ends with a zero byte.
unsafe fn chart(name: *const c_char) -> Result<&'static Chart, Trouble> {
    memory::pointer(name.cast(), 1, NOWHERE)?;
    // SAFETY: the caller's promise.
    let named = |chart: &&Chart| unsafe { is(name, chart.name.as_bytes()) };
    let mut charts = grognard_core::CHARTS.iter().copied().flatten();
    charts.find(named).ok_or(Trouble::new(FaultCode::UnknownWord, NOWHERE))
}

/// Returns the name of a printed table, such as `ocs.combat.open`: a text that ends with a zero byte and is valid as
/// long as the library is loaded; null beyond the last table. In: `index`, from 0. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_chart_name(index: usize) -> *const c_char {
    lasting(generated::texts::CHARTS.get(index).copied())
}

/// Returns the size of a printed table. In: `name`, ending with a zero byte. Out: `rows`, `columns`. Returns 0, or the
/// number of a fault: `unknown_word`, `null_pointer`, `misaligned`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_chart_size(name: *const c_char, rows: *mut usize, columns: *mut usize) -> i32 {
    number((|| {
        // SAFETY: the caller's promise.
        let chart = unsafe { chart(name)? };
        memory::pointer(rows.cast(), align_of::<usize>(), NOWHERE)?;
        memory::pointer(columns.cast(), align_of::<usize>(), NOWHERE)?;
        // SAFETY: the places have been looked at.
        unsafe { (rows.write(chart.rows), columns.write(chart.columns)) };
        Ok(())
    })())
}

/// Writes the heading of a column of a printed table, such as `3:1`. In: `name`, ending with a zero byte; `column`,
/// from 0. Out: `text`, of `capacity` bytes; `needed`. Returns as `grog_step_text` does, and `unknown_word` if there is no
/// such table or column. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_chart_column(
    name: *const c_char,
    column: usize,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> i32 {
    number((|| {
        // SAFETY: the caller's promise.
        let chart = unsafe { chart(name)? };
        inside(column, chart.columns)?;
        // SAFETY: the caller's promise.
        unsafe { make(text, capacity, needed, |out| (chart.column)(column, out)) }
    })())
}

/// Writes the heading of a row of a printed table, such as `15+`. In: `name`, ending with a zero byte; `row`, from 0.
/// Out: `text`, of `capacity` bytes; `needed`. Returns as `grog_chart_column` does. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_chart_row(
    name: *const c_char,
    row: usize,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> i32 {
    number((|| {
        // SAFETY: the caller's promise.
        let chart = unsafe { chart(name)? };
        inside(row, chart.rows)?;
        // SAFETY: the caller's promise.
        unsafe { make(text, capacity, needed, |out| (chart.row)(row, out)) }
    })())
}

/// Writes a cell of a printed table. In: `name`, ending with a zero byte; `row` and `column`, from 0. Out: `text`, of
/// `capacity` bytes; `needed`. Returns as `grog_chart_column` does. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_chart_cell(
    name: *const c_char,
    row: usize,
    column: usize,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> i32 {
    number((|| {
        // SAFETY: the caller's promise.
        let chart = unsafe { chart(name)? };
        inside(row, chart.rows)?;
        inside(column, chart.columns)?;
        // SAFETY: the caller's promise.
        unsafe { make(text, capacity, needed, |out| (chart.cell)(row, column, out)) }
    })())
}

fn inside(at: usize, count: usize) -> Result<(), Trouble> {
    if at < count { Ok(()) } else { Err(Trouble::new(FaultCode::UnknownWord, NOWHERE)) }
}

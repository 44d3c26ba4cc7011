//! Lists in the bytes of a whole game: their length and their items.

use super::pack::{Pen, Reader, bad};
use crate::fault::{Fault, FaultCode};
use crate::reflect::Reflect;

/// More items of a list than this no game has.
const MOST: usize = 1 << 16;

pub(super) fn records<T: Reflect>(pen: &mut Pen<'_>, list: &[T]) {
    pen.count(list.len());
    list.iter().for_each(|record| pen.record(record));
}

/// Reads the length of a list.
pub(super) fn count(reader: &mut Reader<'_>) -> Result<usize, Fault> {
    reader.count().and_then(|count| if count > MOST { bad() } else { Ok(count) })
}

/// Reads records into a list, or counts them only.
pub(super) fn list<T: Reflect + Default>(reader: &mut Reader<'_>, mut into: Option<&mut [T]>) -> Result<usize, Fault> {
    let count = count(reader)?;
    for at in 0..count {
        let mut record = T::default();
        reader.record(&mut record)?;
        put(&mut into, at, record)?;
    }
    Ok(count)
}

/// Puts an item into a list, if there is one.
pub(super) fn put<T>(into: &mut Option<&mut [T]>, at: usize, item: T) -> Result<(), Fault> {
    if let Some(list) = into {
        *list.get_mut(at).ok_or(Fault::new(FaultCode::BufferTooSmall, &"lists"))? = item;
    }
    Ok(())
}

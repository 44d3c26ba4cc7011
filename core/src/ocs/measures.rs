//! The number of parts that a field counts of each unit of measure.
//!
//! A cost of 3 movement points is `3 * MP`, a size of half a regimental equivalent is `RE / 2`. Supply is counted in whole
//! tokens (T), four to a supply point (SP) (12.1a), and strength in parts of [`strength::POINT`](crate::strength::POINT).

/// The parts of a movement point: movement is counted in twelfths.
pub const MP: u16 = 12;
/// The parts of a regimental equivalent: size is counted in eighths.
pub const RE: u16 = 8;
/// The parts of a point of transport capacity and of Rail Cap: capacity is counted in sixteenths.
pub const CAPACITY: u16 = 16;
/// The parts of a Transport Point: Transport Points are counted in quarters.
pub const TP: u16 = 4;

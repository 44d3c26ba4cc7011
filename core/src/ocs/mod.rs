//! The Operational Combat Series, edition 4.3: one file a chapter.
//!
//! * [`units`]: the counters, and what class of unit each is (4.4, 13)
//! * [`board`]: the position that a host hands over, and [`zoc`]: zones of control on it (4.5)
//! * [`size`]: regimental equivalents and steps (4.6)
//! * [`modes`]: what a mode does (5)
//! * [`terrain`]: terrain and anti-tank effects (9.3, 9.4)
//! * `supply`: combat supply (9.5)
//! * [`odds`]: from strengths to a column (9.7)
//! * [`combat`]: regular attacks and overruns (8, 9)
//! * [`effects`]: what an answer does to units
//! * [`retreat`]: what a retreat does to those who make it (9.12)
//! * [`barrage`]: barrage against units (10)
//! * [`facility`]: barrage against air bases, ports and railroads (10.0c)
//! * [`rail`]: railroads and what moves on them (13.3)
//! * [`replacements`]: replacements and what they rebuild (13.5)
//! * [`reinforcements`]: where and how reinforcements arrive (13.6)
//! * [`consolidation`]: units made into one, or into another formation's (13.9)
//! * [`options`]: what differs from game to game
//! * [`rules`]: the paragraphs that answers cite

pub mod barrage;
pub mod board;
pub mod combat;
pub mod consolidation;
pub mod effects;
pub mod facility;
pub mod modes;
pub mod odds;
#[cfg(feature = "doors")]
pub(crate) mod operations;
pub mod options;
pub mod rail;
pub mod reinforcements;
pub mod replacements;
pub mod retreat;
pub mod rules;
pub mod size;
pub(crate) mod supply;
pub mod terrain;
pub mod units;
pub mod zoc;

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
//! * [`effects`]: what an answer does to units; [`board::apply`] puts it to a position, for the next question
//! * [`retreat`]: what a retreat does to those who make it (9.12)
//! * [`barrage`]: barrage against units (10)
//! * [`facility`]: barrage against air bases, ports and railroads (10.0c)
//! * [`artillery`]: whether it may fire at all (13.4)
//! * [`rail`]: railroads and what moves on them (13.3)
//! * [`headquarters`]: what headquarters can do, and whom they serve (13.1)
//! * [`paths`]: how far supply is drawn and thrown over the board (12.3)
//! * [`trucks`]: Transport Points (13.2), and [`capture`]: what becomes of them and of dumps in enemy hands (9.14c)
//! * [`fuel`] (12.5) and [`formations`]: formation markers and the trace of a formation (13.7)
//! * [`engineers`]: who is capable, bridges (13.8), and [`construction`]: air bases, hedgehogs and ports (13.8d)
//! * [`replacements`]: replacements and what they rebuild (13.5)
//! * [`reinforcements`]: where and how reinforcements arrive (13.6)
//! * [`consolidation`]: units made into one, or into another formation's (13.9)
//! * [`options`]: what differs from game to game
//! * [`rules`]: the paragraphs that answers cite

pub mod artillery;
pub mod barrage;
pub mod board;
pub mod capture;
pub mod charts;
pub mod combat;
pub mod consolidation;
pub mod construction;
pub mod effects;
pub mod engineers;
pub mod facility;
pub mod fog;
pub mod formations;
pub mod fuel;
pub mod headquarters;
pub mod modes;
pub mod odds;
#[cfg(feature = "bindings")]
pub(crate) mod operations;
pub mod options;
pub mod paths;
pub mod rail;
pub(crate) mod reasons;
pub mod reinforcements;
pub mod replacements;
pub mod retreat;
pub mod rules;
pub mod size;
pub mod stacking;
pub(crate) mod supply;
pub mod terrain;
pub mod transport;
pub mod trucks;
pub mod units;
pub mod zoc;

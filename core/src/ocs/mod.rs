//! The Operational Combat Series, edition 4.3. Each chapter has a file or a folder.
//!
//! * [`units`]: the counters and their classes (4.4, 13)
//! * [`board`]: a position, [`check`]: what is wrong with one, and [`zoc`]: the zones of control on it (4.5)
//! * [`measures`]: the parts in which movement, size, capacity and Transport Points are counted
//! * [`size`]: regimental equivalents and steps (4.6)
//! * [`modes`]: the effects of modes (5)
//! * [`terrain`]: terrain and anti-tank effects (9.3, 9.4)
//! * `supply`: combat supply (9.5)
//! * [`odds`]: the column for two strengths (9.7)
//! * [`tables`]: the tables of combat and barrage, printed and a game's own (9.7 to 9.9, 10)
//! * [`combat`]: regular attacks and overruns (8, 9)
//! * `overrun`: what an overrun costs, and the ground that one may enter (8.1)
//! * [`effects`]: the changes to units that an answer lists; [`edits`] apply them to a position
//! * [`retreat`]: the effects of a retreat on the retreating units (9.12)
//! * [`barrage`]: barrage against units (10)
//! * [`facility`]: barrage against air bases, ports and railroads (10.0c)
//! * [`artillery`]: whether artillery may fire (13.4)
//! * [`rail`]: railroads and rail movement (13.3)
//! * [`headquarters`]: the abilities of headquarters and the units they support (13.1)
//! * [`paths`]: drawing and throwing supply (12.3)
//! * [`trucks`]: Transport Points (13.2), and [`capture`]: capture of Transport Points and dumps (9.14c)
//! * [`fuel`] (12.5) and [`formations`]: formation markers and tracing fuel for a formation (13.7)
//! * [`engineers`]: engineer capability and bridges (13.8), and [`construction`]: air bases, hedgehogs and ports
//!   (13.8d)
//! * [`replacements`]: replacements and rebuilding (13.5)
//! * [`reinforcements`]: the arrival of reinforcements (13.6)
//! * [`consolidation`]: combining units, and moving units to another formation (13.9)
//! * [`sequence`]: the segments of a turn, and what may be done in each (2), [`breakout`] (12.8e) and [`breakdowns`] (20)
//! * [`turn`]: a turn refereed from one position that remembers
//! * the Supply Phase: [`trace`], [`restock`], [`attrition`], [`dumps`] (12.6, 12.8, 12.10e, 12.11a)
//! * [`options`]: rules that differ from game to game
//! * [`rules`]: the paragraphs that answers cite

pub mod artillery;
pub mod attrition;
pub mod barrage;
pub mod board;
pub mod breakdowns;
pub mod breakout;
pub mod capture;
pub mod charts;
pub mod check;
pub mod combat;
pub mod consolidation;
pub mod construction;
pub mod dumps;
pub mod edits;
pub mod effects;
pub mod engineers;
pub mod facility;
pub mod fog;
pub mod formations;
pub mod fuel;
pub mod game;
pub mod headquarters;
pub(crate) mod landing;
pub(crate) mod losses;
pub mod measures;
pub mod modes;
pub mod movement;
pub mod odds;
#[cfg(feature = "bindings")]
pub(crate) mod operations;
pub mod options;
pub(crate) mod overrun;
pub(crate) mod participants;
pub mod paths;
mod ports;
pub mod rail;
pub mod reinforcements;
pub mod replacements;
pub mod restock;
pub mod retreat;
pub mod rules;
pub mod sequence;
pub mod size;
pub mod stacking;
pub(crate) mod supply;
pub mod tables;
pub(crate) mod terms;
pub mod terrain;
pub mod trace;
pub mod transport;
pub mod trucks;
pub mod turn;
pub mod units;
pub mod zoc;

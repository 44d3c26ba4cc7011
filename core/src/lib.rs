//! Rules of wargames as a library. A program that has a map, counters and players asks what the rules say, and gets an
//! answer with the paragraphs that decide it.
//!
//! The crate does not allocate, uses no floating point outside [`stats`], cannot panic and keeps no state. Every
//! function takes a question by reference and returns a [`ruling::Ruling`] or a [`fault::Fault`].
//!
//! # Modules
//!
//! * Each system has a folder, and each chapter of its rules a file or folder. [`ocs`] is the Operational Combat
//!   Series, [`axis_allies`] Axis & Allies, [`korea`] 1950 Korea, and [`acw`] the American Civil War. Systems share
//!   arithmetic, never rules.
//! * Answers: [`ruling`] (a value, the rules that decided it, the trail of steps), [`rule`] (rule numbers and
//!   citations), [`fault`] (errors in a question).
//! * Arithmetic: [`strength`] (exact strengths), [`odds`] (ratios and their rounding), [`table`] (columns and shifts),
//!   [`dice`], [`dist`] (exact distributions), `stats` (their moments, in floating point), [`hex`].
//! * [`map`]: places and searches for the cheapest path; [`scratch`]: the caller-provided buffer that a search works
//!   in.
//! * [`reflect`]: the description of records at run time. With the feature `bindings`, the module `binding` converts
//!   any question and answer between the core and another language.
//!
//! # Assessing, resolving, applying
//!
//! `assess` answers without dice:
//!
//! ```
//! use grognard_core::ocs::combat::{assess, Attack, Combat};
//! use grognard_core::ocs::units::{Phase, Unit};
//! use grognard_core::reflect::Code;
//! use grognard_core::ruling::{Step, Trail, What};
//! let question = Combat {
//!     // Regiments of a side, with their strengths and Action Ratings.
//!     attackers: &[Unit::regiment(1, 8, 3), Unit::regiment(1, 7, 3)],
//!     defenders: &[Unit::regiment(2, 6, 3)],
//!     attack: Code::new(Attack::Regular),
//!     phase: Code::new(Phase::Combat),
//!     ..Default::default()
//! };
//! let mut steps = [Step::default(); 32];
//! let mut trail = Trail::new(&mut steps);
//! let assessment = assess(&question, &mut trail)?.value.allowed().unwrap();
//! assert_eq!(assessment.odds.to_string(), "3:1");
//! let odds = trail.items().iter().find(|step| step.what.get() == Some(What::Odds)).unwrap();
//! assert_eq!((odds.num, odds.den), (3, 1));
//! # Ok::<(), grognard_core::fault::Fault>(())
//! ```
//!
//! `resolve` takes an assessment and dice. `distribution` counts all outcomes of the dice:
//!
//! ```
//! use grognard_core::ocs::combat::{distribution, resolve, Assessment, Attack, Chances, Policy, Resolve};
//! use grognard_core::{reflect::Code, ruling::Trail};
//! let kind = Code::new(Attack::Regular);
//! let assessment = Assessment { kind, column: 6, attacker_steps: 2, defender_steps: 2, ..Default::default() };
//! let battle = resolve(&Resolve { assessment, dice: &[3, 4, 6, 6], ..Default::default() }, &mut Trail::none())?.value;
//! let stand = Code::new(Policy::Stand);
//! let asked = Chances { assessment, attacker_policy: stand, defender_policy: stand, ..Default::default() };
//! let chances = distribution(&asked, &mut Trail::none())?.value;
//! assert_eq!(chances.results[battle.result.0 as usize - 1], 270); // Ao1e4/DL1o2: 270 cases of 7776
//! # Ok::<(), grognard_core::fault::Fault>(())
//! ```
//!
//! `choices` returns what a side owes. `apply` takes the side's choice, or forbids it and cites the rule:
//!
//! ```
//! use grognard_core::ocs::combat::{apply, choices, Attack, Battle, CombatResult, Owing, Payment, Stage};
//! use grognard_core::ocs::{effects::Effects, units::Unit};
//! use grognard_core::{reflect::Code, ruling::Trail};
//! let (result, kind) = (Code::new(CombatResult::Al1o1), Code::new(Attack::Regular));
//! let battle = Battle { result, kind, stage: Code::new(Stage::Attacker), ..Default::default() };
//! let units = [Unit::regiment(1, 4, 3); 3];
//! let owed = choices(&Owing { battle, units: &units }, &mut Trail::none())?.value;
//! assert_eq!((owed.losses, owed.option), (1, 1));
//! let payment = Payment { battle, units: &units, losses: &[1, 0, 0], retreat: 1, ..Default::default() };
//! let settled = apply(&payment, &mut Effects::none(), &mut Trail::none())?;
//! assert!(settled.value.is_allowed());
//! # Ok::<(), grognard_core::fault::Fault>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "bindings")]
extern crate alloc;
extern crate self as grognard_core;

#[macro_use]
#[doc(hidden)]
pub mod text;

pub mod acw;
pub mod axis_allies;
#[cfg(feature = "bindings")]
pub mod binding;
mod bounded;
mod capacity;
pub mod chart;
pub mod dice;
pub mod dist;
pub mod fault;
pub mod hex;
pub mod korea;
pub mod map;
mod measure;
pub mod mixed;
mod notation;
pub mod ocs;
pub mod odds;
pub mod referee;
pub mod reflect;
pub mod rule;
pub mod ruling;
pub mod scratch;
pub mod sentence;
#[cfg(feature = "stats")]
pub mod stats;
pub mod strength;
pub mod table;
mod word;

/// Every rule that an answer may cite: those of each system, then the house rules that answers of each system may cite.
pub static RULES: &[&[rule::Entry]] = &[
    ocs::rules::ENTRIES,
    korea::rules::ENTRIES,
    acw::rules::ENTRIES,
    axis_allies::rules::ENTRIES,
    ocs::rules::HOUSE,
    korea::rules::HOUSE,
    acw::rules::HOUSE,
    axis_allies::rules::HOUSE,
];

/// What each system calls the things that steps of a trail count, in the order of the systems in [`RULES`].
pub static TERMS: &[&rule::Terms] =
    &[&ocs::terms::TERMS, &korea::rules::TERMS, &acw::rules::TERMS, &axis_allies::rules::TERMS];

/// Every printed table, by system. 1950 Korea has none.
pub static CHARTS: &[&[chart::Chart]] = &[ocs::charts::CHARTS, acw::charts::CHARTS, axis_allies::charts::CHARTS];

/// Every operation, by system.
#[cfg(feature = "bindings")]
pub static OPERATIONS: &[&[binding::Operation]] = &[
    ocs::operations::OPERATIONS,
    korea::operations::OPERATIONS,
    acw::operations::OPERATIONS,
    axis_allies::operations::OPERATIONS,
];

/// Every game that can be held, by system.
#[cfg(feature = "bindings")]
pub static GAMES: &[&binding::game::GameKind] =
    &[&ocs::game::GAME, &korea::game::GAME, &acw::game::GAME, &axis_allies::game::GAME];

/// Every record of the questions and answers, by system.
#[cfg(feature = "bindings")]
pub static RECORDS: &[&[binding::Record]] = &[
    binding::RECORDS,
    ocs::operations::RECORDS,
    korea::operations::RECORDS,
    acw::operations::RECORDS,
    axis_allies::operations::RECORDS,
];

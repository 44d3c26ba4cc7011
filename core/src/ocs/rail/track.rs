//! The state of the railroad in one hex for a side. OCS 13.3, 13.3f, 13.3h.

use super::RailUse;
use super::ground::{Facts, Ground};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// A hex whose railroad is examined for a side.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailAt<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side of the trains, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

impl RailAt<'_> {
    pub(super) fn ground(&self) -> Result<Ground<'_>, Fault> {
        Ground::new(&self.board, self.side)
    }
}

/// The state of the railroad in a hex for a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Track {
    /// The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
    pub rail: u8,
    /// The hexsides that multi-track rails cross; they are in `rail` too.
    pub multi_track: u8,
    /// The hex has a railroad, and it functions.
    pub functions: Flag,
    /// The railroad is of the side's gauge.
    pub gauge_fits: Flag,
    /// The hex has a village, a city, a port or an Engineer-Capable HQ of the side: its control matters.
    pub stop: Flag,
    /// The side controls the hex, or its control does not matter.
    pub controlled: Flag,
    /// Enemy combat units are in the hex.
    pub enemy: Flag,
    /// The hex is in an enemy zone of control.
    pub enemy_zone: Flag,
    /// A friendly unit negates that zone for trace supply.
    pub negated: Flag,
    /// The hex is in a Trainbusting zone.
    pub trainbusted: Flag,
    /// Cargo may pass by rail.
    pub cargo_passes: Flag,
    /// Trace supply may pass by rail.
    pub trace_passes: Flag,
}

/// Returns the state of the railroad in a hex for a side. That is its tracks (OCS 13.3), its gauge (13.3f), its control
/// (13.3h), and whether cargo and trace supply may pass (13.3c, 13.3e).
///
/// ```
/// use grognard_core::ocs::{board::{Board, BoardHex}, rail::{track, RailAt}};
/// use grognard_core::{hex::Hex, ruling::Trail};
/// let hexes = [BoardHex { hex: Hex::new(4, 2), rail: 0b001001, gauge: 2, ..Default::default() }];
/// let board = Board { hexes: &hexes, gauges: [1, 2, 0, 0, 0, 0, 0, 0], ..Default::default() };
/// let question = RailAt { board, hex: Hex::new(4, 2), side: 1, ..Default::default() };
/// let ruling = track(&question, &mut Trail::none())?;
/// assert!(ruling.value.functions.is_set() && !ruling.value.gauge_fits.is_set());
/// assert!(ruling.cites.iter().map(|r| r.id()).eq(["OCS 13.3", "OCS 13.3f"]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that the board does not have.
/// * `missing_field` for the gauges of the board or for that of a railroad, if only one of them is given.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) in the hex or next to it.
pub fn track(question: &RailAt<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Track>, Fault> {
    let q = question;
    let ground = q.ground()?;
    let hex = q.board.hex(q.hex, &"hex")?;
    let facts = ground.facts(hex)?;
    let mut cites = Cites::by(R13_3);
    let railroad = facts.has(Facts::RAILROAD);
    let passes = |usage| Flag::from(railroad && !facts.bars(usage, false));
    if railroad {
        let mut note = |rule| {
            cites.add(rule);
            trail.note(rule, What::Forbidden, About::Whole, 0);
        };
        facts.reasons(RailUse::Cargo, false, &mut note);
        if facts.zone_bars(RailUse::Trace) {
            note(R4_5A_D);
        }
        if facts.has(Facts::ENEMY) {
            note(R4_8C_D);
        }
        cites.add_if(R4_5A_D, facts.has(Facts::NEGATED));
        cites.add_if(R4_5B, facts.has(Facts::NEGATED));
        cites.add_if(R13_3H, facts.has(Facts::HELD) && facts.has(Facts::STOP));
    }
    let track = Track {
        rail: if railroad { hex.rail } else { 0 },
        multi_track: if railroad { hex.rail & hex.multi_track } else { 0 },
        functions: Flag::from(railroad && !facts.has(Facts::CUT)),
        gauge_fits: Flag::from(!facts.has(Facts::WRONG_GAUGE)),
        stop: Flag::from(facts.has(Facts::STOP)),
        controlled: Flag::from(!facts.has(Facts::UNCONTROLLED)),
        enemy: Flag::from(facts.has(Facts::ENEMY)),
        enemy_zone: Flag::from(facts.has(Facts::ZONE)),
        negated: Flag::from(facts.has(Facts::NEGATED)),
        trainbusted: Flag::from(facts.has(Facts::BUSTED)),
        cargo_passes: passes(RailUse::Cargo),
        trace_passes: passes(RailUse::Trace),
    };
    Ok(Ruling::new(track, cites))
}

//! The list of this system's operations and records, from which the bindings and their tests are generated.

use super::combat::*;
use super::flanking::*;
use super::game::{
    ArrangedHeld, Choice, ForecastHeld, GameDepot, GameEffect, GamePlace, GameTerrain, GameUnit, LookedHeld, Packed,
    Position, PositionByte, Situation, StepObjection, TurnedHeld, UnpackingHeld,
};
use super::losses::*;
use super::options::GameRules;
use super::quality::*;
use super::retreat::*;
use super::terrain::Terrain;
use super::units::Unit;
use crate::binding::{Record, operations, record, view};
use crate::reflect::Owned;

operations! {
    "korea.quality.compare" "The modifier of unit quality (KOR 8.1)."
        super::quality::compare, CompareHeld, plain, Superior;
    "korea.flanking.assess" "Whether attackers flank a hex, and what that is worth (KOR 8.2)."
        super::flanking::assess, AroundHeld, plain, Flanks;
    "korea.combat.assess" "What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2)."
        super::combat::assess, CombatHeld, verdict, Assessment;
    "korea.combat.resolve" "The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3)."
        super::combat::resolve, ResolveHeld, plain, Outcome;
    "korea.combat.distribution" "The exact chances of an assessed combat (KOR 8.0, 8.3)."
        super::combat::distribution, ChancesHeld, rows<CasesRow> + scratch, CombatDistribution;
    "korea.combat.percentile" "Where a differential that happened stands among all that could have (KOR 8.0)."
        super::combat::percentile, HappenedHeld, plain + scratch, Standing;
    "korea.losses.assess" "The losses that a differential calls for (KOR 8.3)."
        super::losses::assess, CalledHeld, plain, Losses;
    "korea.losses.choices" "What a side owes and what it may pay with (KOR 8.3)."
        super::losses::choices, OwingHeld, rows<Offer>, Owed;
    "korea.losses.apply" "Takes a payment of losses, or refuses it (KOR 8.3)."
        super::losses::apply, PayingHeld, effects<Effect>, Settled;
    "korea.retreat.assess" "Where a unit may retreat to, and whether a retreat so far is legal, on the board after the combat (KOR 8.3)."
        super::retreat::assess, RetreatHeld, verdict_rows<Way> + scratch, Retreating;

    // Engagements, refereed from one position.
    "korea.game.arrange" "The position of units on a map, before the first engagement (KOR 8.0)."
        super::game::arrange, ArrangedHeld, plain, Position;
    "korea.game.look" "What a position waits for, and every unit as it stands."
        super::game::look, LookedHeld, rows<GameUnit>, Situation;
    "korea.game.depots" "What a position waits for, and the UN depots that are left."
        super::game::depots, LookedHeld, rows<GameDepot>, Situation;
    "korea.game.places" "What a position waits for, and the hexes of its map."
        super::game::places, LookedHeld, rows<GamePlace>, Situation;
    "korea.game.choices" "Everything that may be done now."
        super::game::choices, LookedHeld, rows<Choice> + scratch, Situation;
    "korea.game.assess" "Whether a step may be taken, and every objection to it."
        super::game::assess, TurnedHeld, bare_rows<StepObjection> + scratch;
    "korea.game.apply" "The position after a step, and what the step did."
        super::game::apply, TurnedHeld, effects<GameEffect> + scratch, Position;
    "korea.game.chances" "The exact chances of the engagement at hand (KOR 8.0, 8.3)."
        super::game::chances, ForecastHeld, rows<CasesRow> + scratch, CombatDistribution;
    "korea.game.pack" "A position as bytes, for files and wires."
        super::game::pack, LookedHeld, rows<PositionByte>, Packed;
    "korea.game.unpack" "The position that bytes hold."
        super::game::unpack, UnpackingHeld, plain, Position;
}

/// The records of this system. Each stands once, after the records that it contains.
pub static RECORDS: &[Record] = &[
    record::<Unit>("korea.Unit"),
    record::<Terrain>("korea.Terrain"),
    record::<GameRules>("korea.GameRules"),
    record::<Superior>("korea.Superior"),
    record::<Flanks>("korea.Flanks"),
    record::<Support>("korea.Support"),
    record::<Modifiers>("korea.Modifiers"),
    record::<Assessment>("korea.Assessment"),
    record::<Chip>("korea.Chip"),
    record::<Debt>("korea.Debt"),
    record::<Losses>("korea.Losses"),
    record::<Outcome>("korea.Outcome"),
    record::<CasesRow>("korea.CasesRow"),
    record::<CombatDistribution>("korea.CombatDistribution"),
    record::<Standing>("korea.Standing"),
    record::<Payment>("korea.Payment"),
    record::<Offer>("korea.Offer"),
    record::<Owed>("korea.Owed"),
    record::<Effect>("korea.Effect"),
    record::<Settled>("korea.Settled"),
    record::<Place>("korea.Place"),
    view::<BoardHeld<Owned>>("korea.Board"),
    record::<Way>("korea.Way"),
    record::<Retreating>("korea.Retreating"),
    // Engagements.
    record::<Position>("korea.Position"),
    record::<Situation>("korea.Situation"),
    record::<GameUnit>("korea.GameUnit"),
    record::<GamePlace>("korea.GamePlace"),
    record::<GameTerrain>("korea.GameTerrain"),
    record::<GameDepot>("korea.GameDepot"),
    record::<Choice>("korea.Choice"),
    record::<StepObjection>("korea.StepObjection"),
    record::<GameEffect>("korea.GameEffect"),
    record::<PositionByte>("korea.PositionByte"),
    record::<Packed>("korea.Packed"),
];

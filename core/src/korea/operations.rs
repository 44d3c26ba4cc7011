//! The list of this system's operations and records, from which the bindings and their tests are generated.

use super::combat::*;
use super::flanking::*;
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
];

//! The words of the vocabularies of the system `acw`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use grognard_core::text;

/// The vocabularies and their words.
pub(crate) static WORDS: &[crate::text::Words] = &[
    (text!("GrogAcwDuty"), 0, &[c"may", c"must"]),
    (text!("GrogAcwStage"), 1, &[c"defender", c"attacker", c"over"]),
    (text!("GrogAcwAdvance"), 0, &[c"none", c"attacker", c"defender"]),
    (text!("GrogAcwCause"), 1, &[c"combat", c"artillery_fire", c"cavalry_charge", c"withdrawal"]),
    (text!("GrogAcwEffectKind"), 0, &[c"eliminate", c"retreat", c"disorganize", c"commander_rolls", c"replace"]),
    (
        text!("GrogAcwWrong"),
        0,
        &[
            c"unattacked",
            c"stays_out",
            c"split",
            c"no_attackers",
            c"no_defenders",
            c"not_adjacent",
            c"blocked",
            c"cannot_attack",
            c"uncommanded",
            c"cannot_be_attacked",
            c"fought_already",
            c"several_targets",
        ],
    ),
    (
        text!("GrogAcwStepKind"),
        1,
        &[c"attack", c"end", c"fight", c"stand", c"dice", c"roll", c"lose", c"go", c"advance", c"stay"],
    ),
    (
        text!("GrogAcwGameEffectKind"),
        1,
        &[
            c"die",
            c"result",
            c"lost",
            c"disorganized",
            c"replaced",
            c"commands",
            c"retreats",
            c"advances",
            c"contacted",
            c"over",
            c"round",
        ],
    ),
    (
        text!("GrogAcwWaits"),
        1,
        &[c"orders", c"combats", c"cohesion", c"dice", c"losses", c"commanders", c"retreat", c"advance", c"nothing"],
    ),
    (
        text!("GrogAcwCondition"),
        1,
        &[c"always", c"marked", c"crossing", c"disorganized", c"commander", c"cohesion", c"higher", c"flanked"],
    ),
    (text!("GrogAcwScope"), 1, &[c"any", c"all"]),
    (text!("GrogAcwMultiTarget"), 0, &[c"allow", c"forbid"]),
    (text!("GrogAcwKind"), 1, &[c"infantry", c"cavalry", c"artillery", c"commander"]),
    (text!("GrogAcwZone"), 0, &[c"by_kind", c"always", c"never"]),
    (text!("GrogAcwSide"), 1, &[c"attacker", c"defender"]),
    (text!("GrogAcwAllegiance"), 1, &[c"union", c"confederate"]),
];

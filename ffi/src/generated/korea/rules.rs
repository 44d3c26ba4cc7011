//! The rules of the system `korea`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

/// The rules of this system, in the order of their numbers.
pub(crate) static RULES: &[crate::text::Rule] = &[
    (1025, c"KOR 8.0", c"chips, dice and modifiers make the differential; who goes static"),
    (1026, c"KOR 8.0.ME.1", c"meeting engagement: movement spent, -1 to +2"),
    (1027, c"KOR 8.0.ME.2", c"meeting engagement: air support adds its rating"),
    (1028, c"KOR 8.0.ME.3", c"meeting engagement: the UN fleet within two hexes of its coastline, +2"),
    (1029, c"KOR 8.0.ME.4", c"meeting engagement: an expended UN depot, +2"),
    (1030, c"KOR 8.0.ME.5", c"meeting engagement: an armored or mechanized unit present, +1"),
    (1031, c"KOR 8.0.ME.6", c"meeting engagement: terrain"),
    (1032, c"KOR 8.0.ME.7", c"meeting engagement: each adjacent supporting defender, +1"),
    (1033, c"KOR 8.0.ME.8", c"meeting engagement: each flanking attacker, +1 to +3 in all"),
    (1034, c"KOR 8.0.ME.9", c"meeting engagement: the better unit quality, +1 to +3"),
    (1035, c"KOR 8.0.ME.10", c"meeting engagement: the ratio of losses"),
    (1036, c"KOR 8.0.PA.1", c"prepared attack: air support adds its rating"),
    (1037, c"KOR 8.0.PA.2", c"prepared attack: the UN fleet, +2"),
    (1038, c"KOR 8.0.PA.3", c"prepared attack: an expended UN depot, +3"),
    (1039, c"KOR 8.0.PA.4", c"prepared attack: an armored or mechanized unit present, +1"),
    (1040, c"KOR 8.0.PA.5", c"prepared attack: each adjacent attacker that is not static, +1"),
    (1041, c"KOR 8.0.PA.6", c"prepared attack: each flanking attacker, +2 to +6 in all"),
    (1042, c"KOR 8.0.PA.7", c"prepared attack: the better unit quality, +1 to +3"),
    (1043, c"KOR 8.0.PA.8", c"prepared attack: terrain"),
    (1044, c"KOR 8.0.PA.9", c"prepared attack: the ratio of losses"),
    (1045, c"KOR 8.1", c"the scale of unit quality"),
    (1046, c"KOR 8.2", c"who flanks"),
    (1047, c"KOR 8.3", c"loss points, and how they are paid"),
    (1048, c"KOR 8.3.R", c"retreats lead away from enemies and towards supply"),
];

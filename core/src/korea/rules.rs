//! The paragraphs of the 1950 Korea combat rules that answers cite. Numbers are committed.

use crate::rule::rules;

rules! { "KOR", 512;
    R8_0 = 1, "8.0", "procedure";
    R8_0_ME_1 = 2, "8.0.ME.1", "meeting engagement, MP-spent modifier from -1 to +2";
    R8_0_ME_2 = 3, "8.0.ME.2", "meeting engagement, air support adds its Effectiveness Rating";
    R8_0_ME_3 = 4, "8.0.ME.3", "meeting engagement, fleet support +2 within 2 hexes of a committed coastline, UN only";
    R8_0_ME_4 = 5, "8.0.ME.4", "meeting engagement, expended depot +2, UN only";
    R8_0_ME_5 = 6, "8.0.ME.5", "meeting engagement, armored or mechanized unit present +1";
    R8_0_ME_6 = 7, "8.0.ME.6", "meeting engagement, terrain per the terrain chart";
    R8_0_ME_7 = 8, "8.0.ME.7", "meeting engagement, each non-static defender adjacent to the combat hex +1, the lead unit aside";
    R8_0_ME_8 = 9, "8.0.ME.8", "meeting engagement, each flanking attacker +1, at most +3";
    R8_0_ME_9 = 10, "8.0.ME.9", "meeting engagement, unit quality difference, +1 to +3";
    R8_0_ME_10 = 11, "8.0.ME.10", "meeting engagement, losses 2";
    R8_0_PA_1 = 12, "8.0.PA.1", "prepared attack, air support adds its Effectiveness Rating";
    R8_0_PA_2 = 13, "8.0.PA.2", "prepared attack, fleet support +2, UN only";
    R8_0_PA_3 = 14, "8.0.PA.3", "prepared attack, depot +3, UN only";
    R8_0_PA_4 = 15, "8.0.PA.4", "prepared attack, armored or mechanized present +1";
    R8_0_PA_5 = 16, "8.0.PA.5", "prepared attack, each adjacent non-static attacker +1, the lead unit included";
    R8_0_PA_6 = 17, "8.0.PA.6", "prepared attack, each flanking attacker +2, at most +6";
    R8_0_PA_7 = 18, "8.0.PA.7", "prepared attack, unit quality difference, +1 to +3";
    R8_0_PA_8 = 19, "8.0.PA.8", "prepared attack, terrain per the terrain chart";
    R8_0_PA_9 = 20, "8.0.PA.9", "prepared attack, losses 1";
    R8_1 = 21, "8.1", "quality scale D, C, B, A";
    R8_2 = 22, "8.2", "flanked";
    R8_3 = 23, "8.3", "all losses called for must be met, cumulatively";
    R8_3_R = 24, "8.3.R", "retreats head for a source of supply and away from enemies where possible";
}

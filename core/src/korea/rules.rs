//! The paragraphs of the 1950 Korea combat rules that answers cite. ME stands for the list of the meeting engagement,
//! PA for that of the prepared attack, and the number for the place in it. Numbers are committed.

use crate::rule::{Rule, Terms, rules};
use crate::ruling::About;

/// What steps count.
pub(crate) static TERMS: Terms =
    Terms { place: ["hex", "hexes"], figure: "by", supply: "", money: "points", words: &[], limit };

/// What a limit counts.
fn limit(rule: Rule, about: u8, _: u32) -> &'static str {
    match rule {
        R8_0 | R8_3_R => "a distance of ^ hex@ allowed, _ there",
        R8_0_ME_2 | R8_0_PA_1 => "^ air support@ needed that is not used yet, _ there",
        R8_0_ME_3 | R8_0_PA_2 => "^ fleet support@ needed that is not used yet, _ there",
        R8_0_ME_4 | R8_0_PA_3 => "^ depot@ needed, _ there",
        R8_3 if about == About::Path as u8 => "hexes of retreat: ^ needed, _ there",
        R8_3 => "^ depot@ in range needed, _ there",
        _ => "",
    }
}

rules! { "KOR", 1024;
    R8_0 = 1, "8.0", "chips, dice and modifiers make the differential; who goes static";

    R8_0_ME_1 = 2, "8.0.ME.1", "meeting engagement: movement spent, -1 to +2";
    R8_0_ME_2 = 3, "8.0.ME.2", "meeting engagement: air support adds its rating";
    R8_0_ME_3 = 4, "8.0.ME.3", "meeting engagement: the UN fleet within two hexes of its coastline, +2";
    R8_0_ME_4 = 5, "8.0.ME.4", "meeting engagement: an expended UN depot, +2";
    R8_0_ME_5 = 6, "8.0.ME.5", "meeting engagement: an armored or mechanized unit present, +1";
    R8_0_ME_6 = 7, "8.0.ME.6", "meeting engagement: terrain";
    R8_0_ME_7 = 8, "8.0.ME.7", "meeting engagement: each adjacent supporting defender, +1";
    R8_0_ME_8 = 9, "8.0.ME.8", "meeting engagement: each flanking attacker, +1 to +3 in all";
    R8_0_ME_9 = 10, "8.0.ME.9", "meeting engagement: the better unit quality, +1 to +3";
    R8_0_ME_10 = 11, "8.0.ME.10", "meeting engagement: the ratio of losses";

    R8_0_PA_1 = 12, "8.0.PA.1", "prepared attack: air support adds its rating";
    R8_0_PA_2 = 13, "8.0.PA.2", "prepared attack: the UN fleet, +2";
    R8_0_PA_3 = 14, "8.0.PA.3", "prepared attack: an expended UN depot, +3";
    R8_0_PA_4 = 15, "8.0.PA.4", "prepared attack: an armored or mechanized unit present, +1";
    R8_0_PA_5 = 16, "8.0.PA.5", "prepared attack: each adjacent attacker that is not static, +1";
    R8_0_PA_6 = 17, "8.0.PA.6", "prepared attack: each flanking attacker, +2 to +6 in all";
    R8_0_PA_7 = 18, "8.0.PA.7", "prepared attack: the better unit quality, +1 to +3";
    R8_0_PA_8 = 19, "8.0.PA.8", "prepared attack: terrain";
    R8_0_PA_9 = 20, "8.0.PA.9", "prepared attack: the ratio of losses";

    R8_1 = 21, "8.1", "the scale of unit quality";
    R8_2 = 22, "8.2", "who flanks";
    R8_3 = 23, "8.3", "loss points, and how they are paid";
    R8_3_R = 24, "8.3.R", "retreats lead away from enemies and towards supply";
}

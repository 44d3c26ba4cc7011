//! The paragraphs of the American Civil War regimental combat rules that answers cite. Numbers are committed.

use crate::rule::{Rule, Terms, rules};
use crate::ruling::About;

/// What steps count.
pub(crate) static TERMS: Terms =
    Terms { place: ["hex", "hexes"], figure: "by", supply: "", money: "points", words: &[], limit };

/// What a limit counts.
fn limit(rule: Rule, about: u8, _: u32) -> &'static str {
    match rule {
        R2 => "enemy hexes to be attacked: ^ needed, _ there",
        R10 if about == About::Units as u8 => "^ loss@ due, _ chosen",
        R10 => "a Cohesion Rating of ^ needed, _ there",
        _ => "a distance of ^ hex@ allowed, _ there",
    }
}

rules! { "ACW", 1536;
    R1 = 1, "1", "units in a zone of control fight enemies adjacent to them";
    R2 = 2, "2", "every enemy in a friendly zone of control must be attacked";
    R3 = 3, "3", "8 SP of infantry and cavalry and 10 SP of artillery count in a hex, but all in it suffer the result";
    R4 = 4, "4", "a stack fights as a whole, in one combat";
    R5 = 5, "5", "a stack may stay out once every enemy in a friendly zone of control is attacked";
    R6 = 6, "6", "contact that an advance makes puts a unit in command for the phase";
    R7 = 7, "7", "a hex attacked from three hexes, or from two that are not adjacent, is flanked";
    R8 = 8, "8", "odds, one die on the combat results table, and its result";
    R9 = 9, "9", "the die roll modifiers of both sides add up";
    R10 = 10, "10", "losses: the Cohesion Rating used comes first, and an exchange is matched in SP";
    R11 = 11, "11", "commanders above one star roll after an adverse result, and a 1 turns them to their replacement";
}

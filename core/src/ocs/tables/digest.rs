//! The checksum of tables, by which an assessment names those that it was made with.

use super::records::{SurpriseTable, Tables};
use crate::table::{self, mix};

/// Returns a checksum of everything that the tables hold. It is never 0.
pub(super) fn checksum(t: &Tables<'_>) -> u32 {
    let word = |bytes: [u8; 8]| u64::from_le_bytes(bytes);
    let mut sum = 0;
    for row in [t.open, t.close, t.very_close, t.extremely_close] {
        sum = row.iter().fold(mix(sum, 1), |s, o| mix(s, u64::from(o.attack) << 32 | u64::from(o.defence)));
    }
    sum = mix(sum, word([t.rows, t.first.0.cast_unsigned(), 0, 0, 0, 0, 0, 0]));
    sum = t.cells.iter().fold(mix(sum, 2), |s, cell| mix(s, cell.0.into()));
    let SurpriseTable { attacker, defender, overrun_attacker, overrun_defender, shifts: [a, b, c, d, e, f], rule } =
        t.surprise;
    let [one, two, three, four] = [attacker, defender, overrun_attacker, overrun_defender].map(|n| n.0.cast_unsigned());
    sum = mix(mix(sum, word([one, two, three, four, a, b, c, d])), word([e, f, 0, 0, 0, 0, 0, 0]));
    for m in t.modes {
        sum = mix(sum, word([m.mode.0, m.strength_num.0, m.strength_den, m.barrage_num.0, m.barrage_den, 3, 0, 0]));
    }
    for l in t.losses {
        let factors = [l.attack_num.0, l.attack_den, l.defence_num.0, l.defence_den];
        let [an, ad, dn, dd] = factors;
        sum = mix(sum, word([l.steps, l.lost, an, ad, dn, dd, 4, 0]));
    }
    sum = t.points.iter().fold(mix(sum, 5), |s, n| mix(s, u64::from(*n)));
    sum = t.costs.iter().fold(mix(sum, 6), |s, n| mix(s, u64::from(*n)));
    sum = t.barrage.iter().fold(mix(sum, 7), |s, cell| mix(s, cell.0.into()));
    let rules = [t.odds_rule, t.cells_rule, t.barrage_rule, rule].into_iter();
    let more = t.modes.iter().map(|m| m.rule).chain(t.losses.iter().map(|l| l.rule));
    table::digest(rules.chain(more).fold(sum, |s, rule| mix(s, rule.into())))
}

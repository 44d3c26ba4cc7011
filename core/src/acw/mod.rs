//! The American Civil War regimental combat rules.
//!
//! * [`units`]: the counters and the hexsides, and the abilities of each
//! * [`strength`]: the strength points of a hex that count (ACW 3)
//! * [`zoc`]: zones of control (ACW 1, 2); [`command`]: command, and the contact that makes it unnecessary (ACW 6)
//! * [`attacks`]: the enemy hexes that must be attacked, and plans of combats that attack them (ACW 1, 2, 4, 5)
//! * [`flaws`]: faults of a combat or a plan of combats
//! * [`flank`]: whether a hex is flanked (ACW 7)
//! * [`odds`]: the column for two strengths (ACW 8); [`table`]: results tables as data
//! * [`modifiers`]: die roll modifiers as data (ACW 9)
//! * [`combat`]: the assessment of a combat, its result and its chances (ACW 3, 4, 6 to 9)
//! * [`losses`]: the settlement of a result (ACW 10)
//! * [`commanders`]: commanders after an adverse result, and the command of the army (ACW 11)
//! * [`game`]: a combat phase, refereed from one position
//! * [`effects`]: the changes to units that an answer lists
//! * [`options`]: rules that differ from game to game
//! * [`rules`]: the paragraphs that answers cite
//!
//! The manual of this series leaves the results table, the modifiers and the zone of control to the game, so they are
//! data in a question. A low die roll favours the attacker.
//!
//! # Interpretations
//!
//! The rules leave these points open. The vectors refer to them by number ("readings 7").
//!
//! 1. The duty to attack concerns the enemy hexes: each in a friendly zone of control is in exactly one combat. A stack
//!    may stay out once all are attacked. A unit that cannot attack causes the duty all the same by its zone of
//!    control. If nobody can fulfil it there is no legal plan, and the answer lists the hexes that are left.
//! 2. One stack against several enemy hexes is one combat, its whole strength against the sum of theirs, if every
//!    attacker is adjacent to every defender. The combats of a round are declared together, and no hex is in two. An
//!    option limits a combat to one enemy hex. A hex that fought in an earlier round of the phase fights again only if
//!    a unit of it, or of the hex against it, has advanced since.
//! 3. A plan is legal if every combat has both sides, no hex is in two combats, and every hex that must be attacked is.
//!    Attackers are adjacent to all defenders of their combat without a hexside that stops an attack, and all of them
//!    can attack and be attacked. A stack attacks as a whole: one of its units in a combat means the stack.
//! 4. The zone of control is the six adjacent hexes, from infantry, cavalry and guns that are not limbered; commanders
//!    and limbered guns have none. Options and each unit may say otherwise. Limbered guns neither attack nor add
//!    strength, but can be attacked; a hex of commanders only need not and cannot be attacked. Guns that bombard have
//!    their zone of control and do not attack.
//! 5. A hex counts at most 8 SP of infantry and cavalry together and 10 SP of artillery, for attack and defence alike;
//!    several hexes are added up.
//! 6. Odds are rounded in the defender's favour. Against a strength of 0 they are 1:0, with a strength of 0 they are
//!    0:1; beyond the table's ends the end column applies. In a table that prints fractions such as 3:2 the last column
//!    that the strengths reach applies.
//! 7. A modifier counts once a combat; its data say whether any or all of a side's stacks must meet its condition. Of
//!    several ranges of command values, the one of the side's highest commander applies.
//! 8. A hex is flanked by the hexes that attack it in this combat: three or more, or two that are not adjacent.
//! 9. A side chooses the Cohesion Rating that it fights with, which one of its units has. Otherwise it is that of its
//!    largest unit whose strength counts, the lower one on a tie. Units may have none, which is a rating of 0.
//! 10. In an exchange each defending hex loses one unit, with the rating if a unit there has it. The attacker loses
//!     units, the first with his rating if any has it, until their printed SP reach those lost, or all. More may be
//!     lost; the library chooses the least SP, and of such choices the fewest units. If the defender lost no SP the
//!     attacker loses nothing. Losses of a result apply to each hex, or to the whole side where the table says so.
//! 11. Commanders above one star roll once a result and hex: if the hex retreats, is eliminated or lost a unit. A 1
//!     flips them to their replacement, who never rolls. The army's commander is the one with the most stars on his
//!     present side, the first of several. Only his own loss changes who it is, and his replacement goes before others
//!     with as many stars. A voluntary withdrawal is not an adverse result, nor is disorganization alone.
//! 12. Contact is new if the unit with the zone of control has advanced in this phase, or all who fight in the hex
//!     have. It may be fought but need not be. If an enemy's advance made it, all units in the hex are in command for
//!     the phase; if a friendly advance did, they must be in command.

pub mod attacks;
pub mod charts;
pub mod combat;
pub mod command;
pub mod commanders;
pub mod effects;
pub mod flank;
pub mod flaws;
pub mod game;
pub mod losses;
pub mod modifiers;
pub mod odds;
#[cfg(feature = "bindings")]
pub(crate) mod operations;
pub mod options;
pub mod rules;
pub(in crate::acw) mod stacks;
pub mod strength;
pub mod table;
pub mod units;
pub mod zoc;

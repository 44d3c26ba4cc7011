//! The American Civil War regimental combat rules.
//!
//! * [`units`]: the counters and the hexsides, and what each can do
//! * [`strength`]: the strength points of a hex that count (ACW 3)
//! * [`zoc`]: zones of control (ACW 1, 2); [`command`]: command, and the contact that waives it (ACW 6)
//! * [`attacks`]: which enemy hexes must be attacked, and plans of combats that do it (ACW 1, 2, 4, 5)
//! * [`flaws`]: what is wrong with a combat or a plan of combats
//! * [`flank`]: who is flanked (ACW 7)
//! * [`odds`]: from strengths to a column (ACW 8); [`table`]: results tables as data
//! * [`modifiers`]: die roll modifiers as data (ACW 9)
//! * [`combat`]: what a combat is worth, its result and its chances (ACW 3, 4, 6 to 9)
//! * [`losses`]: settling a result (ACW 10)
//! * [`commanders`]: commanders after an adverse result, and who commands the army (ACW 11)
//! * [`effects`]: what an answer does to units
//! * [`options`]: what differs from game to game
//! * [`rules`]: the paragraphs that answers cite
//!
//! The manual of this series leaves the results table, the modifiers and the zone of control to the game, and so they
//! come in as data. A low die favours the attacker.
//!
//! # How the rules are read
//!
//! The rules leave these points open. The vectors name them by number ("readings 7").
//!
//! 1. The duty to attack falls on the enemy hexes: each in a friendly zone of control stands in exactly one combat,
//!    and a stack may stay out once all are covered. A unit that cannot attack lays the duty all the same by its zone
//!    of control; where nobody can meet it there is no legal plan, and the answer says which hexes are left.
//! 2. One stack against several enemy hexes is one combat, its whole strength against the sum of theirs, where every
//!    attacker is adjacent to every defender. The combats of a round are declared together, and no hex stands in two.
//!    An option takes one enemy hex to a combat. A hex that fought in an earlier round of the phase fights again only
//!    where a unit of it, or of the hex against it, has advanced since.
//! 3. A plan is legal if no combat lacks a side, no hex stands in two, attackers are adjacent to all defenders of
//!    their combat with nothing in the hexside that stops an attack, all of them can attack and be attacked, and every
//!    hex that must be attacked is. A stack attacks whole: one of its units alone in a combat is the stack in it.
//! 4. The zone of control is the six adjacent hexes, from infantry, cavalry and guns that are not limbered; commanders
//!    and limbered guns have none. Options, and each unit may say otherwise. Limbered guns neither attack nor add
//!    strength, but they are attacked as others are; a hex of commanders alone need not and cannot be attacked. Guns
//!    that bombard have their zone of control and do not attack.
//! 5. A hex counts 8 SP of infantry and cavalry together and 10 SP of artillery, attacking and defending alike;
//!    several hexes are added.
//! 6. Odds round in the defender's favour. Against nothing they are 1:0, with nothing 0:1; beyond the table's ends the
//!    end column is used. Of a table that prints fractions such as 3:2 the last column that the strengths reach is
//!    used.
//! 7. A modifier counts once a combat; whether any or all of a side's stacks must meet it is part of its data. Of
//!    ranges of command values the highest commander of the side finds one.
//! 8. Flanked is a hex by the hexes that attack it in this combat: three, or two that do not touch.
//! 9. A side names the Cohesion Rating it fights with, which one of its units has; otherwise it is that of its largest
//!    unit whose strength counts, the lower of two as large. Units may have none, which is a rating of 0.
//! 10. In an exchange each defending hex loses one unit, of the rating if one there has it; the attacker loses units,
//!     the first with his rating if any has it, until their printed SP reach those lost, or all. More may be lost; the
//!     library's own choice is the least SP, and of such choices the fewest units. Where the defender lost no SP the
//!     attacker loses nothing. Losses of a result are of each hex, or together where the table says so.
//! 11. Commanders above one star roll once a result and hex: where the hex retreats, is eliminated or lost a unit. A 1
//!     turns them to their replacement, who never rolls. The army's commander is he with the most stars as he stands,
//!     the first of several; only his own loss changes who it is, and his replacement goes before others with as many
//!     stars. A withdrawal of one's own will is no adverse result, nor is disorganization alone.
//! 12. Contact is new where the unit whose zone of control it is has advanced in this phase, or all who fight in the
//!     hex have. It may be fought but need not. Where an enemy's advance made it, all in the hex are in command for
//!     the phase; where a friend's did, he needs to be.

pub mod attacks;
pub mod charts;
pub mod combat;
pub mod command;
pub mod commanders;
pub mod effects;
pub mod flank;
pub mod flaws;
pub mod losses;
pub mod modifiers;
pub mod odds;
#[cfg(feature = "bindings")]
pub(crate) mod operations;
pub mod options;
pub mod rules;
pub mod strength;
pub mod table;
pub mod units;
pub mod zoc;

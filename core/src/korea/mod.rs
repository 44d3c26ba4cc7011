//! 1950 Korea, the combat rules (8.0): one file a chapter.
//!
//! * [`units`]: the units of a combat
//! * [`assessment`]: what a combat is worth before dice and chips
//! * [`combat`]: meeting engagements and prepared attacks (8.0)
//! * [`quality`]: who has the better unit (8.1)
//! * [`flanking`]: who flanks (8.2)
//! * [`terrain`]: a game's terrain chart
//! * [`ratio`]: from a differential to loss points
//! * [`losses`]: what losses are called for, and how they are paid (8.3)
//! * [`retreat`]: where a unit retreats to (8.3)
//! * [`options`]: what differs from table to table
//! * [`rules`]: the paragraphs that answers cite
//!
//! # How the rules are read
//!
//! The rules leave these points open. The vectors name them by number ("readings 7").
//!
//! 1. A ratio of 2:1 against the defender is two points of the differential for one loss point, since a meeting
//!    engagement is the hastier attack and its exception, armor against infantry in the clear, should hurt more. What is
//!    over is dropped. Options: another ratio, rounding up.
//! 2. A differential of 0 costs nobody anything; below 0 the attacker alone loses, above it the defender alone.
//! 3. Air support and quality go to the side that has them, fleet and depot to the UN, whether it attacks or defends.
//!    Armored or mechanized troops count once a side, in the lead or in any other unit that takes part, static or not: the
//!    text asks that adjacent units not be static, and of these only that they be present. Units next to the combat hex
//!    count for the defender in a meeting engagement, for the attacker in a prepared attack.
//! 4. The fleet must be near its coastline in a prepared attack too. It is the combat hex, that of the defending lead, from
//!    which two hexes are counted.
//! 5. Quality compares the two leads.
//! 6. The exception of a meeting engagement needs an armored or mechanized lead that attacks, an infantry lead that
//!    defends, neither armored nor mechanized units in its hex, and clear terrain.
//! 7. Flanking is seen around the combat hex, the attacking lead's hex being 0 of six. A pattern is complete with an
//!    attacker in hex 3, or with attackers in 0, 2 and 4, or in 1, 3 and 5; two at 120 degrees are none. The attackers
//!    other than the lead in the hexes of complete patterns flank, each once, and three count at most.
//! 8. Static units flank, but do not count as adjacent; fresh ones that flank count for both.
//! 9. A static lead does not attack (an option lets it). The attacking lead goes static by attacking, so that the flip is
//!    the defender's to pay with; supporters of either side may pay with theirs.
//! 10. The owner picks any payments that add up to what is called for or more: the flip once, one retreat of one kind
//!     once, supporters, depots and victory points as often as there are. A rout of the lead settles whatever is left and
//!     is always to be had. What is paid too much is lost. Where the library must choose, it pays in the order of
//!     [`losses::Means`] until enough is paid, with the shortest retreat that suffices, or else with a rout alone. The lead
//!     is what retreats, and its quality says how far.
//! 11. A retreat enters legal hexes only; none next to an enemy if there is a choice; then one as far as can be from the
//!     nearest enemy unit of the combat; then one as near as can be to a source of supply, counted along a path; what then
//!     is alike is the owner's choice. Each step of a longer retreat is ranked so from where the unit stands, and none leads
//!     back to a hex that it left. Where no hex is legal, no retreat can be paid with.
//!
//! Units that are listed take part: the library does not ask who might have. One die of six sides is rolled a side and one
//! chip drawn for each lead, out of one bag and without putting back; a bag of which nothing is said holds zeros. Dice, who
//! draws, and the bag are parameters.

pub mod assessment;
pub mod combat;
pub mod flanking;
pub mod losses;
#[cfg(feature = "bindings")]
pub(crate) mod operations;
pub mod options;
pub mod quality;
pub mod ratio;
pub mod retreat;
pub mod rules;
mod terms;
pub mod terrain;
pub mod units;

//! 1950 Korea, the combat rules (8.0). Each chapter has a file or a folder.
//!
//! * [`units`]: the units of a combat
//! * [`assessment`]: the assessment of a combat
//! * [`combat`]: meeting engagements and prepared attacks (8.0)
//! * [`quality`]: the modifier for the better unit (8.1)
//! * [`flanking`]: the modifiers for flanking (8.2)
//! * [`terrain`]: a game's terrain chart
//! * [`ratio`]: the loss points of a differential
//! * [`losses`]: losses and their payment (8.3)
//! * [`retreat`]: the hexes to which a unit may retreat (8.3)
//! * [`game`]: engagements, refereed from one position
//! * [`options`]: rules that differ from game to game
//! * [`rules`]: the paragraphs that answers cite
//!
//! # Interpretations
//!
//! The rules leave these points open. The vectors refer to them by number ("readings 7").
//!
//! 1. A ratio of 2:1 against the defender is two points of the differential for one loss point. A meeting engagement is
//!    the hastier attack, and its exception, armor against infantry in the clear, should hurt more. Fractions are
//!    dropped. Options: another ratio, rounding up.
//! 2. A differential of 0 costs neither side anything; below 0 only the attacker loses, above it only the defender.
//! 3. Air support and quality go to the side that has them, fleet and depot to the UN, whether it attacks or defends.
//!    Armored or mechanized troops count once a side, in the lead or in any other unit that takes part, static or not.
//!    The text requires that adjacent units not be static, and of these only that they be present. Units adjacent to
//!    the combat hex count for the defender in a meeting engagement, for the attacker in a prepared attack.
//! 4. The fleet must be near its coastline in a prepared attack too. The two hexes are counted from the combat hex,
//!    which is that of the defending lead.
//! 5. Quality compares the two leads.
//! 6. The exception of a meeting engagement requires an armored or mechanized attacking lead, an infantry defending
//!    lead, neither armored nor mechanized units in its hex, and clear terrain.
//! 7. Flanking is seen around the combat hex, where the attacking lead's hex is 0 of six. A pattern is complete with an
//!    attacker in hex 3, or with attackers in 0, 2 and 4, or in 1, 3 and 5. Two at 120 degrees are not a pattern. The
//!    attackers other than the lead in the hexes of complete patterns flank, each once, and three count at most.
//! 8. Static units flank, but do not count as adjacent; other flanking units count for both.
//! 9. A static lead does not attack (an option lets it). The attacking lead goes static by attacking, so that only the
//!    defender can pay with the flip; supporters of either side may pay with theirs.
//! 10. The owner chooses any payments that add up to what is called for or more. The flip may be paid once, one retreat
//!     of one kind once, supporters, depots and victory points as often as there are. A rout of the lead settles
//!     whatever is left and is always possible. An excess is lost. The library suggests payments in the order of
//!     [`losses::Means`] until enough is paid, with the shortest retreat that suffices, or otherwise a rout alone. It
//!     is the lead that retreats, and its quality limits how far.
//! 11. A retreat enters legal hexes only, and none adjacent to an enemy if there is a choice. Then it enters one as far
//!     as possible from the nearest enemy unit of the combat. Then it enters one as near as possible to a supply
//!     source, counted along a path. Ties are the owner's choice. Each step of a longer retreat is ranked in this way
//!     from the unit's hex, and none returns to a hex that it left. If no hex is legal, a retreat is not available as
//!     payment.
//!
//! Units that are listed take part; the library does not ask which might have. One six-sided die is rolled for each
//! side and one chip drawn for each lead, from one bag and without replacement; an empty bag means that all chips are
//! 0. Dice, draws and the bag are options and parameters.

pub mod assessment;
pub mod combat;
pub mod flanking;
pub mod game;
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

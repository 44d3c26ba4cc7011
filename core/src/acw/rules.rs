//! The paragraphs of the American Civil War regimental combat rules that answers cite. Numbers are committed.

use crate::rule::rules;

rules! { "ACW", 768;
    R1 = 1, "1", "a unit in a ZOC must start combat against one or more units adjacent to it";
    R2 = 2, "2", "all enemy units in a friendly ZOC must be attacked";
    R3 = 3, "3", "from one hex at most 8 SP of infantry or cavalry, plus up to 10 SP of artillery, count to attack or defend";
    R4 = 4, "4", "a stack does not split its attack or its defence between hexes";
    R5 = 5, "5", "friendly units in an enemy ZOC need not attack so long as every enemy in a friendly ZOC is attacked by someone";
    R6 = 6, "6", "units that find themselves in a ZOC in the combat phase";
    R7 = 7, "7", "no facing";
    R8 = 8, "8", "odds from the Odds Determination Table, one six-sided die on the CRT, result applied";
    R9 = 9, "9", "DRMs of both sides add up to the final die modifier";
    R10 = 10, "10", "losses";
    R11 = 11, "11", "any stack with an adverse result";
}

//! The paragraphs of the Operational Combat Series (edition 4.3) that answers cite. Numbers are committed.

use crate::rule::rules;

rules! { "OCS", 256;
    R4_1 = 1, "4.1", "a half or more rounds up, less rounds down";
    R4_2 = 2, "4.2", "only the final odds are rounded; barrage factors are summed, then rounded";
    R4_3 = 3, "4.3", "modifiers are cumulative";
    R4_4 = 4, "4.4", "which units are attack-capable";
    R4_4A = 5, "4.4a", "only attack-capable units attack or overrun";
    R4_4B = 6, "4.4b", "who has a zone of control";
    R4_4C = 7, "4.4c", "entering a hex of enemy non-combat units takes an attack-capable unit";
    R4_6 = 8, "4.6", "regimental equivalents and steps";
    R4_8A = 9, "4.8a", "the stacking limit during an overrun";
    R4_8C = 10, "4.8c", "which enemy units may be entered";

    R5_4 = 16, "5.4", "an involuntary mode replaces any other";
    R5_5 = 17, "5.5", "Combat Mode";
    R5_6 = 18, "5.6", "Move Mode";
    R5_7 = 19, "5.7", "Reserve Mode";
    R5_8 = 20, "5.8", "Strat Mode";
    R5_9 = 21, "5.9", "Exploit Mode";
    R5_9C = 22, "5.9c", "an exploiting unit keeps the zone of control it had";
    R5_10 = 23, "5.10", "Disorganized Mode";
    R5_10E = 24, "5.10e", "the orientation of a disorganized unit";

    R8_0 = 40, "8.0", "who may overrun, and where";
    R9_1 = 41, "9.1", "who and what may be attacked in regular combat";
    R9_1G = 42, "9.1g", "odds beyond the table start at its end column";
    R9_2 = 43, "9.2", "the sequence of a combat; both sides pay combat supply";
    R9_3 = 44, "9.3", "the defender chooses the terrain";
    R9_4 = 45, "9.4", "terrain multiplies strength by the kind of unit";
    R9_4E = 46, "9.4e", "anti-tank effects reduce an attacker's doubling";
    R9_5 = 47, "9.5", "combat supply and strength";
    R9_5B = 48, "9.5b", "what combat supply costs";
    R9_6 = 49, "9.6", "action ratings make the die roll modifier";
    R9_7 = 50, "9.7", "the odds column";
    R9_8 = 51, "9.8", "surprise shifts the column";
    R9_9 = 52, "9.9", "the combat roll";
    R9_10 = 53, "9.10", "applying a combat result; options";
    R9_11 = 54, "9.11", "step losses";
    R9_11D = 55, "9.11d", "lost steps reduce strength";
    R9_12 = 56, "9.12", "retreats, disorganization and advance";
    R9_12E = 57, "9.12e", "retreating into an enemy zone of control";
    R9_13 = 58, "9.13", "exploitation, and when it is void";
    R9_14 = 59, "9.14", "specialized combat against hexes without combat units";
    R9_14A = 60, "9.14a", "zero strengths";

    R10_0 = 72, "10.0", "the barrage table";
    R10_0C = 73, "10.0c", "barrage against a facility";
    R10_1 = 74, "10.1", "who may barrage what, when and how often";
    R10_1B = 75, "10.1b", "column shifts of a barrage";

    R12_5 = 88, "12.5", "fuel";
    R12_8D = 89, "12.8d", "out of supply halves combat strength";
    R12_10 = 90, "12.10", "internal stocks";

    R13_1 = 104, "13.1", "headquarters are 1 RE";
    R13_1C = 105, "13.1c", "the ratings of a headquarters";
    R13_4 = 106, "13.4", "artillery barrages within its range";
    R13_4A = 107, "13.4a", "no barrage in Reserve or Strat Mode";
    R13_4B = 108, "13.4b", "artillery defends with a parenthesised 1";
    R13_5 = 109, "13.5", "replacements are attack-capable and never in Combat Mode";
    R13_2G_D = 111, "13.2g.D", "an Organic Truck loses its Reserve marker when its hex is disorganized";
    R13_2D = 110, "13.2d", "the modes of Transport Points";

    R15_0 = 136, "15.0", "air bases";
    R18_3B = 137, "18.3b", "fire from ships to shore is reduced";
    R19_0 = 138, "19.0", "ports and their hits";
    R21_2 = 152, "21.2", "option: strength in proportion to the steps left";
    R21_4 = 153, "21.4", "option: aircraft beyond half range shift left";
    HR6 = 154, "HR-6", "option: a unit of four steps at its last one";
}

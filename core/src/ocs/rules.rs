//! The paragraphs of the Operational Combat Series (edition 4.3) that answers cite. Numbers are committed.

use crate::rule::{Terms, rules};

/// What steps count.
pub(crate) static TERMS: Terms = Terms { place: ["hex", "hexes"], figure: "over by", supply: "T", money: "points" };

rules! { "OCS", 512;
    R4_1 = 1, "4.1", "a half or more rounds up, less rounds down";
    R4_2 = 2, "4.2", "only the final odds are rounded; barrage factors are summed, then rounded";
    R4_3 = 3, "4.3", "modifiers are cumulative";
    R4_4 = 4, "4.4", "which units are attack-capable";
    R4_4A = 5, "4.4a", "only attack-capable units attack or overrun";
    R4_4B = 6, "4.4b", "units with a zone of control";
    R4_4C = 7, "4.4c", "entering a hex of enemy non-combat units takes an attack-capable unit";
    R4_6 = 8, "4.6", "regimental equivalents and steps";
    R4_8A = 9, "4.8a", "the stacking limit during an overrun";
    R4_8C = 10, "4.8c", "which enemy units may be entered";

    R14_9 = 11, "14.9", "air transport";
    R14_10 = 12, "14.10", "air drops";
    R4_8B = 13, "4.8b", "the order of a stack";

    R5_4 = 16, "5.4", "an involuntary mode replaces any other";
    R5_5 = 17, "5.5", "Combat Mode";
    R5_6 = 18, "5.6", "Move Mode";
    R5_7 = 19, "5.7", "Reserve Mode";
    R5_8 = 20, "5.8", "Strat Mode";
    R5_9 = 21, "5.9", "Exploit Mode";
    R5_9C = 22, "5.9c", "an exploiting unit keeps the zone of control it had";
    R5_10 = 23, "5.10", "Disorganized Mode";
    R5_10E = 24, "5.10e", "the orientation of a disorganized unit";

    R5_10A = 25, "5.10a", "further units that become disorganized";

    R8_0 = 40, "8.0", "who may overrun, and where";
    R9_1 = 41, "9.1", "who and what may be attacked in regular combat";
    R9_1G = 42, "9.1g", "odds beyond the table start at its end column";
    R9_2 = 43, "9.2", "the sequence of a combat; both sides pay combat supply";
    R9_3 = 44, "9.3", "the defender chooses the terrain";
    R9_4 = 45, "9.4", "terrain multiplies strength by the kind of unit";
    R9_4E = 46, "9.4e", "anti-tank effects reduce an attacker's doubling";
    R9_5 = 47, "9.5", "combat supply and strength";
    R9_5B = 48, "9.5b", "the cost of combat supply";
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
    R10_1B = 75, "10.1b", "the cost of a barrage by artillery";
    R10_0A = 76, "10.0a", "the Barrage Table takes a combat unit; density and terrain shift its column";
    R10_0B = 77, "10.0b", "correct spotters";
    R10_2B = 78, "10.2b", "aircraft near their bases shift the column";

    R3_2F = 61, "3.2f", "independent units";
    R6_1 = 62, "6.1", "ground movement and its cost";
    R6_1D = 63, "6.1d", "a way that cannot be reversed is prohibited";
    R6_1F = 64, "6.1f", "units that join or part while they move";
    R9_14C = 65, "9.14c", "the capture of supply and Transport Points";
    R12_0 = 66, "12.0", "supply, and one kind of transport for it in a phase";
    R12_3 = 67, "12.3", "supply paths and direct draw";
    R12_3B = 68, "12.3b", "throwing supply";
    R12_5C = 69, "12.5c", "the three ways to fuel";
    R12_5E = 70, "12.5e", "a headquarters throws fuel out of one hex in a phase";
    R12_6 = 71, "12.6", "trace supply";

    R12_5 = 88, "12.5", "fuel";
    R12_8D = 89, "12.8d", "out of supply halves combat strength";
    R12_10 = 90, "12.10", "internal stocks";

    R12_6D = 91, "12.6d", "units without trace eat supply or go Out of Supply";
    R12_7 = 92, "12.7", "Extenders";
    R12_10A = 93, "12.10a", "when internal stocks are used";
    R15_3 = 94, "15.3", "building air bases";
    R15_4 = 98, "15.4", "reducing air bases";
    R16_0B = 95, "16.0b", "building hedgehogs";
    R19_0D = 96, "19.0d", "repairing and damaging ports";
    R21_11A = 97, "21.11a", "option: units that are not engineers build hedgehogs of level 1 only";

    R14_2A = 112, "14.2a", "the stacking of aircraft";

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

    R4_0 = 160, "4.0", "the classes of units";
    R4_5 = 161, "4.5", "the hexes of a zone of control";
    R4_5A_A = 162, "4.5a.A", "truck movement stops in an enemy zone of control";
    R4_5A_B = 163, "4.5a.B", "supply paths of Truck mobility in an enemy zone of control";
    R4_5A_C = 164, "4.5a.C", "no rail transport in an enemy zone of control";
    R4_5A_D = 165, "4.5a.D", "rail trace in an enemy zone of control";
    R4_5A_E = 166, "4.5a.E", "no rail conversion in an enemy zone of control";
    R4_5A_F = 167, "4.5a.F", "port operations for trace supply in an enemy zone of control";
    R4_5A_G = 168, "4.5a.G", "no port operations with Sea Cap in an enemy zone of control";
    R4_5A_H = 169, "4.5a.H", "aircraft refit in an enemy zone of control";
    R4_5A_I = 170, "4.5a.I", "Reserve Mode is not entered in an enemy zone of control";
    R4_5A_J = 171, "4.5a.J", "Strat Mode and enemy zones of control";
    R4_5A_K = 172, "4.5a.K", "no rebuild in an enemy zone of control";
    R4_5B = 173, "4.5b", "negation of a zone of control";
    R4_5C = 174, "4.5c", "zones of control and retreats";
    R4_7 = 175, "4.7", "what can be transported";
    R4_7A = 176, "4.7a", "RE and SP are interchangeable";
    R4_7B = 177, "4.7b", "units of little Leg movement cost half";
    R4_7C = 178, "4.7c", "the transport of Transport Points";
    R4_7D = 179, "4.7d", "movement before and after transport";
    R4_8 = 180, "4.8", "the stacking limit";
    R4_8B_A = 181, "4.8b.A", "where mode and Out of Supply markers lie";
    R4_8B_B = 182, "4.8b.B", "where markers of stocks and step losses lie";
    R4_8B_C = 183, "4.8b.C", "a unit with a zone of control is the top combat unit";
    R4_8B_D = 184, "4.8b.D", "a headquarters as the top combat unit";
    R4_8B_E = 185, "4.8b.E", "where Active aircraft lie";
    R4_8B_F = 186, "4.8b.F", "where a hedgehog lies";
    R4_8C_A = 187, "4.8c.A", "attack-capable units enter hexes of ships, aircraft and non-combat units";
    R4_8C_B = 188, "4.8c.B", "which hexes ships enter";
    R4_8C_C = 189, "4.8c.C", "aircraft on a mission enter any hex";
    R4_8C_D = 190, "4.8c.D", "rail and supply paths through enemy units";
    R4_9A = 191, "4.9a", "what the enemy sees of a stack";
    R4_9B = 192, "4.9b", "what is revealed in combat";
    R4_9C = 193, "4.9c", "what is revealed in a barrage";
    R4_9D = 194, "4.9d", "what is revealed in air combat";
    R4_9E = 195, "4.9e", "open and secret rolls";
    R13_1A = 196, "13.1a", "modes of a headquarters";
    R13_1B = 197, "13.1b", "the functions of a headquarters";
    R13_1D = 198, "13.1d", "the units that a headquarters may support";
    R13_2A = 199, "13.2a", "a Transport Point pauses to use its load";
    R13_2B = 200, "13.2b", "Transport Points need no fuel and are never Out of Supply";
    R13_2C = 201, "13.2c", "what Transport Points carry, combining and dividing";
    R13_2E = 202, "13.2e", "Transport Points by sea, rail and air";
    R13_2F = 203, "13.2f", "loading and unloading";
    R13_2G_A = 204, "13.2g.A", "Organic Trucks do not unload onto the map";
    R13_2G_B = 205, "13.2g.B", "only its formation draws from an Organic Truck";
    R13_2G_C = 206, "13.2g.C", "Organic Trucks never form Extenders";
    R13_2G_E = 207, "13.2g.E", "Organic Trucks retreat along with others";
    R13_2G_F = 208, "13.2g.F", "a captured Organic Truck becomes a regular one";
    R13_2G_G = 209, "13.2g.G", "Organic Trucks withhold combat supply; throws from them";
    R13_2H = 210, "13.2h", "full and empty sides of Transport Points";
    R13_2I = 211, "13.2i", "when captured Transport Points move";
    R13_3 = 212, "13.3", "railroads";
    R13_3A = 213, "13.3a", "the cargo and the cost of Rail Cap";
    R13_3B = 214, "13.3b", "when there is Rail Cap";
    R13_3C = 215, "13.3c", "where trains may stop";
    R13_3D = 216, "13.3d", "railheads";
    R13_3E = 217, "13.3e", "entraining, moving and detraining";
    R13_3F = 218, "13.3f", "gauges and conversion";
    R13_3G = 219, "13.3g", "Rail Repair units";
    R13_3H = 220, "13.3h", "control of railroads";
    R13_5A = 221, "13.5a", "rebuilding with replacements";
    R13_5B = 222, "13.5b", "how much is rebuilt, and how";
    R13_5C = 223, "13.5c", "units that are never rebuilt";
    R13_5D = 224, "13.5d", "two small units for one replacement";
    R13_5E = 225, "13.5e", "rebuilding trucks";
    R13_5F = 226, "13.5f", "rebuilding aircraft";
    R13_6 = 227, "13.6", "reinforcements";
    R13_6A = 228, "13.6a", "reinforcements at a port";
    R13_6B = 229, "13.6b", "where and how reinforcements arrive";
    R13_6C = 230, "13.6c", "loads of Transport Points that arrive";
    R13_7 = 231, "13.7", "formation markers";
    R13_7A = 232, "13.7a", "supply of a formation";
    R13_7B = 233, "13.7b", "option: formation markers hidden in a stack";
    R13_8 = 234, "13.8", "engineer units";
    R13_8A = 235, "13.8a", "who is Engineer-Capable";
    R13_8B = 236, "13.8b", "bridging";
    R13_8C = 237, "13.8c", "a headquarters makes a hex detrainable";
    R13_8D = 238, "13.8d", "construction";
    R13_9_1 = 239, "13.9.1", "consolidating multi-step units";
    R13_9_2 = 240, "13.9.2", "swapping units of formations";
    R13_9_3 = 241, "13.9.3", "an independent unit joins a formation";
    R13_9_4 = 242, "13.9.4", "consolidating aircraft";

    R5_7B = 257, "5.7b", "when Reserves are released, and what they may do";
    R5_7B_A = 258, "5.7b.A", "Reserves released in the Exploitation Phase move with their full allowance";
    R5_7B_B = 259, "5.7b.B", "Reserves released in the Reaction Phase move with half their allowance";

    R6_0 = 272, "6.0", "who may move, and in which phases";
    R6_1A = 273, "6.1a", "each hex entered and each hexside crossed costs movement points";
    R6_1B = 274, "6.1b", "the movement allowance of a phase; what has none does not move";
    R6_1C = 275, "6.1c", "a unit may always move one hex";
    R6_2 = 278, "6.2", "a hex is entered only for its full cost";
    R6_2A = 279, "6.2a", "a continuous road replaces the cost of the terrain";
    R6_2C = 280, "6.2c", "prohibited hexes and hexsides";
    R6_3A = 281, "6.3a", "only the player whose phase it is moves his units";

    R7_0A = 288, "7.0a", "who moves in the Reaction Phase";

    R8_1 = 296, "8.1", "who may overrun";
    R8_1A = 297, "8.1a", "an overrun costs 3 movement points";
    R8_1B = 298, "8.1b", "an overrun's target costs 3 movement points or less to enter";
    R8_1C = 299, "8.1c", "roads and bridges do not help an overrun";

    R12_5A = 320, "12.5a", "who needs fuel to move";
    R14_8C = 336, "14.8c", "a Trainbusting zone costs ground units a movement point a hex";

    R2_3 = 344, "2.3", "what each phase consists of, and what it ends";
    R5_1 = 345, "5.1", "which units have modes";
    R5_3 = 346, "5.3", "the voluntary modes";
    R5_4A = 347, "5.4a", "the number of Reserve markers";
    R5_5C = 348, "5.5c", "replacements and Transport Points have no Combat Mode";
    R5_6B = 349, "5.6b", "what has no Combat side is oriented to Move";
    R5_7A = 350, "5.7a", "the orientation of a Reserve";
    R5_7C = 351, "5.7c", "Reserve Mode is not entered in an enemy zone of control";
    R5_7F = 352, "5.7f", "Transport Points other than Organic Trucks have no Reserve Mode";
    R5_7G = 353, "5.7g", "Reserves and hedgehogs in one hex";
    R5_8A = 354, "5.8a", "Strat Mode and enemy zones of control";
    R5_8C = 355, "5.8c", "Transport Points have no Strat Mode";

    R12_8A = 384, "12.8a", "units without trace that do not eat are marked and check attrition";
    R12_8B = 385, "12.8b", "the Attrition Table";
    R12_8C = 386, "12.8c", "ratings for attrition";
    R12_10E = 387, "12.10e", "restocking internal stocks";
    R12_10E_A = 388, "12.10e.A", "restocking is compulsory where it is possible";
    R12_10E_C = 390, "12.10e.C", "too little supply is spent all the same";
    R12_11A = 391, "12.11a", "blowing a dump";

    R2_1 = 400, "2.1", "the two player turns of a game turn, and who acts";
    R2_2 = 401, "2.2", "the order of phases and segments";
    R2_4_1 = 403, "2.4.1", "a simulcast turn is played by both at the same time";
    R2_4_2 = 404, "2.4.2", "no combat and no barrage in a simulcast turn";
    R2_4_3 = 405, "2.4.3", "no offensive in a simulcast turn";
    R7_0 = 406, "7.0", "the Reaction Phase";
    R9_0 = 407, "9.0", "where regular attacks are made";
    R11_0 = 408, "11.0", "the Exploitation Phase";

    R20_0 = 416, "20.0", "which units make Breakdowns";
    R20_0A = 417, "20.0a", "when Breakdowns are made";
    R20_0B = 418, "20.0b", "the rating of a Breakdown";
    R20_0C = 419, "20.0c", "the mode and markers of a Breakdown";
    R20_0D = 420, "20.0d", "a reduced unit absorbs Breakdowns when a phase ends";
    R20_0E = 421, "20.0e", "Breakdowns cost no movement points";
    R20_0F = 422, "20.0f", "a Breakdown is an independent unit of one step";
    R20_0G = 423, "20.0g", "the Breakdowns of a nation";

    R5_8B = 438, "5.8b", "Strat Mode units stop where they can trace supply";
    R16_0F = 439, "16.0f", "Reserves do not stay with a hedgehog";
    R12_6C = 435, "12.6c", "eating where trace cannot be had";
    R12_6E = 436, "12.6e", "Strat Mode units do not eat";
    R12_6G = 437, "12.6g", "units on landing craft always trace";
    R12_8E = 432, "12.8e", "breakout";
    R12_8E_A = 433, "12.8e.A", "the way of a breakout";
    R9_12B = 440, "9.12b", "units without a movement allowance";
    R9_12C = 441, "9.12c", "the owner chooses the way of a retreat";
    R9_12F = 442, "9.12f", "no retreat through hexes that enemy combat units held";
    R9_12G = 443, "9.12g", "the attackers advance";
    R9_12G_A = 444, "9.12g.A", "only units that were paid for advance";
    R9_12G_B = 445, "9.12g.B", "attackers who retreated do not advance";
    R9_12G_C = 446, "9.12g.C", "what else is in the hex is captured by the advance";
    R9_12G_D = 447, "9.12g.D", "the advance after an overrun is compulsory";
    R12_8E_B = 434, "12.8e.B", "the distance of a breakout";
}

//! The paragraphs of Axis & Allies, second edition, with the DAAK clarifications, that answers cite. Numbers are committed.

use crate::rule::{Rule, Terms, rules};
use crate::ruling::About;

/// What steps count.
pub(crate) static TERMS: Terms =
    Terms { place: ["space", "spaces"], figure: "space", supply: "", money: "IPC", words: &[], limit };

/// What a limit counts.
fn limit(rule: Rule, about: u8, _: u32) -> &'static str {
    match rule {
        UNITS | R2_7 => "^ IPC needed, _ there",
        CASUALTIES => "casualties for ^ hit@ needed, _ there",
        SEA => "^ hit@ on aircraft needed, _ there",
        R3_1A => "^ hit@ on other units needed, _ there",
        R3_1B => "room for ^ antiaircraft gun@ needed, for _ there",
        R3_2A => "room of ^ needed, of _ there",
        R3_2F => "^ land unit@ would fight, _ may",
        R3_4A | R3_4B | R3_4E => "^ carrier bay@ needed, _ there",
        R3_5A => "^ battleship@ that did not fight needed, _ there",
        R3_5B => "^ ship@ would fight, _ may",
        R3_5C => "^ battleship@ needed in the sea battle, _ there",
        R4_1C | R4_2B => "^ surviving enemy unit needed, _ there",
        R4_1B if about != About::Units as u8 => "a distance of ^ space@ to go, _ allowed",
        R4_2C | R4_2D => "a distance of ^ space@ to go, _ allowed",
        R4_1B | LANDING => "movement of ^ space@ needed, _ left",
        BOMBING => "^ bomber@ that only raid needed, _ there",
        MAP => "a step of ^ space@ needed, _ allowed",
        MOVEMENT => "movement of ^ space@ needed, _ there",
        PLACEMENT => "places for ^ new piece@ needed, for _ there",
        _ => "",
    }
}

rules! { "AA", 2048;
    R2_1 = 1, "2.1", "the Caspian is an ordinary sea zone";
    R2_2 = 2, "2.2", "unnamed lakes are not sea zones";
    R2_3 = 3, "2.3", "ships pass Panama if it was friendly when the turn began; aircraft always do";
    R2_4 = 4, "2.4", "ships pass Suez if both banks were friendly when the turn began; EGY and SYR touch";
    R2_5 = 5, "2.5", "the neighbours of TAS";
    R2_6 = 6, "2.6", "which spaces touch across the map's edges, and no way over the poles";
    R2_7 = 7, "2.7", "neutrals: 3 IPC each in the combat phase, no blitz, no income, one unit a turn";
    R3_1A = 8, "3.1a", "AA guns fire at aircraft that attack or overfly in the combat phase, not in non-combat";
    R3_1B = 9, "3.1b", "at most one antiaircraft gun a land zone";
    R3_1C = 10, "3.1c", "AA guns on land cannot be attacked or taken as a loss";
    R3_1D = 11, "3.1d", "an AA gun aboard sinks with its transport and does not fight";
    R3_1E = 12, "3.1e", "a captured territory's AA gun goes to the territory's new owner";
    R3_1F = 13, "3.1f", "antiaircraft guns and complexes do not occupy, and guns take no land";
    R3_2A = 14, "3.2a", "a transport carries one armor, or up to two infantry, or one AA gun";
    R3_2B = 15, "3.2b", "loaded units do not move before loading or after unloading";
    R3_2C = 16, "3.2c", "infantry may board in two places; among enemies only for an assault; two spaces in all";
    R3_2D = 17, "3.2d", "a transport that has unloaded neither moves nor loads again that turn";
    R3_2E = 18, "3.2e", "in combat all cargo unloads together; in non-combat also in part and to several lands";
    R3_2F = 19, "3.2f", "cargo sinks with its transport, never fights, and stays aboard after a retreat";
    R3_2G = 20, "3.2g", "no direct transfer between transports";
    R3_3A = 21, "3.3a", "the rules for transports that apply to a friend's";
    R3_3B = 22, "3.3b", "a friend's transport: board, be shuttled, unload all together, on three turns";
    R3_3C = 23, "3.3c", "one shuttle a round: the next power may board after an unloading";
    R3_3D = 24, "3.3d", "units of different nations never share a transport";
    R3_4A = 25, "3.4a", "a carrier holds up to two fighters, own or friendly";
    R3_4B = 26, "3.4b", "fighters of a lost defending carrier need another carrier or a friendly island in the zone";
    R3_4C = 27, "3.4c", "friendly fighters ride along";
    R3_4D = 28, "3.4d", "the owner's own fighters lift off when it moves and use their own movement, landing in non-combat";
    R3_4E = 29, "3.4e", "fighters of a lost attacking carrier fly on; a friend's aboard go down with it";
    R3_4F = 30, "3.4f", "a carrier placed this turn takes no fighter this turn, new or old";
    R3_4G = 31, "3.4g", "a landing may count on won battles, never on a carrier's retreat";
    R3_5A = 32, "3.5a", "a battleship's support shot";
    R3_5B = 33, "3.5b", "transports and battleships at an assault cannot be hit by land units";
    R3_5C = 34, "3.5c", "a battleship cannot be held back from a sea battle in its zone to give support";
    R3_6A = 35, "3.6a", "armor blitzes territories that are enemy-controlled but unoccupied, in the combat phase only, taking them";
    R3_6B = 36, "3.6b", "AA guns and ICs do not stop a blitz";
    R3_6C = 37, "3.6c", "no blitz through neutrals";
    R4_1A = 38, "4.1a", "the attacker may retreat after any full round while a defender remains";
    R4_1B = 39, "4.1b", "all attackers but aircraft retreat together to one space that some of them came by";
    R4_1C = 40, "4.1c", "a retreat needs at least one surviving defender";
    R4_2A = 41, "4.2a", "any of the submarines in a battle may withdraw after any full round, all of that round's to one zone";
    R4_2B = 42, "4.2b", "the order of withdrawals";
    R4_2C = 43, "4.2c", "attacking submarines withdraw to a friendly zone that an attacker came from";
    R4_2D = 44, "4.2d", "defending submarines withdraw to a zone without enemy ships and without a battle this turn";
    R4_2E = 45, "4.2e", "the remaining defenders fight on";
    R4_3A = 46, "4.3a", "what makes an assault amphibious";
    R4_3B = 47, "4.3b", "no one may withdraw from an amphibious assault, aircraft included, even after all landed units are dead";
    R4_3C = 48, "4.3c", "an assault whose transports were all sunk is no longer amphibious";
    R4_4A = 49, "4.4a", "newly conquered land accepts retreats, and infantry, armor and AA guns in non-combat";
    R4_4B = 50, "4.4b", "an AA gun captured this turn does not move";
    R4_4C = 51, "4.4c", "aircraft do not land in newly conquered land";
    R5_1 = 52, "5.1", "victory by capitals, by surrender, or by 84 IPC at the end of the American turn";
    R5_2A = 53, "5.2a", "territories of a nation whose capital is occupied yield no income but count for M84";
    R5_2B = 54, "5.2b", "a friend's land is captured while his capital is in enemy hands, and goes back when it is freed";
    // The rulebook itself, where the clarifications assume its figures.
    UNITS = 64, "units", "the unit chart: cost, movement, attack, defence";
    LAND = 65, "land battle", "the steps of a round on land";
    SEA = 66, "sea battle", "the steps of a round at sea, and what submarines hit";
    CASUALTIES = 67, "casualties", "the owner chooses which units are lost";
    BATTLE_END = 68, "end of battle", "a battle ends when a side is gone; with both gone the defender holds, and infantry and armor alone take land";
    BOMBING = 69, "strategic bombing", "bombers that raid a territory's income";
    // The same for the map, movement and the rules after battle.
    MAP = 96, "map", "the spaces of the board and their borders";
    MOVEMENT = 97, "movement", "how far a piece moves, over what, and what stops it";
    LANDING = 98, "landing", "aircraft end the turn on friendly land or on a carrier";
    CONTROL = 99, "control", "taking land, and its new owner";
    INCOME = 100, "income", "a power collects the income of its territories";
    PLACEMENT = 101, "placement", "new pieces come from industrial complexes";
}

//! The rules of the system `acw`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

/// The rules of this system, in the order of their numbers.
pub(crate) static RULES: &[crate::text::Rule] = &[
    (1537, c"ACW 1", c"units in a zone of control fight enemies adjacent to them"),
    (1538, c"ACW 2", c"every enemy in a friendly zone of control must be attacked"),
    (
        1539,
        c"ACW 3",
        c"8 SP of infantry and cavalry and 10 SP of artillery count in a hex, but all in it suffer the result",
    ),
    (1540, c"ACW 4", c"a stack fights as a whole, in one combat"),
    (1541, c"ACW 5", c"a stack may stay out once every enemy in a friendly zone of control is attacked"),
    (1542, c"ACW 6", c"contact that an advance makes puts a unit in command for the phase"),
    (1543, c"ACW 7", c"a hex attacked from three hexes, or from two that are not adjacent, is flanked"),
    (1544, c"ACW 8", c"odds, one die on the combat results table, and its result"),
    (1545, c"ACW 9", c"the die roll modifiers of both sides add up"),
    (1546, c"ACW 10", c"losses: the Cohesion Rating used comes first, and an exchange is matched in SP"),
    (
        1547,
        c"ACW 11",
        c"commanders above one star roll after an adverse result, and a 1 turns them to their replacement",
    ),
];

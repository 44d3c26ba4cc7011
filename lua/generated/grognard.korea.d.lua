---@meta _
-- Generated from the library's own description by `cargo run -p grognard-generate`; do not edit.

---@class (partial) grognard
local grognard = {}

---A side of the game.
---@alias grognard.korea.Side
---| "un" # The United Nations: South Korea, the United States and their allies.
---| "communist" # The Communists: North Korea and China.

---The quality of a unit, from the worst to the best (8.1).
---@alias grognard.korea.Quality
---| "d" # Quality D, the worst.
---| "c" # Quality C.
---| "b" # Quality B.
---| "a" # Quality A, the best.

---The kind of troops.
---@alias grognard.korea.Arm
---| "infantry" # Infantry.
---| "armored" # Armored.
---| "mechanized" # Mechanized.
---| "other" # Troops of any other kind.

grognard.korea = {}

---A unit of a combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Unit: userdata
---@field hex grognard.Hex The unit's hex.
---@field side? grognard.korea.Side The unit's side. Required in a combat.
---@field quality? grognard.korea.Quality The unit's quality. Required for a lead.
---@field arm? grognard.korea.Arm The kind of troops. Required in a combat.
---@field is_static boolean The unit is static: it may still defend and flank, but does not support from an adjacent hex.

---A unit of a combat.
---@class grognard.korea.Unit.Table: grognard.korea.Unit.Fields
---@field hex grognard.Hex.Table The unit's hex.
---@field side? grognard.korea.Side The unit's side. Required in a combat.
---@field quality? grognard.korea.Quality The unit's quality. Required for a lead.
---@field arm? grognard.korea.Arm The kind of troops. Required in a combat.
---@field is_static boolean The unit is static: it may still defend and flank, but does not support from an adjacent hex.

---A unit of a combat.
---@class grognard.korea.Unit.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The unit's hex.
---@field side? grognard.korea.Side The unit's side. Required in a combat.
---@field quality? grognard.korea.Quality The unit's quality. Required for a lead.
---@field arm? grognard.korea.Arm The kind of troops. Required in a combat.
---@field is_static? boolean The unit is static: it may still defend and flank, but does not support from an adjacent hex. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Unit.Fields
---@return grognard.korea.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Unit): grognard.korea.Unit
function grognard.korea.Unit(fields) end

---A row of a game's terrain chart: a kind of hex or hexside.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Terrain: userdata
---@field attacker_drm integer The modifier of the attacker's roll.
---@field defender_drm integer The modifier of the defender's roll.
---@field attacker_ratio_points integer The attacker's loss ratio in a prepared attack: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting engagement.
---@field attacker_ratio_losses integer The loss points of that ratio; see `attacker_ratio_points`.
---@field defender_ratio_points integer The defender's loss ratio in a prepared attack, as `attacker_ratio_points`.
---@field defender_ratio_losses integer The loss points of that ratio; see `defender_ratio_points`.
---@field not_clear boolean The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex itself.

---A row of a game's terrain chart: a kind of hex or hexside.
---@class grognard.korea.Terrain.Table: grognard.korea.Terrain.Fields
---@field attacker_drm integer The modifier of the attacker's roll.
---@field defender_drm integer The modifier of the defender's roll.
---@field attacker_ratio_points integer The attacker's loss ratio in a prepared attack: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting engagement.
---@field attacker_ratio_losses integer The loss points of that ratio; see `attacker_ratio_points`.
---@field defender_ratio_points integer The defender's loss ratio in a prepared attack, as `attacker_ratio_points`.
---@field defender_ratio_losses integer The loss points of that ratio; see `defender_ratio_points`.
---@field not_clear boolean The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex itself.

---A row of a game's terrain chart: a kind of hex or hexside.
---@class grognard.korea.Terrain.Fields
---@field attacker_drm? integer The modifier of the attacker's roll. Default: 0.
---@field defender_drm? integer The modifier of the defender's roll. Default: 0.
---@field attacker_ratio_points? integer The attacker's loss ratio in a prepared attack: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting engagement. Default: 0.
---@field attacker_ratio_losses? integer The loss points of that ratio; see `attacker_ratio_points`. Default: 0.
---@field defender_ratio_points? integer The defender's loss ratio in a prepared attack, as `attacker_ratio_points`. Default: 0.
---@field defender_ratio_losses? integer The loss points of that ratio; see `defender_ratio_points`. Default: 0.
---@field not_clear? boolean The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex itself. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Terrain.Fields
---@return grognard.korea.Terrain? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Terrain): grognard.korea.Terrain
function grognard.korea.Terrain(fields) end

---Which units draw a combat chip.
---@alias grognard.korea.Draws
---| "lead" # The lead of each side.
---| "every_unit" # Every unit that takes part.
---| "nobody" # No unit.

---How a fraction of a loss point is rounded.
---@alias grognard.korea.LossRounding
---| "down" # Down: it is dropped.
---| "up" # Up to a whole loss point.

---The options of a game. All zero is the rule.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.GameRules: userdata
---@field attacker_dice integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field attacker_sides integer The number of sides of each of the attacker's dice.
---@field defender_dice integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field defender_sides integer The number of sides of each of the defender's dice.
---@field draws grognard.korea.Draws Which units draw a combat chip. Replaces 8.0.
---@field static_lead boolean A static lead may attack. Replaces 8.0.
---@field rounding grognard.korea.LossRounding How a fraction of a loss point is rounded. Replaces 8.3.
---@field meeting_ratio_points integer The defender's loss ratio in a meeting engagement: this many points of the differential cost `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception.
---@field meeting_ratio_losses integer The loss points of that ratio; see `meeting_ratio_points`.

---The options of a game. All zero is the rule.
---@class grognard.korea.GameRules.Table: grognard.korea.GameRules.Fields
---@field attacker_dice integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field attacker_sides integer The number of sides of each of the attacker's dice.
---@field defender_dice integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field defender_sides integer The number of sides of each of the defender's dice.
---@field draws grognard.korea.Draws Which units draw a combat chip. Replaces 8.0.
---@field static_lead boolean A static lead may attack. Replaces 8.0.
---@field rounding grognard.korea.LossRounding How a fraction of a loss point is rounded. Replaces 8.3.
---@field meeting_ratio_points integer The defender's loss ratio in a meeting engagement: this many points of the differential cost `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception.
---@field meeting_ratio_losses integer The loss points of that ratio; see `meeting_ratio_points`.

---The options of a game. All zero is the rule.
---@class grognard.korea.GameRules.Fields
---@field attacker_dice? integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0. Default: 0.
---@field attacker_sides? integer The number of sides of each of the attacker's dice. Default: 0.
---@field defender_dice? integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0. Default: 0.
---@field defender_sides? integer The number of sides of each of the defender's dice. Default: 0.
---@field draws? grognard.korea.Draws Which units draw a combat chip. Replaces 8.0. Default: "lead".
---@field static_lead? boolean A static lead may attack. Replaces 8.0. Default: false.
---@field rounding? grognard.korea.LossRounding How a fraction of a loss point is rounded. Replaces 8.3. Default: "down".
---@field meeting_ratio_points? integer The defender's loss ratio in a meeting engagement: this many points of the differential cost `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception. Default: 0.
---@field meeting_ratio_losses? integer The loss points of that ratio; see `meeting_ratio_points`. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.GameRules.Fields
---@return grognard.korea.GameRules? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.GameRules): grognard.korea.GameRules
function grognard.korea.GameRules(fields) end

---The modifiers for a difference of quality, of which at least one is 0.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Superior: userdata
---@field attacker integer The attacker's modifier, 0 to 3.
---@field defender integer The defender's modifier, 0 to 3.

---The modifiers for a difference of quality, of which at least one is 0.
---@class grognard.korea.Superior.Table: grognard.korea.Superior.Fields
---@field attacker integer The attacker's modifier, 0 to 3.
---@field defender integer The defender's modifier, 0 to 3.

---The modifiers for a difference of quality, of which at least one is 0.
---@class grognard.korea.Superior.Fields
---@field attacker? integer The attacker's modifier, 0 to 3. Default: 0.
---@field defender? integer The defender's modifier, 0 to 3. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Superior.Fields
---@return grognard.korea.Superior? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Superior): grognard.korea.Superior
function grognard.korea.Superior(fields) end

---The flanking of a hex.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Flanks: userdata
---@field units integer Flanking attackers other than the lead, of which at most three count.
---@field flankers integer The number of these that count, 0 to 3.
---@field meeting_drm integer The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8).
---@field prepared_drm integer The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite boolean An attacker is opposite the lead.
---@field with_lead boolean Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent.
---@field without_lead boolean Attackers are in the other three such hexes.
---@field flanked boolean The hex is flanked: at least one attacker counts.

---The flanking of a hex.
---@class grognard.korea.Flanks.Table: grognard.korea.Flanks.Fields
---@field units integer Flanking attackers other than the lead, of which at most three count.
---@field flankers integer The number of these that count, 0 to 3.
---@field meeting_drm integer The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8).
---@field prepared_drm integer The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite boolean An attacker is opposite the lead.
---@field with_lead boolean Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent.
---@field without_lead boolean Attackers are in the other three such hexes.
---@field flanked boolean The hex is flanked: at least one attacker counts.

---The flanking of a hex.
---@class grognard.korea.Flanks.Fields
---@field units? integer Flanking attackers other than the lead, of which at most three count. Default: 0.
---@field flankers? integer The number of these that count, 0 to 3. Default: 0.
---@field meeting_drm? integer The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8). Default: 0.
---@field prepared_drm? integer The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6). Default: 0.
---@field opposite? boolean An attacker is opposite the lead. Default: false.
---@field with_lead? boolean Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent. Default: false.
---@field without_lead? boolean Attackers are in the other three such hexes. Default: false.
---@field flanked? boolean The hex is flanked: at least one attacker counts. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Flanks.Fields
---@return grognard.korea.Flanks? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Flanks): grognard.korea.Flanks
function grognard.korea.Flanks(fields) end

---The support of a side from outside the combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Support: userdata
---@field air integer The Effectiveness Rating of the side's air support, 1 to 99; 0 for none.
---@field fleet boolean Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed.
---@field depot boolean The side expends a depot. Only for the UN.

---The support of a side from outside the combat.
---@class grognard.korea.Support.Table: grognard.korea.Support.Fields
---@field air integer The Effectiveness Rating of the side's air support, 1 to 99; 0 for none.
---@field fleet boolean Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed.
---@field depot boolean The side expends a depot. Only for the UN.

---The support of a side from outside the combat.
---@class grognard.korea.Support.Fields
---@field air? integer The Effectiveness Rating of the side's air support, 1 to 99; 0 for none. From 0 to 99. Default: 0.
---@field fleet? boolean Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed. Default: false.
---@field depot? boolean The side expends a depot. Only for the UN. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Support.Fields
---@return grognard.korea.Support? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Support): grognard.korea.Support
function grognard.korea.Support(fields) end

---The modifiers of a side's roll, one for each rule.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Modifiers: userdata
---@field mp integer Movement points spent (8.0.ME.1).
---@field air integer Air support (8.0.ME.2, 8.0.PA.1).
---@field fleet integer Fleet support (8.0.ME.3, 8.0.PA.2).
---@field depot integer A depot expended (8.0.ME.4, 8.0.PA.3).
---@field armor integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
---@field adjacent integer Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all attackers including their lead (8.0.ME.7, 8.0.PA.5).
---@field flanking integer Flanking attackers (8.0.ME.8, 8.0.PA.6).
---@field quality integer The lead of better quality (8.0.ME.9, 8.0.PA.7).
---@field terrain integer Terrain (8.0.ME.6, 8.0.PA.8).

---The modifiers of a side's roll, one for each rule.
---@class grognard.korea.Modifiers.Table: grognard.korea.Modifiers.Fields
---@field mp integer Movement points spent (8.0.ME.1).
---@field air integer Air support (8.0.ME.2, 8.0.PA.1).
---@field fleet integer Fleet support (8.0.ME.3, 8.0.PA.2).
---@field depot integer A depot expended (8.0.ME.4, 8.0.PA.3).
---@field armor integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
---@field adjacent integer Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all attackers including their lead (8.0.ME.7, 8.0.PA.5).
---@field flanking integer Flanking attackers (8.0.ME.8, 8.0.PA.6).
---@field quality integer The lead of better quality (8.0.ME.9, 8.0.PA.7).
---@field terrain integer Terrain (8.0.ME.6, 8.0.PA.8).

---The modifiers of a side's roll, one for each rule.
---@class grognard.korea.Modifiers.Fields
---@field mp? integer Movement points spent (8.0.ME.1). Default: 0.
---@field air? integer Air support (8.0.ME.2, 8.0.PA.1). Default: 0.
---@field fleet? integer Fleet support (8.0.ME.3, 8.0.PA.2). Default: 0.
---@field depot? integer A depot expended (8.0.ME.4, 8.0.PA.3). Default: 0.
---@field armor? integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4). Default: 0.
---@field adjacent? integer Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all attackers including their lead (8.0.ME.7, 8.0.PA.5). Default: 0.
---@field flanking? integer Flanking attackers (8.0.ME.8, 8.0.PA.6). Default: 0.
---@field quality? integer The lead of better quality (8.0.ME.9, 8.0.PA.7). Default: 0.
---@field terrain? integer Terrain (8.0.ME.6, 8.0.PA.8). Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Modifiers.Fields
---@return grognard.korea.Modifiers? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Modifiers): grognard.korea.Modifiers
function grognard.korea.Modifiers(fields) end

---The kind of combat.
---@alias grognard.korea.Engagement
---| "meeting" # A Meeting Engagement, fought during movement.
---| "prepared" # A Prepared Attack.

---The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side
---rolls one six-sided die.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Assessment: userdata
---@field attacker_drm integer The sum of the modifiers of the attacker's roll, -10000 to 10000.
---@field defender_drm integer The sum of the modifiers of the defender's roll, -10000 to 10000.
---@field attacker_modifiers grognard.korea.Modifiers The parts of `attacker_drm`, for display. No operation uses them.
---@field defender_modifiers grognard.korea.Modifiers The parts of `defender_drm`, for display. No operation uses them.
---@field attacker_lead integer The attacker's lead.
---@field defender_lead integer The defender's lead.
---@field attacker_supporters integer Supporting attackers that are not static.
---@field defender_supporters integer Supporting defenders that are not static.
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side The side that attacks. Required where losses are called for.
---@field attacker_quality? grognard.korea.Quality The quality of the attacker's lead. Required where losses are called for.
---@field defender_quality? grognard.korea.Quality The quality of the defender's lead. Required where losses are called for.
---@field defender_static boolean The defender's lead is static.
---@field flankers integer The number of flanking attackers that count, 0 to 3.
---@field attacker_dice integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field attacker_sides integer The number of sides of each of the attacker's dice.
---@field defender_dice integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field defender_sides integer The number of sides of each of the defender's dice.
---@field attacker_chips integer The number of chips that the attacker draws, at most 16.
---@field defender_chips integer The number of chips that the defender draws, at most 16.
---@field attacker_ratio_points integer The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat, 1 to 1.
---@field attacker_ratio_losses integer The loss points of the attacker's loss ratio; see `attacker_ratio_points`.
---@field defender_ratio_points integer The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
---@field defender_ratio_losses integer The loss points of the defender's loss ratio; see `defender_ratio_points`.
---@field rounding grognard.korea.LossRounding How a fraction of a loss point is rounded.

---The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side rolls one six-sided die.
---@class grognard.korea.Assessment.Table: grognard.korea.Assessment.Fields
---@field attacker_drm integer The sum of the modifiers of the attacker's roll, -10000 to 10000.
---@field defender_drm integer The sum of the modifiers of the defender's roll, -10000 to 10000.
---@field attacker_modifiers grognard.korea.Modifiers.Table The parts of `attacker_drm`, for display. No operation uses them.
---@field defender_modifiers grognard.korea.Modifiers.Table The parts of `defender_drm`, for display. No operation uses them.
---@field attacker_lead integer The attacker's lead.
---@field defender_lead integer The defender's lead.
---@field attacker_supporters integer Supporting attackers that are not static.
---@field defender_supporters integer Supporting defenders that are not static.
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side The side that attacks. Required where losses are called for.
---@field attacker_quality? grognard.korea.Quality The quality of the attacker's lead. Required where losses are called for.
---@field defender_quality? grognard.korea.Quality The quality of the defender's lead. Required where losses are called for.
---@field defender_static boolean The defender's lead is static.
---@field flankers integer The number of flanking attackers that count, 0 to 3.
---@field attacker_dice integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field attacker_sides integer The number of sides of each of the attacker's dice.
---@field defender_dice integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field defender_sides integer The number of sides of each of the defender's dice.
---@field attacker_chips integer The number of chips that the attacker draws, at most 16.
---@field defender_chips integer The number of chips that the defender draws, at most 16.
---@field attacker_ratio_points integer The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat, 1 to 1.
---@field attacker_ratio_losses integer The loss points of the attacker's loss ratio; see `attacker_ratio_points`.
---@field defender_ratio_points integer The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
---@field defender_ratio_losses integer The loss points of the defender's loss ratio; see `defender_ratio_points`.
---@field rounding grognard.korea.LossRounding How a fraction of a loss point is rounded.

---The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side rolls one six-sided die.
---@class grognard.korea.Assessment.Fields
---@field attacker_drm integer The sum of the modifiers of the attacker's roll, -10000 to 10000.
---@field defender_drm integer The sum of the modifiers of the defender's roll, -10000 to 10000.
---@field attacker_modifiers? grognard.korea.Modifiers|grognard.korea.Modifiers.Fields The parts of `attacker_drm`, for display. No operation uses them.
---@field defender_modifiers? grognard.korea.Modifiers|grognard.korea.Modifiers.Fields The parts of `defender_drm`, for display. No operation uses them.
---@field attacker_lead? integer The attacker's lead.
---@field defender_lead? integer The defender's lead.
---@field attacker_supporters? integer Supporting attackers that are not static. Default: 0.
---@field defender_supporters? integer Supporting defenders that are not static. Default: 0.
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side The side that attacks. Required where losses are called for.
---@field attacker_quality? grognard.korea.Quality The quality of the attacker's lead. Required where losses are called for.
---@field defender_quality? grognard.korea.Quality The quality of the defender's lead. Required where losses are called for.
---@field defender_static? boolean The defender's lead is static. Default: false.
---@field flankers? integer The number of flanking attackers that count, 0 to 3. Default: 0.
---@field attacker_dice? integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Default: 0.
---@field attacker_sides? integer The number of sides of each of the attacker's dice. Default: 0.
---@field defender_dice? integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Default: 0.
---@field defender_sides? integer The number of sides of each of the defender's dice. Default: 0.
---@field attacker_chips? integer The number of chips that the attacker draws, at most 16. Default: 0.
---@field defender_chips? integer The number of chips that the defender draws, at most 16. Default: 0.
---@field attacker_ratio_points? integer The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat, 1 to 1. Default: 0.
---@field attacker_ratio_losses? integer The loss points of the attacker's loss ratio; see `attacker_ratio_points`. Default: 0.
---@field defender_ratio_points? integer The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack. Default: 0.
---@field defender_ratio_losses? integer The loss points of the defender's loss ratio; see `defender_ratio_points`. Default: 0.
---@field rounding? grognard.korea.LossRounding How a fraction of a loss point is rounded. Default: "down".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Assessment.Fields
---@return grognard.korea.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Assessment): grognard.korea.Assessment
function grognard.korea.Assessment(fields) end

---Chips of one value in the bag.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Chip: userdata
---@field count integer The number of these chips in the bag.
---@field value integer The number that each chip adds to the roll of the side that draws it.

---Chips of one value in the bag.
---@class grognard.korea.Chip.Table: grognard.korea.Chip.Fields
---@field count integer The number of these chips in the bag.
---@field value integer The number that each chip adds to the roll of the side that draws it.

---Chips of one value in the bag.
---@class grognard.korea.Chip.Fields
---@field count integer The number of these chips in the bag.
---@field value integer The number that each chip adds to the roll of the side that draws it.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Chip.Fields
---@return grognard.korea.Chip? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Chip): grognard.korea.Chip
function grognard.korea.Chip(fields) end

---A side's role in a combat.
---@alias grognard.korea.Role
---| "attacker" # It attacks.
---| "defender" # It is attacked.

---The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Debt: userdata
---@field owed integer Loss points that are not yet paid.
---@field victory_points? integer Victory points that the side has to spend. Required where something is owed.
---@field supporters integer Supporting units of the side that took part and are not static.
---@field depots? integer UN depots within supply range. Required of the UN where something is owed; ignored for the Communists.
---@field debtor? grognard.korea.Role The side that owes. The attacker's lead went static by attacking and cannot pay with a flip. Required where the answer depends on it.
---@field side? grognard.korea.Side The side that owns the units. Required where the answer depends on it.
---@field quality? grognard.korea.Quality The quality of the lead. Required where the answer depends on it.
---@field hexes? integer The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot retreat or already has. Required where something is owed.
---@field lead_static boolean The lead is static.

---The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
---@class grognard.korea.Debt.Table: grognard.korea.Debt.Fields
---@field owed integer Loss points that are not yet paid.
---@field victory_points? integer Victory points that the side has to spend. Required where something is owed.
---@field supporters integer Supporting units of the side that took part and are not static.
---@field depots? integer UN depots within supply range. Required of the UN where something is owed; ignored for the Communists.
---@field debtor? grognard.korea.Role The side that owes. The attacker's lead went static by attacking and cannot pay with a flip. Required where the answer depends on it.
---@field side? grognard.korea.Side The side that owns the units. Required where the answer depends on it.
---@field quality? grognard.korea.Quality The quality of the lead. Required where the answer depends on it.
---@field hexes? integer The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot retreat or already has. Required where something is owed.
---@field lead_static boolean The lead is static.

---The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
---@class grognard.korea.Debt.Fields
---@field owed integer Loss points that are not yet paid.
---@field victory_points? integer Victory points that the side has to spend. Required where something is owed.
---@field supporters? integer Supporting units of the side that took part and are not static. Default: 0.
---@field depots? integer UN depots within supply range. Required of the UN where something is owed; ignored for the Communists.
---@field debtor? grognard.korea.Role The side that owes. The attacker's lead went static by attacking and cannot pay with a flip. Required where the answer depends on it.
---@field side? grognard.korea.Side The side that owns the units. Required where the answer depends on it.
---@field quality? grognard.korea.Quality The quality of the lead. Required where the answer depends on it.
---@field hexes? integer The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot retreat or already has. Required where something is owed.
---@field lead_static? boolean The lead is static. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Debt.Fields
---@return grognard.korea.Debt? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Debt): grognard.korea.Debt
function grognard.korea.Debt(fields) end

---The losses of each side, and the debt of the side that loses.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Losses: userdata
---@field attacker integer Loss points of the attacker.
---@field defender integer Loss points of the defender.
---@field debt grognard.korea.Debt The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain, and without which the debt cannot be settled: victory points, the UN's depots, and hexes of retreat.

---The losses of each side, and the debt of the side that loses.
---@class grognard.korea.Losses.Table: grognard.korea.Losses.Fields
---@field attacker integer Loss points of the attacker.
---@field defender integer Loss points of the defender.
---@field debt grognard.korea.Debt.Table The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain, and without which the debt cannot be settled: victory points, the UN's depots, and hexes of retreat.

---The losses of each side, and the debt of the side that loses.
---@class grognard.korea.Losses.Fields
---@field attacker? integer Loss points of the attacker. Default: 0.
---@field defender? integer Loss points of the defender. Default: 0.
---@field debt? grognard.korea.Debt|grognard.korea.Debt.Fields The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain, and without which the debt cannot be settled: victory points, the UN's depots, and hexes of retreat.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Losses.Fields
---@return grognard.korea.Losses? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Losses): grognard.korea.Losses
function grognard.korea.Losses(fields) end

---The result of a combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Outcome: userdata
---@field attacker_roll integer The attacker's result: dice, chips and modifiers.
---@field defender_roll integer The defender's result: dice, chips and modifiers.
---@field differential integer The Combat Differential: the attacker's result less the defender's.
---@field attacker_static boolean The attacking lead goes static.
---@field losses grognard.korea.Losses The losses of each side.

---The result of a combat.
---@class grognard.korea.Outcome.Table: grognard.korea.Outcome.Fields
---@field attacker_roll integer The attacker's result: dice, chips and modifiers.
---@field defender_roll integer The defender's result: dice, chips and modifiers.
---@field differential integer The Combat Differential: the attacker's result less the defender's.
---@field attacker_static boolean The attacking lead goes static.
---@field losses grognard.korea.Losses.Table The losses of each side.

---The result of a combat.
---@class grognard.korea.Outcome.Fields
---@field attacker_roll? integer The attacker's result: dice, chips and modifiers. Default: 0.
---@field defender_roll? integer The defender's result: dice, chips and modifiers. Default: 0.
---@field differential? integer The Combat Differential: the attacker's result less the defender's. Default: 0.
---@field attacker_static? boolean The attacking lead goes static. Default: false.
---@field losses? grognard.korea.Losses|grognard.korea.Losses.Fields The losses of each side.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Outcome.Fields
---@return grognard.korea.Outcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Outcome): grognard.korea.Outcome
function grognard.korea.Outcome(fields) end

---The cases of one row.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.CasesRow: userdata
---@field cases grognard.Wide The number of cases.
---@field attacker_losses integer Loss points of the attacker.
---@field defender_losses integer Loss points of the defender.
---@field lowest integer The lowest differential of the row.
---@field highest integer The highest differential of the row.

---The cases of one row.
---@class grognard.korea.CasesRow.Table: grognard.korea.CasesRow.Fields
---@field cases grognard.Wide The number of cases.
---@field attacker_losses integer Loss points of the attacker.
---@field defender_losses integer Loss points of the defender.
---@field lowest integer The lowest differential of the row.
---@field highest integer The highest differential of the row.

---The cases of one row.
---@class grognard.korea.CasesRow.Fields
---@field cases? grognard.Wide The number of cases. Default: 0.
---@field attacker_losses? integer Loss points of the attacker. Default: 0.
---@field defender_losses? integer Loss points of the defender. Default: 0.
---@field lowest? integer The lowest differential of the row. Default: 0.
---@field highest? integer The highest differential of the row. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.CasesRow.Fields
---@return grognard.korea.CasesRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.CasesRow): grognard.korea.CasesRow
function grognard.korea.CasesRow(fields) end

---The exact chances of a combat, as counts of equal cases of dice and chips.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.CombatDistribution: userdata
---@field denominator grognard.Wide The number of cases.
---@field attacker_loses grognard.Chance Cases in which the attacker loses anything.
---@field defender_loses grognard.Chance Cases in which the defender loses anything.
---@field attacker_losses_whole grognard.Wide The attacker's expected loss points: the whole part.
---@field attacker_losses_rest grognard.Chance The attacker's expected loss points: the numerator of the fraction, over the denominator.
---@field defender_losses_whole grognard.Wide The defender's expected loss points: the whole part.
---@field defender_losses_rest grognard.Chance The defender's expected loss points: the numerator of the fraction, over the denominator.

---The exact chances of a combat, as counts of equal cases of dice and chips.
---@class grognard.korea.CombatDistribution.Table: grognard.korea.CombatDistribution.Fields
---@field denominator grognard.Wide The number of cases.
---@field attacker_loses grognard.Chance Cases in which the attacker loses anything.
---@field defender_loses grognard.Chance Cases in which the defender loses anything.
---@field attacker_losses_whole grognard.Wide The attacker's expected loss points: the whole part.
---@field attacker_losses_rest grognard.Chance The attacker's expected loss points: the numerator of the fraction, over the denominator.
---@field defender_losses_whole grognard.Wide The defender's expected loss points: the whole part.
---@field defender_losses_rest grognard.Chance The defender's expected loss points: the numerator of the fraction, over the denominator.

---The exact chances of a combat, as counts of equal cases of dice and chips.
---@class grognard.korea.CombatDistribution.Fields
---@field denominator? grognard.Wide The number of cases. Default: 0.
---@field attacker_loses? grognard.Wide Cases in which the attacker loses anything. Default: 0.
---@field defender_loses? grognard.Wide Cases in which the defender loses anything. Default: 0.
---@field attacker_losses_whole? grognard.Wide The attacker's expected loss points: the whole part. Default: 0.
---@field attacker_losses_rest? grognard.Wide The attacker's expected loss points: the numerator of the fraction, over the denominator. Default: 0.
---@field defender_losses_whole? grognard.Wide The defender's expected loss points: the whole part. Default: 0.
---@field defender_losses_rest? grognard.Wide The defender's expected loss points: the numerator of the fraction, over the denominator. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.CombatDistribution.Fields
---@return grognard.korea.CombatDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.CombatDistribution): grognard.korea.CombatDistribution
function grognard.korea.CombatDistribution(fields) end

---The rank of a differential among all possible ones.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Standing: userdata
---@field worse grognard.Chance Cases with a lower differential, which is worse for the attacker.
---@field equal grognard.Chance Cases with this differential; 0 if it is impossible.
---@field better grognard.Chance Cases with a higher differential, which is better for the attacker.
---@field denominator grognard.Wide The number of cases.

---The rank of a differential among all possible ones.
---@class grognard.korea.Standing.Table: grognard.korea.Standing.Fields
---@field worse grognard.Chance Cases with a lower differential, which is worse for the attacker.
---@field equal grognard.Chance Cases with this differential; 0 if it is impossible.
---@field better grognard.Chance Cases with a higher differential, which is better for the attacker.
---@field denominator grognard.Wide The number of cases.

---The rank of a differential among all possible ones.
---@class grognard.korea.Standing.Fields
---@field worse? grognard.Wide Cases with a lower differential, which is worse for the attacker. Default: 0.
---@field equal? grognard.Wide Cases with this differential; 0 if it is impossible. Default: 0.
---@field better? grognard.Wide Cases with a higher differential, which is better for the attacker. Default: 0.
---@field denominator? grognard.Wide The number of cases. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Standing.Fields
---@return grognard.korea.Standing? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Standing): grognard.korea.Standing
function grognard.korea.Standing(fields) end

---A side's payment. It may exceed what is owed; the excess is lost.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Payment: userdata
---@field victory_points integer Victory points spent.
---@field supporters integer Supporting units that go static.
---@field depots integer UN depots eliminated.
---@field retreat integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
---@field flip boolean The defender's lead goes static.
---@field rout boolean The lead is eliminated to the Rout box.

---A side's payment. It may exceed what is owed; the excess is lost.
---@class grognard.korea.Payment.Table: grognard.korea.Payment.Fields
---@field victory_points integer Victory points spent.
---@field supporters integer Supporting units that go static.
---@field depots integer UN depots eliminated.
---@field retreat integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
---@field flip boolean The defender's lead goes static.
---@field rout boolean The lead is eliminated to the Rout box.

---A side's payment. It may exceed what is owed; the excess is lost.
---@class grognard.korea.Payment.Fields
---@field victory_points? integer Victory points spent. Default: 0.
---@field supporters? integer Supporting units that go static. Default: 0.
---@field depots? integer UN depots eliminated. Default: 0.
---@field retreat? integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two. Default: 0.
---@field flip? boolean The defender's lead goes static. Default: false.
---@field rout? boolean The lead is eliminated to the Rout box. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Payment.Fields
---@return grognard.korea.Payment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Payment): grognard.korea.Payment
function grognard.korea.Payment(fields) end

---A means of paying losses, in the order in which the library suggests them.
---@alias grognard.korea.Means
---| "flip" # The defender's lead goes static: 1 loss point, once.
---| "supporter" # A supporting unit goes static: 1 loss point each.
---| "depot" # A UN depot within supply range is eliminated: 1 loss point each.
---| "victory_point" # A victory point is spent: 1 loss point each.
---| "short_retreat" # The lead retreats one hex: 1 loss point, once, instead of a long retreat.
---| "long_retreat" # A lead of quality A or B retreats two or three hexes: 2 loss points, once, instead of a short retreat.
---| "rout" # The lead is eliminated to the Rout box: all loss points that are left.

---A means of payment.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Offer: userdata
---@field means grognard.korea.Means The means.
---@field hexes integer For a retreat, the most hexes; 0 for any other means.
---@field times integer How often the means can be used.
---@field worth integer Loss points paid by each use.

---A means of payment.
---@class grognard.korea.Offer.Table: grognard.korea.Offer.Fields
---@field means grognard.korea.Means The means.
---@field hexes integer For a retreat, the most hexes; 0 for any other means.
---@field times integer How often the means can be used.
---@field worth integer Loss points paid by each use.

---A means of payment.
---@class grognard.korea.Offer.Fields
---@field means? grognard.korea.Means The means. Default: "flip".
---@field hexes? integer For a retreat, the most hexes; 0 for any other means. Default: 0.
---@field times? integer How often the means can be used. Default: 0.
---@field worth? integer Loss points paid by each use. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Offer.Fields
---@return grognard.korea.Offer? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Offer): grognard.korea.Offer
function grognard.korea.Offer(fields) end

---The losses owed, and a suggested payment.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Owed: userdata
---@field owed integer Loss points to pay.
---@field most integer The most loss points that the side can pay without a rout.
---@field usual grognard.korea.Payment The payment that the library suggests. It takes the lead's flip, supporters, depots, victory points and the shortest retreat that suffices, in this order until enough is paid. It is a rout alone if all of them do not suffice.

---The losses owed, and a suggested payment.
---@class grognard.korea.Owed.Table: grognard.korea.Owed.Fields
---@field owed integer Loss points to pay.
---@field most integer The most loss points that the side can pay without a rout.
---@field usual grognard.korea.Payment.Table The payment that the library suggests. It takes the lead's flip, supporters, depots, victory points and the shortest retreat that suffices, in this order until enough is paid. It is a rout alone if all of them do not suffice.

---The losses owed, and a suggested payment.
---@class grognard.korea.Owed.Fields
---@field owed? integer Loss points to pay. Default: 0.
---@field most? integer The most loss points that the side can pay without a rout. Default: 0.
---@field usual? grognard.korea.Payment|grognard.korea.Payment.Fields The payment that the library suggests. It takes the lead's flip, supporters, depots, victory points and the shortest retreat that suffices, in this order until enough is paid. It is a rout alone if all of them do not suffice.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Owed.Fields
---@return grognard.korea.Owed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Owed): grognard.korea.Owed
function grognard.korea.Owed(fields) end

---The kind of an effect of a payment.
---@alias grognard.korea.EffectKind
---| "lead_static" # The lead goes static.
---| "supporters_static" # `amount` supporting units go static; the owner chooses which.
---| "lose_depots" # `amount` depots within supply range are eliminated; the owner chooses which.
---| "spend_victory_points" # `amount` victory points are spent.
---| "retreat" # The lead retreats `amount` hexes, as `korea.retreat.assess` allows.
---| "rout" # The lead is eliminated to the Rout box.

---An effect of a payment, for the caller to apply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Effect: userdata
---@field amount integer The amount, in the unit that the kind says; 1 for an effect on the lead.
---@field rule integer The rule that requires the effect.
---@field what grognard.korea.EffectKind The kind of effect.

---An effect of a payment, for the caller to apply.
---@class grognard.korea.Effect.Table: grognard.korea.Effect.Fields
---@field amount integer The amount, in the unit that the kind says; 1 for an effect on the lead.
---@field rule integer The rule that requires the effect.
---@field what grognard.korea.EffectKind The kind of effect.

---An effect of a payment, for the caller to apply.
---@class grognard.korea.Effect.Fields
---@field amount? integer The amount, in the unit that the kind says; 1 for an effect on the lead. Default: 0.
---@field rule? integer The rule that requires the effect.
---@field what? grognard.korea.EffectKind The kind of effect. Default: "lead_static".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Effect.Fields
---@return grognard.korea.Effect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Effect): grognard.korea.Effect
function grognard.korea.Effect(fields) end

---The result of a payment.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Settled: userdata
---@field debt grognard.korea.Debt The debt after the payment, with the means that are left.
---@field overpaid integer Loss points paid beyond what was owed, which are lost; 0 for a rout.

---The result of a payment.
---@class grognard.korea.Settled.Table: grognard.korea.Settled.Fields
---@field debt grognard.korea.Debt.Table The debt after the payment, with the means that are left.
---@field overpaid integer Loss points paid beyond what was owed, which are lost; 0 for a rout.

---The result of a payment.
---@class grognard.korea.Settled.Fields
---@field debt? grognard.korea.Debt|grognard.korea.Debt.Fields The debt after the payment, with the means that are left.
---@field overpaid? integer Loss points paid beyond what was owed, which are lost; 0 for a rout. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Settled.Fields
---@return grognard.korea.Settled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Settled): grognard.korea.Settled
function grognard.korea.Settled(fields) end

---A hex of the board.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Place: userdata
---@field hex grognard.Hex The hex.
---@field prohibited boolean Its terrain is prohibited to the unit.

---A hex of the board.
---@class grognard.korea.Place.Table: grognard.korea.Place.Fields
---@field hex grognard.Hex.Table The hex.
---@field prohibited boolean Its terrain is prohibited to the unit.

---A hex of the board.
---@class grognard.korea.Place.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field prohibited? boolean Its terrain is prohibited to the unit. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Place.Fields
---@return grognard.korea.Place? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Place): grognard.korea.Place
function grognard.korea.Place(fields) end

---The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for
---further questions.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Board: userdata
---@field hexes grognard.korea.Place[] The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.

---The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for further questions.
---@class grognard.korea.Board.Table: grognard.korea.Board.Fields
---@field hexes grognard.korea.Place.Table[] The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.

---The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for further questions.
---@class grognard.korea.Board.Fields
---@field hexes (grognard.korea.Place|grognard.korea.Place.Fields)[]|grognard.List<grognard.korea.Place> The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Board.Fields
---@return grognard.korea.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Board): grognard.korea.Board
function grognard.korea.Board(fields) end

---The reason why a hex may be entered, or may not.
---@alias grognard.korea.Why
---| "best" # It is among the best hexes: the owner may choose it.
---| "next_to_enemy" # It is adjacent to an enemy, and another legal hex is not.
---| "nearer_enemy" # Another legal hex is farther from the nearest enemy unit of the combat.
---| "farther_supply" # Another legal hex is nearer to a supply source.
---| "off_board" # It is not on the board.
---| "prohibited" # Its terrain is prohibited to the unit.
---| "enemy" # Enemy units are in it.
---| "turned_back" # The retreat has been in it before.
---| "full" # It can hold no more units.

---A hex adjacent to a retreating unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Way: userdata
---@field hex grognard.Hex The hex.
---@field distance integer Its distance from the nearest enemy unit of the combat, in hexes.
---@field supply integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
---@field rule integer The rule that decides.
---@field rank integer The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex that is not legal.
---@field why grognard.korea.Why The reason why the hex may be entered, or may not.
---@field next_to_enemy boolean An enemy unit is adjacent to it.

---A hex adjacent to a retreating unit.
---@class grognard.korea.Way.Table: grognard.korea.Way.Fields
---@field hex grognard.Hex.Table The hex.
---@field distance integer Its distance from the nearest enemy unit of the combat, in hexes.
---@field supply integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
---@field rule integer The rule that decides.
---@field rank integer The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex that is not legal.
---@field why grognard.korea.Why The reason why the hex may be entered, or may not.
---@field next_to_enemy boolean An enemy unit is adjacent to it.

---A hex adjacent to a retreating unit.
---@class grognard.korea.Way.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field distance? integer Its distance from the nearest enemy unit of the combat, in hexes. Default: 0.
---@field supply? integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal. Default: 0.
---@field rule? integer The rule that decides.
---@field rank? integer The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex that is not legal. Default: 0.
---@field why? grognard.korea.Why The reason why the hex may be entered, or may not. Default: "best".
---@field next_to_enemy? boolean An enemy unit is adjacent to it. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Way.Fields
---@return grognard.korea.Way? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Way): grognard.korea.Way
function grognard.korea.Way(fields) end

---How a retreat can continue.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Retreating: userdata
---@field hexes integer The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`.
---@field best integer The number of hexes among which the owner may choose for the next step.
---@field legal integer The number of legal hexes for the next step, the best and the others.

---How a retreat can continue.
---@class grognard.korea.Retreating.Table: grognard.korea.Retreating.Fields
---@field hexes integer The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`.
---@field best integer The number of hexes among which the owner may choose for the next step.
---@field legal integer The number of legal hexes for the next step, the best and the others.

---How a retreat can continue.
---@class grognard.korea.Retreating.Fields
---@field hexes? integer The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`. Default: 0.
---@field best? integer The number of hexes among which the owner may choose for the next step. Default: 0.
---@field legal? integer The number of legal hexes for the next step, the best and the others. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Retreating.Fields
---@return grognard.korea.Retreating? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Retreating): grognard.korea.Retreating
function grognard.korea.Retreating(fields) end

---A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Position: userdata
---@field text string The text, with zeros after its end. Its first line names its version.

---A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
---@class grognard.korea.Position.Table: grognard.korea.Position.Fields
---@field text string The text, with zeros after its end. Its first line names its version.

---A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
---@class grognard.korea.Position.Fields
---@field text string The text, with zeros after its end. Its first line names its version.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Position.Fields
---@return grognard.korea.Position? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Position): grognard.korea.Position
function grognard.korea.Position(fields) end

---What a position waits for.
---@alias grognard.korea.Waits
---| "orders" # The declaration of an engagement, or the end of the turn.
---| "attackers" # The attacker's units and support.
---| "defenders" # The defender's units and support.
---| "chips" # Chips.
---| "dice" # Dice.
---| "losses" # Payment of losses.
---| "retreat" # The next hex of a retreat.
---| "nothing" # Nothing: the turn is over.

---A summary of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Situation: userdata
---@field owed integer Loss points that are owed and not yet paid.
---@field victory_points integer[] Victory points of the UN and of the Communists.
---@field units integer The number of units that are not routed.
---@field depots integer The number of UN depots.
---@field attacker_lead? integer The attacker's lead; absent without an engagement.
---@field defender_lead? integer The defender's lead; absent without an engagement.
---@field dice integer The number of dice for which the position waits.
---@field chips integer The number of chips for which the position waits.
---@field attacker_drm integer The sum of the attacker's modifiers as they are now, until dice are rolled.
---@field defender_drm integer The sum of the defender's modifiers as they are now, until dice are rolled.
---@field differential integer The Combat Differential of the engagement at hand, once its dice are rolled.
---@field rule integer The rule by which something is waited for.
---@field waits? grognard.korea.Waits The step for which the position waits.
---@field decides? grognard.korea.Side The side that decides.
---@field turn? grognard.korea.Side The side whose turn it is.
---@field kind? grognard.korea.Engagement The kind of combat; absent without an engagement.
---@field debtor? grognard.korea.Role The role that owes losses; absent for none.
---@field hexes integer The number of hexes that a retreat has still to enter.

---A summary of a position.
---@class grognard.korea.Situation.Table: grognard.korea.Situation.Fields
---@field owed integer Loss points that are owed and not yet paid.
---@field victory_points integer[] Victory points of the UN and of the Communists.
---@field units integer The number of units that are not routed.
---@field depots integer The number of UN depots.
---@field attacker_lead? integer The attacker's lead; absent without an engagement.
---@field defender_lead? integer The defender's lead; absent without an engagement.
---@field dice integer The number of dice for which the position waits.
---@field chips integer The number of chips for which the position waits.
---@field attacker_drm integer The sum of the attacker's modifiers as they are now, until dice are rolled.
---@field defender_drm integer The sum of the defender's modifiers as they are now, until dice are rolled.
---@field differential integer The Combat Differential of the engagement at hand, once its dice are rolled.
---@field rule integer The rule by which something is waited for.
---@field waits? grognard.korea.Waits The step for which the position waits.
---@field decides? grognard.korea.Side The side that decides.
---@field turn? grognard.korea.Side The side whose turn it is.
---@field kind? grognard.korea.Engagement The kind of combat; absent without an engagement.
---@field debtor? grognard.korea.Role The role that owes losses; absent for none.
---@field hexes integer The number of hexes that a retreat has still to enter.

---A summary of a position.
---@class grognard.korea.Situation.Fields
---@field owed? integer Loss points that are owed and not yet paid. Default: 0.
---@field victory_points? integer[] Victory points of the UN and of the Communists.
---@field units? integer The number of units that are not routed. Default: 0.
---@field depots? integer The number of UN depots. Default: 0.
---@field attacker_lead? integer The attacker's lead; absent without an engagement.
---@field defender_lead? integer The defender's lead; absent without an engagement.
---@field dice? integer The number of dice for which the position waits. Default: 0.
---@field chips? integer The number of chips for which the position waits. Default: 0.
---@field attacker_drm? integer The sum of the attacker's modifiers as they are now, until dice are rolled. Default: 0.
---@field defender_drm? integer The sum of the defender's modifiers as they are now, until dice are rolled. Default: 0.
---@field differential? integer The Combat Differential of the engagement at hand, once its dice are rolled. Default: 0.
---@field rule? integer The rule by which something is waited for.
---@field waits? grognard.korea.Waits The step for which the position waits.
---@field decides? grognard.korea.Side The side that decides.
---@field turn? grognard.korea.Side The side whose turn it is.
---@field kind? grognard.korea.Engagement The kind of combat; absent without an engagement.
---@field debtor? grognard.korea.Role The role that owes losses; absent for none.
---@field hexes? integer The number of hexes that a retreat has still to enter. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Situation.Fields
---@return grognard.korea.Situation? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Situation): grognard.korea.Situation
function grognard.korea.Situation(fields) end

---A unit of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.GameUnit: userdata
---@field id integer The number of the unit, at least 1, the same for the whole game.
---@field name string Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
---@field hex grognard.Hex Its hex; of a routed unit the last one.
---@field side? grognard.korea.Side Its side.
---@field quality? grognard.korea.Quality Its quality.
---@field arm? grognard.korea.Arm The kind of troops.
---@field is_static boolean The unit is static.
---@field routed boolean The unit is in the Rout box.
---@field role? grognard.korea.Role Its part in the engagement at hand; absent for none.

---A unit of a position.
---@class grognard.korea.GameUnit.Table: grognard.korea.GameUnit.Fields
---@field id integer The number of the unit, at least 1, the same for the whole game.
---@field name string Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
---@field hex grognard.Hex.Table Its hex; of a routed unit the last one.
---@field side? grognard.korea.Side Its side.
---@field quality? grognard.korea.Quality Its quality.
---@field arm? grognard.korea.Arm The kind of troops.
---@field is_static boolean The unit is static.
---@field routed boolean The unit is in the Rout box.
---@field role? grognard.korea.Role Its part in the engagement at hand; absent for none.

---A unit of a position.
---@class grognard.korea.GameUnit.Fields
---@field id integer The number of the unit, at least 1, the same for the whole game.
---@field name? string Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] Its hex; of a routed unit the last one.
---@field side? grognard.korea.Side Its side.
---@field quality? grognard.korea.Quality Its quality.
---@field arm? grognard.korea.Arm The kind of troops.
---@field is_static? boolean The unit is static. Default: false.
---@field routed? boolean The unit is in the Rout box. Default: false.
---@field role? grognard.korea.Role Its part in the engagement at hand; absent for none.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.GameUnit.Fields
---@return grognard.korea.GameUnit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.GameUnit): grognard.korea.GameUnit
function grognard.korea.GameUnit(fields) end

---A hex of a position's map.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.GamePlace: userdata
---@field hex grognard.Hex The hex.
---@field prohibited boolean Its terrain is prohibited to units.
---@field coast boolean The fleet is committed to its coast.
---@field un_supply boolean It is a supply source of the UN.
---@field communist_supply boolean It is a supply source of the Communists.
---@field un_full boolean It can hold no more units of the UN.
---@field communist_full boolean It can hold no more units of the Communists.

---A hex of a position's map.
---@class grognard.korea.GamePlace.Table: grognard.korea.GamePlace.Fields
---@field hex grognard.Hex.Table The hex.
---@field prohibited boolean Its terrain is prohibited to units.
---@field coast boolean The fleet is committed to its coast.
---@field un_supply boolean It is a supply source of the UN.
---@field communist_supply boolean It is a supply source of the Communists.
---@field un_full boolean It can hold no more units of the UN.
---@field communist_full boolean It can hold no more units of the Communists.

---A hex of a position's map.
---@class grognard.korea.GamePlace.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field prohibited? boolean Its terrain is prohibited to units. Default: false.
---@field coast? boolean The fleet is committed to its coast. Default: false.
---@field un_supply? boolean It is a supply source of the UN. Default: false.
---@field communist_supply? boolean It is a supply source of the Communists. Default: false.
---@field un_full? boolean It can hold no more units of the UN. Default: false.
---@field communist_full? boolean It can hold no more units of the Communists. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.GamePlace.Fields
---@return grognard.korea.GamePlace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.GamePlace): grognard.korea.GamePlace
function grognard.korea.GamePlace(fields) end

---The terrain of a hex or a hexside.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.GameTerrain: userdata
---@field hex grognard.Hex The hex.
---@field beside grognard.Hex The hex on the other side of the hexside; of a hex's own terrain the hex again.
---@field terrain grognard.korea.Terrain The row of the terrain chart.

---The terrain of a hex or a hexside.
---@class grognard.korea.GameTerrain.Table: grognard.korea.GameTerrain.Fields
---@field hex grognard.Hex.Table The hex.
---@field beside grognard.Hex.Table The hex on the other side of the hexside; of a hex's own terrain the hex again.
---@field terrain grognard.korea.Terrain.Table The row of the terrain chart.

---The terrain of a hex or a hexside.
---@class grognard.korea.GameTerrain.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field beside grognard.Hex|grognard.Hex.Fields|integer[] The hex on the other side of the hexside; of a hex's own terrain the hex again.
---@field terrain? grognard.korea.Terrain|grognard.korea.Terrain.Fields The row of the terrain chart.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.GameTerrain.Fields
---@return grognard.korea.GameTerrain? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.GameTerrain): grognard.korea.GameTerrain
function grognard.korea.GameTerrain(fields) end

---A UN depot of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.GameDepot: userdata
---@field id integer The number of the depot, at least 1.
---@field hex grognard.Hex Its hex.
---@field in_range boolean It is within supply range of the UN's units that fight.

---A UN depot of a position.
---@class grognard.korea.GameDepot.Table: grognard.korea.GameDepot.Fields
---@field id integer The number of the depot, at least 1.
---@field hex grognard.Hex.Table Its hex.
---@field in_range boolean It is within supply range of the UN's units that fight.

---A UN depot of a position.
---@class grognard.korea.GameDepot.Fields
---@field id integer The number of the depot, at least 1.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] Its hex.
---@field in_range? boolean It is within supply range of the UN's units that fight. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.GameDepot.Fields
---@return grognard.korea.GameDepot? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.GameDepot): grognard.korea.GameDepot
function grognard.korea.GameDepot(fields) end

---The kind of a step.
---@alias grognard.korea.StepKind
---| "declare" # The lead `unit` attacks the lead `target` in a combat of the `kind`, in a meeting engagement with `mp_drm`.
---| "join" # The `unit` takes part on its owner's side.
---| "air" # The side uses its air support.
---| "fleet" # The side uses fleet support.
---| "depot" # The UN expends the `depot` for its modifier, or eliminates it to pay.
---| "ready" # The side has named all units and support.
---| "chips" # The chips `drawn`: the attacker's, then the defender's.
---| "dice" # The `dice`: the attacker's, then the defender's.
---| "roll" # Chips or dice from the position's seed.
---| "flip" # Payment: the defending lead goes static.
---| "supporter" # Payment: the supporting `unit` goes static.
---| "point" # Payment: a victory point.
---| "retreat" # Payment: the lead retreats `count` hexes, which the next steps enter.
---| "go" # The retreating lead enters the `hex`.
---| "rout" # Payment: the lead is routed, which pays all that is left.
---| "end" # The turn ends: no further engagement.

---A legal step.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Choice: userdata
---@field hex grognard.Hex The hex that a retreat enters.
---@field unit? integer The number of the unit; absent for none.
---@field target? integer The number of the lead attacked; absent for none.
---@field depot? integer The number of the depot; absent for none.
---@field count integer The number of chips, dice or hexes; otherwise 0.
---@field step? grognard.korea.StepKind The kind of step. Chips and dice are to be added to theirs.
---@field kind? grognard.korea.Engagement The kind of combat; absent for none.
---@field mp_drm? integer The modifier of movement points; absent for none.

---A legal step.
---@class grognard.korea.Choice.Table: grognard.korea.Choice.Fields
---@field hex grognard.Hex.Table The hex that a retreat enters.
---@field unit? integer The number of the unit; absent for none.
---@field target? integer The number of the lead attacked; absent for none.
---@field depot? integer The number of the depot; absent for none.
---@field count integer The number of chips, dice or hexes; otherwise 0.
---@field step? grognard.korea.StepKind The kind of step. Chips and dice are to be added to theirs.
---@field kind? grognard.korea.Engagement The kind of combat; absent for none.
---@field mp_drm? integer The modifier of movement points; absent for none.

---A legal step.
---@class grognard.korea.Choice.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex that a retreat enters.
---@field unit? integer The number of the unit; absent for none.
---@field target? integer The number of the lead attacked; absent for none.
---@field depot? integer The number of the depot; absent for none.
---@field count? integer The number of chips, dice or hexes; otherwise 0. Default: 0.
---@field step? grognard.korea.StepKind The kind of step. Chips and dice are to be added to theirs.
---@field kind? grognard.korea.Engagement The kind of combat; absent for none.
---@field mp_drm? integer The modifier of movement points; absent for none.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Choice.Fields
---@return grognard.korea.Choice? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Choice): grognard.korea.Choice
function grognard.korea.Choice(fields) end

---An objection to a step.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.StepObjection: userdata
---@field unit? integer The number of the unit; absent if it concerns none.
---@field rule integer The rule that is broken.
---@field needed integer The amount needed, if the rule sets a limit; otherwise 0.
---@field available integer The amount available, if the rule sets a limit; otherwise 0.

---An objection to a step.
---@class grognard.korea.StepObjection.Table: grognard.korea.StepObjection.Fields
---@field unit? integer The number of the unit; absent if it concerns none.
---@field rule integer The rule that is broken.
---@field needed integer The amount needed, if the rule sets a limit; otherwise 0.
---@field available integer The amount available, if the rule sets a limit; otherwise 0.

---An objection to a step.
---@class grognard.korea.StepObjection.Fields
---@field unit? integer The number of the unit; absent if it concerns none.
---@field rule? integer The rule that is broken.
---@field needed? integer The amount needed, if the rule sets a limit; otherwise 0. Default: 0.
---@field available? integer The amount available, if the rule sets a limit; otherwise 0. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.StepObjection.Fields
---@return grognard.korea.StepObjection? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.StepObjection): grognard.korea.StepObjection
function grognard.korea.StepObjection(fields) end

---The kind of an effect of a step.
---@alias grognard.korea.GameEffectKind
---| "engagement" # The engagement of the lead `unit` begins.
---| "joins" # The `unit` takes part.
---| "air" # The side uses air support of the rating `amount`.
---| "fleet" # The side uses fleet support.
---| "depot" # The depot numbered `amount` is expended or eliminated.
---| "chip" # The side drew the chip `amount`.
---| "die" # The side rolled `amount` with one die.
---| "owes" # The side owes `amount` loss points.
---| "static" # The `unit` goes static.
---| "points" # The side spends `amount` victory points.
---| "goes" # The `unit` enters the `hex`.
---| "routed" # The `unit` is eliminated to the Rout box.
---| "over" # The engagement is over.

---An effect of a step. The next position includes it.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.GameEffect: userdata
---@field what? grognard.korea.GameEffectKind The kind of effect.
---@field side? grognard.korea.Side The side.
---@field unit? integer The unit's number; absent for none.
---@field hex? grognard.Hex The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
---@field amount integer The amount.
---@field rule integer The rule's number.

---An effect of a step. The next position includes it.
---@class grognard.korea.GameEffect.Table: grognard.korea.GameEffect.Fields
---@field what? grognard.korea.GameEffectKind The kind of effect.
---@field side? grognard.korea.Side The side.
---@field unit? integer The unit's number; absent for none.
---@field hex? grognard.Hex.Table The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
---@field amount integer The amount.
---@field rule integer The rule's number.

---An effect of a step. The next position includes it.
---@class grognard.korea.GameEffect.Fields
---@field what? grognard.korea.GameEffectKind The kind of effect.
---@field side? grognard.korea.Side The side.
---@field unit? integer The unit's number; absent for none.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
---@field amount? integer The amount. Default: 0.
---@field rule? integer The rule's number.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.GameEffect.Fields
---@return grognard.korea.GameEffect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.GameEffect): grognard.korea.GameEffect
function grognard.korea.GameEffect(fields) end

---One byte of a packed position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.PositionByte: userdata
---@field octet integer The byte.

---One byte of a packed position.
---@class grognard.korea.PositionByte.Table: grognard.korea.PositionByte.Fields
---@field octet integer The byte.

---One byte of a packed position.
---@class grognard.korea.PositionByte.Fields
---@field octet? integer The byte. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.PositionByte.Fields
---@return grognard.korea.PositionByte? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.PositionByte): grognard.korea.PositionByte
function grognard.korea.PositionByte(fields) end

---A packed position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Packed: userdata
---@field bytes integer The number of bytes.

---A packed position.
---@class grognard.korea.Packed.Table: grognard.korea.Packed.Fields
---@field bytes integer The number of bytes.

---A packed position.
---@class grognard.korea.Packed.Fields
---@field bytes? integer The number of bytes. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Packed.Fields
---@return grognard.korea.Packed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Packed): grognard.korea.Packed
function grognard.korea.Packed(fields) end

grognard.korea.quality = {}

---The qualities of two lead units.
---@class grognard.korea.quality.compare.Question
---@field attacker grognard.korea.Quality The quality of the attacker's lead.
---@field defender grognard.korea.Quality The quality of the defender's lead.

---@class grognard.korea.quality.compare.Answer
---@field value grognard.korea.Superior.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.quality.compare.RawAnswer
---@field value grognard.korea.Superior The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The modifier of unit quality (KOR 8.1).
---@param question grognard.korea.quality.compare.Question
---@param options? grognard.Options
---@return grognard.korea.quality.compare.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.quality.compare.Question, options: grognard.RawOptions): grognard.korea.quality.compare.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.quality.compare(question, options) end

grognard.korea.flanking = {}

---The attackers around a hex.
---@class grognard.korea.flanking.assess.Question
---@field attackers (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The attackers, each adjacent to the attacked hex. Static units flank too. An empty list never flanks.
---@field attacker_lead? integer The attacking lead, from 0. The first unit by default.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.

---@class grognard.korea.flanking.assess.Answer
---@field value grognard.korea.Flanks.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.flanking.assess.RawAnswer
---@field value grognard.korea.Flanks The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether attackers flank a hex, and what that is worth (KOR 8.2).
---@param question grognard.korea.flanking.assess.Question
---@param options? grognard.Options
---@return grognard.korea.flanking.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.flanking.assess.Question, options: grognard.RawOptions): grognard.korea.flanking.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.flanking.assess(question, options) end

grognard.korea.combat = {}

---A combat. The combat hex is the hex of the defending lead. All attackers are of one side, all defenders of the other.
---@class grognard.korea.combat.assess.Question
---@field attackers (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The attacking units that take part, each adjacent to the combat hex: the lead, its supporters, and the flanking units, which may be static. A static unit that does neither is listed if its presence as an armored unit counts (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
---@field defenders (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The defending units that take part: the lead, and others in the combat hex or adjacent to it.
---@field kind grognard.korea.Engagement The kind of combat.
---@field attacker_lead? integer The attacker's lead. The first unit by default.
---@field defender_lead? integer The defender's lead. The first unit by default.
---@field mp_drm? integer The attacker's modifier for movement points spent, -1 to 2. Required in a meeting engagement; a prepared attack has none.
---@field attacker_support? grognard.korea.Support|grognard.korea.Support.Fields The attacker's support. By default none.
---@field defender_support? grognard.korea.Support|grognard.korea.Support.Fields The defender's support. By default none.
---@field coast? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The coastal hexes to which the fleet is committed. An empty list if it is not committed.
---@field terrain? (grognard.korea.Terrain|grognard.korea.Terrain.Fields)[]|grognard.List<grognard.korea.Terrain> The rows of the terrain chart that apply: those of the combat hex and of hexsides. An empty list for clear terrain without effect.
---@field rules? grognard.korea.GameRules|grognard.korea.GameRules.Fields The game's options.

---@class grognard.korea.combat.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Assessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.combat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Assessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2).
---@param question grognard.korea.combat.assess.Question
---@param options? grognard.Options
---@return grognard.korea.combat.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.combat.assess.Question, options: grognard.RawOptions): grognard.korea.combat.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.combat.assess(question, options) end

---An assessed combat with its dice and chips.
---@class grognard.korea.combat.resolve.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment.
---@field dice integer[] The dice: the attacker's, then the defender's.
---@field drawn? integer[] The chips drawn: the attacker's, then the defender's. An empty list if all chips are 0.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The bag that the chips were drawn from. If it is empty, the chips are not checked against it.

---@class grognard.korea.combat.resolve.Answer
---@field value grognard.korea.Outcome.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.combat.resolve.RawAnswer
---@field value grognard.korea.Outcome The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3).
---@param question grognard.korea.combat.resolve.Question
---@param options? grognard.Options
---@return grognard.korea.combat.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.combat.resolve.Question, options: grognard.RawOptions): grognard.korea.combat.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.combat.resolve(question, options) end

---How cases are grouped into rows.
---@alias grognard.korea.Counted
---| "differential" # One row for each differential.
---| "losses" # One row for each loss: differentials that call for the same losses together.

---An assessed combat and the bag that both sides draw from.
---@class grognard.korea.combat.distribution.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The chips in the bag. An empty list if all of them are 0.
---@field by? grognard.korea.Counted How cases are grouped into rows. Default: "differential".

---@class grognard.korea.combat.distribution.Answer
---@field value grognard.korea.CombatDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.CasesRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.combat.distribution.RawAnswer
---@field value grognard.korea.CombatDistribution The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.CasesRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of an assessed combat (KOR 8.0, 8.3).
---@param question grognard.korea.combat.distribution.Question
---@param options? grognard.Options
---@return grognard.korea.combat.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.combat.distribution.Question, options: grognard.RawOptions): grognard.korea.combat.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.combat.distribution(question, options) end

---A differential that occurred.
---@class grognard.korea.combat.percentile.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment before dice and chips.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The chips in the bag. An empty list if all of them are 0.
---@field differential integer The differential that occurred.

---@class grognard.korea.combat.percentile.Answer
---@field value grognard.korea.Standing.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.combat.percentile.RawAnswer
---@field value grognard.korea.Standing The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where a differential that happened stands among all that could have (KOR 8.0).
---@param question grognard.korea.combat.percentile.Question
---@param options? grognard.Options
---@return grognard.korea.combat.percentile.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.combat.percentile.Question, options: grognard.RawOptions): grognard.korea.combat.percentile.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.combat.percentile(question, options) end

grognard.korea.losses = {}

---An assessed combat and a differential.
---@class grognard.korea.losses.assess.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment.
---@field differential integer The Combat Differential: the attacker's modified result less the defender's.

---@class grognard.korea.losses.assess.Answer
---@field value grognard.korea.Losses.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.losses.assess.RawAnswer
---@field value grognard.korea.Losses The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The losses that a differential calls for (KOR 8.3).
---@param question grognard.korea.losses.assess.Question
---@param options? grognard.Options
---@return grognard.korea.losses.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.losses.assess.Question, options: grognard.RawOptions): grognard.korea.losses.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.losses.assess(question, options) end

---A side that owes losses.
---@class grognard.korea.losses.choices.Question
---@field debt grognard.korea.Debt|grognard.korea.Debt.Fields The losses owed, and the means to pay them.

---@class grognard.korea.losses.choices.Answer
---@field value grognard.korea.Owed.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Offer.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.losses.choices.RawAnswer
---@field value grognard.korea.Owed The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Offer[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a side owes and what it may pay with (KOR 8.3).
---@param question grognard.korea.losses.choices.Question
---@param options? grognard.Options
---@return grognard.korea.losses.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.losses.choices.Question, options: grognard.RawOptions): grognard.korea.losses.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.losses.choices(question, options) end

---A side that pays.
---@class grognard.korea.losses.apply.Question
---@field debt grognard.korea.Debt|grognard.korea.Debt.Fields The losses owed, and the means to pay them.
---@field payment grognard.korea.Payment|grognard.korea.Payment.Fields The payment.
---@field partial? boolean Further payments follow: what is not paid yet remains owed. Otherwise the payment must settle the debt. Default: false.

---@class grognard.korea.losses.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Settled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.losses.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Settled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Takes a payment of losses, or refuses it (KOR 8.3).
---@param question grognard.korea.losses.apply.Question
---@param options? grognard.Options
---@return grognard.korea.losses.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.losses.apply.Question, options: grognard.RawOptions): grognard.korea.losses.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.losses.apply(question, options) end

grognard.korea.retreat = {}

---A unit that retreats after a combat.
---@class grognard.korea.retreat.assess.Question
---@field board grognard.korea.Board|grognard.korea.Board.Fields The map.
---@field start grognard.Hex|grognard.Hex.Fields|integer[] The hex of the unit in the combat.
---@field opponents (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes of the enemy units of this combat: the attackers if the unit defended, the defenders if it attacked. At least one is adjacent to `start`.
---@field enemies (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes of all other enemy units. An empty list if there are none. Hexes that are not on the board are ignored.
---@field full? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Hexes that can hold no more units of the retreating side.
---@field supply (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Supply sources of the retreating side. An empty list if it has none. A source that is not on the board, in a prohibited hex or with an enemy is ignored.
---@field path? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the retreat has entered so far, in order.
---@field quality grognard.korea.Quality The quality of the unit: B and A may retreat up to three hexes, C and D one.

---@class grognard.korea.retreat.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Retreating.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Way.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.retreat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Retreating The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Way[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where a unit may retreat to, and whether a retreat so far is legal, on the board after the combat (KOR 8.3).
---@param question grognard.korea.retreat.assess.Question
---@param options? grognard.Options
---@return grognard.korea.retreat.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.retreat.assess.Question, options: grognard.RawOptions): grognard.korea.retreat.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.retreat.assess(question, options) end

grognard.korea.game = {}

---Units, ground and supply of a position before its first engagement.
---@class grognard.korea.game.arrange.Question
---@field units (grognard.korea.GameUnit|grognard.korea.GameUnit.Fields)[]|grognard.List<grognard.korea.GameUnit> The units, at most 48. None has a part in an engagement.
---@field hexes? (grognard.korea.GamePlace|grognard.korea.GamePlace.Fields)[]|grognard.List<grognard.korea.GamePlace> The hexes of the map, at most 256, among them those of all units. Without a map nobody retreats.
---@field terrain? (grognard.korea.GameTerrain|grognard.korea.GameTerrain.Fields)[]|grognard.List<grognard.korea.GameTerrain> The terrain of hexes and hexsides that has an effect, at most 48.
---@field depots? (grognard.korea.GameDepot|grognard.korea.GameDepot.Fields)[]|grognard.List<grognard.korea.GameDepot> The UN depots, at most 16.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The chips in the bag, at most 16 rows. An empty list if all of them are 0.
---@field turn grognard.korea.Side The side whose turn it is, which attacks.
---@field victory_points? integer[] Victory points of the UN and of the Communists.
---@field air? integer[] Effectiveness Ratings of the air support of the UN and of the Communists, 1 to 99; 0 for none.
---@field numbering? grognard.Numbering How hexes are numbered in texts. Default: "axial".
---@field seeded? boolean Dice and chips may come from the `seed`. Default: false.
---@field seed? integer The seed. Default: 0.
---@field rules? grognard.korea.GameRules|grognard.korea.GameRules.Fields The game's options.

---@class grognard.korea.game.arrange.Answer
---@field value grognard.korea.Position.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.arrange.RawAnswer
---@field value grognard.korea.Position The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position of units on a map, before the first engagement (KOR 8.0).
---@param question grognard.korea.game.arrange.Question
---@param options? grognard.Options
---@return grognard.korea.game.arrange.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.arrange.Question, options: grognard.RawOptions): grognard.korea.game.arrange.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.arrange(question, options) end

---A position.
---@class grognard.korea.game.look.Question
---@field position? grognard.korea.Position|grognard.korea.Position.Fields The position.

---@class grognard.korea.game.look.Answer
---@field value grognard.korea.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.GameUnit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.look.RawAnswer
---@field value grognard.korea.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.GameUnit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a position waits for, and every unit as it stands.
---@param question? grognard.korea.game.look.Question
---@param options? grognard.Options
---@return grognard.korea.game.look.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.look.Question, options: grognard.RawOptions): grognard.korea.game.look.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.look(question, options) end

---A position.
---@class grognard.korea.game.depots.Question
---@field position? grognard.korea.Position|grognard.korea.Position.Fields The position.

---@class grognard.korea.game.depots.Answer
---@field value grognard.korea.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.GameDepot.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.depots.RawAnswer
---@field value grognard.korea.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.GameDepot[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a position waits for, and the UN depots that are left.
---@param question? grognard.korea.game.depots.Question
---@param options? grognard.Options
---@return grognard.korea.game.depots.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.depots.Question, options: grognard.RawOptions): grognard.korea.game.depots.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.depots(question, options) end

---A position.
---@class grognard.korea.game.places.Question
---@field position? grognard.korea.Position|grognard.korea.Position.Fields The position.

---@class grognard.korea.game.places.Answer
---@field value grognard.korea.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.GamePlace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.places.RawAnswer
---@field value grognard.korea.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.GamePlace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a position waits for, and the hexes of its map.
---@param question? grognard.korea.game.places.Question
---@param options? grognard.Options
---@return grognard.korea.game.places.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.places.Question, options: grognard.RawOptions): grognard.korea.game.places.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.places(question, options) end

---A position.
---@class grognard.korea.game.choices.Question
---@field position? grognard.korea.Position|grognard.korea.Position.Fields The position.

---@class grognard.korea.game.choices.Answer
---@field value grognard.korea.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Choice.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.choices.RawAnswer
---@field value grognard.korea.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Choice[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Everything that may be done now.
---@param question? grognard.korea.game.choices.Question
---@param options? grognard.Options
---@return grognard.korea.game.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.choices.Question, options: grognard.RawOptions): grognard.korea.game.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.choices(question, options) end

---A step, as a line of orders or by its parts.
---@class grognard.korea.game.assess.Question
---@field position? grognard.korea.Position|grognard.korea.Position.Fields The position.
---@field line? string One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, the other fields describe the step.
---@field step? grognard.korea.StepKind The kind of step. Required if `line` is empty.
---@field kind? grognard.korea.Engagement The kind of combat of a declaration. Required where the answer depends on it.
---@field mp_drm? integer The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
---@field count? integer The number of hexes of a retreat. Required where the answer depends on it.
---@field unit? integer The number of the unit: the attacking lead, the one that joins, or the supporter that pays. Default: 0.
---@field target? integer The number of the lead that is attacked. Default: 0.
---@field depot? integer The number of the depot. Default: 0.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex that a retreat enters.
---@field drawn? integer[] The chips drawn: the attacker's, then the defender's.
---@field dice? integer[] The dice: the attacker's, then the defender's.

---@class grognard.korea.game.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.StepObjection.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.StepObjection[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a step may be taken, and every objection to it.
---@param question? grognard.korea.game.assess.Question
---@param options? grognard.Options
---@return grognard.korea.game.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.assess.Question, options: grognard.RawOptions): grognard.korea.game.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.assess(question, options) end

---A step, as a line of orders or by its parts.
---@class grognard.korea.game.apply.Question
---@field position? grognard.korea.Position|grognard.korea.Position.Fields The position.
---@field line? string One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, the other fields describe the step.
---@field step? grognard.korea.StepKind The kind of step. Required if `line` is empty.
---@field kind? grognard.korea.Engagement The kind of combat of a declaration. Required where the answer depends on it.
---@field mp_drm? integer The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
---@field count? integer The number of hexes of a retreat. Required where the answer depends on it.
---@field unit? integer The number of the unit: the attacking lead, the one that joins, or the supporter that pays. Default: 0.
---@field target? integer The number of the lead that is attacked. Default: 0.
---@field depot? integer The number of the depot. Default: 0.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex that a retreat enters.
---@field drawn? integer[] The chips drawn: the attacker's, then the defender's.
---@field dice? integer[] The dice: the attacker's, then the defender's.

---@class grognard.korea.game.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Position.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.GameEffect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Position The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.GameEffect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position after a step, and what the step did.
---@param question? grognard.korea.game.apply.Question
---@param options? grognard.Options
---@return grognard.korea.game.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.apply.Question, options: grognard.RawOptions): grognard.korea.game.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.apply(question, options) end

---A position with an engagement before its dice.
---@class grognard.korea.game.chances.Question
---@field position? grognard.korea.Position|grognard.korea.Position.Fields The position.
---@field by? grognard.korea.Counted How cases are grouped into rows. Default: "differential".

---@class grognard.korea.game.chances.Answer
---@field value grognard.korea.CombatDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.CasesRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.chances.RawAnswer
---@field value grognard.korea.CombatDistribution The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.CasesRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of the engagement at hand (KOR 8.0, 8.3).
---@param question? grognard.korea.game.chances.Question
---@param options? grognard.Options
---@return grognard.korea.game.chances.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.chances.Question, options: grognard.RawOptions): grognard.korea.game.chances.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.chances(question, options) end

---A position.
---@class grognard.korea.game.pack.Question
---@field position? grognard.korea.Position|grognard.korea.Position.Fields The position.

---@class grognard.korea.game.pack.Answer
---@field value grognard.korea.Packed.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.PositionByte.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.pack.RawAnswer
---@field value grognard.korea.Packed The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.PositionByte[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---A position as bytes, for files and wires.
---@param question? grognard.korea.game.pack.Question
---@param options? grognard.Options
---@return grognard.korea.game.pack.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.pack.Question, options: grognard.RawOptions): grognard.korea.game.pack.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.pack(question, options) end

---The bytes of a position.
---@class grognard.korea.game.unpack.Question
---@field bytes? integer[] The bytes.

---@class grognard.korea.game.unpack.Answer
---@field value grognard.korea.Position.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.game.unpack.RawAnswer
---@field value grognard.korea.Position The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position that bytes hold.
---@param question? grognard.korea.game.unpack.Question
---@param options? grognard.Options
---@return grognard.korea.game.unpack.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.game.unpack.Question, options: grognard.RawOptions): grognard.korea.game.unpack.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.game.unpack(question, options) end

---@class grognard.korea.Game.Look
---@field value grognard.korea.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.GameUnit.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.Game.Choices
---@field value grognard.korea.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Choice.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.Game.Judged
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.StepObjection.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested; without a request those that say why it is forbidden.

---@class grognard.korea.Game.Ordered
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.GameEffect.Table[] The effects.
---@field trail? grognard.Step.Cited[] The steps, if requested; without a request those that say why it is forbidden.

---@class grognard.korea.Game.Chances
---@field value grognard.korea.CombatDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.CasesRow.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---An order that was done, and its ruling.
---@class grognard.korea.Game.Played
---@field order string|table The order, as it may be given again.
---@field dice? integer[] The dice of a row.
---@field cites string[] The rules that allowed it.
---@field effects grognard.korea.GameEffect.Table[] What it did.
---@field dice_thrown boolean Dice were thrown with it.
---@field line? string The order as a line, with the names of units and hexes. In the native module only.

---Units, ground and supply of a position before its first engagement.
---@class grognard.korea.Game.Options
---@field units (grognard.korea.GameUnit|grognard.korea.GameUnit.Fields)[]|grognard.List<grognard.korea.GameUnit> The units, at most 48. None has a part in an engagement.
---@field hexes? (grognard.korea.GamePlace|grognard.korea.GamePlace.Fields)[]|grognard.List<grognard.korea.GamePlace> The hexes of the map, at most 256, among them those of all units. Without a map nobody retreats.
---@field terrain? (grognard.korea.GameTerrain|grognard.korea.GameTerrain.Fields)[]|grognard.List<grognard.korea.GameTerrain> The terrain of hexes and hexsides that has an effect, at most 48.
---@field depots? (grognard.korea.GameDepot|grognard.korea.GameDepot.Fields)[]|grognard.List<grognard.korea.GameDepot> The UN depots, at most 16.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The chips in the bag, at most 16 rows. An empty list if all of them are 0.
---@field turn grognard.korea.Side The side whose turn it is, which attacks.
---@field victory_points? integer[] Victory points of the UN and of the Communists.
---@field air? integer[] Effectiveness Ratings of the air support of the UN and of the Communists, 1 to 99; 0 for none.
---@field numbering? grognard.Numbering How hexes are numbered in texts. Default: "axial".
---@field seeded? boolean Dice and chips may come from the `seed`. Default: false.
---@field seed? integer The seed. Default: 0.
---@field rules? grognard.korea.GameRules|grognard.korea.GameRules.Fields The game's options.

---How the chances of an engagement are told.
---@class grognard.korea.Game.Plans
---@field by? grognard.korea.Counted How cases are grouped into rows. Default: "differential".

---The engagements of a turn, refereed from one position that remembers. A line of orders is such as `prepared 105th > 1st_cav`.
---@class grognard.korea.Game: userdata
local Game = {}

---Judges an order, and does it if it is allowed.
---@param order string|grognard.korea.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice_or_options? integer[]|grognard.Trail The dice of a row; of any other order its options.
---@param options? grognard.Trail Options of a row.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:order(order, dice_or_options, options) end

---Judges an order; nothing changes. The rows are the objections to it.
---@param order string|grognard.korea.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice_or_options? integer[]|grognard.Trail The dice of a row; of any other order its options.
---@param options? grognard.Trail Options of a row.
---@return grognard.korea.Game.Judged? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:judge(order, dice_or_options, options) end

---Returns an order of this position as the line that `order` reads. In the native module only.
---@param order string|grognard.korea.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice? integer[] The dice of a row.
---@return string? line
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:line(order, dice) end

---Returns everything that may be done now, as rows. Each row is an order.
---@return grognard.korea.Game.Choices? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:choices() end

---Returns what the game waits for, and all that stands on the board as rows.
---@return grognard.korea.Game.Look? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:look() end

---Returns the exact chances of what is open.
---@param plans? grognard.korea.Game.Plans
---@param options? grognard.Trail
---@return grognard.korea.Game.Chances? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:chances(plans, options) end

---Takes back the last order and returns it.
---@param referee? boolean Takes back an order with which dice were thrown too.
---@return grognard.korea.Game.Played? played
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:undo(referee) end

---Does the order again that was taken back last, and returns it.
---@return grognard.korea.Game.Played? played
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:redo() end

---Returns the orders that were done, with their rulings.
---@return grognard.korea.Game.Played[]? history
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:history() end

---Returns whether dice were thrown with the last order.
---@return boolean? thrown
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:dice_thrown() end

---Returns the number of dice for which the game waits.
---@return integer? count
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:dice_needed() end

---Returns the position as text.
---@return string? text
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:text() end

---Returns the position as bytes.
---@return string? bytes
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:pack() end

---Returns a copy with its history.
---@return grognard.korea.Game? game
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:copy() end

---The lead `unit` attacks the lead `target` in a combat of the `kind`, in a meeting engagement with `mp_drm`.
---@param unit integer|string The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
---@param target integer|string The number of the lead that is attacked.
---@param kind grognard.korea.Engagement The kind of combat of a declaration. Required where the answer depends on it.
---@param mp_drm? integer The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:declare(unit, target, kind, mp_drm) end

---The `unit` takes part on its owner's side.
---@param unit integer|string The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:join(unit) end

---The side uses its air support.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:air() end

---The side uses fleet support.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:fleet() end

---The UN expends the `depot` for its modifier, or eliminates it to pay.
---@param depot integer|string The number of the depot.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:depot(depot) end

---The side has named all units and support.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:ready() end

---The chips `drawn`: the attacker's, then the defender's.
---@param drawn integer[] The chips drawn: the attacker's, then the defender's.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:chips(drawn) end

---The `dice`: the attacker's, then the defender's.
---@param dice integer[] The dice: the attacker's, then the defender's.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:dice(dice) end

---Chips or dice from the position's seed.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:roll() end

---Payment: the defending lead goes static.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:flip() end

---Payment: the supporting `unit` goes static.
---@param unit integer|string The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:supporter(unit) end

---Payment: a victory point.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:point() end

---Payment: the lead retreats `count` hexes, which the next steps enter.
---@param count integer The number of hexes of a retreat. Required where the answer depends on it.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:retreat(count) end

---The retreating lead enters the `hex`.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that a retreat enters.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:go(hex) end

---Payment: the lead is routed, which pays all that is left.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:rout() end

---The turn ends: no further engagement.
---@return grognard.korea.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:end_() end

---Begins a game, or takes up a saved one: its text, or the bytes of `pack`.
---@param options? grognard.korea.Game.Options|string
---@return grognard.korea.Game? game
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.korea.Game(options) end

return grognard

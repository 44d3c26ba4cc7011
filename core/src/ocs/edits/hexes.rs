//! The edits that effects make to a board's hexes.

use super::change::coded;
use super::groups::{Entry, groups, low};
use super::listing::{BoardEdit, Edit, small};
use super::question::Change;
use crate::fault::Fault;
use crate::ocs::board::{BoardHex, side_is_known};
use crate::ocs::check::BoardList;
use crate::ocs::effects::{EffectKind, HexMark};
use crate::ocs::units::word;
use crate::reflect::{Code, Flag};
use crate::ruling::Sink;

impl Change<'_> {
    /// Appends the hexes that have changed.
    pub(super) fn on_hexes(&self, hexes: &[u64], rows: &mut Sink<'_, BoardEdit>) -> Result<(), Fault> {
        for group in groups(hexes) {
            let at = group.first().and_then(|key| usize::try_from(key >> 16).ok()).unwrap_or(usize::MAX);
            let Some(was) = self.board.hexes.get(at) else { continue };
            let mut board_hex = *was;
            for effect in group.iter().filter_map(|key| self.effects.get(low(*key))) {
                board_hex = marked(board_hex, word(effect.what, &"what")?, effect.amount)?;
            }
            if board_hex != *was {
                rows.push(BoardEdit {
                    board_hex,
                    index: small(at),
                    was: small(at),
                    effect: small(Entry::first(group)),
                    edit: Code::new(Edit::Replace),
                    list: Code::new(BoardList::Hexes),
                    ..BoardEdit::default()
                });
            }
        }
        Ok(())
    }
}

/// Returns a hex after an effect on it.
pub(super) fn marked(hex: BoardHex, what: EffectKind, amount: u16) -> Result<BoardHex, Fault> {
    let mut now = hex;
    let beyond = || Fault::beyond(&"amount", amount, 0, u8::MAX.into());
    match what {
        EffectKind::ConvertTrack => {
            (now.gauge, now.converted) = (u8::try_from(amount).map_err(|_| beyond())?, Flag::YES);
        }
        EffectKind::EndTrainbusting | EffectKind::Trainbust | EffectKind::TrainbustZone => {
            let side = u8::try_from(amount).map_err(|_| beyond())?;
            side_is_known(side, &"amount")?;
            let own = 1u8.checked_shl(u32::from(side.saturating_sub(1))).unwrap_or(0);
            match what {
                EffectKind::Trainbust => now.trainbust_marker |= own,
                EffectKind::TrainbustZone => now.trainbusted |= own,
                _ => (now.trainbusted, now.trainbust_marker) = (now.trainbusted & !own, now.trainbust_marker & !own),
            }
        }
        EffectKind::SetWeather => now.weather = u8::try_from(amount).map_err(|_| beyond())?,
        EffectKind::SetAttackedFrom => match u8::try_from(amount) {
            Ok(sides @ 0..=63) => now.attacked_from = sides,
            _ => return Err(Fault::beyond(&"amount", amount, 0, 63)),
        },
        EffectKind::SetCombatStage if amount == 0 => (now.combat_stage, now.attacked_from) = (Code::default(), 0),
        EffectKind::SetCombatStage => now.combat_stage = coded(amount)?,
        EffectKind::MarkHex | EffectKind::UnmarkHex => {
            let flag = match word(coded::<HexMark>(amount)?, &"amount")? {
                HexMark::Blown => &mut now.blown,
                HexMark::Attacked => &mut now.attacked,
                HexMark::Barraged => &mut now.barraged,
                HexMark::Converted => &mut now.converted,
                HexMark::Checked => &mut now.checked,
                HexMark::BarrageSettled => &mut now.barrage_settled,
            };
            *flag = Flag::from(what == EffectKind::MarkHex);
        }
        _ => {}
    }
    Ok(now)
}

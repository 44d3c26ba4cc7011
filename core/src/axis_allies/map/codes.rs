//! The codes of the printed map.

use super::{Site, Surface, tables};
use crate::bounded::Bounded;
use crate::reflect::Word;

impl Site {
    /// Returns the space with this code of the DAAK map, in capitals as printed. Only CAR is both a sea zone (2.6) and
    /// land (3.4b).
    ///
    /// ```
    /// use grognard_core::axis_allies::map::{Site, Surface};
    /// assert_eq!(Site::with_code("CAR", Surface::Sea), Some(Site::CarSea));
    /// assert_eq!(Site::with_code("CAR", Surface::Land), Some(Site::CarLand));
    /// assert_eq!(Site::with_code("LEN", Surface::Land), Some(Site::Len));
    /// assert_eq!(Site::with_code("LEN", Surface::Sea), None);
    /// ```
    pub fn with_code(code: &str, surface: Surface) -> Option<Site> {
        let wanted = if code.eq_ignore_ascii_case("CAR") {
            return Some(if surface == Surface::Sea { Site::CarSea } else { Site::CarLand });
        } else {
            code
        };
        let mut words = (1u8..=u8::MAX).zip(Site::VOCABULARY.words);
        let site = words.find_map(|(n, word)| word.eq_ignore_ascii_case(wanted).then(|| Site::of(n))?)?;
        let printed = tables::printed(usize::from(site as u8).bounded_sub(1))?;
        (printed.is_sea() == (surface == Surface::Sea)).then_some(site)
    }
}

//! Words and signs of a line of orders.

use crate::axis_allies::game::position::phase::TurnPhase;
use crate::axis_allies::game::text::scan;
use crate::axis_allies::game::text::words::{code, is, kind, site};
use crate::axis_allies::map::Site;
use crate::axis_allies::units::Kind;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Locus, Word};
use crate::table::count;
use heapless::Vec;

/// A word or a sign of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::axis_allies::game) enum Token<'t> {
    /// A word or a number.
    Word(&'t [u8]),
    /// A piece's number: `#17`.
    Piece(u16),
    /// One of `,` `+` `>` and the like.
    Sign(u8),
    /// The end of the line.
    End,
}

/// What would do where a line wants pieces.
const PIECES: Name = &"pieces: 2 inf, ftr, or # and the number of a piece";

/// A line that is read.
#[derive(Debug, Clone)]
pub(in crate::axis_allies::game) struct Line<'t> {
    pub text: &'t [u8],
    pub at: usize,
    /// Where the token last read began.
    pub column: usize,
}

/// Items of one group, as many as a line of [`LINE`](crate::axis_allies::game::LINE) bytes has words of four letters. More are `overflow`.
pub(in crate::axis_allies::game) const ITEMS: usize = 48;

/// Some pieces of one kind, or one by its number.
#[derive(Debug, Clone, Copy)]
pub(in crate::axis_allies::game) enum Item {
    Some(u16, Kind),
    One(u16),
}

/// A part of an order, or a fault of its column.
pub(in crate::axis_allies::game) type Read<T> = Result<T, Fault>;

impl<'t> Line<'t> {
    pub fn wrong(&self, code: FaultCode) -> Fault {
        Fault::item(code, &text!("line"), self.column)
    }
    /// The fault of a word that is no kind of unit.
    #[cold]
    fn no_kind(&self) -> Fault {
        self.wrong(FaultCode::UnknownWord).needs(PIECES)
    }
    pub fn bad<T>(&self) -> Read<T> {
        Err(self.wrong(FaultCode::BadText))
    }
    pub fn token(&mut self) -> Read<Token<'t>> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let blanks = count(rest.iter().take_while(|byte| byte.is_ascii_whitespace()));
        self.at = self.at.saturating_add(blanks);
        self.column = self.at;
        let rest = rest.get(blanks..).unwrap_or_default();
        let Some(first) = rest.first() else { return Ok(Token::End) };
        let of_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        if *first == b'#' {
            let digits = count(rest.iter().skip(1).take_while(|byte| byte.is_ascii_digit()));
            let piece = rest.get(1..digits.saturating_add(1)).and_then(scan::number);
            if digits == 0 {
                // A comment.
                self.at = self.text.len();
                return Ok(Token::End);
            }
            self.at = self.at.saturating_add(digits).saturating_add(1);
            let piece = piece.and_then(|piece| u16::try_from(piece).ok());
            return piece.map(Token::Piece).ok_or_else(|| self.wrong(FaultCode::OutOfRange));
        }
        let len = count(rest.iter().take_while(|byte| of_word(byte)));
        self.at = self.at.saturating_add(len.max(1));
        match rest.get(..len) {
            Some(word) if len > 0 => Ok(Token::Word(word)),
            _ => Ok(Token::Sign(*first)),
        }
    }
    /// The next token, which stays to be read.
    pub fn ahead(&self) -> Token<'t> {
        self.clone().token().unwrap_or(Token::End)
    }
    /// Whether the next token is this word, which is then read.
    pub fn takes(&mut self, word: &str) -> bool {
        let found = matches!(self.ahead(), Token::Word(next) if is(next, word));
        if found {
            let _ = self.token();
        }
        found
    }
    /// Whether the next token is this sign, which is then read.
    pub fn sign(&mut self, sign: u8) -> bool {
        let found = self.ahead() == Token::Sign(sign);
        if found {
            let _ = self.token();
        }
        found
    }
    pub fn site(&mut self) -> Read<Locus<Site>> {
        match self.token()? {
            Token::Word(word) => site(word).map(Locus::new).ok_or_else(|| {
                self.wrong(FaultCode::UnknownName).needs(&"a territory or sea zone: its name, or its three letters")
            }),
            Token::End => Err(self.wrong(FaultCode::MissingField)),
            _ => self.bad(),
        }
    }
    /// A phase of the turn.
    pub fn phase(&mut self) -> Read<TurnPhase> {
        match self.token()? {
            Token::Word(word) => code::<TurnPhase>(word)
                .and_then(TurnPhase::of)
                .ok_or_else(|| self.wrong(FaultCode::UnknownWord).needs(&"a phase of the turn")),
            _ => self.bad(),
        }
    }
    /// `> SPACE`.
    pub fn to(&mut self) -> Read<Locus<Site>> {
        if self.sign(b'>') {
            return self.site();
        }
        let _ = self.token();
        self.bad()
    }
    /// The next item of a group, if there is one: `2 inf`, `bmb`, `#17`.
    pub fn item(&mut self) -> Read<Option<Item>> {
        Ok(match self.ahead() {
            Token::Piece(piece) => {
                self.token()?;
                Some(Item::One(piece))
            }
            Token::Word(word) => match scan::number(word) {
                Some(count) => {
                    self.token()?;
                    let count = u16::try_from(count).map_err(|_| self.wrong(FaultCode::OutOfRange))?;
                    let Token::Word(word) = self.token()? else { return self.bad() };
                    let kind = kind(word).ok_or_else(|| self.no_kind())?;
                    Some(Item::Some(count, kind))
                }
                None => match kind(word) {
                    Some(kind) => {
                        self.token()?;
                        Some(Item::Some(1, kind))
                    }
                    None => None,
                },
            },
            _ => None,
        })
    }
    /// Items, with or without commas between them; at least one.
    pub fn group(&mut self) -> Read<Vec<(Item, usize), ITEMS>> {
        let mut items = Vec::new();
        while let Some(item) = self.item()? {
            push(&mut items, (item, self.column)).map_err(|_| self.wrong(FaultCode::Overflow))?;
            let before = self.clone();
            if self.sign(b',') && !matches!(self.clone().item(), Ok(Some(_))) {
                *self = before;
                break;
            }
        }
        if items.is_empty() {
            let token = self.token()?;
            return Err(match token {
                Token::End => self.wrong(FaultCode::MissingField).needs(PIECES),
                Token::Word(_) => self.no_kind(),
                _ => self.wrong(FaultCode::BadText).needs(PIECES),
            });
        }
        Ok(items)
    }
    pub fn end(&mut self) -> Read<()> {
        if self.token()? == Token::End {
            Ok(())
        } else {
            Err(self.wrong(FaultCode::BadText).needs(&"the end of the line"))
        }
    }
}

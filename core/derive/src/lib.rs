//! Derive macros for records. A struct is written once, in plain Rust that cbindgen can read; these macros add what
//! bindings need to convert it: its words, its fields and their documentation.
//!
//! * `Words` for an enum of one byte: the words of a vocabulary.
//! * `Reflect` for a record of integers, flags, words and other records.
//! * `Question` for a question: like `Reflect`, with borrowed slices.

mod field;
mod question;
mod range;
mod shape;

use field::{doc_of, has, measure_of, named};
use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use shape::body;
use syn::{Data, DeriveInput, Expr, Field, Ident, Lit, Type};

/// Turns `AirBase` into `air_base`.
fn snake(name: &str) -> String {
    let mut out = String::new();
    for (i, c) in name.chars().enumerate() {
        if c.is_ascii_uppercase() && i > 0 {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// Derives the words of a vocabulary from an enum of one byte whose variants count up from 0, or from 1 if the first is
/// `= 1`: then 0 means an absent word. A variant's word is its name in snake case, or the argument of `#[word("...")]`.
/// `#[measure("MP", 12)]` on a variant is the unit of the amounts beside it (`#[measured_by]` of `Reflect`), `#[code(Mode)]` the
/// vocabulary whose codes they are. `#[told]` on the
/// enum keeps the meanings of its words where no binding shows documentation: the core itself says them.
#[proc_macro_derive(Words, attributes(word, measure, code, told))]
pub fn words(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    words_of(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

fn words_of(input: &DeriveInput) -> syn::Result<Tokens> {
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new_spanned(&input.ident, "a vocabulary is an enum"));
    };
    let ident = &input.ident;
    let (name, doc) = (ident.to_string(), doc_of(&input.attrs).replace('\n', " "));
    let (mut words, mut docs, mut idents) = (Vec::new(), Vec::new(), Vec::new());
    let (mut measures, mut coded) = (Vec::new(), Vec::new());
    for v in &data.variants {
        let own = v.attrs.iter().find(|a| a.path().is_ident("word"));
        words.push(match own {
            Some(a) => a.parse_args::<syn::LitStr>()?.value(),
            None => snake(&v.ident.to_string()),
        });
        docs.push(doc_of(&v.attrs).replace('\n', " "));
        measures.push(match v.attrs.iter().find(|a| a.path().is_ident("measure")) {
            Some(attr) => {
                let measure = measure_of(attr);
                quote!(::core::option::Option::Some(#measure))
            }
            None => quote!(::core::option::Option::None),
        });
        coded.push(match v.attrs.iter().find(|a| a.path().is_ident("code")) {
            Some(attr) => {
                let of: syn::Path = attr.parse_args()?;
                quote!(::core::option::Option::Some(<#of as ::grognard_core::reflect::Word>::VOCABULARY))
            }
            None => quote!(::core::option::Option::None),
        });
        idents.push(&v.ident);
    }
    let first = match data.variants.first().and_then(|v| v.discriminant.as_ref()) {
        None => 0u8,
        Some((_, Expr::Lit(syn::ExprLit { lit: Lit::Int(n), .. }))) => n.base10_parse()?,
        Some((_, other)) => return Err(syn::Error::new_spanned(other, "the first code is 0 or 1")),
    };
    let measured = data.variants.iter().any(|v| has(&v.attrs, "measure"));
    measures.retain(|_| measured);
    let any_code = data.variants.iter().any(|v| has(&v.attrs, "code"));
    coded.retain(|_| any_code);
    let kept = has(&input.attrs, "told");
    let docs = if kept { quote!([#(#docs),*]) } else { quote!(::grognard_core::documented!([#(#docs),*])) };
    let one_of = if words.len() > 40 { String::new() } else { words.join(", ") };
    let (name, words): (Tokens, Vec<Tokens>) =
        (field::text(&name), words.iter().map(|word| field::text(word)).collect());
    let codes: Vec<u8> = (first..).take(idents.len()).collect();
    Ok(quote! {
        const _: () = {
            assert!(#first <= 1, "the first code is 0 or 1");
            #( assert!(#ident::#idents as u8 == #codes, "codes count up without a gap"); )*
        };
        impl ::grognard_core::reflect::Word for #ident {
            const VOCABULARY: &'static ::grognard_core::reflect::Vocabulary = &::grognard_core::reflect::Vocabulary {
                name: #name, module: ::grognard_core::documented!(::core::module_path!()), doc: ::grognard_core::documented!(#doc), first: #first,
                words: &[#(#words),*], docs: &#docs,
                measures: &[#(#measures),*],
                codes: &[#(#coded),*],
            };
            #[cfg(feature = "details")]
            const ONE_OF: ::grognard_core::fault::Name = &#one_of;
            #[inline]
            fn of(code: u8) -> ::core::option::Option<Self> {
                match code { #(#codes => Some(Self::#idents),)* _ => None }
            }
            #[inline]
            fn code(self) -> u8 { self as u8 }
        }
        impl ::core::convert::From<#ident> for ::grognard_core::reflect::Code<#ident> {
            #[inline]
            fn from(word: #ident) -> Self { Self::new(word) }
        }
    })
}

/// Derives the description of a record of integers, flags, words, arrays and other records. `#[required]` marks a field
/// without a default; `#[when_needed]` one that may be left out, but not where the answer depends on it; `#[reserved]` one
/// that no binding shows; `#[refers("attackers")]` an index of a list,
/// `#[refers("attackers", 1)]` one that counts from 1. A field `rule: u16`, or one whose name ends with `_rule`, is a rule's number.
/// `#[share("denominator")]` marks a count of cases out of the number in another field, `#[share(36)]` out of a fixed
/// number, `#[chance]` a chance in units of 1/2^63, `#[measure("MP", 12)]` a number of twelfths of an MP.
/// `#[measured_by(what)]` is an amount as the word in the field `what` says: in its unit, or a code;
/// `#[present(has_hex)]` holds something only
/// where that method of the record says so. `#[range(0, 4)]` is the range of a number, `#[range(KNOWN_SIDES)]` one by its
/// `Bounds`; `Ranged` checks all of them. `#[sum]` marks a record that is one
/// number, the sum of its fields, `#[written]` one that people write as a text (`Written`),
/// `#[force]` one that counts units by their kind,
/// `#[printed]` one of which a counter prints some values (`Printed`). `#[text]` marks an array of bytes that is a text, with zeros after its end.
#[proc_macro_derive(
    Reflect,
    attributes(
        required,
        when_needed,
        reserved,
        refers,
        share,
        chance,
        sum,
        written,
        force,
        printed,
        measure,
        measured_by,
        present,
        range,
        text
    )
)]
pub fn reflect(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    reflect_of(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

fn reflect_of(input: &DeriveInput) -> syn::Result<Tokens> {
    let fields = named(input)?;
    let (spare, shown): (Vec<&Field>, Vec<&Field>) = fields.into_iter().partition(|f| has(&f.attrs, "reserved"));
    let (spare, checked) = match spare.as_slice() {
        [] => (quote!(), quote!()),
        [f] => (spare_slot(f), spare_check(&input.ident, f)),
        [_, second, ..] => return Err(syn::Error::new_spanned(second, "a record has one reserved field")),
    };
    let types: Vec<Tokens> = shown
        .iter()
        .map(|f| {
            let t = &f.ty;
            quote!(#t)
        })
        .collect();
    let described = body(
        &input.ident,
        [quote!(), quote!()],
        [&input.ident.to_string(), &doc_of(&input.attrs)],
        &shown,
        &types,
        &spare,
        ["sum", "written", "printed", "force"].map(|mark| has(&input.attrs, mark)),
    );
    let name = &input.ident;
    let ranged = range::check(&quote!(#name), &shown);
    Ok(quote!(#described #checked #ranged))
}

/// Returns the method of `Reflect` that lends the reserved field.
fn spare_slot(field: &Field) -> Tokens {
    let id = &field.ident;
    quote! {
        #[cfg(feature = "bindings")]
        fn reserved(&mut self) -> ::grognard_core::reflect::Slot<'_> {
            ::grognard_core::reflect::Part::slot(&mut self.#id)
        }
    }
}

/// Returns the check that the reserved field is 0.
fn spare_check(name: &Ident, field: &Field) -> Tokens {
    let id = &field.ident;
    let zero = match &field.ty {
        Type::Array(of) => {
            let count = &of.len;
            quote!([0; #count])
        }
        _ => quote!(0),
    };
    quote! {
        impl ::grognard_core::reflect::Spare for #name {
            #[inline]
            fn spared(&self) -> Result<(), ::grognard_core::fault::Fault> {
                match self.#id == #zero {
                    true => Ok(()),
                    false => Err(::grognard_core::fault::Fault::reserved()),
                }
            }
        }
    }
}

/// Derives the description of a question of scalars, records and borrowed slices. Also defines an owned form
/// (`CombatHeld` for `Combat`) whose lists a binding owns. `#[refers]` is as for `Reflect`, and also for a list of
/// indices. In a board, `#[ordered]` marks a list sorted by the key of its items, `#[named]` the list whose items have
/// an id, and `#[places]` the list that defines the caller's own numbers of places unless it is empty. In a question with
/// a board, `#[named]` marks a list of further units, whose places count on from the board's.
/// `#[as_given]` marks a board that a question accepts unsorted. `#[through("units")]` marks a list of records whose
/// references are indices of the list `units` of the same question, or, if that is empty, units of the board.
/// `#[budget]` marks the steps that a search may take, `#[one_by_one("attacker")]` a list whose items are worked on one after
/// another, and what columns call an item. `#[lent_as(GameTables)]` marks lists that questions have by a reference of that
/// type, and not by value. `#[inner]` marks such lists within a board, whose units are the board's.
#[proc_macro_derive(
    Question,
    attributes(
        required,
        when_needed,
        refers,
        ordered,
        named,
        as_given,
        places,
        through,
        share,
        chance,
        measure,
        text,
        budget,
        one_by_one,
        range,
        lent_as,
        inner
    )
)]
pub fn question(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    question::question_of(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

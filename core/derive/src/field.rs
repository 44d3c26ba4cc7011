//! What a field says of itself: its documentation, its attributes and its type.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{Attribute, Data, DeriveInput, Expr, Field, Fields, Lit, Meta, Type};

/// Returns a text as `text!` has it. Of most lengths it is a plain literal; an expression costs the compiler a body of its
/// own, and a core has 16,000 texts.
pub fn text(said: &str) -> Tokens {
    match said.len() {
        4 | 8 | 16 | 32 => quote!(::grognard_core::text!(#said)),
        _ => quote!(#said),
    }
}

/// Returns the documentation of an item: its first paragraph, without the brackets of links, which only Rust resolves. The
/// paragraphs behind it concern C and Rust alone, and the other languages do not show them.
pub fn doc_of(attrs: &[Attribute]) -> String {
    let lines = attrs.iter().filter_map(|a| match &a.meta {
        Meta::NameValue(nv) if nv.path.is_ident("doc") => match &nv.value {
            Expr::Lit(lit) => match &lit.lit {
                Lit::Str(s) => Some(s.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    let first: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    first.join("\n").replace("[`", "`").replace("`]", "`")
}

pub fn has(attrs: &[Attribute], name: &str) -> bool {
    attrs.iter().any(|a| a.path().is_ident(name))
}

pub fn named(input: &DeriveInput) -> syn::Result<Vec<&Field>> {
    match &input.data {
        Data::Struct(s) => match &s.fields {
            Fields::Named(f) => Ok(f.named.iter().collect()),
            _ => Err(syn::Error::new_spanned(&input.ident, "a record has named fields")),
        },
        _ => Err(syn::Error::new_spanned(&input.ident, "a record is a struct")),
    }
}

/// Returns whether a field's whole number is a plain number.
pub fn is_number(f: &Field) -> bool {
    !is_text(f)
        && !has(&f.attrs, "refers")
        && !has(&f.attrs, "measure")
        && !has(&f.attrs, "measured_by")
        && !names_rule(f)
}

/// Returns whether a field is an array of bytes that is a text.
pub fn is_text(f: &Field) -> bool {
    has(&f.attrs, "text")
}

/// Returns the kind of a field.
pub fn kind_of(f: &Field, ty: &Tokens) -> Tokens {
    if is_text(f) {
        return quote!(::grognard_core::reflect::Kind::Text(::core::mem::size_of::<#ty>()));
    }
    quote!(<#ty as ::grognard_core::reflect::Part>::KIND)
}

/// Returns whether a field holds the number of a rule: `rule: u16`, `combat_rule: u16`.
fn names_rule(f: &Field) -> bool {
    f.ident.as_ref().is_some_and(|id| id == "rule" || id.to_string().ends_with("_rule"))
        && matches!(&f.ty, Type::Path(p) if p.path.is_ident("u16"))
}

/// Returns the meaning of a field's whole number. `#[refers("attackers")]` is a reference to an item that counts from
/// 0, where the type's largest value means none; `#[refers("attackers", 1)]` counts from 1, where 0 does.
pub fn means_of(f: &Field) -> Tokens {
    if names_rule(f) {
        return quote!(::grognard_core::reflect::Means::Rule);
    }
    let Some(attr) = f.attrs.iter().find(|a| a.path().is_ident("refers")) else {
        return share_of(f);
    };
    let args = attr.parse_args_with(syn::punctuated::Punctuated::<Lit, syn::Token![,]>::parse_terminated);
    let (list, first) = match args.as_ref().map(|args| (args.first(), args.get(1))) {
        Ok((Some(Lit::Str(list)), None)) => (list.value(), 0u8),
        Ok((Some(Lit::Str(list)), Some(Lit::Int(first)))) if first.base10_digits() == "1" => (list.value(), 1),
        _ => return syn::Error::new_spanned(attr, "a list, and perhaps 1").into_compile_error(),
    };
    let list = text(&list);
    quote!(::grognard_core::reflect::Means::Item(::grognard_core::reflect::Item { list: #list, first: #first }))
}

/// Returns the unit of a field or of a word.
pub fn measure_of(attr: &Attribute) -> Tokens {
    let args = attr.parse_args_with(syn::punctuated::Punctuated::<Lit, syn::Token![,]>::parse_terminated);
    match args.as_ref().map(|args| (args.first(), args.get(1), args.len())) {
        Ok((Some(Lit::Str(unit)), Some(Lit::Int(parts)), 2)) => {
            let unit = text(&unit.value());
            quote!(::grognard_core::reflect::Measure { unit: #unit, parts: #parts })
        }
        _ => syn::Error::new_spanned(attr, "a unit and the number of its parts").into_compile_error(),
    }
}

/// Returns the field whose word has the unit of this one: `#[measured_by(what)]`.
pub fn by_word(f: &Field) -> Option<syn::Ident> {
    f.attrs.iter().find(|a| a.path().is_ident("measured_by"))?.parse_args().ok()
}

/// Returns the method that says whether the field holds something: `#[present(has_hex)]`.
pub fn present(f: &Field) -> Option<syn::Ident> {
    f.attrs.iter().find(|a| a.path().is_ident("present"))?.parse_args().ok()
}

/// Returns the meaning of a record's whole number, which may depend on a word of the record.
pub fn means_in_record(f: &Field) -> Tokens {
    match by_word(f) {
        Some(word) => quote!(self.#word.amount()),
        None => means_of(f),
    }
}

/// What a field counts cases of, if it does.
fn share_of(f: &Field) -> Tokens {
    if let Some(attr) = f.attrs.iter().find(|a| a.path().is_ident("measure")) {
        let measure = measure_of(attr);
        return quote!(::grognard_core::reflect::Means::Measure(#measure));
    }
    if let Some(word) = by_word(f) {
        let word = text(&word.to_string());
        return quote!(::grognard_core::reflect::Means::MeasureBy(#word));
    }
    let whole = match f.attrs.iter().find(|a| a.path().is_ident("share")) {
        None if has(&f.attrs, "chance") => quote!(::grognard_core::reflect::Whole::CHANCE),
        None => return quote!(::grognard_core::reflect::Means::Number),
        Some(attr) => match attr.parse_args::<Lit>() {
            Ok(Lit::Str(field)) => {
                let field = text(&field.value());
                quote!(::grognard_core::reflect::Whole::Field(#field))
            }
            Ok(Lit::Int(number)) => quote!(::grognard_core::reflect::Whole::Fixed(#number)),
            _ => return syn::Error::new_spanned(attr, "a field's name or a number").into_compile_error(),
        },
    };
    quote!(::grognard_core::reflect::Means::Share(#whole))
}

/// Returns the text of a mark such as `#[through("units")]`; an empty one without the mark.
pub fn said_by(f: &Field, mark: &str) -> String {
    let text = f.attrs.iter().find(|a| a.path().is_ident(mark)).map(|a| a.parse_args::<syn::LitStr>());
    text.and_then(Result::ok).map_or_else(String::new, |text| text.value())
}

//! Derive macros for records. A struct is written once, in plain Rust that cbindgen can read; these macros add what
//! bindings need to convert it: its words, its fields and their documentation.
//!
//! * `Words` for an enum of one byte: the words of a vocabulary.
//! * `Reflect` for a record of integers, flags, words and other records.
//! * `Question` for a question: like `Reflect`, with borrowed slices.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::{Attribute, Data, DeriveInput, Expr, Field, Fields, GenericArgument, Lit, Meta, PathArguments, Type};

/// Removes the sentences that concern C and Rust alone; the other languages do not show them.
fn without_c(mut doc: String) -> String {
    for start in ["C counts", "C\ncounts", "C and Rust", "C\nand Rust", "C and\nRust"] {
        while let Some(at) = doc.find(start) {
            let end = doc[at..].find('.').map_or(doc.len(), |dot| at + dot + 1);
            doc.replace_range(at..end, "");
            let (before, after) = doc.split_at(at);
            doc = format!("{} {}", before.trim_end(), after.trim_start()).trim().to_owned();
        }
    }
    doc
}

/// Returns the documentation of an item, its lines joined, without the brackets of links, which only Rust resolves, and
/// without what concerns C and Rust alone.
fn doc_of(attrs: &[Attribute]) -> String {
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
    without_c(lines.collect::<Vec<_>>().join("\n").trim().replace("[`", "`").replace("`]", "`"))
}

fn has(attrs: &[Attribute], name: &str) -> bool {
    attrs.iter().any(|a| a.path().is_ident(name))
}

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

fn named(input: &DeriveInput) -> syn::Result<Vec<&Field>> {
    match &input.data {
        Data::Struct(s) => match &s.fields {
            Fields::Named(f) => Ok(f.named.iter().collect()),
            _ => Err(syn::Error::new_spanned(&input.ident, "a record has named fields")),
        },
        _ => Err(syn::Error::new_spanned(&input.ident, "a record is a struct")),
    }
}

/// Derives the words of a vocabulary from an enum of one byte whose variants count up from 0, or from 1 if the first is
/// `= 1`: then 0 means an absent word. A variant's word is its name in snake case, or the argument of `#[word("...")]`.
/// `#[measure("MP", 12)]` on a variant is the unit of the amounts beside it (`#[measured_by]` of `Reflect`).
#[proc_macro_derive(Words, attributes(word, measure))]
pub fn words(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    words_of(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

fn words_of(input: &DeriveInput) -> syn::Result<Tokens> {
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new_spanned(&input.ident, "a vocabulary is an enum"));
    };
    let ident = &input.ident;
    let (name, doc) = (ident.to_string(), doc_of(&input.attrs));
    let (mut words, mut docs, mut idents, mut measures) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for v in &data.variants {
        let own = v.attrs.iter().find(|a| a.path().is_ident("word"));
        words.push(match own {
            Some(a) => a.parse_args::<syn::LitStr>()?.value(),
            None => snake(&v.ident.to_string()),
        });
        docs.push(doc_of(&v.attrs));
        measures.push(match v.attrs.iter().find(|a| a.path().is_ident("measure")) {
            Some(attr) => {
                let measure = measure_of(attr);
                quote!(::core::option::Option::Some(#measure))
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
    let codes: Vec<u8> = (first..).take(idents.len()).collect();
    Ok(quote! {
        const _: () = {
            assert!(#first <= 1, "the first code is 0 or 1");
            #( assert!(#ident::#idents as u8 == #codes, "codes count up without a gap"); )*
        };
        impl ::grognard_core::reflect::Word for #ident {
            const VOCABULARY: &'static ::grognard_core::reflect::Vocabulary = &::grognard_core::reflect::Vocabulary {
                name: ::grognard_core::text!(#name), module: ::core::module_path!(), doc: #doc, first: #first,
                words: &[#(::grognard_core::text!(#words)),*], docs: &[#(#docs),*],
                measures: &[#(#measures),*],
            };
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
/// without a default; `#[reserved]` a field that no binding shows; `#[refers("attackers")]` an index of a list,
/// `#[refers("attackers", 1)]` one that counts from 1. A field `rule: u16` is a rule's number.
/// `#[share("denominator")]` marks a count of cases out of the number in another field, `#[share(36)]` out of a fixed
/// number, `#[chance]` a chance in units of 1/2^63, `#[measure("MP", 12)]` a number of twelfths of an MP. Further words
/// (`#[measure("MP", 12, "all_ma", "prohibited")]`) stand for the largest values of the field's type.
/// `#[measured_by(what)]` is an amount in the unit of the word in the field `what`. `#[sum]` marks a record that is one
/// number, the sum of its fields. `#[text]` marks an array of bytes that is a text, with zeros after its end.
#[proc_macro_derive(Reflect, attributes(required, reserved, refers, share, chance, sum, measure, measured_by, text))]
pub fn reflect(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    reflect_of(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

fn reflect_of(input: &DeriveInput) -> syn::Result<Tokens> {
    let fields = named(input)?;
    let (spare, shown): (Vec<&Field>, Vec<&Field>) = fields.into_iter().partition(|f| has(&f.attrs, "reserved"));
    let spare = match spare.as_slice() {
        [] => quote!(),
        [f] => {
            let id = &f.ident;
            quote! {
                #[cfg(feature = "bindings")]
                fn reserved(&mut self) -> ::grognard_core::reflect::Slot<'_> {
                    ::grognard_core::reflect::Part::slot(&mut self.#id)
                }
            }
        }
        [_, second, ..] => return Err(syn::Error::new_spanned(second, "a record has one reserved field")),
    };
    let types: Vec<Tokens> = shown
        .iter()
        .map(|f| {
            let t = &f.ty;
            quote!(#t)
        })
        .collect();
    Ok(body(
        &input.ident,
        [quote!(), quote!()],
        [&input.ident.to_string(), &doc_of(&input.attrs)],
        &shown,
        &types,
        &spare,
        has(&input.attrs, "sum"),
    ))
}

/// Returns whether a field's whole number is a plain number.
fn is_number(f: &Field) -> bool {
    !is_text(f)
        && !has(&f.attrs, "refers")
        && !has(&f.attrs, "measure")
        && !has(&f.attrs, "measured_by")
        && !names_rule(f)
}

/// Returns whether a field is an array of bytes that is a text.
fn is_text(f: &Field) -> bool {
    has(&f.attrs, "text")
}

/// Returns the kind of a field.
fn kind_of(f: &Field, ty: &Tokens) -> Tokens {
    if is_text(f) {
        return quote!(::grognard_core::reflect::Kind::Text(::core::mem::size_of::<#ty>()));
    }
    quote!(<#ty as ::grognard_core::reflect::Part>::KIND)
}

/// Returns whether a field holds the number of a rule: `rule: u16`.
fn names_rule(f: &Field) -> bool {
    f.ident.as_ref().is_some_and(|id| id == "rule") && matches!(&f.ty, Type::Path(p) if p.path.is_ident("u16"))
}

/// Returns the meaning of a field's whole number. `#[refers("attackers")]` is a reference to an item that counts from
/// 0, where the type's largest value means none; `#[refers("attackers", 1)]` counts from 1, where 0 does.
fn means_of(f: &Field) -> Tokens {
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
    quote!(::grognard_core::reflect::Means::Item(::grognard_core::reflect::Item {
        list: ::grognard_core::text!(#list), first: #first,
    }))
}

/// Returns the unit of a field or of a word.
fn measure_of(attr: &Attribute) -> Tokens {
    let args = attr.parse_args_with(syn::punctuated::Punctuated::<Lit, syn::Token![,]>::parse_terminated);
    match args.as_ref().map(|args| (args.first(), args.get(1), args.iter().skip(2))) {
        Ok((Some(Lit::Str(unit)), Some(Lit::Int(parts)), words)) => {
            let words: Vec<&Lit> = words.collect();
            quote!(::grognard_core::reflect::Measure {
                unit: ::grognard_core::text!(#unit), parts: #parts, words: &[#(::grognard_core::text!(#words)),*],
            })
        }
        _ => syn::Error::new_spanned(attr, "a unit, the number of its parts, and words").into_compile_error(),
    }
}

/// Returns the field whose word has the unit of this one: `#[measured_by(what)]`.
fn by_word(f: &Field) -> Option<syn::Ident> {
    f.attrs.iter().find(|a| a.path().is_ident("measured_by"))?.parse_args().ok()
}

/// Returns the meaning of a record's whole number, which may depend on a word of the record.
fn means_in_record(f: &Field) -> Tokens {
    match by_word(f) {
        Some(word) => quote!(::grognard_core::reflect::Means::by(self.#word.measure())),
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
        let word = word.to_string();
        return quote!(::grognard_core::reflect::Means::MeasureBy(::grognard_core::text!(#word)));
    }
    let whole = match f.attrs.iter().find(|a| a.path().is_ident("share")) {
        None if has(&f.attrs, "chance") => quote!(::grognard_core::reflect::Whole::CHANCE),
        None => return quote!(::grognard_core::reflect::Means::Number),
        Some(attr) => match attr.parse_args::<Lit>() {
            Ok(Lit::Str(field)) => quote!(::grognard_core::reflect::Whole::Field(::grognard_core::text!(#field))),
            Ok(Lit::Int(number)) => quote!(::grognard_core::reflect::Whole::Fixed(#number)),
            _ => return syn::Error::new_spanned(attr, "a field's name or a number").into_compile_error(),
        },
    };
    quote!(::grognard_core::reflect::Means::Share(#whole))
}

/// Returns the list of `#[through("units")]`.
fn through_of(f: &Field) -> String {
    let list = f.attrs.iter().find(|a| a.path().is_ident("through")).map(|a| a.parse_args::<syn::LitStr>());
    list.and_then(Result::ok).map_or_else(String::new, |list| list.value())
}

/// Returns the `Reflect` implementation. Generics are passed as declared and as used.
fn body(
    ident: &syn::Ident,
    [generics, args]: [Tokens; 2],
    [name, doc]: [&str; 2],
    fields: &[&Field],
    types: &[Tokens],
    extra: &Tokens,
    sum: bool,
) -> Tokens {
    let same = if generics.is_empty() { quote!(*same) } else { quote!(same.clone()) };
    let copy = quote! {
        fn copy_from(&mut self, parsed: &dyn ::core::any::Any) -> bool {
            match parsed.downcast_ref::<Self>() {
                Some(same) => { *self = #same; true }
                None => false,
            }
        }
    };
    let idents: Vec<_> = fields.iter().map(|f| f.ident.as_ref()).collect();
    let names: Vec<String> = idents.iter().flatten().map(|i| i.to_string()).collect();
    let docs: Vec<String> = fields.iter().map(|f| doc_of(&f.attrs)).collect();
    // A record may be copied with an absent word; the fault comes from the question that uses the word.
    let spared = generics.is_empty();
    let required: Vec<Tokens> = fields
        .iter()
        .zip(types)
        .map(|(f, ty)| match (has(&f.attrs, "required"), spared) {
            (true, true) => {
                let kind = kind_of(f, ty);
                quote!(!#kind.may_be_absent())
            }
            (required, _) => quote!(#required),
        })
        .collect();
    let means: Vec<Tokens> = fields.iter().map(|f| means_of(f)).collect();
    let kinds: Vec<Tokens> = fields.iter().zip(types).map(|(f, ty)| kind_of(f, ty)).collect();
    let ordered: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "ordered")).collect();
    let as_given: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "as_given")).collect();
    let through: Vec<String> = fields.iter().map(|f| through_of(f)).collect();
    let by_word = fields.iter().any(|f| by_word(f).is_some());
    let named: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "named")).collect();
    let places: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "places")).collect();
    let index: Vec<usize> = (0..fields.len()).collect();
    let part = |f: &Field, own: Tokens, then: Tokens| if is_number(f) { own } else { then };
    let typed = || fields.iter().zip(types);
    let values: Vec<Tokens> = typed()
        .map(|(f, ty)| {
            let (id, means) = (f.ident.as_ref(), means_in_record(f));
            let own = quote!(::grognard_core::reflect::Part::value(&self.#id));
            if is_text(f) {
                return quote!(::grognard_core::reflect::Value::Text(&self.#id));
            }
            let kind = quote!(&<#ty as ::grognard_core::reflect::Part>::KIND);
            part(f, own.clone(), quote!((#means).value(#own, #kind)))
        })
        .collect();
    let slots: Vec<Tokens> = typed()
        .map(|(f, _)| {
            let (id, means) = (f.ident.as_ref(), means_in_record(f));
            if is_text(f) {
                return quote!(::grognard_core::reflect::Slot::Text(&mut self.#id));
            }
            let own = quote!(::grognard_core::reflect::Part::slot(&mut self.#id));
            part(f, own.clone(), quote!({ let means = #means; means.slot(#own) }))
        })
        .collect();
    let shape = quote! {
        ::grognard_core::reflect::Shape {
                name: ::grognard_core::text!(#name),
                doc: #doc,
                fields: &[#(::grognard_core::reflect::Field {
                    name: ::grognard_core::text!(#names),
                    doc: #docs,
                    required: #required,
                    kind: #kinds,
                    means: #means,
                    ordered: #ordered,
                    as_given: #as_given,
                    through: ::grognard_core::text!(#through),
                    named: #named,
                    places: #places,
                }),*],
                sum: #sum,
                by_word: #by_word,
        }
    };
    // A shape has one address, by which bindings know a record; that of a generic question is found by its type only.
    let constant = if generics.is_empty() {
        quote! {
            const SHAPE: &'static ::grognard_core::reflect::Shape = {
                static SHAPE: ::grognard_core::reflect::Shape = #shape;
                &SHAPE
            };
        }
    } else {
        quote!(const SHAPE: &'static ::grognard_core::reflect::Shape = &#shape;)
    };
    quote! {
        impl #generics ::grognard_core::reflect::Described for #ident #args {
            #constant
        }
        impl #generics ::grognard_core::reflect::Reflect for #ident #args {
            fn shape(&self) -> &'static ::grognard_core::reflect::Shape {
                <Self as ::grognard_core::reflect::Described>::SHAPE
            }
            fn find(&self, name: &str) -> ::core::option::Option<usize> {
                match name { #(#names => Some(#index),)* _ => None }
            }
            fn value(&self, index: usize) -> ::grognard_core::reflect::Value<'_> {
                match index {
                    #(#index => #values,)*
                    _ => ::grognard_core::reflect::Value::Nothing,
                }
            }
            fn slot(&mut self, index: usize) -> ::grognard_core::reflect::Slot<'_> {
                match index {
                    #(#index => #slots,)*
                    _ => ::grognard_core::reflect::Slot::Nothing,
                }
            }
            fn as_any(&self) -> &dyn ::core::any::Any { self }
            #copy
            #extra
        }
    }
}

/// Derives the description of a question of scalars, records and borrowed slices. Also defines an owned form
/// (`CombatHeld` for `Combat`) whose lists a binding owns. `#[refers]` is as for `Reflect`, and also for a list of
/// indices. In a board, `#[ordered]` marks a list sorted by the key of its items, `#[named]` the list whose items have
/// an id, and `#[places]` the list that defines the caller's own numbers of places unless it is empty. In a question with
/// a board accepted unsorted, `#[named]` marks a list of further units, whose places count on from the board's.
/// `#[as_given]` marks a board that a question accepts unsorted. `#[through("units")]` marks a list of records whose
/// references are indices of the list `units` of the same question, or, if that is empty, units of the board.
#[proc_macro_derive(
    Question,
    attributes(required, refers, ordered, named, as_given, places, through, share, chance, measure, text)
)]
pub fn question(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    question_of(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Returns the item type of a borrowed slice, if the type is one.
fn slice_item(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Reference(r) => match &*r.elem {
            Type::Slice(s) => Some(&s.elem),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the owned form of a structure of lists: `BoardHeld` for `Board<'a>`.
fn view_of(ty: &Type) -> Option<syn::Path> {
    let Type::Path(p) = ty else { return None };
    let mut path = p.path.clone();
    let last = path.segments.last_mut()?;
    let lends = match &last.arguments {
        PathArguments::AngleBracketed(a) => a.args.iter().any(|g| matches!(g, GenericArgument::Lifetime(_))),
        _ => false,
    };
    last.ident = format_ident!("{}Held", last.ident);
    last.arguments = PathArguments::None;
    lends.then_some(path)
}

fn question_of(input: &DeriveInput) -> syn::Result<Tokens> {
    let fields = named(input)?;
    let (ident, vis) = (&input.ident, &input.vis);
    let held = format_ident!("{ident}Held");
    let (doc, name) = (doc_of(&input.attrs), ident.to_string());
    let borrows = !input.generics.params.is_empty();
    let lent = if borrows { quote!(#ident<'_>) } else { quote!(#ident) };
    let (mut members, mut types, mut lend) = (Vec::new(), Vec::new(), Vec::new());
    let mut clone = Vec::new();
    let mut twice = Vec::new();
    let (mut settled, mut settle, mut named_ids, mut names) = (Vec::new(), Vec::new(), quote!(), quote!());
    let mut own_places = Vec::new();
    let (mut listed, mut in_board) = (Vec::new(), Vec::new());
    let mut empty = Vec::new();
    for f in &fields {
        let (id, ty) = (&f.ident, &f.ty);
        let text = doc_of(&f.attrs);
        clone.push(quote!(#id: self.#id.clone()));
        // Arrays of many bytes have no default.
        empty.push(if is_text(f) { quote!(#id: [0; _]) } else { quote!(#id: ::core::default::Default::default()) });
        if let Some(item) = slice_item(ty) {
            types.push(quote!(H::List<#item>));
            members.push(quote!(#[doc = #text] pub #id: H::List<#item>));
            lend.push(quote!(#id: self.#id.as_ref()));
            if has(&f.attrs, "ordered") {
                let name = id.as_ref().map(|id| id.to_string());
                settled.push(quote!(::grognard_core::reflect::in_order(self.#id.as_ref())));
                let path = format!("board.{}", name.as_deref().unwrap_or_default());
                twice.push(quote!(.or_else(|| ::grognard_core::reflect::twice(self.#id.as_ref(), &#path, &"hex"))));
                settle.push(quote!(moved(#name, &::grognard_core::reflect::put_in_order(self.#id.as_mut()));));
            }
            let list = id.as_ref().map(|id| id.to_string()).unwrap_or_default();
            in_board.push(format!("board.{list}"));
            listed.push(list);
            if has(&f.attrs, "places") {
                own_places.push(quote!(!self.#id.as_ref().is_empty()));
            }
            if has(&f.attrs, "named") {
                named_ids = quote! {
                    let ids = self.#id.as_ref().iter().map(::grognard_core::reflect::Named::id);
                    show(&ids.collect::<::alloc::vec::Vec<u32>>());
                };
            }
        } else if let Some(view) = view_of(ty) {
            types.push(quote!(H::Shared<#view<H>>));
            members.push(quote!(#[doc = #text] pub #id: H::Shared<#view<H>>));
            let own = if has(&f.attrs, "as_given") {
                lend.push(quote!(#id: ::grognard_core::reflect::Views::given(&self.#id).lend()));
                let refers = fields.iter().any(|f| has(&f.attrs, "through"));
                refers.then(|| {
                    quote!(::core::result::Result::Ok(
                        ::grognard_core::reflect::Views::given_names(&self.#id, self)
                    ))
                })
            } else {
                lend.push(quote!(#id: self.#id.as_ref().lend()));
                Some(quote!(::grognard_core::reflect::Views::names(&self.#id)))
            };
            names = own.map_or_else(Tokens::new, |own| {
                quote! {
                    #[cfg(feature = "bindings")]
                    fn names(&self) -> ::core::result::Result<
                        ::core::option::Option<::alloc::sync::Arc<::grognard_core::reflect::Names>>,
                        ::grognard_core::fault::Fault,
                    > {
                        #own.map(::core::option::Option::Some)
                    }
                }
            });
        } else {
            types.push(quote!(#ty));
            members.push(quote!(#[doc = #text] pub #id: #ty));
            lend.push(quote!(#id: self.#id));
        }
    }
    let held_doc = format!("[`{name}`] with lists that a binding holds.");
    let generics = quote!(<H: ::grognard_core::reflect::Holder>);
    let names = quote! {
        fn settle(&mut self, base: u8) { self.base = base; }
        fn base(&self) -> u8 { self.base }
        #names
    };
    let shape = body(&held, [generics.clone(), quote!(<H>)], [&name, &doc], &fields, &types, &names, false);
    Ok(quote! {
        #[doc = #held_doc]
        #vis struct #held #generics { #(#members,)* base: u8, holder: ::core::marker::PhantomData<H> }
        impl #generics ::core::default::Default for #held<H> {
            fn default() -> Self { Self { #(#empty,)* base: 0, holder: ::core::marker::PhantomData } }
        }
        impl #generics ::core::clone::Clone for #held<H> {
            fn clone(&self) -> Self { Self { #(#clone,)* base: self.base, holder: ::core::marker::PhantomData } }
        }
        #shape
        impl #generics ::grognard_core::reflect::Settle for #held<H> {
            fn is_settled(&self) -> bool { true #(&& #settled)* }
            fn twice(&self) -> ::core::option::Option<::grognard_core::fault::Fault> {
                ::core::option::Option::None #(#twice)*
            }
            fn in_board(list: &str) -> ::grognard_core::fault::Name {
                match list { #(#listed => &#in_board,)* _ => &"board" }
            }
            fn has_own_places(&self) -> bool { false #(|| #own_places)* }
            #[cfg(feature = "bindings")]
            #[allow(unused_variables, reason = "not every question has such a list")]
            fn ids(&self, show: &mut dyn FnMut(&[u32])) { #named_ids }
            #[cfg(feature = "bindings")]
            #[allow(unused_variables, reason = "not every question has such a list")]
            fn settle(&mut self, moved: &mut dyn FnMut(&'static str, &[usize])) { #(#settle)* }
        }
        impl #generics #held<H> {
            /// Returns the question in its borrowed form.
            pub fn lend(&self) -> #lent { #ident { #(#lend),* } }
        }
    })
}

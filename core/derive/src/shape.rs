//! The description of a record.

use crate::field::{
    by_word, doc_of, has, is_number, is_text, kind_of, means_in_record, means_of, present, said_by, text as constant,
};
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::Field;

/// Returns the `Reflect` implementation. Generics are passed as declared and as used.
pub fn body(
    ident: &syn::Ident,
    [generics, args]: [Tokens; 2],
    [name, doc]: [&str; 2],
    fields: &[&Field],
    types: &[Tokens],
    extra: &Tokens,
    [sum, written, printed, force]: [bool; 4],
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
    let text = if written {
        quote! {
            #[cfg(feature = "bindings")]
            fn read_text<'t>(
                &mut self,
                text: &'t str,
            ) -> ::core::option::Option<::core::result::Result<(), (::grognard_core::fault::FaultCode, &'t str)>> {
                let read = <Self as ::grognard_core::reflect::Written>::read(text);
                ::core::option::Option::Some(read.map(|read| *self = read))
            }
            #[cfg(feature = "bindings")]
            fn write_text(&self, out: &mut dyn ::core::fmt::Write) -> bool {
                <Self as ::grognard_core::reflect::Written>::write(self, out).is_ok()
            }
        }
    } else {
        quote!()
    };
    let counter = if printed {
        quote! {
            #[cfg(feature = "bindings")]
            fn take_printed(
                &mut self,
                text: &str,
            ) -> ::core::option::Option<::core::result::Result<(), ::grognard_core::reflect::Misprint>> {
                ::core::option::Option::Some(<Self as ::grognard_core::reflect::Printed>::take(self, text))
            }
        }
    } else {
        quote!()
    };
    let printed = if printed {
        quote! {{
            #[cfg(feature = "bindings")]
            const EXAMPLE: &str = <#ident as ::grognard_core::reflect::Printed>::EXAMPLE;
            #[cfg(not(feature = "bindings"))]
            const EXAMPLE: &str = "";
            EXAMPLE
        }}
    } else {
        quote!("")
    };
    let written = if written { quote!(<#ident as ::grognard_core::reflect::Written>::EXAMPLE) } else { quote!("") };
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
    let when_needed: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "when_needed")).collect();
    let means: Vec<Tokens> = fields.iter().map(|f| means_of(f)).collect();
    let kinds: Vec<Tokens> = fields.iter().zip(types).map(|(f, ty)| kind_of(f, ty)).collect();
    let ordered: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "ordered")).collect();
    let as_given: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "as_given")).collect();
    let through: Vec<Tokens> = fields.iter().map(|f| constant(&said_by(f, "through"))).collect();
    let one_by_one: Vec<Tokens> = fields.iter().map(|f| constant(&said_by(f, "one_by_one"))).collect();
    let (called, said): (Tokens, Vec<Tokens>) = (constant(name), names.iter().map(|name| constant(name)).collect());
    let budget: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "budget")).collect();
    let range: Vec<Tokens> = fields.iter().map(|f| crate::range::shown(f)).collect();
    let by_word = fields.iter().any(|f| by_word(f).is_some());
    let named: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "named")).collect();
    let places: Vec<bool> = fields.iter().map(|f| has(&f.attrs, "places")).collect();
    let optional: Vec<bool> = fields.iter().map(|f| present(f).is_some()).collect();
    let index: Vec<usize> = (0..fields.len()).collect();
    let hex: Vec<bool> = names.iter().map(|name| name == "hex").collect();
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
            let value = part(f, own.clone(), quote!((#means).value(#own, #kind)));
            match present(f) {
                Some(has) => quote!(if self.#has() { #value } else { ::grognard_core::reflect::Value::Absent }),
                None => value,
            }
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
                name: #called,
                doc: ::grognard_core::documented!(#doc),
                fields: &[#(::grognard_core::reflect::Field {
                    name: #said,
                    doc: ::grognard_core::documented!(#docs),
                    required: #required,
                    when_needed: #when_needed,
                    kind: #kinds,
                    means: #means,
                    ordered: #ordered,
                    as_given: #as_given,
                    through: #through,
                    named: #named,
                    places: #places,
                    optional: #optional,
                    budget: #budget,
                    range: #range,
                    one_by_one: #one_by_one,
                }),*],
                sum: #sum,
                force: #force,
                written: #written,
                printed: #printed,
                by_word: #by_word,
                mentions_units: false #(|| ::grognard_core::reflect::Shape::refers_to_units(&#means, &#kinds))*,
                awaited: 0 #(| ::grognard_core::reflect::Shape::bit(#index, #hex || #required, #means))*,
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
            #text
            #counter
            #extra
        }
    }
}

//! Questions and the owned forms of their lists.

use crate::field::{doc_of, has, is_text, named};
use crate::shape::body;
use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::{DeriveInput, GenericArgument, PathArguments, Type};

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

pub fn question_of(input: &DeriveInput) -> syn::Result<Tokens> {
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
                let name = id.as_ref().map(|id| id.to_string()).unwrap_or_default();
                named_ids = quote! {
                    let ids = self.#id.as_ref().iter().map(::grognard_core::reflect::Named::id);
                    show(&#name, &ids.collect::<::alloc::vec::Vec<u32>>());
                };
            }
        } else if let Some(view) = view_of(ty) {
            types.push(quote!(H::Shared<#view<H>>));
            members.push(quote!(#[doc = #text] pub #id: H::Shared<#view<H>>));
            if has(&f.attrs, "inner") {
                lend.push(quote!(#id: self.#id.as_ref().lend()));
                continue;
            }
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
                // Units of a list of the question itself count on from the board's.
                Some(match fields.iter().any(|f| has(&f.attrs, "named")) {
                    true => quote!(::grognard_core::reflect::Views::names_with(&self.#id, self)),
                    false => quote!(::grognard_core::reflect::Views::names(&self.#id)),
                })
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
    let shape = body(&held, [generics.clone(), quote!(<H>)], [&name, &doc], &fields, &types, &names, [false; 4]);
    let lends = match input.attrs.iter().find(|a| a.path().is_ident("lent_as")) {
        None => quote! {
            /// Returns the question in its borrowed form.
            pub fn lend(&self) -> #lent { #ident { #(#lend),* } }
        },
        Some(attr) => {
            let handle = attr.parse_args::<syn::Ident>()?;
            quote! {
                /// Returns a reference to these lists.
                pub fn lend(&self) -> #handle<'_> { #handle::of(self) }
                /// Returns the lists in their borrowed form.
                pub fn whole(&self) -> #lent { #ident { #(#lend),* } }
            }
        }
    };
    let ranged = crate::range::check(&lent, &fields);
    Ok(quote! {
        #ranged
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
            fn ids(&self, show: &mut dyn FnMut(::grognard_core::fault::Name, &[u32])) { #named_ids }
            #[cfg(feature = "bindings")]
            #[allow(unused_variables, reason = "not every question has such a list")]
            fn settle(&mut self, moved: &mut dyn FnMut(&'static str, &[usize])) { #(#settle)* }
        }
        impl #generics #held<H> { #lends }
    })
}

//! The ranges of fields: `#[range(0, 4)]`, or `#[range(KNOWN_SIDES)]`, which names `Bounds`.

use crate::field::has;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{Expr, Field, Type};

/// Returns a reference to the bounds of a field.
fn bounds(f: &Field) -> Option<syn::Result<Tokens>> {
    let attr = f.attrs.iter().find(|a| a.path().is_ident("range"))?;
    let args = attr.parse_args_with(syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated);
    Some(args.and_then(|args| match (args.first(), args.get(1), args.len()) {
        (Some(bounds), None, 1) => Ok(quote!(&#bounds)),
        (Some(low), Some(high), 2) => {
            Ok(quote!(const { &::grognard_core::fault::Bounds::new(#low as i64, #high as i64) }))
        }
        _ => Err(syn::Error::new_spanned(attr, "the lowest and the highest number, or their `Bounds`")),
    }))
}

/// Returns what the description of a field says of its range.
pub fn shown(f: &Field) -> Tokens {
    match bounds(f) {
        None => quote!(::core::option::Option::None),
        Some(Ok(bounds)) => quote!(::core::option::Option::Some(#bounds)),
        Some(Err(wrong)) => wrong.into_compile_error(),
    }
}

/// Returns the check that the fields are within their ranges, if any has one. A number that is absent is within each.
pub fn check(name: &Tokens, fields: &[&Field]) -> Tokens {
    // The steps that a search may take have 32 bits or more, which `hold` does not; the search looks at them itself.
    let checked = fields.iter().filter(|f| !has(&f.attrs, "budget"));
    let checks: Vec<Tokens> = checked.filter_map(|f| Some(check_of(f, &bounds(f)?.ok()?))).collect();
    if checks.is_empty() {
        return quote!();
    }
    quote! {
        impl ::grognard_core::reflect::Ranged for #name {
            #[cfg_attr(feature = "fast", inline)]
            fn in_range(&self) -> ::core::result::Result<(), ::grognard_core::fault::Fault> {
                #(#checks)*
                Ok(())
            }
        }
    }
}

fn check_of(f: &Field, bounds: &Tokens) -> Tokens {
    let (id, name) = (&f.ident, f.ident.as_ref().map(|id| id.to_string()).unwrap_or_default());
    let name = crate::field::text(&name);
    let held = |given: Tokens| quote!(::grognard_core::fault::Bounds::hold(#bounds, i32::from(#given), &#name)?;);
    match &f.ty {
        Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Said") => {
            let check = held(quote!(given));
            quote!(if let ::core::option::Option::Some(given) = self.#id.get() { #check })
        }
        Type::Path(_) => held(quote!(self.#id)),
        other => syn::Error::new_spanned(other, "a range is one of a number").into_compile_error(),
    }
}

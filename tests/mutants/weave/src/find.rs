//! The expressions that mutants change, and the edits that hold both sides.

use crate::edit::Edit;
use crate::{Mutant, Place, Span};
use proc_macro2::LineColumn;
use std::collections::HashMap;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, BinOp, Block, Expr, ExprBinary, ExprStruct, ExprUnary};

type Range = (usize, usize);

/// An operator with two sides.
struct Binary {
    whole: Range,
    op: Range,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    And,
    Or,
    Compare,
    Assign,
    Arithmetic,
}

/// What stands in a file, by where cargo-mutants says that a mutant begins.
#[derive(Default)]
struct Found {
    lines: Vec<usize>,
    binary: HashMap<usize, Binary>,
    unary: HashMap<usize, (Range, Range)>,
    /// Arms: the end of the pattern, and the guard.
    arms: HashMap<usize, (usize, Option<Range>)>,
    guards: HashMap<usize, Range>,
    /// Bodies of functions: the brace.
    bodies: Vec<Range>,
    /// What the compiler computes, and what in it runs: closures and functions.
    constant: Vec<(Range, bool)>,
    /// Values of fields beside a base: the value, the path of the struct, the base.
    fields: HashMap<usize, (Range, Range, Range)>,
}

/// Returns the edits for the mutants of a file.
pub fn edits(source: &str, mutants: &[(usize, &Mutant)]) -> Result<Vec<Edit>, String> {
    let file = syn::parse_file(source).map_err(|e| e.to_string())?;
    let mut found = Found { lines: line_starts(source), ..Found::default() };
    found.source_of(source).visit_file(&file);
    let mut edits: HashMap<(u8, Range), Edit> = HashMap::new();
    for (id, mutant) in mutants {
        let Span { start, end } = mutant.span;
        let at = (found.byte(source, start), found.byte(source, end));
        if let Some((rank, edit)) = found.edit(source, *id, mutant, at) {
            merge(&mut edits, rank, edit);
        }
    }
    let mut edits: Vec<((u8, Range), Edit)> = edits.into_iter().collect();
    edits.sort_by_key(|(key, _)| *key);
    Ok(edits.into_iter().map(|(_, edit)| edit.closed()).collect())
}

/// Several mutants of one expression are one edit with several cases.
fn merge(edits: &mut HashMap<(u8, Range), Edit>, rank: u8, edit: Edit) {
    match edits.get_mut(&(rank, edit.range)) {
        None => drop(edits.insert((rank, edit.range), edit)),
        Some(same) => {
            // What returns at once stands before what returned at once.
            if edit.range.0 == edit.range.1 {
                same.before += &edit.before;
            }
            same.ids.extend(&edit.ids);
            same.cases.extend(edit.cases);
        }
    }
}

fn line_starts(source: &str) -> Vec<usize> {
    std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).collect()
}

/// Visits a file and its expressions; a borrowed text tells bytes from characters.
struct Visitor<'a> {
    found: &'a mut Found,
    source: &'a str,
}

impl Found {
    fn source_of<'a>(&'a mut self, source: &'a str) -> Visitor<'a> {
        Visitor { found: self, source }
    }
    fn byte(&self, source: &str, place: Place) -> usize {
        let start = self.lines.get(place.line - 1).copied().unwrap_or(source.len());
        let line = &source[start..];
        start + line.char_indices().nth(place.column - 1).map_or(line.len(), |(at, _)| at)
    }
    fn range(&self, source: &str, span: proc_macro2::Span) -> Range {
        let byte = |at: LineColumn| self.byte(source, Place { line: at.line, column: at.column + 1 });
        (byte(span.start()), byte(span.end()))
    }

    /// Returns the edit for a mutant, and the rank of its kind: of two with the same range the lower stands outside.
    fn edit(&self, source: &str, id: usize, mutant: &Mutant, at: Range) -> Option<(u8, Edit)> {
        let on = format!("crate::mutants::on({id})");
        let to = mutant.replacement.as_str();
        let around = self.constant.iter().filter(|(range, _)| range.0 <= at.0 && at.1 <= range.1);
        if around.min_by_key(|(range, _)| range.1 - range.0).is_some_and(|(_, is_constant)| *is_constant) {
            return None;
        }
        let edit = match mutant.genre.as_str() {
            "FnValue" => {
                let brace = self.bodies.iter().filter(|b| b.0 < at.0 && at.1 <= b.1).max_by_key(|b| b.0)?;
                let place = brace.0 + 1;
                (0, Edit::new(id, (place, place), format!(" if {on} {{ return {to}; }}")))
            }
            "MatchArm" => {
                let (pattern, guard) = self.arms.get(&at.0)?;
                match guard {
                    None => (0, Edit::new(id, (*pattern, *pattern), format!(" if !{on}"))),
                    Some(guard) => (0, Edit::around(id, *guard, format!("!{on} && ("), ")")),
                }
            }
            "MatchArmGuard" => {
                let guard = self.guards.get(&at.0)?;
                match to {
                    "true" => (1, Edit::around(id, *guard, format!("{on} || ("), ")")),
                    _ => (2, Edit::around(id, *guard, format!("!{on} && ("), ")")),
                }
            }
            "StructField" => {
                let (value, path, base) = self.fields.get(&at.0)?;
                let name = mutant.name.split("delete field ").nth(1)?.split(' ').next()?;
                let other = format!("({} {{ ..{} }}).{name}", &source[path.0..path.1], &source[base.0..base.1]);
                (3, Edit::around(id, *value, "(match (".into(), ") { m => ").case(&on, other).rest("m", " })"))
            }
            "UnaryOperator" => {
                let (whole, op) = self.unary.get(&at.0)?;
                let sign = &source[op.0..op.1];
                let edit = Edit::around(id, *whole, "(match (".into(), ") { m => ").case(&on, "m".into());
                (4, edit.rest(&format!("{sign}m"), " })").instead(*op, String::new()))
            }
            "BinaryOperator" => (5, self.binary.get(&at.0)?.edit(source, id, &on, to)?),
            _ => return None,
        };
        Some(edit)
    }
}

impl Binary {
    fn edit(&self, source: &str, id: usize, on: &str, to: &str) -> Option<Edit> {
        let (was, name) = (&source[self.op.0..self.op.1], format!("m{id}"));
        Some(match self.kind {
            // The right side is there once: it is asked for where the operator, or the other one, asks for it.
            Kind::And | Kind::Or => {
                let is_other = if self.kind == Kind::And { "!=" } else { "==" };
                let middle = format!(") {{ {name} => if {name} {is_other} {on} {{ ");
                let edit = Edit::around(id, self.whole, "(match (".into(), &format!(" }} else {{ {name} }} }})"));
                edit.instead(self.op, middle)
            }
            Kind::Compare => self.sides(id, ["(match (&(", "), &(", "))"], ["*l", "*r"], [was, to], on),
            Kind::Assign => self.sides(id, ["(match (&mut (", "), (", "))"], ["*l", "r"], [was, to], on),
            Kind::Arithmetic => self.sides(id, ["(match ((", "), (", "))"], ["l", "r"], [was, to], on),
        })
    }
    fn sides(
        &self,
        id: usize,
        [open, comma, close]: [&str; 3],
        [l, r]: [&str; 2],
        [was, to]: [&str; 2],
        on: &str,
    ) -> Edit {
        let edit = Edit::around(id, self.whole, open.into(), &format!("{close} {{ (l, r) => "));
        edit.case(on, format!("{l} {to} {r}")).rest(&format!("{l} {was} {r}"), " })").instead(self.op, comma.into())
    }
}

impl<'ast> Visit<'ast> for Visitor<'_> {
    fn visit_expr_binary(&mut self, e: &'ast ExprBinary) {
        let (whole, op) = (self.range(e.span()), self.range(e.op.span()));
        let kind = match e.op {
            BinOp::And(_) => Kind::And,
            BinOp::Or(_) => Kind::Or,
            BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => Kind::Compare,
            _ if self.source[op.0..op.1].ends_with('=') => Kind::Assign,
            _ => Kind::Arithmetic,
        };
        // What `let` binds in a condition is seen only in a chain.
        if !(has_let(&e.left) || has_let(&e.right)) {
            self.found.binary.insert(op.0, Binary { whole, op, kind });
        }
        visit::visit_expr_binary(self, e);
    }
    fn visit_expr_unary(&mut self, e: &'ast ExprUnary) {
        if !matches!(&*e.expr, Expr::Lit(_)) {
            let (whole, op) = (self.range(e.span()), self.range(e.op.span()));
            self.found.unary.insert(op.0, (whole, op));
        }
        visit::visit_expr_unary(self, e);
    }
    fn visit_arm(&mut self, arm: &'ast Arm) {
        let guard = arm.guard.as_ref().map(|(_, guard)| (has_let(guard), self.range(guard.span())));
        if let Some((false, guard)) = guard {
            self.found.guards.insert(guard.0, guard);
        }
        if guard.is_none_or(|(chain, _)| !chain) {
            let (start, pattern) = (self.range(arm.span()).0, self.range(arm.pat.span()).1);
            self.found.arms.insert(start, (pattern, guard.map(|(_, guard)| guard)));
        }
        visit::visit_arm(self, arm);
    }
    fn visit_expr_struct(&mut self, e: &'ast ExprStruct) {
        if let Some(base) = &e.rest {
            let (path, base) = (self.range(e.path.span()), self.range(base.span()));
            for field in e.fields.iter().filter(|field| field.colon_token.is_some()) {
                let (start, value) = (self.range(field.span()).0, self.range(field.expr.span()));
                self.found.fields.insert(start, (value, path, base));
            }
        }
        visit::visit_expr_struct(self, e);
    }
    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.computed(item.span(), true);
        visit::visit_item_const(self, item);
    }
    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.computed(item.span(), true);
        visit::visit_item_static(self, item);
    }
    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.computed(item.span(), true);
        visit::visit_impl_item_const(self, item);
    }
    fn visit_trait_item_const(&mut self, item: &'ast syn::TraitItemConst) {
        self.computed(item.span(), true);
        visit::visit_trait_item_const(self, item);
    }
    fn visit_expr_const(&mut self, e: &'ast syn::ExprConst) {
        self.computed(e.span(), true);
        visit::visit_expr_const(self, e);
    }
    fn visit_expr_closure(&mut self, e: &'ast syn::ExprClosure) {
        self.computed(e.span(), false);
        visit::visit_expr_closure(self, e);
    }
    fn visit_item_fn(&mut self, f: &'ast syn::ItemFn) {
        self.body(&f.block);
        visit::visit_item_fn(self, f);
    }
    fn visit_impl_item_fn(&mut self, f: &'ast syn::ImplItemFn) {
        self.body(&f.block);
        visit::visit_impl_item_fn(self, f);
    }
    fn visit_trait_item_fn(&mut self, f: &'ast syn::TraitItemFn) {
        if let Some(block) = &f.default {
            self.body(block);
        }
        visit::visit_trait_item_fn(self, f);
    }
}

impl Visitor<'_> {
    fn range(&self, span: proc_macro2::Span) -> Range {
        self.found.range(self.source, span)
    }
    fn body(&mut self, block: &Block) {
        let range = self.range(block.span());
        self.found.bodies.push(range);
        self.found.constant.push((range, false));
    }
    fn computed(&mut self, span: proc_macro2::Span, is_constant: bool) {
        let range = self.range(span);
        self.found.constant.push((range, is_constant));
    }
}

/// Whether a condition binds with `let`, outside of blocks of its own.
fn has_let(e: &Expr) -> bool {
    match e {
        Expr::Let(_) => true,
        Expr::Binary(e) => has_let(&e.left) || has_let(&e.right),
        _ => false,
    }
}

//! Structures of lists, which the caller keeps from question to question.
//!
//! ```text
//! structure! {
//!     struct Board (120, 80) = (ocs::board::Board) {
//!         units [units_len]: Unit,
//!         rules: GameRules,
//!         tables *"board.tables": Tables,
//!         ; ordered in_order
//!         ; reserved 7
//!     }
//! }
//! sort! { fn grog_ocs_board_sort_units(units: Unit); }
//! read! { fn grog_ocs_unit_read(unit: Unit) by counter; }
//! ```
//!
//! * Fields are as in `operation!`. A pointer to a further structure has the path by which faults name that.
//! * `ordered` is the field that says whether its lists are known to be in order. Without it they need none.
//! * `handle(ocs::tables::GameTables, ocs::tables::LendsTables, tables)` after its name in the core: questions have the
//!   first of these, through which the core asks for the lists by the other two.
//! * `sort!` declares what sorts a list, `read!` what reads a record from a text.

/// Declares a structure of lists.
macro_rules! structure {
    (
        struct $name:ident ($wide:literal, $narrow:literal) = $core:tt $(handle $handle:tt)? {
            $($field:ident $([$len:ident])? $(*$path:literal)?: $type:ty,)*
            $(; ordered $in_order:ident)?
            $(; reserved $filling:literal)?
        }
    ) => {
        #[doc = concat!("The lists of `", stringify!($name), "`, which belong to the caller.")]
        #[allow(missing_docs, reason = "the header says what each field means")]
        #[derive(Clone, Copy)]
        #[repr(C)]
        pub struct $name {
            pub size: u32,
            $(
                pub $field: $crate::declare::field!($([$len])? $(*$path)? $type),
                $(pub $len: usize,)?
            )*
            $(pub $in_order: u8,)?
            $(pub reserved: [u8; $filling],)?
        }
        const _: () = assert!(size_of::<$name>() == if cfg!(target_pointer_width = "64") { $wide } else { $narrow });

        impl $name {
            /// Its description.
            const LISTS: &'static $crate::ask::Lists = &$crate::ask::Lists {
                extent: $crate::memory::Extent::of::<$name>(),
                reserved_at: $crate::declare::place!($name $(, reserved $filling)?),
                lists: &[$($($crate::declare::list!($name, $field, $len, $type),)?)*],
                views: &[$($($crate::declare::view!($name, $field, $path, $type),)?)*],
                order: $crate::declare::order!($($in_order)?),
            };
        }
        $crate::declare::lend! { $name $core $(handle $handle)? { $($field $([$len])? $(*$path)?: $type,)* } }
        $($crate::declare::check_order! { $name $in_order })?
    };
}

/// Lends a structure to the core: what is done once, not once for each operation, to save flash.
macro_rules! lend {
    ($name:ident ($($core:ident)::+) { $($field:ident $([$len:ident])? $(*$path:literal)?: $type:ty,)* }) => {
        impl $name {
            /// The lists as the core takes them.
            ///
            /// # Safety
            /// It leads to a structure whose lists have been looked at.
            #[cfg_attr(not(feature = "fast"), inline(never))]
            unsafe fn lent<'a>(this: *const Self) -> grognard_core::$($core)::+<'a> {
                // SAFETY: by the caller's promise.
                let this = unsafe { &*this };
                grognard_core::$($core)::+ {
                    $($field: $crate::declare::lent!(list this.$field $([this.$len])? $(*$path)? $type),)*
                }
            }
        }
    };
    (
        $name:ident ($($core:ident)::+) handle($($handle:ident)::+, $($lends:ident)::+, $method:ident)
        { $($field:ident $([$len:ident])? $(*$path:literal)?: $type:ty,)* }
    ) => {
        impl $name {
            /// The lists as the core takes them.
            ///
            /// # Safety
            /// It is null, or leads to a structure whose lists have been looked at.
            unsafe fn lent<'a>(this: *const Self) -> grognard_core::$($handle)::+<'a> {
                // SAFETY: null, or by the caller's promise.
                let this = unsafe { this.as_ref() };
                this.map_or_else(Default::default, |this| grognard_core::$($handle)::+::of(this))
            }
        }

        impl grognard_core::$($lends)::+ for $name {
            #[cfg_attr(not(feature = "fast"), inline(never))]
            fn $method(&self) -> grognard_core::$($core)::+<'_> {
                let this = self;
                grognard_core::$($core)::+ {
                    $($field: $crate::declare::lent!(list this.$field $([this.$len])? $(*$path)? $type),)*
                }
            }
        }
    };
}

/// The function that checks the order of a structure's lists, if they have one.
macro_rules! order {
    () => {
        None
    };
    ($in_order:ident) => {
        Some(Self::check_order)
    };
}

/// That function.
macro_rules! check_order {
    ($name:ident $in_order:ident) => {
        impl $name {
            /// Checks the order of the lists, unless the structure says that they are in order.
            ///
            /// # Safety
            /// As for `lent`.
            unsafe fn check_order(this: *const u8) -> Result<(), grognard_core::fault::Fault> {
                let this = this.cast::<Self>();
                // SAFETY: by the caller's promise.
                if unsafe { (*this).$in_order } == 0 {
                    // SAFETY: as above.
                    unsafe { Self::lent(this) }.check_order()?;
                }
                Ok(())
            }
        }
    };
}

/// Declares the function that sorts a list of a structure.
macro_rules! sort {
    (fn $function:ident($list:ident: $item:ty);) => {
        #[doc = concat!("Sorts the `", stringify!($list), "` of a structure of lists.")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $function(
            $list: *mut $item,
            len: usize,
            places: *mut u16,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe { $crate::order::sort($list, len, places, fault, &grognard_core::text!($list)) }
        }
    };
}

/// Declares the function that reads a record from its text.
macro_rules! read {
    (fn $function:ident($record:ident: $type:ty) by $by:ident;) => {
        #[doc = concat!("Reads a `", stringify!($type), "` from a text.")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $function(text: *const core::ffi::c_char, $record: *mut $type) -> i32 {
            // SAFETY: the caller's promise.
            unsafe { $crate::written::$by(text, $record) }
        }
    };
}

/// The type of a field in C.
macro_rules! field {
    ([$len:ident] $type:ty) => { *const $type };
    (*$order:tt $type:ty) => { *const $type };
    ($type:ty) => { $type };
}

/// A field as the core takes it.
macro_rules! lent {
    ($list:ident $from:ident.$field:ident [$of:ident.$len:ident] $type:ty) => {
        // SAFETY: looked at.
        unsafe { $crate::memory::$list($from.$field, $of.$len) }
    };
    ($list:ident $from:ident.$field:ident *$order:tt $type:ty) => {
        // SAFETY: it leads to a structure that has been looked at.
        unsafe { <$type>::lent($from.$field) }
    };
    ($list:ident $from:ident.$field:ident $type:ty) => {
        $from.$field
    };
}

/// The place of a list of a structure.
macro_rules! list {
    ($structure:ident, $field:ident, $len:ident, $type:ty) => {
        $crate::ask::List {
            name: &grognard_core::text!($field),
            at: $crate::ask::pair(core::mem::offset_of!($structure, $field), core::mem::offset_of!($structure, $len)),
            item: $crate::memory::Item::of::<$type>(),
        }
    };
}

/// The place of a pointer to a structure of lists.
macro_rules! view {
    ($structure:ident, $field:ident, sorted, $type:ty) => {
        $crate::declare::view!($structure, $field, false, &grognard_core::text!($field), $type)
    };
    ($structure:ident, $field:ident, unsorted, $type:ty) => {
        $crate::declare::view!($structure, $field, true, &grognard_core::text!($field), $type)
    };
    // Every question calls such a structure as its type is called.
    ($structure:ident, $field:ident, $path:literal, $type:ty) => {
        $crate::declare::view!($structure, $field, false, &grognard_core::text!($path), $type)
    };
    ($structure:ident, $field:ident, $as_given:literal, $name:expr, $type:ty) => {
        $crate::ask::View {
            name: $name,
            of: <$type>::LISTS,
            at: $crate::memory::small(core::mem::offset_of!($structure, $field)),
            as_given: $as_given,
        }
    };
}

/// The place of a last field, or the structure's end if it has none.
macro_rules! place {
    ($structure:ident, $field:ident $($of:tt)+) => {
        $crate::memory::small(core::mem::offset_of!($structure, $field))
    };
    ($structure:ident) => {
        $crate::memory::small(size_of::<$structure>())
    };
}

pub(crate) use {check_order, field, lend, lent, list, order, place, read, sort, structure, view};

/*
 * grognard for C++17: rules of wargames as a library. This header includes every system; a program may instead include
 * the headers of the systems that it uses. The page cpp.md beside it explains them.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_HPP
#define GROGNARD_HPP

#include "grognard/ocs.hpp"
#include "grognard/korea.hpp"
#include "grognard/acw.hpp"
#include "grognard/axis_allies.hpp"

#endif  // GROGNARD_HPP

/*
 * grognard: rules of wargames as a library. This header includes every system; a program may instead include the
 * headers of the systems that it uses.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_H
#define GROGNARD_H

#include "grognard/common.h"
#include "grognard/ocs.h"
#include "grognard/korea.h"
#include "grognard/acw.h"
#include "grognard/axis_allies.h"

#endif /* GROGNARD_H */

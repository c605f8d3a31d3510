// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

struct Catalogue;
struct LabContent;

/// The catalogue as a lab sees it: its contexts have the devices and summaries that the lab gives them.
/// Whatever belongs to the lab (instruments, HUD, toolbar) is made from this one. A context or device that
/// the catalogue does not know changes nothing.
Catalogue catalogueFor(const LabContent &lab, const Catalogue &catalogue);

} // namespace rp

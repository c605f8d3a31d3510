// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

class Paper;
struct Catalogue;
struct ReviewContent;

/// Writes the answers of the course's review: recall questions under every convention, and the beliefs.
void writeRecallKey(const ReviewContent &review, const Catalogue &catalogue, Paper &paper);

} // namespace rp

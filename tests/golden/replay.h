// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace rp {
struct Catalogue;
class Instrument;
} // namespace rp

namespace golden {

class Languages;
class Lines;

/// What a replay needs besides the instrument.
struct Surroundings
{
    const rp::Catalogue &catalogue;
    Languages &languages;
    QStringList formulas; ///< ids that the labs name
};

/// Ids of all formulas in the lab files of a folder, sorted. Empty when one of them can't be read.
QStringList formulaIds(const QString &folder);

/// Takes a new instrument through the same random changes each time, and writes down in every language what
/// it shows after each.
/// @param settings how many times its inputs are changed
void replay(Lines &lines, rp::Instrument &instrument, int settings, const Surroundings &around);

} // namespace golden

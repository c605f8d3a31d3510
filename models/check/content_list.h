// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <iosfwd>
#include <vector>

namespace rp {

class Instrument;
struct Catalogue;

/// A page of an instrument. A lab can't name it; it is what learners will see of what is named.
struct InstrumentLens
{
    QString id;
    QString title; ///< translated
};
/// The pages of an instrument, which only the views know.
using LensesOf = std::function<std::vector<InstrumentLens>(Instrument &instrument)>;

enum class ListForm
{
    Table,
    Json ///< a line for each instrument
};

/// What a lab can name of each instrument, by its declaration: inputs with what they can be set to as the
/// instrument is made, and figures with what the number 1 of them is called. No figure's value is told.
void listContent(const Catalogue &catalogue, const LensesOf &lensesOf, ListForm form, std::ostream &out);

} // namespace rp

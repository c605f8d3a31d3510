// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/phrase.h"
#include "models/text/quantity.h"

#include <array>

namespace rp {

/// How the number of a row is written: a quantity, and what it needs besides. A bare Quantity is one, too.
struct Written
{
    // NOLINTNEXTLINE(google-explicit-constructor): a quantity is enough for most rows
    constexpr Written(Quantity what = Quantity::Significant, int places = ownDigits, Phrase around = {})
        : quantity(what)
        , digits(places)
        , pattern(around)
    {
    }

    Quantity quantity;
    int digits = ownDigits;
    /// A text with %1 for the number. Quantity::Counted: marked with QT_TRANSLATE_N_NOOP ("%1 kernel(s)").
    Phrase pattern;
    std::array<Phrase, 3> words = {}; ///< Quantity::Word: for 0, 1 and 2
};

/// One word for each value: off and on, memory-bound and compute-bound.
constexpr Written oneOf(Phrase zero, Phrase one, Phrase two = {})
{
    Written written = Quantity::Word;
    written.words = {zero, one, two};
    return written;
}

/// @param context of the pattern and the words
QString writtenText(const char *context, const Written &as, double value);

} // namespace rp

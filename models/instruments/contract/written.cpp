// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/written.h"

#include <algorithm>
#include <cmath>

namespace rp {

QString writtenText(const char *context, const Written &as, double value)
{
    // What is not defined has a word of its own.
    if (as.quantity == Quantity::Word && !std::isnan(value)) {
        const double last = double(as.words.size()) - 1.0;
        return phraseText(context, as.words.at(std::size_t(std::clamp(std::floor(value), 0.0, last))));
    }
    const QString number = quantityText(as.quantity, value, as.digits);
    if (as.pattern.isEmpty())
        return number;
    return as.quantity == Quantity::Counted ? countedText(context, as.pattern, value, {number})
                                            : phraseText(context, as.pattern, {number});
}

} // namespace rp

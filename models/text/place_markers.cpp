// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/place_markers.h"

namespace rp {

QString fillMarkers(const QString &pattern, const QStringList &values)
{
    QString filled;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int digit =
            pattern.at(i) == u'%' && i + 1 < pattern.size() ? pattern.at(i + 1).unicode() - u'0' : 0;
        if (digit >= 1 && digit <= 9 && digit <= values.size()) {
            filled += values.at(digit - 1);
            ++i;
        } else {
            filled += pattern.at(i);
        }
    }
    return filled;
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/place_markers.h"

namespace rp {

QString fillMarkers(const QString &pattern, const QStringList &values)
{
    QString filled;
    qsizetype copied = 0;
    for (qsizetype i = pattern.indexOf(u'%'); i >= 0 && i + 1 < pattern.size();
         i = pattern.indexOf(u'%', i + 1)) {
        const int digit = pattern.at(i + 1).unicode() - u'0';
        if (digit < 1 || digit > 9 || digit > values.size())
            continue;
        filled += QStringView(pattern).mid(copied, i - copied);
        filled += values.at(digit - 1);
        copied = i + 2;
    }
    filled += QStringView(pattern).mid(copied);
    return filled;
}

} // namespace rp

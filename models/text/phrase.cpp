// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/phrase.h"

#include "models/text/place_markers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rp {

QString phraseText(const char *context, Phrase phrase, const QStringList &values)
{
    if (phrase.isEmpty())
        return {};
    return fillMarkers(QCoreApplication::translate(context, phrase.source, phrase.comment), values);
}

QString countedText(const char *context, Phrase phrase, double count, const QStringList &values)
{
    const int plural = int(std::clamp(std::round(count), 0.0, 1e9));
    return fillMarkers(QCoreApplication::translate(context, phrase.source, phrase.comment, plural), values);
}

} // namespace rp

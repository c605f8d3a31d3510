// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/place_markers.h"

namespace rp {

namespace {

/// Of a script that puts no spaces between its words.
bool isSpaceless(QChar character)
{
    const QChar::Script script = character.script();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana ||
           script == QChar::Script_Katakana;
}

bool isSpaceBetween(const QString &text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && text.at(at) == u' ' && isSpaceless(text.at(at - 1)) &&
           isSpaceless(text.at(at + 1));
}

} // namespace

void putIn(QString &text, qsizetype begin, qsizetype length, const QString &value)
{
    text.replace(begin, length, value);
    for (const qsizetype at : {begin + value.size(), begin - 1}) {
        if (isSpaceBetween(text, at))
            text.remove(at, 1);
    }
}

QString fillMarkers(const QString &pattern, const QStringList &values)
{
    QString filled = pattern;
    // From the end, so that the positions before stay valid and no value is taken for a marker.
    for (qsizetype i = pattern.size() - 2; i >= 0; --i) {
        const int digit = pattern.at(i) == u'%' ? pattern.at(i + 1).unicode() - u'0' : 0;
        if (digit >= 1 && digit <= 9 && digit <= values.size())
            putIn(filled, i, 2, values.at(digit - 1));
    }
    return filled;
}

} // namespace rp

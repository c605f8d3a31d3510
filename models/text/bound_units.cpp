// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/bound_units.h"

#include <algorithm>
#include <array>

namespace rp {

namespace {

constexpr QChar wordJoiner(u'\u2060');

/// A plain one, or one of those that the formatter writes, which break no line.
bool isSpace(QChar sign)
{
    return sign == u' ' || sign == u'\u00a0' || sign == u'\u202f';
}

/// Signs that belong to the number before them.
bool isPercent(QChar sign)
{
    return sign == u'%' || sign == u'‰' || sign == u'٪';
}

/// Is the word a unit as content and formatter write it?
bool isUnit(QStringView word)
{
    static constexpr std::array<QStringView, 23> units = {
        u"B",     u"kB",     u"MB",      u"GB",      u"TB",        u"FLOP", u"MFLOP", u"GFLOP",
        u"TFLOP", u"FLOP/s", u"GFLOP/s", u"TFLOP/s", u"FLOP/byte", u"GB/s", u"TB/s",  u"ns",
        u"µs",    u"ms",     u"s",       u"min",     u"h",         u"W",    u"mJ"};
    return std::find(units.begin(), units.end(), word) != units.end();
}

} // namespace

QString withBoundUnits(QString text)
{
    for (qsizetype next = 2; next < text.size(); ++next) {
        const qsizetype space = next - 1;
        if (!isSpace(text.at(space)) || !text.at(space - 1).isDigit())
            continue;
        qsizetype end = next;
        while (end < text.size() && (text.at(end).isLetter() || text.at(end) == u'/'))
            ++end;
        const bool unit = isUnit(QStringView(text).mid(next, end - next));
        if (!unit && !isPercent(text.at(next)))
            continue;
        if (text.at(space) == u' ')
            text[space] = QChar(QChar::Nbsp);
        const qsizetype slash = unit ? text.indexOf(u'/', next) : -1;
        if (slash >= 0 && slash < end)
            text.insert(slash + 1, wordJoiner);
    }
    return text;
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/spoken_form.h"

#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

class SpokenText
{
    Q_DECLARE_TR_FUNCTIONS(rp::SpokenForm)
public:
    static QString microseconds(int count)
    {
        //: Read aloud instead of "%1 µs"; %1 is the number and may have decimals, so %Ln is not used.
        return tr("%1 microsecond(s)", nullptr, count);
    }
    static QString milliseconds(int count)
    {
        //: Read aloud instead of "%1 ms"; %1 is the number and may have decimals, so %Ln is not used.
        return tr("%1 millisecond(s)", nullptr, count);
    }
    static QString seconds(int count)
    {
        //: Read aloud instead of "%1 s"; %1 is the number and may have decimals, so %Ln is not used.
        return tr("%1 second(s)", nullptr, count);
    }
    static QString minutes(int count)
    {
        //: Read aloud instead of "%1 min"; %1 is the number and may have decimals, so %Ln is not used.
        return tr("%1 minute(s)", nullptr, count);
    }
    static QString hours(int count)
    {
        //: Read aloud instead of "%1 h"; %1 is the number and may have decimals, so %Ln is not used.
        return tr("%1 hour(s)", nullptr, count);
    }
    static QString perSecond(const QString &amount)
    {
        //: Read aloud instead of "%1/s"; %1 is a number and its unit, such as "2 TB".
        return fillMarkers(tr("%1 per second"), {amount});
    }
    static QString perByte(const QString &amount)
    {
        //: Read aloud instead of "%1/byte"; %1 is a number and what is counted, such as "156 FLOP".
        return fillMarkers(tr("%1 per byte"), {amount});
    }
};

struct SpokenUnit
{
    const char *written; ///< as Format writes it
    QString (*spoken)(int count);
};

constexpr std::array<SpokenUnit, 5> spokenUnits = {{{"%1 µs", &SpokenText::microseconds},
                                                    {"%1 ms", &SpokenText::milliseconds},
                                                    {"%1 s", &SpokenText::seconds},
                                                    {"%1 min", &SpokenText::minutes},
                                                    {"%1 h", &SpokenText::hours}}};

/// The sign of a unit in the current language.
QString signOf(const char *written)
{
    return QCoreApplication::translate("rp::Format", written).remove(QStringLiteral("%1")).trimmed();
}

QString spokenAmount(const QString &number, const QString &unit, const QString &whole)
{
    for (const SpokenUnit &known : spokenUnits) {
        if (unit != signOf(known.written))
            continue;
        bool isRead = false;
        const double value = QLocale().toDouble(number, &isRead);
        // The plural follows the next whole number: 1.5 days read like 2 days.
        const double count = isRead ? std::min(std::ceil(value), 1e9) : 2.0;
        return fillMarkers(known.spoken(static_cast<int>(count)), {number});
    }
    return whole;
}

} // namespace

QString spokenForm(const QString &text)
{
    // A number, a unit in one script, and what it is counted by. Letters of another script may follow:
    // Chinese puts no space after a unit.
    static const QRegularExpression amount(
        QStringLiteral("(\\d(?:[\\d.,٫٬]*\\d)?)[ \\x{00a0}\\x{202f}]?"
                       "([\\p{Latin}µ]+|\\p{Arabic}+)(?:/(\\p{Latin}+|\\p{Arabic}+|\\p{Han}))?"
                       "(?![\\p{Latin}\\p{Arabic}\\d/])"),
        QRegularExpression::UseUnicodePropertiesOption);
    QString spoken;
    qsizetype done = 0;
    auto matches = amount.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString by = match.captured(3);
        const QString whole =
            by.isEmpty() ? match.captured(0) : match.captured(0).chopped(by.size() + 1); // without the slash
        QString said = spokenAmount(match.captured(1), match.captured(2), whole);
        if (by == QLatin1String("s") || by == signOf("%1 s"))
            said = SpokenText::perSecond(said);
        else if (by == QLatin1String("byte"))
            said = SpokenText::perByte(said);
        else if (!by.isEmpty())
            said = match.captured(0);
        spoken += text.mid(done, match.capturedStart() - done) + said;
        done = match.capturedEnd();
    }
    return done == 0 ? text : spoken + text.mid(done);
}

} // namespace rp

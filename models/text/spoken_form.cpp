// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/spoken_form.h"

#include "models/text/place_markers.h"
#include "models/text/spoken_signs.h"

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
    static QString per(const QString &amount, const QString &by)
    {
        //: Read aloud instead of "%1/%2"; %1 is an amount or a unit, such as "6 µA", %2 a unit, such as
        //: "MHz".
        return fillMarkers(tr("%1 per %2"), {amount, by});
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

/// The signs of the units above in the current language, looked up once for all that a text holds.
using UnitSigns = std::array<QString, spokenUnits.size()>;
constexpr std::size_t microsecondSign = 0;
constexpr std::size_t millisecondSign = 1;
constexpr std::size_t secondSign = 2;

UnitSigns unitSigns()
{
    UnitSigns signs;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        signs[i] = QCoreApplication::translate("rp::Format", spokenUnits.at(i).written)
                       .remove(QStringLiteral("%1"))
                       .trimmed();
    }
    return signs;
}

/// Null where it is none of them.
const SpokenUnit *unitOf(const QString &sign, const UnitSigns &signs)
{
    const auto found = std::find(signs.begin(), signs.end(), sign);
    return found == signs.end() ? nullptr : &spokenUnits.at(std::size_t(found - signs.begin()));
}

QString spokenAmount(const QString &number, const SpokenUnit *known, const QString &whole)
{
    if (known) {
        bool isRead = false;
        const double value = QLocale().toDouble(number, &isRead);
        // The plural follows the next whole number: 1.5 days read like 2 days.
        const double count = isRead ? std::min(std::ceil(value), 1e9) : 2.0;
        return fillMarkers(known->spoken(static_cast<int>(count)), {number});
    }
    return whole;
}

/// A unit without a number, as in the heading of a column: many of them.
QString spokenUnit(const QString &unit, const SpokenUnit *known)
{
    constexpr int many = 100;
    return known ? fillMarkers(known->spoken(many), {QString()}).trimmed() : unit;
}

/// Whether a slash after it means "per" whatever follows: 3 and/or 4 are no rate, and neither is A/B.
bool isUnit(const QString &unit, const SpokenUnit *spoken, bool isCounted)
{
    static const QRegularExpression known(QStringLiteral("^([kMGTP]?FLOP|[kMGTP]B|[mpµ][AJW]|byte)$"));
    static const QRegularExpression counted(QStringLiteral("^([AJWB]|ops?)$"));
    return spokenUnit(unit, spoken) != unit || known.match(unit).hasMatch() ||
           (isCounted && counted.match(unit).hasMatch());
}

bool isSecond(const QString &by, const UnitSigns &signs)
{
    return by == QLatin1String("s") || by == signs[secondSign];
}

QString spokenRate(const QString &amount, const QString &by, const UnitSigns &signs)
{
    static const QRegularExpression byte(QStringLiteral("^(byte|octet)s?$"),
                                         QRegularExpression::CaseInsensitiveOption);
    if (isSecond(by, signs))
        return SpokenText::perSecond(amount);
    return byte.match(by).hasMatch() ? SpokenText::perByte(amount) : SpokenText::per(amount, by);
}

/// What a match of the expression below is heard as.
QString spokenMatch(const QRegularExpressionMatch &match, const UnitSigns &signs)
{
    QString whole = match.captured(0);
    const QString number = match.captured(1);
    const QString unit = match.captured(2);
    const QString by = match.captured(3);
    const SpokenUnit *known = unitOf(unit, signs);
    if (!by.isEmpty() && !isSecond(by, signs) && !isUnit(unit, known, !number.isEmpty()))
        return whole;
    if (number.isEmpty() && by.isEmpty() && unit != signs[microsecondSign] && unit != signs[millisecondSign])
        return whole; // "s" and "h" alone may be anything
    const QString amount = by.isEmpty() ? whole : whole.chopped(by.size() + 1); // without the slash
    const QString said = number.isEmpty() ? spokenUnit(unit, known) : spokenAmount(number, known, amount);
    return by.isEmpty() ? said : spokenRate(said, by, signs);
}

/// Units in words.
QString withUnitsInWords(const QString &text)
{
    // A number or none, a unit in one script, and what it is counted by. Letters of another script may
    // follow: Chinese puts no space after a unit, nor always one before it. Of the Arabic script only letters
    // count: the engine counts its comma in, too, which ends a unit.
    static const QRegularExpression amount(
        QStringLiteral("(?<![\\p{Latin}µ\\d/])(?<!(?=[\\p{L}\\p{M}])\\p{Arabic})"
                       "(?:(\\d(?:[\\d.,٫٬]*\\d)?)[ \\x{00a0}\\x{202f}]?)?"
                       "([\\p{Latin}µ]+|(?:(?=[\\p{L}\\p{M}])\\p{Arabic})+|[\\p{Han}\\p{Katakana}ー]+(?=/))"
                       "(?:/\\x{2060}?(\\p{Latin}+|(?:(?=[\\p{L}\\p{M}])\\p{Arabic})+|秒|\\p{Han}+))?"
                       "(?![\\p{Latin}\\d/])(?!(?=[\\p{L}\\p{M}])\\p{Arabic})"),
        QRegularExpression::UseUnicodePropertiesOption);
    QString spoken;
    qsizetype done = 0;
    auto matches = amount.globalMatch(text);
    if (!matches.hasNext())
        return text;
    const UnitSigns signs = unitSigns();
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        spoken += text.mid(done, match.capturedStart() - done) + spokenMatch(match, signs);
        done = match.capturedEnd();
    }
    return done == 0 ? text : spoken + text.mid(done);
}

} // namespace

QString spokenForm(const QString &text)
{
    return spokenSigns(withUnitsInWords(text)); // a plural follows the number as it is written
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/typed_entry.h"

#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

struct TimeWords
{
    double seconds;
    const char *shown; ///< as Format writes it: the pattern around the number
    const char *typed; ///< further names, separated by |
};

// The patterns are those of Format, so that whatever is shown can be typed back.
constexpr std::array<TimeWords, 8> timeWords = {
    {{1e-6, QT_TRANSLATE_NOOP("rp::Format", "%1 µs"),
      //: names of a unit that a learner may type, separated by |: microsecond
      QT_TRANSLATE_NOOP("rp::TypedEntry", "us|microsecond|microseconds")},
     {1e-3, QT_TRANSLATE_NOOP("rp::Format", "%1 ms"),
      //: names of a unit that a learner may type, separated by |: millisecond
      QT_TRANSLATE_NOOP("rp::TypedEntry", "ms|millisecond|milliseconds")},
     {1.0, QT_TRANSLATE_NOOP("rp::Format", "%1 s"),
      //: names of a unit that a learner may type, separated by |: second
      QT_TRANSLATE_NOOP("rp::TypedEntry", "s|sec|secs|second|seconds")},
     {60.0, QT_TRANSLATE_NOOP("rp::Format", "%1 min"),
      //: names of a unit that a learner may type, separated by |: minute
      QT_TRANSLATE_NOOP("rp::TypedEntry", "min|mins|minute|minutes")},
     {3600.0, QT_TRANSLATE_NOOP("rp::Format", "%1 h"),
      //: names of a unit that a learner may type, separated by |: hour
      QT_TRANSLATE_NOOP("rp::TypedEntry", "h|hr|hrs|hour|hours")},
     {86400.0, nullptr,
      //: names of a unit that a learner may type, separated by |: day
      QT_TRANSLATE_NOOP("rp::TypedEntry", "d|day|days")},
     {604800.0, nullptr,
      //: names of a unit that a learner may type, separated by |: week
      QT_TRANSLATE_NOOP("rp::TypedEntry", "w|week|weeks")},
     {31536000.0, nullptr,
      //: names of a unit that a learner may type, separated by |: year
      QT_TRANSLATE_NOOP("rp::TypedEntry", "y|yr|yrs|year|years")}}};

QString cleaned(QString text)
{
    text.removeIf(steersDirection);
    text.replace(QChar(QChar::Nbsp), u' ');
    return text.trimmed();
}

/// Takes a number off the front of `text`, in the language's form or with a decimal point.
std::optional<double> takeNumber(QString &text, const QLocale &locale)
{
    const QString marks = QStringLiteral(".,") + locale.decimalPoint() + locale.groupSeparator();
    qsizetype length = 0;
    while (length < text.size() && (text.at(length).isDigit() || marks.contains(text.at(length))))
        ++length;
    while (length > 0 && !text.at(length - 1).isDigit())
        --length;
    const QString number = text.left(length);
    bool ok = false;
    double value = locale.toDouble(number, &ok);
    if (!ok)
        value = QLocale::c().toDouble(number, &ok);
    if (!ok || !std::isfinite(value) || value < 0.0)
        return std::nullopt;
    text = text.mid(length).trimmed();
    return value;
}

/// Takes a unit off the front: all up to the next digit or space.
QString takeWord(QString &text)
{
    qsizetype length = 0;
    while (length < text.size() && !text.at(length).isDigit() && !text.at(length).isSpace())
        ++length;
    QString word = text.left(length);
    text = text.mid(length).trimmed();
    while (word.endsWith(u'.') || word.endsWith(u',') || word.endsWith(QChar(0x060c))) // Arabic comma
        word.chop(1);
    return word;
}

/// A unit as it stands in a pattern around the number.
QString unitIn(QString pattern)
{
    return cleaned(pattern.remove(QStringLiteral("%1")));
}

QStringList shownWords(const TimeWords &unit)
{
    if (unit.shown)
        return {unitIn(QCoreApplication::translate("rp::Format", unit.shown))};
    // Languages tell up to six kinds of number apart; these stand for all of them.
    QStringList words;
    for (const int n : {0, 1, 2, 3, 11, 100}) {
        if (unit.seconds == 86400.0)
            words.append(unitIn(QCoreApplication::translate("rp::Format", "%1 day(s)", nullptr, n)));
        else if (unit.seconds == 31536000.0)
            words.append(unitIn(QCoreApplication::translate("rp::Format", "%1 year(s)", nullptr, n)));
    }
    return words;
}

std::vector<SpanUnit> knownUnits()
{
    std::vector<SpanUnit> units;
    units.reserve(timeWords.size());
    for (const TimeWords &unit : timeWords) {
        QStringList words = QString::fromLatin1(unit.typed).split(u'|');
        words += QCoreApplication::translate("rp::TypedEntry", unit.typed).split(u'|');
        words += shownWords(unit);
        units.push_back({words, unit.seconds});
    }
    return units;
}

std::optional<double> lengthOf(const QString &word, const std::vector<SpanUnit> &units)
{
    if (word.isEmpty())
        return std::nullopt;
    for (const SpanUnit &unit : units) {
        const bool named = std::any_of(unit.words.cbegin(), unit.words.cend(), [&](const QString &name) {
            return name.trimmed().compare(word, Qt::CaseInsensitive) == 0;
        });
        if (named)
            return unit.seconds;
    }
    return std::nullopt;
}

/// Takes a power of ten off the front: "e14", "×10^14". 1 when there is none.
double takePower(QString &text)
{
    static const QRegularExpression power(
        QStringLiteral("^(?:[eE]|[×x*·] ?10\\^)([+−-]?[0-9]{1,3})(?![0-9])"));
    const QRegularExpressionMatch match = power.match(text);
    if (!match.hasMatch())
        return 1.0;
    text = text.mid(match.capturedLength()).trimmed();
    return std::pow(10.0, match.captured(1).replace(QChar(0x2212), u'-').toInt());
}

/// Takes a number with its sign and power of ten off the front.
std::optional<double> takeSigned(QString &text, const QLocale &locale)
{
    const bool negative = text.startsWith(u'-') || text.startsWith(QChar(0x2212));
    if (negative || text.startsWith(u'+'))
        text = text.mid(1).trimmed();
    const auto number = takeNumber(text, locale);
    if (!number)
        return std::nullopt;
    const double value = *number * takePower(text);
    return negative ? -value : value;
}

} // namespace

std::optional<double> readSpan_s(const QString &typed, double bare_s, const std::vector<SpanUnit> &more,
                                 const QLocale &locale)
{
    QString text = cleaned(typed);
    std::vector<SpanUnit> units = knownUnits();
    units.insert(units.end(), more.begin(), more.end());
    double total_s = 0.0;
    for (bool first = true; first || !text.isEmpty(); first = false) {
        const auto number = takeNumber(text, locale);
        if (!number)
            return std::nullopt;
        if (first && text.isEmpty())
            return *number * bare_s;
        const auto length = lengthOf(takeWord(text), units);
        if (!length)
            return std::nullopt;
        total_s += *number * *length;
    }
    return total_s;
}

std::optional<double> readPercent(const QString &typed, const QLocale &locale)
{
    QString text = cleaned(typed);
    // Some languages write the sign first.
    const QStringList signs = {cleaned(locale.percent()), QStringLiteral("%"), QString(QChar(0x066a))};
    for (const QString &sign : signs) {
        if (text.startsWith(sign))
            text = text.mid(sign.size()).trimmed();
        else if (text.endsWith(sign))
            text = text.chopped(sign.size()).trimmed();
    }
    const auto number = takeNumber(text, locale);
    if (!number || !text.isEmpty())
        return std::nullopt;
    return *number / 100.0;
}

std::optional<TypedQuantity> readQuantity(const QString &typed, const QLocale &locale)
{
    // The compatibility form turns full-width digits and signs into plain ones.
    QString text = cleaned(typed.normalized(QString::NormalizationForm_KC));
    while (text.startsWith(u'~') || text.startsWith(u'≈') || text.startsWith(u'='))
        text = text.mid(1).trimmed();
    auto value = takeSigned(text, locale);
    if (value && text.startsWith(u'/')) {
        QString rest = text.mid(1).trimmed();
        if (const auto below = takeSigned(rest, locale)) {
            value = *value / *below;
            text = rest;
        }
    }
    if (!value || !std::isfinite(*value))
        return std::nullopt;
    return TypedQuantity{*value, text};
}

} // namespace rp

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
#include <vector>

namespace rp {

namespace {

QString translated(const char *text, const char *comment = nullptr, int count = -1)
{
    return QCoreApplication::translate("rp::SpokenForm", text, comment, count);
}

struct SpokenUnit
{
    const char *written; ///< as Format writes it
    const char *spoken;
};

constexpr std::array<SpokenUnit, 5> spokenUnits = {{
    //: Read aloud instead of "%1 µs"; %1 is the number and may have decimals, so %Ln is not used.
    {"%1 µs", QT_TRANSLATE_N_NOOP("rp::SpokenForm", "%1 microsecond(s)")},
    //: Read aloud instead of "%1 ms"; %1 is the number and may have decimals, so %Ln is not used.
    {"%1 ms", QT_TRANSLATE_N_NOOP("rp::SpokenForm", "%1 millisecond(s)")},
    //: Read aloud instead of "%1 s"; %1 is the number and may have decimals, so %Ln is not used.
    {"%1 s", QT_TRANSLATE_N_NOOP("rp::SpokenForm", "%1 second(s)")},
    //: Read aloud instead of "%1 min"; %1 is the number and may have decimals, so %Ln is not used.
    {"%1 min", QT_TRANSLATE_N_NOOP("rp::SpokenForm", "%1 minute(s)")},
    //: Read aloud instead of "%1 h"; %1 is the number and may have decimals, so %Ln is not used.
    {"%1 h", QT_TRANSLATE_N_NOOP("rp::SpokenForm", "%1 hour(s)")},
}};

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
        return fillMarkers(translated(known->spoken, nullptr, static_cast<int>(count)), {number});
    }
    return whole;
}

/// A unit without a number, as in the heading of a column: many of them.
QString spokenUnit(const QString &unit, const SpokenUnit *known)
{
    constexpr int many = 100;
    return known ? fillMarkers(translated(known->spoken, nullptr, many), {QString()}).trimmed() : unit;
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
        //: Read aloud instead of "%1/s"; %1 is a number and its unit, such as "2 TB".
        return fillMarkers(translated(QT_TRANSLATE_NOOP("rp::SpokenForm", "%1 per second")), {amount});
    if (byte.match(by).hasMatch())
        //: Read aloud instead of "%1/byte"; %1 is a number and what is counted, such as "156 FLOP".
        return fillMarkers(translated(QT_TRANSLATE_NOOP("rp::SpokenForm", "%1 per byte")), {amount});
    //: Read aloud instead of "%1/%2"; %1 is an amount or a unit, such as "6 µA", %2 a unit, such as "MHz".
    return fillMarkers(translated(QT_TRANSLATE_NOOP("rp::SpokenForm", "%1 per %2")), {amount, by});
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

struct SpokenSign
{
    const char *text;
    const char *comment = nullptr;
    QString spoken() const { return translated(text, comment); }
};

struct SpokenPattern
{
    SpokenSign sign;
    /// A regular expression, with {n} for a number and {s} for a space; its groups are the values.
    const char *found;
    bool isSame = true; ///< what is found is the sign: nothing is done where its translation keeps it
};

/// Those around a number first: a factor is no product.
constexpr std::array<SpokenPattern, 6> numberPatterns = {{
    // What stands before it would make it a difference or a range.
    //: Read aloud, a negative number; %1 is the number. In words unless your voices say the sign.
    {{QT_TRANSLATE_NOOP("rp::SpokenForm", "−%1")}, "(?<![\\p{Latin}\\d)\\]])\\x{061c}?−({n})"},
    //: Read aloud; %1 is a number, and may be missing. Keep the sign only where voices of your language say
    //: it (eSpeak: espeak-ng -v LANGUAGE "5 %"); in words where they leave it out or say it in English.
    {{QT_TRANSLATE_NOOP("rp::SpokenForm", "%1 %")}, "((?:{n}–)?{n}){s}?[%٪]\\x{061c}?(?![\\p{Latin}\\d])"},
    {{"%1 %"}, "(?<![\\d%])()[%٪]\\x{061c}?(?![\\p{Latin}\\d%])"},
    //: Read aloud, a ratio as in "1.20× faster"; %1 is the number. In words unless your voices say the sign.
    {{QT_TRANSLATE_NOOP("rp::SpokenForm", "%1×")}, "({n})×(?!{s}?\\d)"},
    //: Read aloud, as in "±10 %"; %1 is the number. In words unless your voices say the sign.
    {{QT_TRANSLATE_NOOP("rp::SpokenForm", "±%1")}, "±{s}?({n})"},
    //: Read aloud, as in "use ← →". In words unless your voices say the signs.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "← →", "two keys"), "()←{s}→"}, // before one arrow
}};

//: Read aloud before a number that is approximate. A word unless your voices say the sign.
constexpr SpokenSign about QT_TRANSLATE_NOOP3("rp::SpokenForm", "≈", "before a number");

/// An operator is one between spaces; × and ÷ are always one, and so is what compares two things. In front of
/// a word ≈ and ≠ are marks: "≠ differs". A dot multiplies what has names of a letter or two; else it parts
/// titles.
constexpr std::array<SpokenPattern, 12> operatorPatterns = {{
    //: Read aloud between two things that are multiplied. A word unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "×", "between two things"), "{s}?×{s}?"},
    //: Read aloud between two things that are divided. A word unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "÷", "between two things"), "{s}?÷{s}?"},
    //: Read aloud between two things that are subtracted. A word unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "−", "between two things"), "{s}−{s}"},
    //: Read aloud between two things that are added. A word unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "+", "between two things"), "{s}\\+{s}"},
    //: Read aloud between two things that are equal. A word unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "=", "between two things"), "{s}={s}"},
    //: Read aloud between two things, or before a number. A word unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "≥", "between two things"), "{s}?≥{s}?"},
    //: Read aloud between two things, or before a number. A word unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "≤", "between two things"), "{s}?≤{s}?"},
    {about, "{s}?≈{s}?(?=\\d)"},
    //: Read aloud between two things that are not equal. A word unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "≠", "between two things"), "(?<=[^\\s,.;:(]){s}?≠{s}?(?=\\S)"},
    //: Read aloud instead of ">" between two things, or before a number.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "greater than", "between two things"),
     "(?:^|{s})>{s}(?=[\\p{Latin}\\d])", false},
    // Points the other way where one reads from right to left.
    //: Read aloud between what was and what is: "260 → 70 µs", or a menu and its entry: "File → Hand in". A
    //: word that fits both unless your voices say the sign.
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "→", "between two things"), "(?<![→←]){s}[→←]{s}(?![→←])"},
    {QT_TRANSLATE_NOOP3("rp::SpokenForm", "×", "between two things"),
     "(?<=\\)|(?<![\\p{L}\\d])\\p{Latin}){s}?·{s}?(?=\\p{Latin}{1,2}(?![\\p{L}\\d]))", false},
}};

//: Read aloud, a number with decimals; %1 stands before the decimal point, %2 behind it. Translate it only
//: where voices of your language leave out the point: "33点3".
constexpr SpokenPattern decimalPattern{{QT_TRANSLATE_NOOP("rp::SpokenForm", "%1.%2")},
                                       "(?<![\\d.,])(\\d+(?:,\\d{3})*)\\.(\\d+)(?![.,]?\\d)"};

QRegularExpression spokenExpression(const char *found)
{
    // In ASCII digits; French groups with narrow spaces that don't break.
    const QString number = QStringLiteral("\\d(?:[\\d.,\\x{202f}]*\\d)?");
    const QString space = QStringLiteral("[ \\x{00a0}\\x{202f}]");
    const QString expression =
        QString::fromUtf8(found).replace(QLatin1String("{n}"), number).replace(QLatin1String("{s}"), space);
    return QRegularExpression(expression, QRegularExpression::UseUnicodePropertiesOption);
}

/// Where the translation has the sign as well, the text stays: a space that doesn't break is one for braille.
void putPattern(QString &text, const QRegularExpression &found, const SpokenPattern &pattern)
{
    const QString spoken = pattern.sign.spoken();
    if (pattern.isSame && spoken == QString::fromUtf8(pattern.sign.text))
        return;
    QString put;
    qsizetype done = 0;
    auto matches = found.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        put += text.mid(done, match.capturedStart() - done);
        if (found.captureCount() == 0)
            put += (put.isEmpty() ? QString() : QStringLiteral(" ")) + spoken + u' ';
        else
            put += fillMarkers(spoken, {match.captured(1), match.captured(2)}).trimmed();
        done = match.capturedEnd();
    }
    if (done > 0)
        text = put + text.mid(done);
}

/// Numbers with separators of the Arabic script in ASCII: the Arabic voice of eSpeak says two numbers where
/// one of those stands, and other voices none at all.
void putAsciiNumbers(QString &text)
{
    static const QRegularExpression separated = spokenExpression("\\d+(?:[٫٬]\\d+)+");
    auto matches = separated.globalMatch(QString(text));
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
            const QChar c = text.at(i);
            text[i] = c == u'٫' ? QChar(u'.') : c == u'٬' ? QChar(u',') : QChar(u'0' + c.digitValue());
        }
    }
}

bool isSpokenSign(QChar c)
{
    static const QString signs = QStringLiteral("%٪×÷−+=±≥≤≈≠>→←·");
    return c.isDigit() || signs.contains(c);
}

/// The signs and digits of a text as voices of the current language say them: "٣٣٫٣٪" as "33.3 بالمئة", "−5"
/// as "menos 5". A voice of one language leaves out what another one reads, so each translation decides what
/// is a word; what it keeps as a sign stays as it is written.
QString spokenSigns(QString text)
{
    if (std::none_of(text.cbegin(), text.cend(), isSpokenSign))
        return text;
    static const auto expressionsOf = [](const auto &spoken) {
        std::vector<QRegularExpression> all;
        all.reserve(spoken.size());
        for (const SpokenPattern &pattern : spoken)
            all.push_back(spokenExpression(pattern.found));
        return all;
    };
    static const std::vector<QRegularExpression> numbers = expressionsOf(numberPatterns);
    static const std::vector<QRegularExpression> operators = expressionsOf(operatorPatterns);
    static const QRegularExpression decimal = spokenExpression(decimalPattern.found);
    static const QRegularExpression mark = spokenExpression("^[≈≠]{s}(?=\\p{L})");
    putAsciiNumbers(text);
    // The word after it says the same, and voices that need words here say the sign in English.
    if (about.spoken() != QStringLiteral("≈"))
        text.remove(mark);
    for (std::size_t i = 0; i < numberPatterns.size(); ++i)
        putPattern(text, numbers[i], numberPatterns[i]);
    for (std::size_t i = 0; i < operatorPatterns.size(); ++i)
        putPattern(text, operators[i], operatorPatterns[i]);
    putPattern(text, decimal, decimalPattern);
    return text;
}

} // namespace

QString spokenForm(const QString &text)
{
    return spokenSigns(withUnitsInWords(text)); // a plural follows the number as it is written
}

} // namespace rp

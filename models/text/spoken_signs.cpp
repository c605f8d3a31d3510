// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/spoken_signs.h"

#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <vector>

namespace rp {

namespace {

class SpokenSignText
{
    Q_DECLARE_TR_FUNCTIONS(rp::SpokenForm)
public:
    static QString percent()
    {
        //: Read aloud; %1 is a number, and may be missing. Keep the sign only where voices of your language
        //: say it (eSpeak: espeak-ng -v LANGUAGE "5 %"); in words where they leave it out or say it in
        //: English.
        return tr("%1 %");
    }
    static QString factor()
    {
        //: Read aloud, a ratio as in "1.20× faster"; %1 is the number. In words unless your voices say the
        //: sign.
        return tr("%1×");
    }
    static QString negative()
    {
        //: Read aloud, a negative number; %1 is the number. In words unless your voices say the sign.
        return tr("−%1");
    }
    static QString decimal()
    {
        //: Read aloud, a number with decimals; %1 stands before the decimal point, %2 behind it. Translate it
        //: only where voices of your language leave out the point: "33点3".
        return tr("%1.%2");
    }
    static QString times()
    {
        //: Read aloud between two things that are multiplied. A word unless your voices say the sign.
        return tr("×", "between two things");
    }
    static QString dividedBy()
    {
        //: Read aloud between two things that are divided. A word unless your voices say the sign.
        return tr("÷", "between two things");
    }
    static QString minus()
    {
        //: Read aloud between two things that are subtracted. A word unless your voices say the sign.
        return tr("−", "between two things");
    }
    static QString plus()
    {
        //: Read aloud between two things that are added. A word unless your voices say the sign.
        return tr("+", "between two things");
    }
    static QString equals()
    {
        //: Read aloud between two things that are equal. A word unless your voices say the sign.
        return tr("=", "between two things");
    }
    static QString atLeast()
    {
        //: Read aloud between two things, or before a number. A word unless your voices say the sign.
        return tr("≥", "between two things");
    }
    static QString atMost()
    {
        //: Read aloud between two things, or before a number. A word unless your voices say the sign.
        return tr("≤", "between two things");
    }
    static QString about()
    {
        //: Read aloud before a number that is approximate. A word unless your voices say the sign.
        return tr("≈", "before a number");
    }
    static QString differs()
    {
        //: Read aloud between two things that are not equal. A word unless your voices say the sign.
        return tr("≠", "between two things");
    }
    static QString moreThan()
    {
        //: Read aloud instead of ">" between two things, or before a number.
        return tr("greater than", "between two things");
    }
    static QString becomes()
    {
        //: Read aloud between what was and what is: "260 → 70 µs", or a menu and its entry: "File → Hand in".
        //: A word that fits both unless your voices say the sign.
        return tr("→", "between two things");
    }
    static QString arrowKeys()
    {
        //: Read aloud, as in "use ← →". In words unless your voices say the signs.
        return tr("← →", "two keys");
    }
    static QString tolerance()
    {
        //: Read aloud, as in "±10 %"; %1 is the number. In words unless your voices say the sign.
        return tr("±%1");
    }
};

struct SpokenPattern
{
    const char *written; ///< the source text
    QString (*spoken)();
    /// A regular expression, with {n} for a number and {s} for a space; its groups are the values.
    const char *found;
};

/// Those around a number first: a factor is no product.
constexpr std::array<SpokenPattern, 6> numberPatterns = {{
    // What stands before it would make it a difference or a range.
    {"−%1", &SpokenSignText::negative, "(?<![\\p{Latin}\\d)\\]])\\x{061c}?−({n})"},
    {"%1 %", &SpokenSignText::percent, "((?:{n}–)?{n}){s}?[%٪]\\x{061c}?(?![\\p{Latin}\\d])"},
    {"%1 %", &SpokenSignText::percent, "(?<![\\d%])()[%٪]\\x{061c}?(?![\\p{Latin}\\d%])"},
    {"%1×", &SpokenSignText::factor, "({n})×(?!{s}?\\d)"},
    {"±%1", &SpokenSignText::tolerance, "±{s}?({n})"},
    {"← →", &SpokenSignText::arrowKeys, "()←{s}→"}, // before one arrow
}};

/// An operator is one between spaces; × and ÷ are always one, and so is what compares two things. In front of
/// a word ≈ and ≠ are marks: "≠ differs". A dot multiplies what has names of a letter or two; else it parts
/// titles.
constexpr std::array<SpokenPattern, 12> operatorPatterns = {{
    {"×", &SpokenSignText::times, "{s}?×{s}?"},
    {"÷", &SpokenSignText::dividedBy, "{s}?÷{s}?"},
    {"−", &SpokenSignText::minus, "{s}−{s}"},
    {"+", &SpokenSignText::plus, "{s}\\+{s}"},
    {"=", &SpokenSignText::equals, "{s}={s}"},
    {"≥", &SpokenSignText::atLeast, "{s}?≥{s}?"},
    {"≤", &SpokenSignText::atMost, "{s}?≤{s}?"},
    {"≈", &SpokenSignText::about, "{s}?≈{s}?(?=\\d)"},
    {"≠", &SpokenSignText::differs, "(?<=[^\\s,.;:(]){s}?≠{s}?(?=\\S)"},
    {">", &SpokenSignText::moreThan, "(?:^|{s})>{s}(?=[\\p{Latin}\\d])"},
    // Points the other way where one reads from right to left.
    {"→", &SpokenSignText::becomes, "(?<![→←]){s}[→←]{s}(?![→←])"},
    {"·", &SpokenSignText::times,
     "(?<=\\)|(?<![\\p{L}\\d])\\p{Latin}){s}?·{s}?(?=\\p{Latin}{1,2}(?![\\p{L}\\d]))"},
}};

constexpr const char *decimalFound = "(?<![\\d.,])(\\d+(?:,\\d{3})*)\\.(\\d+)(?![.,]?\\d)";

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
void putPattern(QString &text, const QRegularExpression &found, const char *written, const QString &spoken)
{
    if (spoken == QString::fromUtf8(written))
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

} // namespace

QString spokenSigns(QString text)
{
    if (std::none_of(text.cbegin(), text.cend(), isSpokenSign))
        return text;
    static const auto expressionsOf = [](const auto &patterns) {
        std::vector<QRegularExpression> all;
        for (const SpokenPattern &pattern : patterns)
            all.push_back(spokenExpression(pattern.found));
        return all;
    };
    static const std::vector<QRegularExpression> numbers = expressionsOf(numberPatterns);
    static const std::vector<QRegularExpression> operators = expressionsOf(operatorPatterns);
    static const QRegularExpression decimal = spokenExpression(decimalFound);
    static const QRegularExpression mark = spokenExpression("^[≈≠]{s}(?=\\p{L})");
    putAsciiNumbers(text);
    // The word after it says the same, and voices that need words here say the sign in English.
    if (SpokenSignText::about() != QStringLiteral("≈"))
        text.remove(mark);
    for (std::size_t i = 0; i < numberPatterns.size(); ++i)
        putPattern(text, numbers[i], numberPatterns[i].written, numberPatterns[i].spoken());
    for (std::size_t i = 0; i < operatorPatterns.size(); ++i)
        putPattern(text, operators[i], operatorPatterns[i].written, operatorPatterns[i].spoken());
    putPattern(text, decimal, "%1.%2", SpokenSignText::decimal());
    return text;
}

} // namespace rp

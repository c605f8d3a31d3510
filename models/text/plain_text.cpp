// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/plain_text.h"

#include <QList>
#include <QRegularExpression>
#include <algorithm>

namespace rp {
namespace {

constexpr char16_t popIsolate = 0x2069;

bool isControl(char16_t u)
{
    return (u < 0x20 && u != u'\n' && u != u'\t') || (u >= 0x7f && u <= 0x9f);
}

bool isOverride(char16_t u)
{
    return u >= 0x202a && u <= 0x202e;
}

bool isIsolate(char16_t u)
{
    return u >= 0x2066 && u <= popIsolate;
}

} // namespace

bool steersDirection(QChar letter)
{
    const char16_t u = letter.unicode();
    return u == 0x061c || u == 0x200e || u == 0x200f || isOverride(u) || isIsolate(u);
}

QString plainText(const QString &text, qsizetype longest)
{
    QString plain;
    // Code point by code point: there are names with letters beyond the first plane.
    for (const char32_t letter : text.left(longest).toStdU32String()) {
        if (QChar::category(letter) == QChar::Other_Format)
            continue;
        if (QChar::isPrint(letter))
            plain.append(QStringView(QChar::fromUcs4(letter)));
        else
            plain.append(u' ');
    }
    return plain.simplified();
}

QString withoutTurns(const QString &text)
{
    const bool isHarmless = std::none_of(text.cbegin(), text.cend(), [](QChar c) {
        return isControl(c.unicode()) || isOverride(c.unicode()) || isIsolate(c.unicode());
    });
    if (isHarmless)
        return text;
    QString kept;
    QList<qsizetype> open; // where isolates begin that are not closed yet
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        if (isOverride(u) || (u == popIsolate && open.isEmpty()))
            continue;
        if (u == popIsolate)
            open.removeLast();
        else if (isIsolate(u))
            open.append(kept.size());
        kept += isControl(u) ? QChar(u' ') : c;
    }
    while (!open.isEmpty())
        kept.remove(open.takeLast(), 1);
    return kept;
}

QString literalLabel(const QString &text)
{
    return QString(text).replace(u'&', QLatin1String("&&"));
}

QString withoutKey(const QString &label)
{
    static const QRegularExpression mark(QStringLiteral(" ?[(（]&[^&][)）]|&(?!&)"));
    QString said = label;
    return said.remove(mark);
}

QString anchorsInWords(const QString &text)
{
    static const QRegularExpression anchor(QStringLiteral("@(?:sec|fig|tbl|eq)((?:-[a-z0-9]++)++)"));
    // What tells equal titles apart: four digits of a hash.
    static const QRegularExpression hash(QStringLiteral("(?<=.)-(?=[a-f]*[0-9])[0-9a-f]{4}$"));
    QString said;
    qsizetype done = 0;
    for (auto matches = anchor.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        said += text.mid(done, match.capturedStart() - done) +
                match.captured(1).remove(hash).replace(u'-', u' ').trimmed();
        done = match.capturedEnd();
    }
    return done == 0 ? text : said + text.mid(done);
}

} // namespace rp

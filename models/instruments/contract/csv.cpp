// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/csv.h"

#include <QRegularExpression>
#include <algorithm>

namespace rp {
namespace {

/// Where a reader with other settings than ours may begin a new cell, inside of quotes too: these mean
/// nothing to it where they do not stand at the beginning of its own cell.
bool endsCell(QChar c)
{
    return QStringLiteral(";|\t\n\r\v\f\u0085\u2028\u2029").contains(c);
}

/// What programs pass over, or take off, before they look at how a cell begins.
bool isPassedOver(QChar c)
{
    return c == u'"' || c.isSpace() || c.category() == QChar::Other_Format ||
           c.category() == QChar::Other_Control;
}

bool beginsFormula(QChar c)
{
    constexpr QChar minusSign(0x2212);
    const QString plain = c.unicode() < 0x80 ? QString(c) // else full-width, small and raised forms of them
                                             : QString(c).normalized(QString::NormalizationForm_KC);
    return c == minusSign || (plain.size() == 1 && QStringLiteral("=+-@").contains(plain.front()));
}

bool isPlainNumber(const QString &piece)
{
    static const QRegularExpression number(
        QStringLiteral(
            "^ *[-+\u2212\uff0b\uff0d](\\d+([ .,\u00a0\u202f]\\d+)*|[.,]\\d+)([eE][-+\u2212]?\\d+)?[ "
            "\u00a0\u202f]?%? *$"),
        QRegularExpression::UseUnicodePropertiesOption);
    return number.match(piece).hasMatch();
}

} // namespace

QString csvCell(const QString &text)
{
    QString safe;
    qsizetype at = 0;
    while (at < text.size()) {
        const auto end = std::find_if(text.begin() + at, text.end(), endsCell) - text.begin();
        const QString piece = text.mid(at, end - at);
        const auto first = std::find_if_not(piece.begin(), piece.end(), isPassedOver);
        if (first != piece.end() && beginsFormula(*first) && !isPlainNumber(piece))
            safe += u'\'';
        safe += piece;
        if (end < text.size())
            safe += text[end];
        at = end + 1;
    }
    // Some take a tab or a line's end at the beginning off.
    if (!safe.isEmpty() && endsCell(safe.front()) && safe.front().isSpace())
        safe.prepend(u'\'');
    const bool needsQuotes =
        std::any_of(safe.begin(), safe.end(), [](QChar c) { return c == u',' || c == u'"' || endsCell(c); });
    return needsQuotes ? QStringLiteral("\"%1\"").arg(safe.replace(u'"', QLatin1String("\"\""))) : safe;
}

QString csvRow(const QStringList &cells)
{
    QStringList written;
    for (const QString &cell : cells)
        written << csvCell(cell);
    return written.join(u',') + QLatin1String("\r\n");
}

} // namespace rp

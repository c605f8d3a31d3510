// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/results/markdown.h"

#include "models/results/result_table.h"

#include <QRegularExpression>

namespace rp {
namespace {

const QString blankLine = QStringLiteral("\n\n");

QString tableRow(const QStringList &cells)
{
    QStringList texts;
    for (const QString &cell : cells)
        texts.append(markdownText(cell));
    return QStringLiteral("| %1 |\n").arg(texts.join(QStringLiteral(" | ")));
}

} // namespace

QString markdownText(const QString &text)
{
    // What acts wherever it stands; an underscore inside a word does not.
    static const QRegularExpression anywhere(
        QStringLiteral("([\\\\`*\\[\\]<>&|~$]|_(?![^\\W_])|(?<![^\\W_])_)"),
        QRegularExpression::UseUnicodePropertiesOption);
    // What acts at the start of a line only: headings, lists and lines under a heading.
    static const QRegularExpression atStart(QStringLiteral("^(\\d{0,9})([#+=]|[-.)](?=[-\\s]|$))"));
    QString escaped = text.simplified();
    escaped.replace(anywhere, QStringLiteral("\\\\1"));
    escaped.replace(atStart, QStringLiteral("\\1\\\\2"));
    return escaped;
}

QString markdownHeading(int level, const QString &text)
{
    return QString(level, u'#') + u' ' + markdownText(text) + blankLine;
}

QString markdownParagraphs(const QString &text)
{
    static const QRegularExpression gap(QStringLiteral("\\n\\s*\\n"));
    QString out;
    const QStringList blocks = text.trimmed().split(gap, Qt::SkipEmptyParts);
    for (const QString &block : blocks) {
        QStringList lines;
        const QStringList written = block.split(u'\n');
        for (const QString &line : written)
            lines.append(markdownText(line));
        // A backslash at the end of a line is a line break.
        out += lines.join(QStringLiteral("\\\n")) + blankLine;
    }
    return out;
}

QString markdownList(const QStringList &items)
{
    QString out;
    for (const QString &item : items)
        out += QStringLiteral("- %1\n").arg(markdownText(item));
    return items.isEmpty() ? out : out + u'\n';
}

QString markdownTable(const QStringList &head, const std::vector<QStringList> &rows)
{
    QString out = tableRow(head);
    out += u'|' + QStringLiteral(" --- |").repeated(int(head.size())) + u'\n';
    for (const QStringList &row : rows)
        out += tableRow(row);
    return out + u'\n';
}

QString markdownTable(const ResultTable &table)
{
    QStringList head;
    for (int column = 0; column < table.columnCount(); ++column)
        head.append(table.headerData(column, Qt::Horizontal).toString());
    std::vector<QStringList> rows(std::size_t(table.rowCount()));
    for (int row = 0; row < table.rowCount(); ++row) {
        for (int column = 0; column < table.columnCount(); ++column)
            rows[std::size_t(row)].append(table.index(row, column).data().toString());
    }
    return markdownTable(head, rows);
}

} // namespace rp

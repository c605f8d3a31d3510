// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/paper.h"

#include <QRegularExpression>

namespace rp {
namespace {

const QString blankLine = QStringLiteral("\n\n");

QString heading(int level, const QString &text)
{
    return QString(level, u'#') + u' ' + markdownText(text) + blankLine;
}

/// One paragraph for each block of lines; single line feeds inside a block are kept as line breaks.
QString paragraphs(const QString &text)
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

QString paragraph(const PaperBlock &block)
{
    if (block.tone == PaperBlock::Tone::Remark)
        return QStringLiteral("> ") + markdownText(block.text) + blankLine;
    if (block.tone == PaperBlock::Tone::Foot)
        return QStringLiteral("---\n\n") + markdownText(block.text) + u'\n';
    return paragraphs(block.text);
}

QString list(const PaperBlock &block)
{
    QString out = paragraphs(block.text);
    for (const QString &item : block.items)
        out += QStringLiteral("- %1\n").arg(markdownText(item));
    return out + u'\n';
}

QString tableRow(const QStringList &cells)
{
    QStringList texts;
    for (const QString &cell : cells)
        texts.append(markdownText(cell));
    return QStringLiteral("| %1 |\n").arg(texts.join(QStringLiteral(" | ")));
}

QString table(const PaperBlock &block)
{
    QString out = paragraphs(block.text) + tableRow(block.columns);
    out += u'|' + QStringLiteral(" --- |").repeated(int(block.columns.size())) + u'\n';
    for (const QStringList &row : block.rows)
        out += tableRow(row);
    return out + u'\n';
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
    QString safe = text.simplified();
    safe.replace(anywhere, QStringLiteral("\\\\1"));
    safe.replace(atStart, QStringLiteral("\\1\\\\2"));
    return safe;
}

QString paperMarkdown(const Paper &paper)
{
    QString out = paper.title().isEmpty() ? QString() : heading(1, paper.title());
    for (const PaperBlock &block : paper.blocks()) {
        switch (block.kind) {
        case PaperBlock::Kind::Heading:
            out += heading(block.level, block.text);
            break;
        case PaperBlock::Kind::Paragraph:
            out += paragraph(block);
            break;
        case PaperBlock::Kind::List:
            out += list(block);
            break;
        case PaperBlock::Kind::Table:
            out += table(block);
            break;
        case PaperBlock::Kind::Picture:
            break;
        }
    }
    return out;
}

} // namespace rp

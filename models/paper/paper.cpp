// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/paper.h"

#include <QLocale>
#include <QRegularExpression>

namespace rp {

namespace {

constexpr const char *style =
    "body{font-family:system-ui,sans-serif;line-height:1.45;max-width:52rem;margin:2rem auto;padding:0 1rem;"
    "color:#1a1a1a;background:#fff}"
    "h1,h2,h3,h4{line-height:1.25;break-after:avoid}h2{border-top:2px solid #555;padding-top:1rem;"
    "margin-top:2.5rem}"
    "table{border-collapse:collapse;width:100%;margin:.75rem 0}caption{text-align:start;font-weight:600;"
    "padding:.25rem 0}"
    "th,td{border:1px solid #767676;padding:.35rem .5rem;text-align:start;vertical-align:top}"
    "thead th{background:#ececec}tbody th{font-weight:600;width:32%}tr{break-inside:avoid}"
    ".form tbody th{font-weight:400;width:70%}.form td{height:4.5rem}"
    "figure{margin:.75rem 0;break-inside:avoid}img{max-width:100%;height:auto}"
    "nav ul{columns:2}@media print{body{margin:0;max-width:none}nav{display:none}h2{break-before:page}"
    "h2:first-of-type{break-before:auto}}";

QString escaped(const QString &text)
{
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br/>"));
}

QString element(const QString &name, const QString &text)
{
    return QStringLiteral("<%1>%2</%1>\n").arg(name, escaped(text));
}

QString anchor(std::size_t block)
{
    return QStringLiteral("part%1").arg(block);
}

QString listOf(const PaperBlock &block)
{
    QString html = block.text.isEmpty() ? QString() : element(QStringLiteral("p"), block.text);
    html += QStringLiteral("<ul>\n");
    for (const QString &item : block.items)
        html += element(QStringLiteral("li"), item);
    return html + QStringLiteral("</ul>\n");
}

QString tableOf(const PaperBlock &block)
{
    QString html = block.isForm ? QStringLiteral("<table class=\"form\">\n") : QStringLiteral("<table>\n");
    if (!block.text.isEmpty())
        html += element(QStringLiteral("caption"), block.text);
    html += QStringLiteral("<thead><tr>");
    for (const QString &column : block.columns)
        html += QStringLiteral("<th scope=\"col\">") + escaped(column) + QStringLiteral("</th>");
    html += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (const QStringList &row : block.rows) {
        html += QStringLiteral("<tr>");
        for (qsizetype i = 0; i < row.size(); ++i)
            html += (i == 0 ? QStringLiteral("<th scope=\"row\">") : QStringLiteral("<td>")) +
                    escaped(row.at(i)) + (i == 0 ? QStringLiteral("</th>") : QStringLiteral("</td>"));
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody>\n</table>\n");
}

QString imageOf(const PaperImage &image)
{
    return QStringLiteral("<figure><img alt=\"%1\" src=\"data:image/svg+xml;base64,%2\"/></figure>\n")
        .arg(image.alt.simplified().toHtmlEscaped(), QString::fromLatin1(image.svg.toBase64()));
}

QString partOf(const PaperBlock &block, std::size_t index, const std::vector<PaperImage> &images)
{
    switch (block.kind) {
    case PaperBlock::Kind::Heading:
        return QStringLiteral("<h%1 id=\"%2\">%3</h%1>\n")
            .arg(QString::number(block.level), anchor(index), escaped(block.text));
    case PaperBlock::Kind::Paragraph:
        return element(QStringLiteral("p"), block.text);
    case PaperBlock::Kind::List:
        return listOf(block);
    case PaperBlock::Kind::Table:
        return tableOf(block);
    case PaperBlock::Kind::Picture:
        return std::size_t(block.picture) < images.size() ? imageOf(images[std::size_t(block.picture)])
                                                          : QString();
    }
    return {};
}

/// Labs and acts.
QString contents(const Paper &paper)
{
    QString links;
    for (std::size_t i = 0; i < paper.blocks().size(); ++i) {
        const PaperBlock &block = paper.blocks()[i];
        if (block.isPart)
            links += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(anchor(i), escaped(block.text));
    }
    return links.isEmpty() ? QString()
                           : QStringLiteral("<nav><ul>\n") + links + QStringLiteral("</ul></nav>\n");
}

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

void Paper::part(const QString &text)
{
    heading(2, text);
    m_blocks.back().isPart = true;
}

void Paper::heading(int level, const QString &text)
{
    m_blocks.push_back({PaperBlock::Kind::Heading, level + m_depth, text});
}

void Paper::paragraph(const QString &text, PaperBlock::Tone tone)
{
    if (text.isEmpty())
        return;
    m_blocks.push_back({PaperBlock::Kind::Paragraph, 0, text});
    m_blocks.back().tone = tone;
}

void Paper::list(const QStringList &items)
{
    if (!items.isEmpty())
        m_blocks.push_back({PaperBlock::Kind::List, 0, {}, items});
}

void Paper::notes(const QString &title, const QStringList &items)
{
    if (items.isEmpty())
        return;
    m_blocks.push_back({PaperBlock::Kind::List, 0, title, items});
    m_blocks.back().tone = PaperBlock::Tone::Quiet;
}

void Paper::table(const QString &title, const QStringList &columns, const std::vector<QStringList> &rows)
{
    if (!rows.empty())
        m_blocks.push_back({PaperBlock::Kind::Table, 0, title, {}, columns, rows});
}

void Paper::form(const QStringList &columns, const std::vector<QStringList> &rows)
{
    table({}, columns, rows);
    if (!rows.empty())
        m_blocks.back().isForm = true;
}

void Paper::values(const QStringList &columns, const std::vector<QStringList> &rows, int pairs)
{
    table({}, columns, rows);
    if (!rows.empty())
        m_blocks.back().pairs = pairs;
}

void Paper::picture(int number)
{
    m_blocks.push_back({PaperBlock::Kind::Picture});
    m_blocks.back().picture = number;
}

void Paper::keepWithNext()
{
    m_blocks.back().staysWithNext = true;
}

QByteArray paperHtml(const Paper &paper, const QString &language, const std::vector<PaperImage> &images)
{
    const QString tag = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
    const bool mirrored = QLocale(language).textDirection() == Qt::RightToLeft;
    QString html =
        QStringLiteral("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%1\" "
                       "xml:lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta "
                       "name=\"viewport\" content=\"width=device-width\"/>\n<title>%3</title>\n<style>%4"
                       "</style>\n</head>\n<body>\n<main>\n")
            .arg(tag, mirrored ? QStringLiteral("rtl") : QStringLiteral("ltr"), escaped(paper.title()),
                 QLatin1String(style));
    html += element(QStringLiteral("h1"), paper.title()) + contents(paper);
    for (std::size_t i = 0; i < paper.blocks().size(); ++i)
        html += partOf(paper.blocks()[i], i, images);
    return (html + QStringLiteral("</main>\n</body>\n</html>\n")).toUtf8();
}

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

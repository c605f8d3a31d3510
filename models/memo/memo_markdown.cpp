// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memo/memo_markdown.h"

#include "models/memo/memo_document.h"
#include "models/results/markdown.h"

namespace rp {
namespace {

template<typename Entry>
QString valueTable(const QString &heading, const std::vector<Entry> &entries)
{
    if (entries.empty())
        return {};
    std::vector<QStringList> rows;
    rows.reserve(entries.size());
    for (const Entry &entry : entries)
        rows.push_back({entry.label, entry.text});
    return markdownTable({heading, MemoText::valueHeading()}, rows);
}

QString exhibitText(const MemoExhibit &exhibit, int number)
{
    QString out = markdownHeading(3, MemoText::exhibitHeading(exhibit.title, number));
    out += markdownParagraphs(MemoText::exhibitLine(exhibit));
    for (const QString &remark : exhibit.remarks)
        out += QStringLiteral("> ⚠ ") + markdownText(remark) + QStringLiteral("\n\n");
    out += valueTable(MemoText::predictionsHeading(), exhibit.predictions);
    out += valueTable(MemoText::inputsHeading(), exhibit.controls);
    out += valueTable(MemoText::figuresHeading(), exhibit.figures);
    if (!exhibit.assumptions.isEmpty())
        out += markdownParagraphs(MemoText::assumptionsHeading()) + markdownList(exhibit.assumptions);
    return out;
}

} // namespace

QByteArray memoMarkdown(const MemoDocument &memo)
{
    QString out = markdownHeading(1, MemoText::fullTitle(memo));
    out += markdownParagraphs(MemoText::byline(memo));
    out += markdownParagraphs(MemoText::trackLine(memo.trackName, memo.trackGoal));
    out += markdownParagraphs(MemoText::verdictLine(memo.verdict));
    for (const MemoSection &section : memo.sections) {
        out += markdownHeading(2, section.heading);
        out += markdownParagraphs(section.text.trimmed().isEmpty() ? MemoText::empty() : section.text);
    }
    out += markdownHeading(2, MemoText::evidenceHeading());
    if (memo.exhibits.empty())
        out += markdownParagraphs(MemoText::noEvidence());
    int number = 0;
    for (const MemoExhibit &exhibit : memo.exhibits)
        out += exhibitText(exhibit, ++number);
    if (!memo.handOff.empty()) {
        out += markdownHeading(2, MemoText::handOffHeading());
        out += markdownParagraphs(MemoText::handOffNote());
        out += valueTable(MemoText::fieldHeading(), memo.handOff);
    }
    out += QStringLiteral("---\n\n") + markdownText(MemoText::footer(memo)) + u'\n';
    return out.toUtf8();
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/memo_document.h"

namespace rp {
namespace {

using Tone = PaperBlock::Tone;

template<typename Entry>
void writeValues(const QString &heading, const std::vector<Entry> &entries, int pairs, Paper &paper)
{
    std::vector<QStringList> rows;
    rows.reserve(entries.size());
    for (const Entry &entry : entries)
        rows.push_back({entry.label, entry.text});
    paper.values({heading, MemoText::valueHeading()}, rows, pairs);
}

void writeExhibit(const MemoExhibit &exhibit, int index, Paper &paper)
{
    paper.heading(3, MemoText::exhibitHeading(exhibit.title, index + 1));
    paper.paragraph(MemoText::exhibitLine(exhibit), Tone::Quiet);
    paper.keepWithNext();
    for (const QString &remark : exhibit.remarks) {
        paper.paragraph(MemoText::remark(remark), Tone::Remark);
        paper.keepWithNext();
    }
    // Where the model gives other values now, a chart would show what nobody captured.
    if (exhibit.scene.instrument() && exhibit.scene.changedFigures().empty())
        paper.picture(index);
    writeValues(MemoText::predictionsHeading(), exhibit.predictions, 1, paper);
    writeValues(MemoText::inputsHeading(), exhibit.controls, 2, paper);
    writeValues(MemoText::figuresHeading(), exhibit.figures, 2, paper);
    paper.notes(MemoText::assumptionsHeading(), exhibit.assumptions);
}

} // namespace

Paper memoPaper(const MemoDocument &memo)
{
    Paper paper(MemoText::fullTitle(memo));
    paper.paragraph(MemoText::byline(memo), Tone::Quiet);
    paper.paragraph(MemoText::trackLine(memo.trackName, memo.trackGoal));
    paper.paragraph(MemoText::verdictLine(memo.verdict));
    for (const MemoSection &section : memo.sections) {
        const bool isWritten = !section.text.trimmed().isEmpty();
        paper.heading(2, section.heading);
        paper.paragraph(isWritten ? section.text : MemoText::empty(),
                        isWritten ? Tone::Written : Tone::Quiet);
    }
    paper.heading(2, MemoText::evidenceHeading());
    if (memo.exhibits.empty())
        paper.paragraph(MemoText::noEvidence(), Tone::Quiet);
    for (std::size_t i = 0; i < memo.exhibits.size(); ++i)
        writeExhibit(memo.exhibits[i], int(i), paper);
    if (!memo.handOff.empty()) {
        paper.heading(2, MemoText::handOffHeading());
        paper.paragraph(MemoText::handOffNote(), Tone::Quiet);
        writeValues(MemoText::fieldHeading(), memo.handOff, 1, paper);
    }
    paper.paragraph(MemoText::footer(memo), Tone::Foot);
    return paper;
}

} // namespace rp

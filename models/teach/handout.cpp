// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/handout.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/check/lab_loader.h"
#include "models/content/figure_text.h"
#include "models/content/lab_content.h"
#include "models/content/option_order.h"
#include "models/instruments/workbench.h"
#include "models/paper/paper.h"
#include "models/teach/teach_text.h"
#include "models/teach/teacher_guide.h"
#include "models/text/format.h"

#include <algorithm>
#include <vector>

namespace rp {

namespace {

/// Whose order of the options it is: the paper's, which is nobody's.
constexpr QLatin1String paperSeed("handout");

/// A question as it is printed: options stand in one line after the other, each with a box to tick. What is
/// given stands on the screen, for a lab has two pages.
QString askedOnPaper(QuestionContent question, const Bench &bench, const Catalogue &catalogue)
{
    orderForLearner(question, paperSeed);
    QStringList title{resolveFigures(contentText(question.prompt), bench)};
    for (const QString &track : question.tracks) {
        const TrackEntry *entry = catalogue.tracks.find(track);
        title << (entry ? contentText(entry->name) : Format::isolate(track));
    }
    QStringList lines{title.join(QStringLiteral(" · "))};
    QStringList options;
    for (const OptionContent &option : question.options)
        options << QStringLiteral("☐\u00A0") + resolveFigures(contentText(option.text), bench);
    if (!options.isEmpty())
        lines << options.join(QStringLiteral("    "));
    return lines.join(u'\n');
}

/// What an act is about, where a question sends its reader to these lines.
void writeLines(const BriefContent::Code &code, Paper &paper)
{
    QStringList lines;
    for (const QString &line : code.lines) {
        const auto first =
            std::find_if(line.begin(), line.end(), [](QChar letter) { return letter != u' '; });
        const auto indent = first - line.begin();
        lines << QString(indent, QChar::Nbsp) + line.mid(indent); // else a browser drops it
    }
    if (lines.isEmpty())
        return;
    paper.paragraph(contentText(code.about));
    paper.paragraph(lines.join(u'\n'));
}

void writeSheet(const LabContent &lab, const Catalogue &catalogue, Paper &paper)
{
    const Catalogue own = catalogueFor(lab, catalogue);
    const Workbench workbench = Workbench::make(lab, own);
    paper.part(contentText(lab.title));
    paper.paragraph(TeachText::nameAndDate());
    paper.paragraph(TeachText::aboutHandout());
    for (const ActContent &act : lab.acts) {
        std::vector<QStringList> rows;
        for (const QuestionContent &question : act.predictions)
            rows.push_back({askedOnPaper(question, workbench.bench(act.id), own), QString()});
        if (rows.empty())
            continue;
        paper.heading(3, contentText(act.title));
        writeLines(act.brief.code, paper);
        paper.form(TeachText::handoutColumns(), rows);
    }
}

} // namespace

Paper handout(const GuideSource &source, const QString &lab)
{
    Paper paper(TeachText::handout());
    const LabContent *only = source.library.lab(lab);
    for (const LabContent &each : source.library.labs) {
        if (!only || each.id == only->id)
            writeSheet(each, source.catalogue, paper);
    }
    return paper;
}

} // namespace rp

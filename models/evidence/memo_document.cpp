// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/memo_document.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/evidence/capture_text.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo_rubric.h"
#include "models/instruments/track_verdicts.h"
#include "models/instruments/tracks/track_instrument.h"
#include "models/instruments/workbench.h"
#include "models/json/json_value.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QHash>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace rp {
namespace {

using nlohmann::json;

constexpr std::size_t keyFigureCount = 6;

void keyFiguresFirst(std::vector<CapturedFigure> &figures, const CaptureScene &scene, const LabContent &lab)
{
    const std::vector<QString> keys = keyFigures(scene, lab, keyFigureCount);
    const auto rank = [&keys](const CapturedFigure &figure) {
        return std::find(keys.begin(), keys.end(), figure.id) - keys.begin();
    };
    std::stable_sort(figures.begin(), figures.end(),
                     [&rank](const CapturedFigure &a, const CapturedFigure &b) { return rank(a) < rank(b); });
}

/// Each reason once, with all the figures that rest on it: most figures of an instrument share theirs.
QStringList assumptionsOf(const MemoExhibit &exhibit)
{
    QStringList reasons;
    QHash<QString, QStringList> figuresBy;
    for (const CapturedFigure &figure : exhibit.figures) {
        const QString reason = exhibit.scene.assumption(figure.id);
        if (reason.isEmpty())
            continue;
        if (!figuresBy.contains(reason))
            reasons.append(reason);
        figuresBy[reason].append(figure.label);
    }
    QStringList lines;
    lines.reserve(reasons.size());
    for (const QString &reason : std::as_const(reasons))
        lines.append(MemoText::assumption(QLocale().createSeparatedList(figuresBy.value(reason)), reason));
    return lines;
}

MemoExhibit exhibitOf(const Capture &capture, const EvidenceBook &book, const Workbench &workbench,
                      const Catalogue &catalogue)
{
    const LabContent &lab = book.lab();
    const Instrument *used = workbench.bench(capture.act).instrument(capture.panel);
    MemoExhibit exhibit{CaptureScene(capture, catalogue, used), {}, {}, {}, {}, {}, {}, {}, {}, {}, {}};
    exhibit.check = checkCapture(exhibit.scene, book);
    exhibit.title = CaptureText::title(capture, lab);
    exhibit.where = CaptureText::where(capture, lab);
    exhibit.when = CaptureText::when(capture);
    exhibit.track = CaptureText::track(capture, catalogue);
    exhibit.predictions = CaptureText::predictions(capture, lab);
    exhibit.controls = exhibit.scene.controls();
    exhibit.figures = exhibit.scene.figures();
    keyFiguresFirst(exhibit.figures, exhibit.scene, lab);
    exhibit.assumptions = assumptionsOf(exhibit);
    exhibit.remarks = CaptureText::remarks(exhibit.check, exhibit.scene);
    return exhibit;
}

QString plainNumber(double value)
{
    return std::floor(value) == value ? QString::number(value, 'f', 0) : QString::number(value, 'g', 6);
}

/// Names and values as the file has them, with no more digits than are read.
std::vector<CapturedControl> handOffOf(const QVariantMap &design)
{
    std::vector<CapturedControl> fields;
    for (auto it = design.cbegin(); it != design.cend(); ++it) {
        const json value = toJsonValue(*it);
        if (value.is_structured())
            continue;
        const QString text = value.is_number_float() ? plainNumber(it->toDouble())
                             : value.is_string()     ? it->toString()
                                                     : toQString(value.dump());
        fields.push_back({it.key(), it.key(), text});
    }
    return fields;
}

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

void writeStress(const MemoStress &stress, Paper &paper)
{
    const StressTest &test = stress.test;
    paper.heading(2, MemoText::stressHeading());
    paper.paragraph(joinedSentences({test.verdict, MemoText::stressLine(test),
                                     MemoText::triggerLine(test, stress.trigger, stress.triggerLabel)}));
    std::vector<QStringList> rows;
    for (const StressedInput &input : test.inputs)
        rows.push_back(
            {input.label, input.captured, input.flip.isValid() ? input.flipText : MemoText::neverFlips(),
             MemoText::stressEnd(input.least, input.leastAt), MemoText::stressEnd(input.most, input.mostAt)});
    paper.table(MemoText::stressAxis(test), MemoText::stressColumns(), rows);
}

} // namespace

QString memoTrack(const LabSession &session)
{
    return session.isTrackChosen() ? session.track() : QString();
}

MemoVerdict memoVerdict(const LabSession &session, const Workbench &workbench, const Catalogue &catalogue)
{
    const QString track = memoTrack(session);
    if (track.isEmpty())
        return {};
    std::vector<Instrument *> open;
    for (const ActContent &act : session.content().acts) {
        for (const Bench::Panel &panel : workbench.bench(act.id).panels()) {
            if (session.hasRun(act.id, panel.id))
                open.push_back(panel.instrument);
        }
    }
    TrackVerdict verdict = trackVerdict(track, open);
    const QVariantMap design = session.design();
    const QVariant mode = design.value(QStringLiteral("execution_mode"));
    if (!verdict.known && mode.isValid())
        verdict = trackVerdict(track, mode.toString(),
                               design.value(QStringLiteral("fusion_enabled")).toBool(), catalogue);
    return {verdict.known, verdict.pass, verdict.figure, verdict.sentence};
}

std::optional<MemoStress> memoStress(const LabContent &lab, const EvidenceBook &book, const Memo &memo,
                                     const Catalogue &catalogue)
{
    const Capture *capture = stressedCapture(lab, book, memo);
    const QString named = capture ? memo.trigger(capture->id) : QString();
    if (named.isEmpty())
        return std::nullopt;
    const CaptureScene scene(*capture, catalogue);
    const QString label = scene.instrument() ? scene.instrument()->inputSpec(named).label : QString();
    if (label.isEmpty())
        return std::nullopt;
    std::optional<StressTest> test =
        stressTest(*scene.instrument(), *stressOf(lab.stress, capture->instrument));
    return test ? std::optional(MemoStress{capture->id, named, label, std::move(*test)}) : std::nullopt;
}

MemoDocument memoDocument(const LabSession &session, const Workbench &workbench, const Catalogue &catalogue,
                          const EvidenceBook &book, const Memo &memo)
{
    const LabContent &lab = session.content();
    MemoDocument document;
    document.title = MemoText::title();
    document.lab = contentText(lab.title);
    document.labId = lab.id;
    document.chapter = lab.chapter;
    document.contentVersion = lab.contentVersion;
    document.programVersion = QCoreApplication::applicationVersion();
    document.language = QLocale().bcp47Name();
    document.at = QDateTime::currentDateTimeUtc();
    document.author = memo.author().trimmed();
    document.track = memoTrack(session);
    if (const TrackEntry *track = catalogue.tracks.find(document.track)) {
        document.trackName = contentText(track->name);
        document.trackGoal = contentText(track->goal);
    }
    document.verdict = memoVerdict(session, workbench, catalogue);
    for (const MemoPart part : memoParts)
        document.sections.push_back({part, MemoText::heading(part), memo.text(part)});
    const QStringList cited = memo.evidence();
    for (const QString &id : cited) {
        const Capture *capture = book.find(id);
        if (capture && !capture->removed)
            document.exhibits.push_back(exhibitOf(*capture, book, workbench, catalogue));
    }
    document.hasTracks = !lab.tracks().isEmpty();
    document.pairLine = MemoText::pairLine(evidencePair(book, memo));
    document.stress = memoStress(lab, book, memo, catalogue);
    document.handOff = handOffOf(session.design());
    return document;
}

Paper memoPaper(const MemoDocument &memo)
{
    Paper paper(MemoText::fullTitle(memo));
    paper.paragraph(MemoText::byline(memo), Tone::Quiet);
    if (memo.hasTracks) {
        paper.paragraph(MemoText::trackLine(memo.trackName, memo.trackGoal));
        paper.paragraph(MemoText::verdictLine(memo.verdict));
    }
    for (const MemoSection &section : memo.sections) {
        const bool isWritten = !section.text.trimmed().isEmpty();
        paper.heading(2, section.heading);
        paper.paragraph(isWritten ? section.text : MemoText::empty(),
                        isWritten ? Tone::Written : Tone::Quiet);
    }
    if (memo.stress)
        writeStress(*memo.stress, paper);
    paper.heading(2, MemoText::evidenceHeading());
    if (memo.exhibits.empty())
        paper.paragraph(MemoText::noEvidence(), Tone::Quiet);
    else
        paper.paragraph(memo.pairLine, Tone::Quiet);
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

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/memo_rubric.h"

#include "models/content/lab_content.h"
#include "models/evidence/capture_scene.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/evidence/stress_test.h"
#include "models/instruments/contract/instrument.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <vector>

namespace rp {
namespace {

/// In the order of MemoRow.
constexpr struct
{
    const char *row;
    const char *asks;
} rubricRows[] = {
    //: Row of a rubric for decision memos, here and below.
    {QT_TRANSLATE_NOOP("rp::RubricText", "The claim rests on evidence"),
     QT_TRANSLATE_NOOP("rp::RubricText", "A recommendation and a capture are there. Whether the one follows "
                                         "from the other, you judge.")},
    {QT_TRANSLATE_NOOP("rp::RubricText", "Two captures differ in one thing"),
     QT_TRANSLATE_NOOP("rp::RubricText", "Two captures of one instrument differ in exactly one input. The "
                                         "program checks it.")},
    {QT_TRANSLATE_NOOP("rp::RubricText", "The rejected alternative has its figure"),
     QT_TRANSLATE_NOOP("rp::RubricText",
                       "Another choice is there. Whether its figure speaks against it, you judge.")},
    {QT_TRANSLATE_NOOP("rp::RubricText", "The trigger is named and tested"),
     QT_TRANSLATE_NOOP("rp::RubricText",
                       "It says what would change the decision, and an input was named before the stress "
                       "test told which one flips it first. The program checks it; naming another one costs "
                       "nothing.")},
    {QT_TRANSLATE_NOOP("rp::RubricText", "The risk is said"),
     QT_TRANSLATE_NOOP("rp::RubricText", "A risk is there. Whether it is what can go wrong, and who would "
                                         "notice, you judge.")},
};

/// In the order of RowState.
constexpr const char *rubricStates[] = {
    //: Of a row of the rubric: what it asks for is not there.
    QT_TRANSLATE_NOOP("rp::RubricText", "missing"),
    //: Of a row of the rubric.
    QT_TRANSLATE_NOOP("rp::RubricText", "met"),
    //: Of a row of the rubric: something is there, and only a teacher can say whether it is good.
    QT_TRANSLATE_NOOP("rp::RubricText", "yours to judge"),
};

bool sameResults(const Capture &one, const Capture &other)
{
    const auto isSame = [](const CapturedFigure &a, const CapturedFigure &b) {
        return a.id == b.id && (a.value == b.value || (std::isnan(a.value) && std::isnan(b.value))); // NOLINT
    };
    return std::equal(one.figures.begin(), one.figures.end(), other.figures.begin(), other.figures.end(),
                      isSame);
}

/// Ids of the inputs in which two captures of one instrument differ.
QStringList apart(const Capture &one, const Capture &other)
{
    QStringList ids;
    for (auto it = one.inputs.cbegin(); it != one.inputs.cend(); ++it) {
        if (inputsToJson({{it.key(), *it}}) != inputsToJson({{it.key(), other.inputs.value(it.key())}}))
            ids.append(it.key());
    }
    return ids;
}

/// Of inputs that are on the page of either; any other is none that a learner set.
QStringList labelsOf(QStringList ids, const Capture &one, const Capture &other)
{
    QStringList labels;
    for (const Capture *capture : {&one, &other}) {
        for (const CapturedControl &control : capture->controls) {
            if (ids.removeOne(control.id))
                labels.append(control.label);
        }
    }
    return labels;
}

bool isBlank(const Memo &memo, MemoPart part)
{
    return memo.text(part).trimmed().isEmpty();
}

bool isTriggerTested(const LabContent &lab, const EvidenceBook &book, const Memo &memo,
                     const Catalogue &catalogue)
{
    const Capture *capture = stressedCapture(lab, book, memo);
    const QString named = capture ? memo.trigger(capture->id) : QString();
    if (named.isEmpty())
        return false;
    const CaptureScene scene(*capture, catalogue);
    return scene.instrument() && scene.instrument()->inputIds().contains(named) &&
           stressHolds(*scene.instrument(), *stressOf(lab.stress, capture->instrument));
}

} // namespace

EvidencePair evidencePair(const EvidenceBook &book, const Memo &memo)
{
    const std::vector<const Capture *> cited = citedCaptures(book, memo);
    EvidencePair pair;
    if (cited.size() < 2)
        return pair;
    pair.state = EvidencePair::State::Equal;
    for (std::size_t i = 0; i < cited.size(); ++i) {
        for (std::size_t j = i + 1; j < cited.size(); ++j) {
            if (cited[i]->instrument != cited[j]->instrument) {
                pair.state = EvidencePair::State::Differ;
                continue;
            }
            const QStringList ids = apart(*cited[i], *cited[j]);
            if (ids.isEmpty() && sameResults(*cited[i], *cited[j]))
                continue;
            pair.state = EvidencePair::State::Differ;
            const QStringList labels = labelsOf(ids, *cited[i], *cited[j]);
            if (!labels.isEmpty() && (pair.inputs.isEmpty() || labels.size() < pair.inputs.size()))
                pair.inputs = labels;
        }
    }
    return pair;
}

std::optional<RubricStates> memoRubric(const LabContent &lab, const EvidenceBook &book, const Memo &memo,
                                       const Catalogue &catalogue)
{
    if (!lab.memo || memo.isEmpty())
        return std::nullopt;
    const auto written = [&memo](MemoPart part) {
        return isBlank(memo, part) ? RowState::Missing : RowState::Judge;
    };
    const auto met = [](bool isMet) { return isMet ? RowState::Met : RowState::Missing; };
    const bool hasEvidence = !citedCaptures(book, memo).empty();
    return RubricStates{
        hasEvidence ? written(MemoPart::Recommendation) : RowState::Missing,
        met(evidencePair(book, memo).inputs.size() == 1), written(MemoPart::Rejected),
        met(!isBlank(memo, MemoPart::ChangeMind) && isTriggerTested(lab, book, memo, catalogue)),
        written(MemoPart::Risk)};
}

QString RubricText::heading()
{
    return tr("Rubric for the decision memo");
}

QString RubricText::row(MemoRow row)
{
    return tr(rubricRows[std::size_t(row)].row);
}

QString RubricText::asks(MemoRow row)
{
    return tr(rubricRows[std::size_t(row)].asks);
}

QString RubricText::state(RowState state)
{
    return tr(rubricStates[std::size_t(state)]);
}

} // namespace rp

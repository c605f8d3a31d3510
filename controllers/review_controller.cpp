// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/review_controller.h"

#include "controllers/wizard_texts.h"
#include "models/review/recall_json.h"
#include "models/session/ledger.h"

#include <array>

namespace rp {
namespace {

const QString chapter = QStringLiteral("review");

/// Empty while nothing can be said.
QString verdictKey(Confidence verdict)
{
    constexpr std::array keys{"", "over", "under", "fitting"};
    return QLatin1String(keys.at(static_cast<std::size_t>(verdict)));
}

/// When the first question comes back, or came; nothing while none was answered.
QVariant nextDue(const ReviewBook &book)
{
    QVariant first;
    for (const RecallAnswer *latest : book.latest()) {
        const auto card = book.card(latest->question);
        if (card && (!first.isValid() || card->due < first.toDateTime()))
            first = card->due;
    }
    return first.isValid() ? QVariant(isoText(first.toDateTime())) : QVariant();
}

QVariantMap designOf(const ReviewBook &book)
{
    const Calibration calibration = book.calibration();
    const bool hasAnswers = calibration.answers > 0;
    const QString verdict = verdictKey(calibration.verdict);
    return {
        {QStringLiteral("recall_score"), book.score()},
        {QStringLiteral("recall_questions"), static_cast<int>(book.content().questions.size())},
        {QStringLiteral("recall_answers"), calibration.answers},
        {QStringLiteral("brier_score"), calibration.brier ? QVariant(*calibration.brier) : QVariant()},
        {QStringLiteral("mean_confidence"), hasAnswers ? QVariant(calibration.meanConfidence) : QVariant()},
        {QStringLiteral("confidence_verdict"), verdict.isEmpty() ? QVariant() : QVariant(verdict)},
        {QStringLiteral("next_due"), nextDue(book)},
        {QStringLiteral("self_check_count"), book.checkedCount()}};
}

} // namespace

ReviewController::ReviewController(ReviewBook &book, Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_book(book)
    , m_ledger(ledger)
{
}

/// @param otherwise why it was not recorded when the ledger takes everything
void ReviewController::answer(bool recorded, const QString &otherwise)
{
    if (recorded)
        recordDesign();
    else if (m_ledger.isReadOnly())
        emit refused(readOnlyText());
    else
        emit refused(otherwise);
}

/// Said once and not with every letter.
void ReviewController::answerTyping(bool recorded)
{
    if (!recorded && !m_typingRefused)
        answer(false, tr("This can't be changed any more."));
    m_typingRefused = !recorded;
}

void ReviewController::recordDesign()
{
    m_ledger.setDesign(chapter, designOf(m_book));
}

void ReviewController::editDraft(const RecallAnswer &draft)
{
    answerTyping(m_book.setDraft(draft));
}

void ReviewController::lockIn(const QString &question)
{
    answer(m_book.lockIn(question),
           tr("The answer is not complete: choose how sure you are, and answer every part of the question."));
}

QString ReviewController::nothingWaitsText()
{
    return tr("There is no answer to this question that waits to be marked.");
}

void ReviewController::tickPoints(const QString &question, const std::vector<bool> &points)
{
    answer(m_book.setPendingPoints(question, points), nothingWaitsText());
}

void ReviewController::mark(const QString &question, const std::vector<bool> &points)
{
    answer(m_book.mark(question, points), nothingWaitsText());
}

void ReviewController::deleteRecall()
{
    answer(m_book.deleteRecall(), tr("There was nothing to delete."));
}

void ReviewController::lockMystery(const MysteryAnswer &answered)
{
    answer(m_book.lockMystery(answered),
           tr("The answer is not complete: it needs a choice, two places, and how sure you are."));
}

void ReviewController::rankMystery(const QString &recording, const std::vector<traces::Remedy> &order)
{
    answer(m_book.rankMystery(recording, order), tr("This can't be changed any more."));
}

void ReviewController::answerBelief(const QString &belief, bool isTrue)
{
    answer(m_book.answerBelief(belief, isTrue),
           tr("You have judged this before, and the first answer stays."));
}

void ReviewController::setChecked(const QString &item, bool checked)
{
    answer(m_book.setChecked(item, checked), tr("There is no such box in the self-check."));
}

void ReviewController::write(const QString &prompt, const QString &text)
{
    answerTyping(m_book.setWriting(prompt, text));
}

} // namespace rp

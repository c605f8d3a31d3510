// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/review/review_desk.h"
#include "views/review/recall_dates.h"
#include "views/review/recall_question_card.h"
#include "views/review/recall_section.h"
#include "views/widgets/action_button.h"
#include "views/widgets/text_block.h"

#include <QSignalSpy>

namespace rp::test {

/// The recall quiz on its desk, connected to the book as the program does it.
struct RecallDesk : ReviewDesk
{
    explicit RecallDesk(ReviewContent given = smallReview(), Ledger::Mode mode = Ledger::Mode::Learner)
        : ReviewDesk(std::move(given), mode)
    {
    }

    void open(const QSize &size = {1100, 700})
    {
        section = new RecallSection(parts());
        QObject::connect(&intents, &Intents::draftEdited, section,
                         [this](const RecallAnswer &draft) { (void)book.setDraft(draft); });
        QObject::connect(&intents, &Intents::lockRequested, section,
                         [this](const QString &question) { (void)book.lockIn(question); });
        QObject::connect(&intents, &Intents::pointsTicked, section,
                         [this](const QString &question, const std::vector<bool> &points) {
                             (void)book.setPendingPoints(question, points);
                         });
        QObject::connect(&intents, &Intents::markRequested, section,
                         [this](const QString &question, const std::vector<bool> &points) {
                             (void)book.mark(question, points);
                         });
        QObject::connect(&intents, &Intents::deleteRecallRequested, section,
                         [this] { (void)book.deleteRecall(); });
        show(section, size);
    }

    RecallQuestionCard *card() const { return section->card(); }

    RecallSection *section = nullptr;
};

} // namespace rp::test

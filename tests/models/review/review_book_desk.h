// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/session/ledger.h"
#include "tests/models/review/review_json.h"

namespace rp::test {

/// The small review with a book on a ledger, and a clock that stands until it is moved.
struct BookDesk
{
    explicit BookDesk(Ledger::Mode mode = Ledger::Mode::Learner)
        : ledger(mode)
    {
    }

    /// What a learner does on the page. False when any of it was refused.
    bool choose(int confidence, const char *option = "memory")
    {
        RecallAnswer draft;
        draft.question = key("relu");
        draft.confidence = confidence;
        draft.option = key(option);
        return book.setDraft(draft) && book.lockIn(key("relu"));
    }
    bool number(int confidence, const char *typed)
    {
        RecallAnswer draft;
        draft.question = key("ridge");
        draft.confidence = confidence;
        draft.entries = {{key("r"), key(typed)}};
        return book.setDraft(draft) && book.lockIn(key("ridge"));
    }
    bool write(int confidence, const char *text)
    {
        RecallAnswer draft;
        draft.question = key("trace");
        draft.confidence = confidence;
        draft.text = key(text);
        return book.setDraft(draft) && book.lockIn(key("trace"));
    }
    QDateTime dueOf(const char *question) const { return book.card(key(question))->due; }

    ReviewContent content = smallReview();
    const Catalogue &catalogue = builtInCatalogue();
    ReviewFigures figures{content, catalogue};
    Ledger ledger;
    QDateTime now = QDateTime(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC);
    ReviewBook book{content, figures, ledger, [this] { return now; }};
};

} // namespace rp::test

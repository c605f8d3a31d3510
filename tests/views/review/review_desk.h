// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/fusion_entries.h"
#include "models/content/lab_content.h"
#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/session/ledger.h"
#include "tests/models/review/review_json.h"
#include "tests/views/shell/page_checks.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_widget.h"
#include "views/pages/file_asker.h"
#include "views/review/review_section.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/widget_accessibility.h"

#include <QApplication>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

namespace rp::test {

/// What the program itself shows.
ReviewContent embeddedReview();
const std::vector<LabContent> &reviewLabs();

/// The review with its book, a clock that stands until it is moved, and a window for one section or page.
struct ReviewDesk
{
    explicit ReviewDesk(ReviewContent given = smallReview(), Ledger::Mode mode = Ledger::Mode::Learner)
        : content(std::move(given))
        , ledger(mode)
    {
        installWidgetAccessibility();
        installChartAccessibility();
        installMeterAccessibility();
        announcer = new Announcer(&window);
        auto *outer = new QVBoxLayout(&window);
        outer->setContentsMargins(0, 0, 0, 0);
    }

    ReviewParts parts() { return {content, figures, book, *announcer, labs, intents, fileAsker()}; }

    /// Shows a page as it is; a section of one scrolls, as it does in the review's page.
    template<typename Shown>
    void show(Shown *shown, const QSize &size = {1000, 640})
    {
        if constexpr (std::is_base_of_v<ReviewSection, Shown>) {
            auto *scroll = new QScrollArea;
            scroll->setWidgetResizable(true);
            scroll->setFocusPolicy(Qt::NoFocus);
            scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
            scroll->setWidget(shown);
            window.layout()->addWidget(scroll);
        } else {
            window.layout()->addWidget(shown);
        }
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        followReadingOrder(window);
    }

    /// Time goes by.
    void pass_s(qint64 seconds) { now = now.addSecs(seconds); }
    void passDays(int days) { now = now.addDays(days); }

    /// Answers every question for a file with this path; an empty one cancels.
    FileAsker fileAsker()
    {
        return [this](QWidget *, const FileQuestion &question, const auto &then) {
            asked = question;
            if (!path.isEmpty())
                then(path);
        };
    }

    /// Answers a question, as the learner would, without any view.
    bool answer(const QString &question, int confidence, bool right)
    {
        const RecallQuestion *asks = content.question(question);
        if (!asks)
            return false;
        RecallAnswer draft;
        draft.question = question;
        draft.confidence = confidence;
        for (const RecallQuestion::Field &field : asks->fields) {
            const double truth = figures.value(asks->conventions.front().figures.value(field.id));
            draft.entries.insert(field.id, QString::number(right ? truth : truth * 3.0 + 1.0, 'g', 6));
        }
        for (const RecallOption &option : asks->options)
            if ((option.id == asks->correct) == right)
                draft.option = option.id;
        if (asks->kind == RecallQuestion::Kind::Open)
            draft.text = QStringLiteral("In my own words.");
        if (!book.setDraft(draft) || !book.lockIn(question))
            return false;
        return asks->kind != RecallQuestion::Kind::Open ||
               book.mark(question, std::vector<bool>(asks->keyPoints.size(), right));
    }

    QDateTime now{QDate(2026, 11, 21), QTime(9, 0), Qt::UTC};
    const Catalogue &catalogue = builtInCatalogue();
    ReviewContent content;
    const std::vector<LabContent> &labs = reviewLabs();
    Ledger ledger;
    ReviewFigures figures{content, catalogue};
    ReviewBook book{content, figures, ledger, [this] { return now; }};
    QTemporaryDir folder;
    QString path;
    FileQuestion asked;
    Intents intents;
    QWidget window; // the first to go: its page holds references to everything else
    Announcer *announcer = nullptr;
};

} // namespace rp::test

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program's review of the course, which belongs to no lab.
#include "app/root/application.h"
#include "controllers/review_controller.h"
#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"

#include <QFileInfo>

namespace rp {

void Application::loadReview()
{
    ReviewLoad load = loadEmbeddedReview();
    if (load.review)
        m_review = std::make_unique<const ReviewContent>(std::move(*load.review));
    m_library->problems.insert(m_library->problems.end(), load.problems.begin(), load.problems.end());
}

/// Before any window shows it, and after the ledger that it is kept in.
void Application::makeReview()
{
    if (!m_review)
        return;
    m_figures = std::make_unique<ReviewFigures>(*m_review, *m_catalogue);
    m_book = std::make_unique<ReviewBook>(*m_review, *m_figures, *m_ledger, m_options.clock);
    m_reviewing = std::make_unique<ReviewController>(*m_book, *m_ledger);
}

/// The window outlives its views, and the controller both.
void Application::connectReview()
{
    if (!m_reviewing)
        return;
    const Intents *intents = &m_window->labView()->intents();
    const ReviewController *controller = m_reviewing.get();
    connect(intents, &Intents::draftEdited, controller, &ReviewController::editDraft);
    connect(intents, &Intents::lockRequested, controller, &ReviewController::lockIn);
    connect(intents, &Intents::pointsTicked, controller, &ReviewController::tickPoints);
    connect(intents, &Intents::markRequested, controller, &ReviewController::mark);
    connect(intents, &Intents::deleteRecallRequested, controller, &ReviewController::deleteRecall);
    connect(intents, &Intents::beliefAnswered, controller, &ReviewController::answerBelief);
    connect(intents, &Intents::checkRequested, controller, &ReviewController::setChecked);
    connect(intents, &Intents::reviewWritingEdited, controller, &ReviewController::write);
    connect(intents, &Intents::reviewExported, this, &Application::tellReviewExport);
    // Later: what was pressed belongs to the view that goes.
    connect(intents, &Intents::linkRequested, this, &Application::openPlace, Qt::QueuedConnection);
}

void Application::openPlace(const StepLink &link)
{
    const LabContent *content = m_library->lab(link.lab);
    const auto step = stepFromKey(link.step);
    if (!content || !content->act(link.act) || !step) {
        m_window->showRefusal(tr("There is no such place in this course."));
        return;
    }
    m_window->removeMessage(noticeKey::message);
    openLab(link.lab);
    const Place place{link.act, *step};
    if (!goTo(place) || link.panel.isEmpty() || session().place() != place)
        return;
    wizard().rememberPanel(link.panel);
    m_window->showInstrument(link.act, link.panel);
}

void Application::tellReviewExport(const QString &path)
{
    m_window->showMessage(noticeKey::message, Notice::Kind::Success, [path] {
        return tr("The file %1 was written.").arg(Format::isolate(QFileInfo(path).fileName()));
    });
}

} // namespace rp

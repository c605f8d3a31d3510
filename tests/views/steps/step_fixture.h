// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "tests/models/content/catalogue_fixture.h"
#include "views/charts/frame/chart_widget.h"
#include "views/charts/meters/meter_canvas.h"
#include "views/intents/intents.h"
#include "views/steps/act_view.h"
#include "views/steps/step_page.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>
#include <functional>
#include <memory>
#include <stdexcept>

namespace step_fixture {

/// An act as the program has it: real content, real instruments, a ledger in a temporary folder, the real
/// controller, and the page in a window of its own. It is the only act of its lab when named, else the first.
class Act
{
public:
    explicit Act(rp::Ledger::Mode mode = rp::Ledger::Mode::Learner, const QString &only = {},
                 const std::function<void(rp::LabContent &)> &change = {})
        : ledger(mode)
    {
        rp::installWidgetAccessibility();
        rp::installChartAccessibility();
        rp::installMeterAccessibility();
        const rp::LabLoad load = rp::loadLabFile(QStringLiteral(":/labs/lab07.json"));
        if (!load.lab)
            throw std::runtime_error("the built-in lab does not load");
        if (mode == rp::Ledger::Mode::Learner) {
            store = std::make_unique<rp::LedgerStore>(ledger, folder.path());
            store->open();
        }
        rp::LabContent content = *load.lab;
        std::erase_if(content.acts, [&only](const auto &act) { return !only.isEmpty() && act.id != only; });
        if (change)
            change(content);
        session = std::make_unique<rp::LabSession>(content, ledger);
        workbench = rp::Workbench::make(content, *catalogue);
        instrument = workbench.bench(act().id).first();
        controller = std::make_unique<rp::WizardController>(*session, workbench);
        announcer = new rp::Announcer(&window);
        view = new rp::ActView(*session, workbench, *announcer, intents, &window);
        view->setCatalogue(*catalogue);
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(view);
        connectAll();
    }

    void show(const QSize &size = {1000, 560})
    {
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
    }

    rp::StepPage *page() const { return view->currentPage(); }
    const rp::ActContent &act() const { return session->currentAct(); }
    QString predictionId() const { return act().predictions.front().id; }

    /// Goes to a step as a learner who predicts `option`, makes every discovery and answers right.
    void goTo(rp::Step step, const QString &option = QStringLiteral("half"))
    {
        using rp::Step;
        if (step > Step::Brief)
            controller->next();
        if (step > Step::Predict) {
            for (const rp::QuestionContent &question : act().predictions) {
                const bool known = rp::findOption(question, option);
                controller->commitPrediction(question.id, known ? option : question.options.front().id);
            }
            controller->next();
            // What the prediction is about: the act opens with something else.
            if (act().panels.front().opening.contains(QStringLiteral("workload")))
                controller->setInput(QStringLiteral("workload"), QStringLiteral("kws"));
        }
        if (step > Step::Explore) {
            controller->skipDiscoveries();
            controller->next();
        }
        if (step > Step::Reveal)
            controller->next();
        QCoreApplication::processEvents();
    }

    // The window is the first to go: its pages hold references to everything else.
    QTemporaryDir folder;
    rp::Ledger ledger;
    const rp::Catalogue *catalogue = &rp::test::builtInCatalogue();
    std::unique_ptr<rp::LedgerStore> store;
    std::unique_ptr<rp::LabSession> session;
    rp::Workbench workbench;
    rp::Instrument *instrument = nullptr; ///< the first of the act
    std::unique_ptr<rp::WizardController> controller;
    rp::Intents intents;
    QWidget window;
    rp::Announcer *announcer = nullptr;
    rp::ActView *view = nullptr;
    QStringList refusals;

private:
    void connectAll()
    {
        using rp::ActView;
        using rp::Intents;
        using rp::WizardController;
        auto *c = controller.get();
        QObject::connect(&intents, &Intents::nextRequested, c, &WizardController::next);
        QObject::connect(&intents, &Intents::backRequested, c, &WizardController::back);
        QObject::connect(&intents, &Intents::predictionCommitRequested, c,
                         &WizardController::commitPrediction);
        QObject::connect(&intents, &Intents::numberCommitRequested, c, &WizardController::commitNumber);
        QObject::connect(&intents, &Intents::reflectionAnswerRequested, c,
                         &WizardController::answerReflection);
        QObject::connect(&intents, &Intents::exerciseAnswerRequested, c, &WizardController::answerExercise);
        QObject::connect(&intents, &Intents::challengeNumberRequested, c,
                         &WizardController::attemptChallenge);
        QObject::connect(&intents, &Intents::challengeSliderRequested, c, &WizardController::handInSlider);
        QObject::connect(&intents, &Intents::challengeSetupRequested, c, &WizardController::setUpChallenge);
        QObject::connect(&intents, &Intents::proposalRequested, c, &WizardController::attemptProposal);
        QObject::connect(&intents, &Intents::writingEdited, c, &WizardController::recordWriting);
        QObject::connect(&intents, &Intents::trackChosen, c, &WizardController::setTrack);
        QObject::connect(&intents, &Intents::panelChosen, c, &WizardController::rememberPanel);
        QObject::connect(&intents, &Intents::skipRequested, c, &WizardController::skipDiscoveries);
        QObject::connect(&intents, &Intents::inputChangeRequested, c, &WizardController::setInput);
        QObject::connect(&intents, &Intents::runRequested, c, &WizardController::run);
        QObject::connect(c, &WizardController::inputRefused, view, &ActView::showInputRefusal);
        QObject::connect(c, &WizardController::refused, view, [this](const QString &sentence) {
            refusals.append(sentence);
            view->showRefusal(sentence);
        });
    }
};

inline QAccessibleInterface *accessible(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
}

inline QString nameOf(QObject *object)
{
    return accessible(object)->text(QAccessible::Name);
}

/// Every accessible object below a widget, as an assistive tool walks the tree.
inline void collect(QAccessibleInterface *from, QList<QAccessibleInterface *> &found)
{
    if (!from)
        return;
    found.append(from);
    for (int i = 0; i < from->childCount(); ++i)
        collect(from->child(i), found);
}

/// The widgets that Tab visits inside `window`, once round, from what has the focus now.
inline QWidgetList tabOrder(QWidget &window)
{
    rp::followReadingOrder(
        *window.findChild<rp::ActView *>()); // as the program's window does before each Tab
    QWidgetList visited;
    QWidget *first = QApplication::focusWidget() ? QApplication::focusWidget() : &window;
    for (QWidget *at = first->nextInFocusChain(); at && at != first; at = at->nextInFocusChain()) {
        if ((at->focusPolicy() & Qt::TabFocus) && at->isVisible() && at->isEnabled() && !at->focusProxy())
            visited.append(at);
    }
    return visited;
}

} // namespace step_fixture

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "models/check/lab_loader.h"
#include "models/store/ledger_store.h"
#include "tests/models/content/catalogue_fixture.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_widget.h"
#include "views/widgets/widget_accessibility.h"

#include <QVBoxLayout>
#include <stdexcept>

namespace step_fixture {

Act::Act(rp::Ledger::Mode mode, const QString &only, const std::function<void(rp::LabContent &)> &change)
    : ledger(mode)
    , catalogue(&rp::test::builtInCatalogue())
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

Act::~Act() = default;

void Act::goTo(rp::Step step, const QString &option)
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
            controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("kws"));
    }
    if (step > Step::Explore) {
        controller->skipDiscoveries();
        controller->next();
    }
    if (step > Step::Reveal)
        controller->next();
    QCoreApplication::processEvents();
}

void connectSteps(const rp::Intents &intents, const rp::WizardController &wizard)
{
    using rp::Intents;
    using rp::WizardController;
    QObject::connect(&intents, &Intents::nextRequested, &wizard, &WizardController::next);
    QObject::connect(&intents, &Intents::backRequested, &wizard, &WizardController::back);
    QObject::connect(&intents, &Intents::predictionCommitRequested, &wizard,
                     &WizardController::commitPrediction);
    QObject::connect(&intents, &Intents::numberCommitRequested, &wizard, &WizardController::commitNumber);
    QObject::connect(&intents, &Intents::reflectionAnswerRequested, &wizard,
                     &WizardController::answerReflection);
    QObject::connect(&intents, &Intents::exerciseAnswerRequested, &wizard, &WizardController::answerExercise);
    QObject::connect(&intents, &Intents::challengeNumberRequested, &wizard,
                     &WizardController::attemptChallenge);
    QObject::connect(&intents, &Intents::challengeSliderRequested, &wizard, &WizardController::handInSlider);
    QObject::connect(&intents, &Intents::challengeSetupRequested, &wizard, &WizardController::setUpChallenge);
    QObject::connect(&intents, &Intents::proposalRequested, &wizard, &WizardController::attemptProposal);
    QObject::connect(&intents, &Intents::hintRequested, &wizard, &WizardController::takeHint);
    QObject::connect(&intents, &Intents::hintSettingRequested, &wizard, &WizardController::setHint);
    QObject::connect(&intents, &Intents::decisionRequested, &wizard, &WizardController::decide);
    QObject::connect(&intents, &Intents::writingEdited, &wizard, &WizardController::recordWriting);
    QObject::connect(&intents, &Intents::trackChosen, &wizard, &WizardController::setTrack);
    QObject::connect(&intents, &Intents::panelChosen, &wizard, &WizardController::rememberPanel);
    QObject::connect(&intents, &Intents::skipRequested, &wizard, &WizardController::skipDiscoveries);
    QObject::connect(&intents, &Intents::fillInRequested, &wizard, &WizardController::fillIn);
    QObject::connect(&intents, &Intents::foundRequested, &wizard, &WizardController::tellFound);
    QObject::connect(&intents, &Intents::inputChangeRequested, &wizard, &WizardController::setInput);
}

void Act::connectAll()
{
    using rp::ActView;
    using rp::WizardController;
    auto *c = controller.get();
    connectSteps(intents, *c);
    QObject::connect(c, &WizardController::inputRefused, view, &ActView::showInputRefusal);
    QObject::connect(c, &WizardController::refused, view, [this](const QString &sentence) {
        refusals.append(sentence);
        view->showRefusal(sentence);
    });
}

} // namespace step_fixture

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/open_lab.h"

#include "controllers/evidence_controller.h"
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/content/lab_content.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/instruments/workbench.h"
#include "models/session/measured_gate.h"
#include "views/shell/main_window.h"
#include "views/steps/act_view.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"

namespace rp {

OpenLab::OpenLab(const LabContent &content, const Catalogue &catalogue, Ledger &ledger)
    : m_content(content)
    , m_ledger(ledger)
    , m_catalogue(std::make_unique<const Catalogue>(catalogueFor(content, catalogue)))
    , m_session(std::make_unique<LabSession>(content, ledger))
    , m_workbench(Workbench::make(content, *m_catalogue))
    , m_wizard(std::make_unique<WizardController>(*m_session, m_workbench))
    , m_settings(std::make_unique<SettingsController>(ledger, *m_wizard, *m_catalogue))
    , m_evidence(std::make_unique<EvidenceBook>(content, ledger))
    , m_memo(std::make_unique<Memo>(content, ledger))
    , m_captures(
          std::make_unique<EvidenceController>(*m_session, m_workbench, *m_evidence, *m_memo, *m_wizard))
{
    m_wizard->setCatalogue(*m_catalogue);
    const auto arrive = [this] { m_settings->arriveAt(m_session->currentAct()); };
    connect(m_session.get(), &LabSession::placeChanged, m_settings.get(), arrive);
    arrive();
    const auto show = [this] { showMeasured(*m_session, m_workbench, *m_catalogue->measured); };
    connect(m_session.get(), &LabSession::changed, this, show);
    connect(m_session.get(), &LabSession::reloaded, this, show);
    show();
}

OpenLab::~OpenLab() = default;

LabParts OpenLab::parts(const std::vector<LabContent> &labs, LedgerStore *store,
                        const ReviewBook *review) const
{
    return {*m_session, m_workbench, m_ledger,         *m_catalogue,
            labs,       store,       m_evidence.get(), m_content.memo ? m_memo.get() : nullptr,
            review};
}

void OpenLab::connectTo(MainWindow &window) const
{
    connectSteps(window);
    connectEvidence(window);
    const WizardController *wizard = m_wizard.get();
    connect(&window, &MainWindow::nextRequested, wizard, &WizardController::next);
    connect(&window, &MainWindow::backRequested, wizard, &WizardController::back);
    connect(wizard, &WizardController::refused, &window, &MainWindow::showRefusal);
    const Announcer *announcer = &window.announcer();
    connect(wizard, &WizardController::discovered, announcer, &Announcer::say);
    // After the word on the answer that has opened or ended something.
    connect(wizard, &WizardController::unlocked, announcer, &Announcer::say, Qt::QueuedConnection);
    connect(wizard, &WizardController::finished, announcer, &Announcer::say, Qt::QueuedConnection);
    connect(wizard, &WizardController::said, announcer, &Announcer::say);
    connect(m_settings.get(), &SettingsController::refused, &window, &MainWindow::showRefusal);
    connect(m_settings.get(), &SettingsController::said, announcer, &Announcer::say);
    connect(m_settings.get(), &SettingsController::contextNamed, announcer,
            [about = m_settings.get(), &window](const QString &sentence, const QString &name) {
                window.announcer().mention(*about, sentence, name);
            });
}

void OpenLab::connectSteps(MainWindow &window) const
{
    const Intents *intents = &window.labView()->intents();
    const WizardController *wizard = m_wizard.get();
    connect(intents, &Intents::nextRequested, wizard, &WizardController::next);
    connect(intents, &Intents::backRequested, wizard, &WizardController::back);
    connect(intents, &Intents::predictionCommitRequested, wizard, &WizardController::commitPrediction);
    connect(intents, &Intents::numberCommitRequested, wizard, &WizardController::commitNumber);
    connect(intents, &Intents::fillInRequested, wizard, &WizardController::fillIn);
    connect(intents, &Intents::foundRequested, wizard, &WizardController::tellFound);
    connect(intents, &Intents::reflectionAnswerRequested, wizard, &WizardController::answerReflection);
    connect(intents, &Intents::exerciseAnswerRequested, wizard, &WizardController::answerExercise);
    connect(intents, &Intents::challengeNumberRequested, wizard, &WizardController::attemptChallenge);
    connect(intents, &Intents::challengeSliderRequested, wizard, &WizardController::handInSlider);
    connect(intents, &Intents::proposalRequested, wizard, &WizardController::attemptProposal);
    connect(intents, &Intents::hintRequested, wizard, &WizardController::takeHint);
    connect(intents, &Intents::hintSettingRequested, wizard, &WizardController::setHint);
    connect(wizard, &WizardController::hintSet, &window, &MainWindow::showInstrument);
    connect(intents, &Intents::decisionRequested, wizard, &WizardController::decide);
    connect(intents, &Intents::writingEdited, wizard, &WizardController::recordWriting);
    connect(intents, &Intents::challengeSetupRequested, wizard, &WizardController::setUpChallenge);
    connect(intents, &Intents::panelChosen, wizard, &WizardController::rememberPanel);
    connect(intents, &Intents::skipRequested, wizard, &WizardController::skipDiscoveries);
    connect(intents, &Intents::inputChangeRequested, wizard, &WizardController::setInput);
    connect(intents, &Intents::takeOverRequested, wizard, &WizardController::takeOver);
    connect(intents, &Intents::placeRequested, wizard, &WizardController::open);
    connect(wizard, &WizardController::inputRefused, window.actView(), &ActView::showInputRefusal);
}

void OpenLab::connectEvidence(MainWindow &window) const
{
    const EvidenceController *captures = m_captures.get();
    const Intents *intents = &window.labView()->intents();
    connect(intents, &Intents::captureRequested, captures, &EvidenceController::capture);
    connect(intents, &Intents::reopenRequested, captures, &EvidenceController::reopen);
    connect(intents, &Intents::renameRequested, captures, &EvidenceController::rename);
    connect(intents, &Intents::removeRequested, captures, &EvidenceController::remove);
    connect(intents, &Intents::restoreRequested, captures, &EvidenceController::restore);
    connect(intents, &Intents::memoTextEdited, captures, &EvidenceController::writeMemo);
    connect(intents, &Intents::memoAuthorEdited, captures, &EvidenceController::signMemo);
    connect(intents, &Intents::memoEvidenceChosen, captures, &EvidenceController::citeInMemo);
    connect(intents, &Intents::triggerNamed, captures, &EvidenceController::nameTrigger);
    connect(captures, &EvidenceController::refused, &window, &MainWindow::showRefusal);
    connect(captures, &EvidenceController::reopened, &window, &MainWindow::showInstrument);
    connect(captures, &EvidenceController::said, &window.announcer(), &Announcer::say);
}

UnrecordedLab OpenLab::unrecorded() const
{
    UnrecordedLab left;
    left.place = m_session->place();
    for (const ActContent &act : m_content.acts)
        left.inputs.insert(act.id, m_workbench.bench(act.id).saveInputs());
    return left;
}

void OpenLab::restore(const UnrecordedLab &left) const
{
    m_wizard->open(left.place);
    for (auto it = left.inputs.cbegin(); it != left.inputs.cend(); ++it) {
        if (m_session->instrumentOpen(it.key()))
            m_workbench.bench(it.key()).restoreInputs(it.value());
    }
}

} // namespace rp

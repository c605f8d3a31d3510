// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/open_lab.h"

#include "controllers/evidence_controller.h"
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/content/lab_catalogue.h"
#include "models/evidence/evidence_book.h"
#include "models/instruments/workbench.h"
#include "models/memo/memo.h"
#include "views/shell/main_window.h"
#include "views/steps/act_view.h"
#include "views/widgets/spoken/announcer.h"

namespace rp {

OpenLab::OpenLab(const LabContent &content, const Catalogue &catalogue, Ledger &ledger)
    : m_content(content)
    , m_ledger(ledger)
    , m_catalogue(catalogueFor(content, catalogue))
    , m_session(std::make_unique<LabSession>(content, ledger))
    , m_workbench(Workbench::make(content, m_catalogue))
    , m_wizard(std::make_unique<WizardController>(*m_session, m_workbench))
    , m_settings(std::make_unique<SettingsController>(ledger, *m_wizard, m_catalogue))
    , m_evidence(std::make_unique<EvidenceBook>(content, ledger))
    , m_memo(std::make_unique<Memo>(content, ledger))
    , m_captures(
          std::make_unique<EvidenceController>(*m_session, m_workbench, *m_evidence, *m_memo, *m_wizard))
{
}

OpenLab::~OpenLab() = default;

LabParts OpenLab::parts(const std::vector<LabContent> &labs, LedgerStore *store,
                        const ReviewBook *review) const
{
    return {*m_session, m_workbench, m_ledger,         m_catalogue,
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
    connect(window.labView(), &LabView::placeRequested, wizard, &WizardController::open);
    connect(wizard, &WizardController::refused, &window, &MainWindow::showRefusal);
    const Announcer *announcer = &window.announcer();
    connect(wizard, &WizardController::discovered, announcer, &Announcer::say);
    connect(wizard, &WizardController::unlocked, announcer, &Announcer::say);
    connect(wizard, &WizardController::finished, announcer, &Announcer::say);
    connect(wizard, &WizardController::said, announcer, &Announcer::say);
    connect(m_settings.get(), &SettingsController::refused, &window, &MainWindow::showRefusal);
    connect(m_settings.get(), &SettingsController::said, announcer, &Announcer::say);
}

void OpenLab::connectSteps(MainWindow &window) const
{
    const ActView *page = window.actView();
    const WizardController *wizard = m_wizard.get();
    connect(page, &ActView::nextRequested, wizard, &WizardController::next);
    connect(page, &ActView::backRequested, wizard, &WizardController::back);
    connect(page, &ActView::predictionCommitRequested, wizard, &WizardController::commitPrediction);
    connect(page, &ActView::numberCommitRequested, wizard, &WizardController::commitNumber);
    connect(page, &ActView::reflectionAnswerRequested, wizard, &WizardController::answerReflection);
    connect(page, &ActView::exerciseAnswerRequested, wizard, &WizardController::answerExercise);
    connect(page, &ActView::challengeNumberRequested, wizard, &WizardController::attemptChallenge);
    connect(page, &ActView::challengeSliderRequested, wizard, &WizardController::handInSlider);
    connect(page, &ActView::proposalRequested, wizard, &WizardController::attemptProposal);
    connect(page, &ActView::writingEdited, wizard, &WizardController::recordWriting);
    connect(page, &ActView::challengeSetupRequested, wizard, &WizardController::setUpChallenge);
    connect(page, &ActView::panelChosen, wizard, &WizardController::rememberPanel);
    connect(page, &ActView::skipRequested, wizard, &WizardController::skipDiscoveries);
    connect(page, &ActView::inputChangeRequested, wizard, &WizardController::setInput);
    connect(page, &ActView::takeOverRequested, wizard, &WizardController::takeOver);
    connect(wizard, &WizardController::inputRefused, page, &ActView::showInputRefusal);
}

void OpenLab::connectEvidence(MainWindow &window) const
{
    const EvidenceController *captures = m_captures.get();
    const LabView *view = window.labView();
    connect(view->actView(), &ActView::captureRequested, captures, &EvidenceController::capture);
    connect(view, &LabView::reopenRequested, captures, &EvidenceController::reopen);
    connect(view, &LabView::renameRequested, captures, &EvidenceController::rename);
    connect(view, &LabView::removeRequested, captures, &EvidenceController::remove);
    connect(view, &LabView::restoreRequested, captures, &EvidenceController::restore);
    connect(view, &LabView::memoTextEdited, captures, &EvidenceController::writeMemo);
    connect(view, &LabView::memoAuthorEdited, captures, &EvidenceController::signMemo);
    connect(view, &LabView::memoEvidenceChosen, captures, &EvidenceController::citeInMemo);
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

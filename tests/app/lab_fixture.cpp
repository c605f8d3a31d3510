// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lab_fixture.h"

#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "views/home/home_page.h"
#include "views/shell/main_window.h"
#include "views/widgets/action_button.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QMessageBox>
#include <QTest>

namespace rp {

LabFixture::LabFixture()
{
    m_language.use(QStringLiteral("en"));
}

Application &LabFixture::open(StartOptions options)
{
    openAsLeft(std::move(options));
    if (m_lab->window().shownPage() == WindowPage::Home)
        m_lab->window().homePage()->continueButton()->click();
    settle();
    return *m_lab;
}

Application &LabFixture::openAsLeft(StartOptions options)
{
    close();
    if (!options.presenter && options.dataDir.isEmpty())
        options.dataDir = m_folder.path();
    m_lab = Application::open(options, m_language, &m_error);
    if (!m_lab)
        qFatal("%s", qPrintable(m_error));
    m_lab->show();
    settle();
    return *m_lab;
}

void LabFixture::close()
{
    if (!m_lab)
        return;
    m_lab->window().close();
    m_lab.reset();
    settle();
}

namespace {

void commitPredictions(const LabSession &session, WizardController &wizard)
{
    for (const QuestionContent *question : session.predictions(session.place().act)) {
        if (question->kind == QuestionContent::Kind::Numeric)
            wizard.commitNumber(question->id, *question->minimum);
        else
            wizard.commitPrediction(question->id, question->options.front().id);
    }
}

} // namespace

void LabFixture::walkTo(Step step)
{
    const ActContent &act = m_lab->session().currentAct();
    WizardController &wizard = m_lab->wizard();
    if (step == Step::Brief)
        return;
    wizard.next();
    if (step == Step::Predict)
        return;
    commitPredictions(m_lab->session(), wizard);
    wizard.next();
    // What the prediction is about: the act opens with something else.
    if (act.panels.front().opening.contains(QStringLiteral("workload")))
        wizard.setInput({{}, QStringLiteral("workload")}, QStringLiteral("kws"));
    if (step == Step::Explore)
        return;
    wizard.skipDiscoveries();
    wizard.next();
    if (step == Step::Reflect)
        wizard.next();
}

bool answerQuestion(Application &lab, bool yes)
{
    const auto *box = lab.window().findChild<QMessageBox *>();
    if (!box || !box->isVisible())
        return false;
    for (QAbstractButton *button : box->buttons()) {
        if ((box->buttonRole(button) == QMessageBox::AcceptRole) == yes)
            button->click();
    }
    settle();
    return true;
}

void settle()
{
    // A change of height travels up one level of widgets with each turn.
    for (int turn = 0; turn < 12; ++turn)
        QCoreApplication::processEvents();
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the site decides while the program runs: an exam begins or ends, the policy is another one.
#include "app/root/application.h"
#include "app/root/exam_watch.h"
#include "models/check/lab_loader.h"
#include "models/policy/exam_clock.h"
#include "models/policy/policy_watch.h"
#include "models/store/ledger_store.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "views/shell/look/export_lock.h"
#include "views/shell/settings/main_menu.h"
#include "views/widgets/spoken/announcer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>
#include <algorithm>
#include <iostream>
#include <utility>

namespace rp {

namespace {

constexpr qint64 longestLook_ms = 60 * 1000; ///< between two looks at the clock during an exam

} // namespace

/// By which an exam is judged: the earliest of the clocks that are known, so that a faked one opens nothing.
QDateTime Application::now() const
{
    if (m_options.clock)
        return m_options.clock();
    const QDateTime own = earliestTime(QDateTime::currentDateTimeUtc(), kernelTime());
    return own.addSecs(
        -(m_examWatch && m_examWatch->ahead_s() > 0 ? m_examWatch->ahead_s() : m_clockAhead_s));
}

/// Before anything asks whether an exam lasts: a faked clock would say that it is over.
void Application::askClockOfExam()
{
    if (m_options.clock || !m_options.policy.exam)
        return;
    const QDateTime own = now();
    m_clockAhead_s = std::max<qint64>(0, examTimeNow(m_options.policy).secsTo(own));
    if (m_clockAhead_s <= clockTolerance_s)
        m_clockAhead_s = 0;
}

void Application::watchSite()
{
    m_exam.setSingleShot(true);
    connect(&m_exam, &QTimer::timeout, this, &Application::followExam);
    if (m_store) {
        m_examWatch = std::make_unique<ExamWatch>(*m_ledger, *m_store);
        connect(m_examWatch.get(), &ExamWatch::changed, this, &Application::tellExamFolder);
    }
    if (m_options.policyFolders.isEmpty())
        return;
    m_policyWatch = std::make_unique<PolicyWatch>(m_options.policyFolders);
    connect(m_policyWatch.get(), &PolicyWatch::changed, this, &Application::readSiteAgain);
}

void Application::readSiteAgain()
{
    if (m_options.policyAgain)
        followSite(m_options.policyAgain());
}

void Application::followSite(const SitePolicy &next)
{
    // A file that is gone may be one that is just being put in its place, or a share that is. It has said
    // what holds.
    if (!next.isThere())
        return;
    SitePolicy &site = m_options.policy;
    const bool isOtherForLab = next.exports != site.exports || next.areGatesAdvisory != site.areGatesAdvisory;
    // What is left out here was asked for once, when the program started: folders, labs and the log.
    site.file = next.file;
    site.faults = next.faults;
    site.language = next.language;
    site.theme = next.theme;
    site.textPercent = next.textPercent;
    site.areGatesAdvisory = next.areGatesAdvisory;
    site.isPresenterAllowed = next.isPresenterAllowed;
    site.exam = next.exam;
    site.examFolder = next.examFolder;
    site.exports = next.exports;
    lockExports();
    if (isOtherForLab)
        openLabAnew();
    applyAppearance();
    m_window->setAppearance(m_appearance);
    if (!site.isFaulty())
        m_window->removeMessage(noticeKey::policy);
    m_isFollowed = false; // its folder may be another one
    followExam();
    closeAnswers();
    tellSite();
}

/// As its pages are made, they give away nothing that they must not say, and lock what they must.
void Application::openLabAnew()
{
    flush();
    const std::optional<Exam> &exam = m_ledger->exam();
    // In an exam a prediction is taken before its instrument is open, whatever the gates are like otherwise.
    m_ledger->setAdvised(m_options.policy.areGatesAdvisory && !exam);
    const WindowPage shown = m_window->shownPage();
    changeLab(*m_library->lab(session().content().id));
    m_window->showPage(shown);
    m_window->removeMessage(noticeKey::gate);
}

/// What shows answers has no place in an exam, nor where the site has just forbidden it.
void Application::closeAnswers()
{
    if (m_options.policy.areAnswersAllowed(now()))
        return;
    m_projection.reset();
    m_teacherRoom->close();
    m_classRoom->close();
    if (!m_options.presenter)
        return;
    // A window without a session, in which every answer stands.
    say(std::cerr, refusalOfSite());
    QTimer::singleShot(0, m_window.get(), &MainWindow::closeNow);
}

/// The lab is opened anew when an exam begins or ends, because pages are made with what they may say.
void Application::followExam()
{
    const std::optional<Exam> exam = m_options.policy.examAt(now());
    const std::optional<Exam> before = m_ledger->exam();
    if (exam != before) {
        m_ledger->setExam(exam);
        openLabAnew();
        closeAnswers();
        if (!exam) {
            m_window->removeMessage(noticeKey::exam);
            m_window->removeMessage(noticeKey::examFolder);
        }
        tellSite();
    }
    if (before && !exam)
        m_window->showMessage(noticeKey::message, Notice::Kind::Information, [] {
            return tr("The exam is over: what is right and why, and the sources, are shown again.");
        });
    if (m_examWatch && (exam != m_followed || !m_isFollowed)) {
        const SitePolicy &site = m_options.policy;
        m_examWatch->follow(exam, {site.examPlace(), QFileInfo(m_store->filePath()).path(),
                                   m_options.stateFolder, currentAccount().name});
    }
    m_followed = exam;
    m_isFollowed = true;
    const std::optional<Exam> &known = m_options.policy.exam;
    if (!known || !known->until)
        return;
    // Not in one go, and also after its end: the clock may be set meanwhile.
    const qint64 left_ms = exam ? now().msecsTo(*known->until) : longestLook_ms;
    m_exam.start(int(std::clamp<qint64>(left_ms, 1, longestLook_ms)));
}

void Application::tellExamFolder()
{
    const QString problem = m_examWatch->problem();
    if (problem.isEmpty()) {
        m_window->removeMessage(noticeKey::examFolder);
    } else {
        m_window->showMessage(
            noticeKey::examFolder, Notice::Kind::Warning, [problem, folder = m_examWatch->folder()] {
                //: %1 is a folder, %2 a reason
                return tr("The folder of the exam, %1, can't be used (%2). The exam goes on, your "
                          "work is saved here, and it is tried again every half minute.")
                    .arg(Format::isolate(folder), problem);
            });
    }
    followExam(); // its clock may say something else
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the session is saved, gone on from, and kept when the program ends.
#include "app/root/application.h"
#include "models/check/lab_loader.h"
#include "models/store/ledger_store.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "views/shell/shell_text.h"

#include <QFileInfo>
#include <iostream>
#include <utility>

namespace rp {

void Application::saveAs(const QString &path)
{
    if (!m_store)
        return;
    QString problem = m_store->saveAs(path);
    if (problem.isEmpty()) {
        m_window->showMessage(noticeKey::message, Notice::Kind::Success, [path] {
            return tr("The session was saved to %1.").arg(Format::isolate(path));
        });
        m_window->sessionSaved();
    } else {
        m_window->showMessage(noticeKey::message, Notice::Kind::Problem,
                              [said = std::move(problem)] { return said; });
    }
}

/// In the words in which the page says it, so that nothing is said twice.
void Application::tellExport(const QString &path)
{
    m_window->showMessage(noticeKey::message, Notice::Kind::Success, [path] {
        return QCoreApplication::translate("rp::MemoPage", "The memo was exported to %1.")
            .arg(Format::isolate(QFileInfo(path).fileName()));
    });
}

void Application::continueFrom(const QString &path)
{
    if (!m_store)
        return;
    const QString question = m_store->questionBefore(path);
    if (question.isEmpty())
        goOnFrom(path);
    else
        //: Button that answers a question.
        m_window->ask(question, tr("Continue"), [this, path] { goOnFrom(path); });
}

void Application::takeOver()
{
    if (m_store && !m_store->takeOver())
        m_window->showRefusal(tr("The ledger can't be taken over; make its folder writable."));
}

void Application::goOnFrom(const QString &path)
{
    const QString before = m_ledger->id();
    QString problem = m_store->continueFrom(path);
    if (problem.isEmpty()) {
        // Options stand in an order of the learner's own, which a session has from its beginning.
        const QString here = session().content().id;
        if (m_ledger->id() != before && (m_adopted.isEmpty() || m_adopted == here))
            changeLab(*m_library->lab(here));
        if (m_adopted.isEmpty())
            m_window->showPage(WindowPage::Home);
        else
            openLab(m_adopted);
        m_window->showMessage(noticeKey::message, Notice::Kind::Success,
                              [path] { return tr("You go on from %1.").arg(Format::isolate(path)); });
    } else {
        m_window->showMessage(noticeKey::message, Notice::Kind::Problem,
                              [said = std::move(problem)] { return said; });
    }
}

void Application::dismissNotice(const QString &key)
{
    if (!m_store)
        return;
    const std::vector<LedgerNotice> notices = m_store->notices();
    for (const LedgerNotice &notice : notices) {
        if (ShellText::noticeKey(notice) == key)
            m_store->dismiss(notice.kind);
    }
}

bool Application::flush()
{
    if (!m_store || m_store->isReadOnly())
        return true;
    return m_store->flush() && (!m_store->isDirty() || m_store->flush());
}

QString Application::saveSomewhere()
{
    return flush() ? QString() : m_store->keepUnsaved();
}

void Application::endNow()
{
    m_isEnding = true;
    // A long session is not written anew for the size of a window alone: there is a second for all of it.
    constexpr qint64 long_bytes = qint64{2} << 20;
    if (m_store && (m_store->isUnsaved() || QFileInfo(m_store->filePath()).size() < long_bytes))
        keepGeometry();
    const bool isSaved = !m_store || m_store->isReadOnly() || m_store->flushInHaste();
    const QString kept = isSaved ? QString() : m_store->keepUnsaved();
    if (!kept.isEmpty())
        say(std::cerr, tr("The session can't be saved in its folder; it is kept as %1.").arg(kept));
    else if (!isSaved)
        say(std::cerr,
            tr("The session can't be saved anywhere, so what you did since it last was is lost; free "
               "some space before you start again."));
    m_window->closeNow();
}

void Application::tellNoMemory(const QString &sentence)
{
    flush();
    m_window->showMessage(noticeKey::message, Notice::Kind::Problem, [sentence] { return sentence; });
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/exam_watch.h"

#include "models/policy/exam_clock.h"
#include "models/policy/exam_record.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "models/store/session_note.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QThread>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace rp {
namespace {

using namespace std::chrono_literals;
constexpr auto lookInterval = 30s;
constexpr auto clockPatience = 20s;
constexpr int closing_ms = 1000; ///< of a window that closes

/// What names an exam in the notes.
QString nameOf(const Exam &exam)
{
    return exam.until ? exam.until->toUTC().toString(Qt::ISODate) : QStringLiteral("open");
}

/// The session of a claim is still there, on this machine.
bool stands(const ExamClaim &claim, const ExamClaim &own)
{
    if (claim.machine != own.machine || claim.folder == own.folder)
        return false;
    const auto ledger = readLedgerFile(QDir(claim.folder).filePath(QStringLiteral("ledger.json")));
    return ledger && ledger->document.id == claim.ledger;
}

} // namespace

struct ExamWatch::Found
{
    QString problem;
    bool isNoted = false;           ///< the session stood in the record before
    std::vector<ExamClaim> others;  ///< of other sessions, in the folder and on the account
    std::vector<ExamClaim> earlier; ///< of these, what was claimed before and still stands on this machine
    std::optional<qint64> ahead_s;  ///< of this computer's clock
};

ExamWatch::ExamWatch(Ledger &ledger, LedgerStore &store, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_store(store)
{
    m_again.setInterval(lookInterval);
    connect(&m_again, &QTimer::timeout, this, &ExamWatch::look);
    connect(&m_ledger, &Ledger::replaced, this, &ExamWatch::look); // another session, it may be
}

ExamWatch::~ExamWatch()
{
    // A thread that still waits for its share is left to the end of the program.
    if (m_thread && m_thread->wait(QDeadlineTimer(closing_ms)))
        delete m_thread;
}

void ExamWatch::follow(const std::optional<Exam> &exam, const ExamPlace &place)
{
    m_exam = exam;
    m_place = place;
    if (!exam) {
        m_again.stop();
        tell({}, m_ahead_s);
        return;
    }
    if (const QString loaded = preloadedLibraries(); !loaded.isEmpty())
        (void)noteInSession(m_ledger, session_note::preloaded, loaded);
    if (place.folder.isEmpty())
        return;
    m_again.start();
    look();
}

void ExamWatch::look()
{
    if (!m_exam || m_place.folder.isEmpty() || m_thread || m_store.isReadOnly())
        return;
    const auto found = std::make_shared<Found>();
    const ExamClaim own = ownClaim(m_ledger.id(), m_place.session);
    m_thread =
        QThread::create([found, own, place = m_place, name = examRecordName(*m_exam, m_place.account)] {
            const ExamRecord record = claimExam(place.folder, name, own);
            std::vector<ExamClaim> claims = record.claims;
            if (QFileInfo(place.state).isDir()) {
                const ExamRecord ofAccount = claimExam(place.state, name, own);
                claims.insert(claims.end(), ofAccount.claims.begin(), ofAccount.claims.end());
            }
            found->problem = record.problem;
            found->isNoted = record.hadOwn;
            QString since = own.at;
            for (const ExamClaim &claim : claims)
                since = claim.isSameAs(own) ? std::min(since, claim.at) : since;
            for (const ExamClaim &claim : claims) {
                if (claim.ledger == own.ledger)
                    continue;
                found->others.push_back(claim);
                if (claim.at < since && stands(claim, own))
                    found->earlier.push_back(claim);
            }
            const QDateTime before = QDateTime::currentDateTimeUtc();
            if (const auto time = timeOfFolder(place.folder, clockPatience))
                found->ahead_s = time->secsTo(std::max(before, kernelTime()));
        });
    connect(m_thread, &QThread::finished, this, [this, found, ended = m_thread] {
        if (m_thread != ended)
            return;
        ended->wait();
        delete std::exchange(m_thread, nullptr);
        take(*found);
    });
    m_thread->start();
}

void ExamWatch::take(const Found &found)
{
    if (!m_exam)
        return;
    const QString exam = nameOf(*m_exam);
    const qint64 apart_s = found.ahead_s.value_or(0);
    if (std::abs(apart_s) > clockTolerance_s)
        (void)noteInSession(m_ledger, session_note::clockDiffers, exam, double(apart_s));
    for (const ExamClaim &other : found.others)
        (void)noteInSession(m_ledger, session_note::otherSession, other.ledger);
    if (found.problem.isEmpty()) {
        const bool wasNoted = noteIn(m_ledger.log(), session_note::exam, exam) != nullptr;
        if (!wasNoted)
            (void)noteInSession(m_ledger, session_note::exam, exam);
        else if (!found.isNoted)
            (void)noteInSession(m_ledger, session_note::recordGone, exam);
    }
    if (!found.problem.isEmpty())
        (void)noteInSession(m_ledger, session_note::recordFailed, exam);
    tell(found.problem, apart_s > clockTolerance_s ? apart_s : 0);
    if (!found.earlier.empty())
        m_store.close(
            {LedgerNotice::Kind::ExamElsewhere, m_store.filePath(), found.earlier.front().folder, {}});
}

void ExamWatch::tell(const QString &problem, qint64 ahead_s)
{
    const bool isOther = problem != m_problem || ahead_s != m_ahead_s;
    m_problem = problem;
    m_ahead_s = ahead_s;
    if (isOther)
        emit changed();
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/work_copies.h"

#include "models/handin/grade_text.h"
#include "models/handin/handin_file.h"
#include "models/json/file_owner.h"
#include "models/json/file_writer.h"
#include "models/network/web_address.h"
#include "models/session/ledger.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QThread>
#include <memory>
#include <new>
#include <utility>

namespace rp {
namespace {

constexpr int soon_ms = 300; ///< several entries of one answer make one copy
constexpr int later_ms = 30'000;
constexpr int again_ms = 60'000;
constexpr int closing_ms = 5'000; ///< of a window that closes
constexpr int grace_ms = 1'000;   ///< for one that is asked to stop

struct CopyWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::WorkCopies)
};

/// The log of a copy of this session that holds what the session lacks.
std::optional<CommitLog> moreIn(const QString &path, const LedgerDocument &document)
{
    const HandinReading there = readHandinFile(path);
    if (!there.reason.isEmpty() || there.handin.document.id != document.id ||
        there.handin.document.log.isPrefixOf(document.log))
        return std::nullopt;
    return there.handin.document.log;
}

} // namespace

QString replaceCopy(const QString &path, const QByteArray &bytes)
{
    if (!QFileInfo(QFileInfo(path).path()).isDir())
        return CopyWords::tr("the folder is not there");
    if (QFileInfo(path).isSymLink())
        return CopyWords::tr("there is a link in its place");
    return replaceFile(path, bytes, Readers::FolderGroup);
}

WorkCopies::WorkCopies(const Ledger &ledger, const QString &folder, const QString &account, Write write,
                       QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_folder(folder)
    , m_account(account)
    , m_write(write ? std::move(write) : Write(replaceCopy))
{
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &WorkCopies::copy);
    for (const auto answered : {&Ledger::committed, &Ledger::settled, &Ledger::replaced})
        connect(&m_ledger, answered, this, [this] { mark(soon_ms); });
    connect(&m_ledger, &Ledger::edited, this, [this] { mark(later_ms); });
    mark(0);
}

WorkCopies::~WorkCopies()
{
    disconnect(&m_ledger, nullptr, this, nullptr);
    blockSignals(true);
    // What has failed meanwhile is behind again and has one more try; what is slow would be no faster.
    if (hasFinished(closing_ms) && m_isBehind) {
        copy();
        hasFinished(closing_ms);
    }
    // A thread that still waits for its share is left to the end of the program: to delete it would end it
    // now.
}

bool WorkCopies::hasFinished(int patience_ms)
{
    if (!m_thread)
        return true;
    const bool isInTime = m_thread->wait(QDeadlineTimer(patience_ms));
    if (!isInTime) {
        m_thread->requestInterruption();
        if (!m_thread->wait(grace_ms))
            return false;
    }
    finish();
    return isInTime;
}

QString WorkCopies::path() const
{
    QString id = m_ledger.id();
    id.remove(QLatin1Char('{')).remove(QLatin1Char('}'));
    const QString name = nameInFiles(m_account);
    const QString file =
        QStringLiteral("%1%2.json").arg(name.isEmpty() ? QString() : name + QLatin1Char('-'), id);
    if (isWebAddress(m_folder))
        return inWebFolder(QUrl(m_folder), file).toString(QUrl::FullyEncoded);
    return QDir(m_folder).filePath(file);
}

void WorkCopies::mark(int delay_ms)
{
    m_isBehind = true;
    if (!m_due.isActive() || m_due.remainingTime() > delay_ms)
        m_due.start(delay_ms);
}

void WorkCopies::copy()
{
    // Another window has the ledger, and copies it; before the first answer there is nothing to copy.
    if (m_thread || m_ledger.isReadOnly() || m_ledger.log().entries().empty())
        return;
    m_due.stop();
    m_isBehind = false;
    Handin handin{QString(), plainText(m_account), QCoreApplication::applicationVersion(),
                  QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs), m_ledger.document()};
    m_outcome = std::make_shared<Outcome>();
    const bool isCompared = m_isCompared || isWebAddress(m_folder);
    m_thread = QThread::create(
        [write = m_write, path = path(), handin = std::move(handin), said = m_outcome, isCompared] {
            try {
                if (!isCompared)
                    said->more = moreIn(path, handin.document);
                if (!said->more)
                    said->problem = write(path, writeHandin(handin));
            } catch (const std::bad_alloc &) { // what leaves a thread ends the program
                said->problem = CopyWords::tr("there is not enough memory");
            }
        });
    connect(m_thread, &QThread::finished, this, [this, ended = m_thread] {
        if (m_thread == ended)
            finish();
    });
    m_thread->start();
    if (m_thread->isRunning() || m_thread->isFinished())
        return;
    m_outcome->problem = CopyWords::tr("there is not enough memory"); // not even for a thread
    finish();
}

void WorkCopies::finish()
{
    m_thread->wait();
    delete std::exchange(m_thread, nullptr);
    const QString problem = m_outcome->problem;
    m_isCompared = true;
    if (m_outcome->more) {
        mark(soon_ms);
        emit foundMore(*m_outcome->more);
    }
    if (problem.isEmpty() && !m_outcome->more)
        m_copiedAt = QDateTime::currentDateTime();
    if (!problem.isEmpty())
        mark(again_ms);
    else if (m_isBehind && !m_due.isActive())
        m_due.start(soon_ms);
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit changed();
}

} // namespace rp

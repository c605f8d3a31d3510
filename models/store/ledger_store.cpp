// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of LedgerStore that reads and writes. What other windows and programs do to the files is met in
// ledger_store_others.cpp.
#include "models/store/ledger_store.h"

#include "models/json/file_writer.h"
#include "models/session/ledger_document.h"
#include "models/store/continuation.h"
#include "models/store/ledger_loading.h"
#include "models/text/format.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <chrono>

namespace rp {
namespace {

using namespace std::chrono_literals;
constexpr auto autosaveInterval = 2s;

const LedgerReading *pointerTo(const std::optional<LedgerReading> &reading)
{
    return reading ? &*reading : nullptr;
}

} // namespace

LedgerStore::LedgerStore(Ledger &ledger, const QString &folder, const QString &state, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_folder(folder)
    , m_lock(lockPath())
    , m_seen(seenPath())
    , m_account(state)
{
    Q_ASSERT(!ledger.isPresenter());
    m_autosave.setInterval(autosaveInterval);
    m_autosave.setSingleShot(true);
    connect(&m_autosave, &QTimer::timeout, this, [this] { flush(); });
    connect(&m_ledger, &Ledger::committed, this, &LedgerStore::saveCommitted);
    connect(&m_ledger, &Ledger::settled, this, [this] {
        m_dirty = true;
        m_backupBehind = true;
        flush();
    });
    connect(&m_ledger, &Ledger::placed, this, [this] {
        m_dirty = true;
        flush();
    });
    connect(&m_ledger, &Ledger::edited, this, [this] {
        m_dirty = true;
        // Not restarted while it runs: a slider that never rests is saved all the same.
        if (!m_autosave.isActive())
            m_autosave.start();
    });
}

LedgerStore::~LedgerStore()
{
    if (!m_isInHaste)
        flush();
}

QString LedgerStore::filePath() const
{
    return QDir(m_folder).filePath(QStringLiteral("ledger.json"));
}

QString LedgerStore::backupPath() const
{
    return filePath() + QStringLiteral(".bak");
}

QString LedgerStore::lockPath() const
{
    return filePath() + QStringLiteral(".lock");
}

QString LedgerStore::seenPath() const
{
    return filePath() + QStringLiteral(".seen");
}

void LedgerStore::open()
{
    const LedgerLock::Result lock = m_lock.take();
    if (lock == LedgerLock::Result::Taken)
        removeLeftovers(m_folder);
    if (makeLedgerFolderPrivate(m_folder))
        addNotice({LedgerNotice::Kind::MadePrivate, m_folder, {}, {}});
    load();
    if (lock == LedgerLock::Result::HeldElsewhere)
        tellLockedElsewhere();
    else if (lock != LedgerLock::Result::Taken && !isReadOnly())
        m_dirty = true; // the notice comes from the attempt to save
    noteHistory();
    flush();
}

void LedgerStore::load()
{
    m_seen.read();
    m_knownAside = keptAside();
    const auto file = readLedgerFile(filePath());
    const auto copy = readLedgerFile(backupPath());
    m_onDisk = fileStateOf(filePath());
    const SeenLedgers seen = everythingSeen({pointerTo(file), pointerTo(copy)});
    LedgerLoading loading = loadingOf(pointerTo(file), pointerTo(copy), seen);
    // Without the lock nothing is set right here; what lies there is then kept when the folder can be used.
    m_loaded = m_lock.isHeld() || (file && file->state == LedgerReading::State::Good);
    if (loading.isNewer) {
        m_ledger.adopt(*loading.document);
        goReadOnly({LedgerNotice::Kind::NewerVersion, filePath(), {}, {}});
        return;
    }
    if (loading.isUnread) {
        if (loading.document)
            m_ledger.adopt(*loading.document);
        goReadOnly({LedgerNotice::Kind::Unreadable, filePath(), {}, loading.reason});
        return;
    }
    if (!m_lock.isHeld()) {
        if (loading.document)
            m_ledger.adopt(*loading.document);
        return;
    }
    LedgerNotice notice{
        loading.notice.value_or(LedgerNotice::Kind::Restored), filePath(), {}, loading.reason};
    if (loading.keepFileAside) {
        notice.aside = moveAside(filePath());
        m_loaded = !notice.aside.isEmpty();
    }
    if (loading.keepCopyAside) {
        const QString asideCopy = moveAside(backupPath());
        if (notice.aside.isEmpty())
            notice.aside = asideCopy;
    }
    if (loading.document)
        m_ledger.adopt(*loading.document);
    m_isNewHere = loading.document && seen.logsOf(m_ledger.id()).empty();
    m_dirty = loading.isDirty;
    m_backupBehind = loading.isCopyBehind;
    if (loading.notice)
        addNotice(notice);
    // What nobody saw is noted first, and written with the note: else it would be known from now on.
    if (!m_dirty && !(m_isNewHere && m_account.isWanted()))
        noteSeen();
}

QString LedgerStore::moveAside(const QString &path)
{
    QString aside = keepAside(path);
    if (aside.isEmpty())
        return aside;
    m_knownAside << aside;
    emit setAside(aside);
    return aside;
}

void LedgerStore::saveCommitted()
{
    const auto &entries = m_ledger.log().entries();
    const bool isCapture = !entries.empty() && entries.back().kind == commit_kind::capture;
    // A capture opens nothing, and is large: it is written once now, and into the copy with the next ones.
    m_copyCanWait = isCapture && (m_copyCanWait || !m_backupBehind);
    m_dirty = true;
    m_backupBehind = true;
    flush();
}

bool LedgerStore::flush()
{
    if (isReadOnly())
        return false;
    if (!isDirty())
        return true;
    return save();
}

bool LedgerStore::flushInHaste()
{
    if (isReadOnly())
        return false;
    m_isInHaste = true;
    m_copyCanWait = true;
    return (!m_dirty && !m_seenBehind) || save();
}

QString LedgerStore::writeFiles()
{
    const bool isCopyDue = m_backupBehind && !(m_dirty && m_copyCanWait);
    const QByteArray bytes = m_ledger.toJson();
    QString error = m_dirty ? replaceLedgerFile(filePath(), bytes) : QString();
    if (!error.isEmpty())
        return error;
    if (m_dirty)
        m_onDisk = fileStateOf(filePath());
    m_dirty = false;
    if (isCopyDue)
        error = replaceLedgerFile(backupPath(), bytes);
    if (isCopyDue && error.isEmpty()) {
        m_backupBehind = false;
        m_copyCanWait = false;
    }
    // After the file, so that what was seen is never more than what was saved.
    const QString seenError = m_seen.note(m_ledger.id(), m_ledger.log());
    m_account.note(m_ledger.id(), m_ledger.log(), m_folder);
    m_seenBehind = !seenError.isEmpty();
    // A full disk is told of. Elsewhere the index is a witness, like that of the account: the session is
    // saved.
    if (error.isEmpty() && seenError == fullText())
        error = seenError;
    if (m_backupBehind)
        m_autosave.start();
    return error;
}

bool LedgerStore::save()
{
    m_autosave.stop();
    QString error;
    const bool ready = prepareFolder(error);
    if (isReadOnly())
        return false;
    if (ready && isDirty())
        error = writeFiles();
    if (error.isEmpty()) {
        removeNotice(LedgerNotice::Kind::WriteFailed);
        emit saved();
        return true;
    }
    const bool isNew = !hasNotice(LedgerNotice::Kind::WriteFailed);
    const LedgerNotice notice{LedgerNotice::Kind::WriteFailed, filePath(), {}, error};
    addNotice(notice);
    if (isNew)
        emit writeFailed(notice.text());
    m_autosave.start(); // try again
    return false;
}

void LedgerStore::dismiss(LedgerNotice::Kind kind)
{
    if (!LedgerNotice{kind, {}, {}, {}}.isPersistent())
        removeNotice(kind);
}

void LedgerStore::addNotice(const LedgerNotice &notice)
{
    if (m_notices.put(notice))
        emit noticesChanged();
}

void LedgerStore::removeNotice(LedgerNotice::Kind kind)
{
    if (m_notices.remove(kind))
        emit noticesChanged();
}

QString LedgerStore::saveAs(const QString &path)
{
    const QString error = replaceLedgerFile(path, m_ledger.toJson());
    if (error.isEmpty())
        return {};
    //: %1 file name, %2 what the system said
    return tr("The session can't be saved as %1 (%2); choose another folder or free some space.")
        .arg(Format::isolate(path), error);
}

QString LedgerStore::questionBefore(const QString &path) const
{
    const Continuation going =
        continuationFrom(path, m_ledger.document(), everythingSeenOf(path), keptAside());
    if (!going.problem.isEmpty() || going.capturesLeftOut == 0)
        return {};
    //: A question with the answers "Continue" and "Cancel"; %1 file name
    return tr("%Ln capture(s) that you made can't be brought into %1, and would stay in the ledger that is "
              "kept "
              "beside it. Continue without them?",
              nullptr, going.capturesLeftOut)
        .arg(Format::isolate(path));
}

QString LedgerStore::continueFrom(const QString &path)
{
    const QString name = Format::isolate(path);
    if (isReadOnly())
        return tr("This window is read-only, so it can't continue from %1; use the window that holds the "
                  "ledger.")
            .arg(name);
    const bool isSaved = flush();
    if (isReadOnly())
        return continueFrom(path); // another window has just taken the ledger
    const SeenLedgers seen = everythingSeenOf(path);
    const Continuation going = continuationFrom(path, m_ledger.document(), seen, keptAside());
    if (!going.problem.isEmpty())
        return going.problem;
    // Copied, not renamed: whenever the process ends, one whole ledger lies under the usual name.
    const QString kept = isSaved ? keepMine() : keepUnsaved();
    if (kept.isEmpty())
        return tr("The ledger until now can't be kept beside %1, so nothing was changed; make the folder "
                  "writable.")
            .arg(Format::isolate(filePath()));
    const bool isOther = m_ledger.id() != going.document.id;
    m_ledger.adopt(going.document);
    m_isNewHere = isOther && seen.logsOf(m_ledger.id()).empty();
    m_dirty = true;
    m_backupBehind = true;
    m_copyCanWait = false;
    noteTakenUp();
    flush();
    return {};
}

} // namespace rp

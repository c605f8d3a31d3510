// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/ledger_store.h"

#include "models/json/file_writer.h"
#include "models/session/ledger_document.h"
#include "models/store/continuation.h"
#include "models/store/ledger_loading.h"
#include "models/store/session_note.h"
#include "models/text/format.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <chrono>
#include <utility>

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

// The part of LedgerStore that holds a session against what was seen of it elsewhere: on this account, and in
// copies that a site has.

SeenLedgers LedgerStore::everythingSeen(const std::vector<const LedgerReading *> &readings) const
{
    return seenOfAll(m_seen, m_account, m_folder, readings);
}

SeenLedgers LedgerStore::everythingSeenOf(const QString &path) const
{
    const auto reading = readLedgerFile(path);
    return everythingSeen({reading ? &*reading : nullptr});
}

void LedgerStore::noteSeen()
{
    m_seen.note(m_ledger.id(), m_ledger.log());
    m_account.note(m_ledger.id(), m_ledger.log(), m_folder);
}

/// Whether the account's index can be used or not: else it would be taken away to answer once more. The
/// number of entries makes each such time a note of its own.
void LedgerStore::noteTakenUp()
{
    if (!m_isNewHere || !m_account.isWanted())
        return;
    if (std::optional<CommitEntry> note = takenUpNote(m_ledger.log()))
        (void)m_ledger.commit(std::move(*note));
    else if (!m_dirty)
        noteSeen();
}

/// For whoever grades it. A machine whose home folder is wiped knows of no session, and says nothing.
void LedgerStore::noteHistory()
{
    if (isReadOnly() || !m_lock.isHeld() || !m_account.isWanted())
        return;
    noteTakenUp();
    const auto entries = m_ledger.log().entries().size();
    const QStringList stoodHere = m_account.ledgersIn(m_folder);
    const QString last = stoodHere.value(stoodHere.size() - 1);
    if (entries > 0 || last.isEmpty() || last == m_ledger.id() || m_account.logsOf(last).empty())
        return;
    if (noteInSession(m_ledger, session_note::earlierSession, last))
        addNotice({LedgerNotice::Kind::EarlierGone, filePath(), {}, {}});
}

bool LedgerStore::holdAgainst(const CommitLog &copy)
{
    if (isReadOnly())
        return false;
    LedgerReading now;
    now.state = LedgerReading::State::Good;
    now.version = ledgerSchemaVersion;
    now.document = m_ledger.document();
    SeenLedgers seen{QString()};
    seen.add(m_ledger.id(), copy);
    const LedgerLoading loading = loadingOf(&now, nullptr, seen);
    if (!loading.notice || !loading.document)
        return false;
    const QString kept = keepMine();
    m_ledger.adopt(*loading.document);
    m_dirty = true;
    m_backupBehind = true;
    m_copyCanWait = false;
    addNotice({*loading.notice, filePath(), kept, loading.reason});
    flush();
    return true;
}

void LedgerStore::close(const LedgerNotice &notice)
{
    if (isReadOnly())
        return;
    flush();
    if (!isReadOnly())
        goReadOnly(notice);
}

// The part of LedgerStore that meets other windows and programs on the same files.

void LedgerStore::goReadOnly(const LedgerNotice &notice)
{
    m_autosave.stop();
    m_dirty = false;
    m_backupBehind = false;
    m_seenBehind = false;
    m_ledger.setReadOnly(true);
    addNotice(notice);
}

void LedgerStore::tellLockedElsewhere()
{
    const LedgerLock::Holder holder = m_lock.holder().value_or(LedgerLock::Holder{});
    const QString who =
        holder.pid == 0
            ? tr("it does not say which")
            //: Who holds the ledger: %1 is a number, %2 the name of a computer.
            : tr("process %1 on %2").arg(QString::number(holder.pid), Format::isolate(holder.host));
    goReadOnly({LedgerNotice::Kind::LockedElsewhere, filePath(), {}, who});
}

/// Another window holds the folder now. What is here and not there is kept beside it.
void LedgerStore::loseLock()
{
    const QString kept = isDirty() ? keepMine() : QString();
    goReadOnly({LedgerNotice::Kind::TakenAway, filePath(), kept, {}});
}

/// The session as it is in memory, under a name of its own. Empty when it can't be written anywhere.
QString LedgerStore::keepMine()
{
    QString path = asideName(filePath());
    const QByteArray bytes = m_ledger.toJson();
    if (!replaceFile(path, bytes).isEmpty())
        path = keepElsewhere(m_folder, bytes);
    if (path.isEmpty())
        return path;
    m_knownAside << path;
    emit setAside(path);
    return path;
}

QString LedgerStore::keepUnsaved()
{
    // An index alone that can't be written leaves nothing unsaved.
    return (m_dirty || m_backupBehind) && !isReadOnly() ? keepMine() : QString();
}

bool LedgerStore::takeOver()
{
    if (!isReadOnly() || hasNotice(LedgerNotice::Kind::NewerVersion) ||
        hasNotice(LedgerNotice::Kind::Unreadable) || hasNotice(LedgerNotice::Kind::ExamElsewhere) ||
        m_lock.takeOver() != LedgerLock::Result::Taken)
        return false;
    removeNotice(LedgerNotice::Kind::LockedElsewhere);
    removeNotice(LedgerNotice::Kind::TakenAway);
    m_ledger.setReadOnly(false);
    load();
    noteHistory();
    flush();
    return true;
}

QStringList LedgerStore::keptAside() const
{
    const QDir dir(m_folder);
    QStringList paths;
    const QStringList names =
        dir.entryList({QStringLiteral("ledger.json.set-aside-*")}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        paths << dir.filePath(name);
    return paths;
}

/// A window that lost the folder to this one leaves what it could not save.
void LedgerStore::lookForOtherWindows()
{
    const QStringList there = keptAside();
    for (const QString &path : there) {
        if (m_knownAside.contains(path))
            continue;
        m_knownAside << path;
        addNotice({LedgerNotice::Kind::OtherWindow, filePath(), path, {}});
    }
}

/// The folder may have vanished and come back since the last time, with or without a lock in it.
bool LedgerStore::holdLock(QString &error)
{
    if (m_lock.isHeld())
        return true;
    switch (m_lock.take()) {
    case LedgerLock::Result::Taken:
        return true;
    case LedgerLock::Result::HeldElsewhere:
        loseLock();
        return false;
    case LedgerLock::Result::NoSpace:
        error = fullText();
        return false;
    case LedgerLock::Result::NotPossible:
        break;
    }
    error = tr("the folder can't be used");
    return false;
}

/// While the folder could not be used, it may have got a ledger.
bool LedgerStore::keepFoundLedger(QString &error)
{
    if (m_loaded)
        return true;
    if (QFileInfo::exists(filePath())) {
        const QString aside = moveAside(filePath());
        if (aside.isEmpty()) {
            error = tr("another ledger lies there and can't be renamed");
            return false;
        }
        if (QFileInfo::exists(backupPath()))
            moveAside(backupPath());
        addNotice({LedgerNotice::Kind::KeptBeside, filePath(), aside, {}});
    }
    m_loaded = true;
    m_onDisk = fileStateOf(filePath());
    return true;
}

/// Someone has written the file since this window last did. Of two windows on one ledger, the one that was
/// first to write goes on; anything else is put out of the way.
bool LedgerStore::keepWhatOthersWrote(QString &error)
{
    const auto now = fileStateOf(filePath());
    if (!now || now == m_onDisk)
        return true;
    const auto reading = readLedgerFile(filePath());
    if (reading && reading->isUnread) {
        error = reading->reason;
        return false;
    }
    const bool isSound = reading && reading->state == LedgerReading::State::Good;
    if (isSound && reading->document.id == m_ledger.id() &&
        !reading->document.log.isPrefixOf(m_ledger.log())) {
        const QString kept = keepMine();
        if (kept.isEmpty()) {
            error = tr("another ledger lies there and can't be renamed");
            return false;
        }
        m_seen.read();
        m_onDisk = now;
        m_ledger.adopt(reading->document);
        m_dirty = false;
        m_backupBehind = true;
        addNotice({LedgerNotice::Kind::Overtaken, filePath(), kept, {}});
        return true;
    }
    const QString aside = moveAside(filePath());
    if (aside.isEmpty()) {
        error = tr("another ledger lies there and can't be renamed");
        return false;
    }
    m_onDisk = fileStateOf(filePath());
    addNotice({LedgerNotice::Kind::ChangedOutside, filePath(), aside, {}});
    return true;
}

bool LedgerStore::prepareFolder(QString &error)
{
    if (!holdLock(error) || !keepFoundLedger(error) || !keepWhatOthersWrote(error))
        return false;
    lookForOtherWindows();
    return true;
}

} // namespace rp

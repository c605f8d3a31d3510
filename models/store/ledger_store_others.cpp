// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of LedgerStore that meets other windows and programs on the same files.
#include "models/json/file_writer.h"
#include "models/session/ledger_document.h"
#include "models/store/ledger_store.h"
#include "models/text/format.h"

#include <QDir>
#include <QFileInfo>

namespace rp {

void LedgerStore::goReadOnly(LedgerNotice notice)
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

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/ledger_store.h"

#include "models/session/kept_answers.h"
#include "models/session/ledger_document.h"
#include "models/session/ledger_files.h"
#include "models/text/format.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <optional>

namespace rp {
namespace {

using namespace std::chrono_literals;
constexpr auto autosaveInterval = 2s;

bool isGood(const std::optional<LedgerReading> &reading)
{
    return reading && reading->state == LedgerReading::State::Good;
}

const LedgerReading *pointerTo(const std::optional<LedgerReading> &reading)
{
    return reading ? &*reading : nullptr;
}

} // namespace

LedgerStore::LedgerStore(Ledger &ledger, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_folder(folder)
{
    Q_ASSERT(!ledger.isPresenter());
    m_autosave.setInterval(autosaveInterval);
    m_autosave.setSingleShot(true);
    connect(&m_autosave, &QTimer::timeout, this, [this] { flush(); });
    const auto saveBoth = [this] {
        m_dirty = true;
        m_backupBehind = true;
        flush();
    };
    connect(&m_ledger, &Ledger::committed, this, saveBoth);
    connect(&m_ledger, &Ledger::settled, this, saveBoth);
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

void LedgerStore::open()
{
    switch (takeLock()) {
    case Lock::HeldElsewhere:
        load();
        goReadOnly(LedgerNotice::Kind::LockedElsewhere);
        return;
    case Lock::NotPossible:
        load();
        m_dirty = true; // the notice comes from the attempt to save
        break;
    case Lock::Taken:
        removeLeftovers(m_folder);
        load();
        break;
    }
    flush();
}

LedgerStore::Lock LedgerStore::takeLock()
{
    if (!QDir().mkpath(m_folder))
        return Lock::NotPossible;
    m_lock = std::make_unique<QLockFile>(lockPath());
    // Never stale by age: a lab may stay open for days. The lock of a process that is gone is taken over.
    m_lock->setStaleLockTime(0);
    if (m_lock->tryLock(0))
        return Lock::Taken;
    const bool held = m_lock->error() == QLockFile::LockFailedError;
    m_lock.reset();
    return held ? Lock::HeldElsewhere : Lock::NotPossible;
}

void LedgerStore::goReadOnly(LedgerNotice::Kind kind)
{
    m_autosave.stop();
    m_dirty = false;
    m_backupBehind = false;
    m_ledger.setReadOnly(true);
    addNotice({kind, filePath(), {}, {}});
}

void LedgerStore::load()
{
    const auto main = readLedgerFile(filePath());
    const auto backup = readLedgerFile(backupPath());
    // Without the lock nothing is set right here; what lies there is then kept when the folder can be used.
    m_loaded = m_lock || isGood(main);
    const auto isNewer = [](const std::optional<LedgerReading> &reading) {
        return reading && reading->state == LedgerReading::State::Newer;
    };
    if (isNewer(main) || (!isGood(main) && isNewer(backup))) {
        m_ledger.adopt(isNewer(main) ? main->document : backup->document);
        goReadOnly(LedgerNotice::Kind::NewerVersion);
        return;
    }
    if (isGood(main)) {
        loadGood(*main, pointerTo(backup));
    } else if (main || backup) {
        loadDamaged(pointerTo(main), pointerTo(backup));
    } else {
        m_dirty = true; // a new ledger: written at once, so that a bad folder shows before work is done
        m_backupBehind = true;
    }
}

void LedgerStore::loadGood(const LedgerReading &main, const LedgerReading *backup)
{
    const bool goodCopy = backup && backup->state == LedgerReading::State::Good;
    const bool copyIsAhead = goodCopy && main.document.id == backup->document.id &&
                             main.document.log.entries().size() < backup->document.log.entries().size();
    const bool copyIsLater = goodCopy && backup->version > main.version;
    if (copyIsAhead || copyIsLater) {
        // The program never leaves the copy ahead: someone put back an earlier file.
        loadDamaged(&main, backup);
        return;
    }
    const bool copyIsForeign = goodCopy && main.document.id != backup->document.id && main.version > 0;
    if (m_lock && backup && (!goodCopy || copyIsForeign))
        moveAside(backupPath());
    m_ledger.adopt(main.document);
    m_dirty = main.version < ledgerSchemaVersion;
    m_backupBehind = !goodCopy || copyIsForeign || !(backup->document.log.isPrefixOf(main.document.log)) ||
                     backup->document.log.entries().size() < main.document.log.entries().size();
}

void LedgerStore::loadDamaged(const LedgerReading *main, const LedgerReading *backup)
{
    if (!m_lock) {
        // Another window holds the folder, or it can't be written: show what can be shown, touch nothing.
        const bool useBackup = backup && backup->state == LedgerReading::State::Good;
        m_ledger.adopt(useBackup ? backup->document : main ? main->document : backup->document);
        return;
    }
    LedgerNotice notice{LedgerNotice::Kind::Restored, filePath(), {}, main ? main->reason : QString()};
    if (main && notice.detail.isEmpty())
        notice.detail = tr("it is older than its copy");
    if (main) {
        notice.aside = moveAside(filePath());
        m_loaded = !notice.aside.isEmpty();
    }
    if (backup && backup->state == LedgerReading::State::Good)
        m_ledger.adopt(backup->document);
    else
        adoptSalvaged(main, backup, notice);
    m_dirty = true;
    m_backupBehind = true;
    addNotice(notice);
}

void LedgerStore::adoptSalvaged(const LedgerReading *main, const LedgerReading *backup, LedgerNotice &notice)
{
    std::vector<LedgerReading> readings;
    for (const LedgerReading *reading : {main, backup}) {
        if (reading)
            readings.push_back(*reading);
    }
    if (backup) {
        const QString asideCopy = moveAside(backupPath());
        if (notice.aside.isEmpty())
            notice.aside = asideCopy;
        if (notice.detail.isEmpty())
            notice.detail = backup->reason;
    }
    const LedgerDocument saved = salvage(readings);
    notice.kind = saved.log.entries().empty() ? LedgerNotice::Kind::StartedAnew : LedgerNotice::Kind::Altered;
    m_ledger.adopt(saved);
}

QString LedgerStore::moveAside(const QString &path)
{
    QString aside = keepAside(path);
    if (!aside.isEmpty())
        emit setAside(aside);
    return aside;
}

/// The folder may have vanished and come back since the last time, with or without a lock in it.
bool LedgerStore::prepareFolder(QString &error)
{
    if (!m_lock || !QFileInfo::exists(lockPath())) {
        m_lock.reset();
        switch (takeLock()) {
        case Lock::HeldElsewhere:
            goReadOnly(LedgerNotice::Kind::LockedElsewhere);
            return false;
        case Lock::NotPossible:
            error = tr("the folder can't be used");
            return false;
        case Lock::Taken:
            break;
        }
    }
    if (!m_loaded) {
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
    }
    return true;
}

bool LedgerStore::flush()
{
    if (isReadOnly())
        return false;
    if (!isDirty())
        return true;
    return save();
}

QString LedgerStore::writeFiles()
{
    const QByteArray bytes = m_ledger.toJson();
    QString error = replaceFile(filePath(), bytes);
    if (!error.isEmpty())
        return error;
    m_dirty = false;
    if (m_backupBehind)
        error = replaceFile(backupPath(), bytes);
    if (error.isEmpty())
        m_backupBehind = false;
    return error;
}

bool LedgerStore::save()
{
    m_autosave.stop();
    QString error;
    const bool ready = prepareFolder(error);
    if (isReadOnly())
        return false;
    if (ready)
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

bool LedgerStore::hasNotice(LedgerNotice::Kind kind) const
{
    return std::any_of(m_notices.begin(), m_notices.end(),
                       [kind](const LedgerNotice &notice) { return notice.kind == kind; });
}

void LedgerStore::dismiss(LedgerNotice::Kind kind)
{
    if (!LedgerNotice{kind, {}, {}, {}}.isPersistent())
        removeNotice(kind);
}

void LedgerStore::addNotice(LedgerNotice notice)
{
    const auto same = std::find_if(m_notices.begin(), m_notices.end(), [&notice](const LedgerNotice &other) {
        return other.kind == notice.kind;
    });
    if (same != m_notices.end() && *same == notice)
        return;
    if (same == m_notices.end())
        m_notices.push_back(std::move(notice));
    else
        *same = std::move(notice);
    emit noticesChanged();
}

void LedgerStore::removeNotice(LedgerNotice::Kind kind)
{
    const auto removed = std::erase_if(m_notices, [kind](const LedgerNotice &n) { return n.kind == kind; });
    if (removed > 0)
        emit noticesChanged();
}

QString LedgerStore::saveAs(const QString &path)
{
    const QString error = replaceFile(path, m_ledger.toJson());
    if (error.isEmpty())
        return {};
    //: %1 file name, %2 what the system said
    return tr("The session can't be saved as %1 (%2); choose another folder or free some space.")
        .arg(Format::isolate(path), error);
}

QString LedgerStore::continueFrom(const QString &path)
{
    const QString name = Format::isolate(path);
    if (isReadOnly())
        return tr("This window is read-only, so it can't continue from %1; use the window that holds the "
                  "ledger.")
            .arg(name);
    const auto reading = readLedgerFile(path);
    if (!reading)
        return tr("There is no file %1; choose a session that you saved.").arg(name);
    if (reading->state == LedgerReading::State::Newer)
        return tr("The session %1 was saved by a newer version of Ridgepoint; open it with that version.")
            .arg(name);
    if (reading->state == LedgerReading::State::Damaged)
        //: %1 file name, %2 reason such as "it was changed outside the program"
        return tr("The session %1 can't be used (%2); choose another copy.").arg(name, reading->reason);
    if (reading->document.id == m_ledger.id() && !keepsAnswers(m_ledger.log(), reading->document.log))
        return tr("The session %1 lacks answers that you have committed since; choose a later copy.")
            .arg(name);

    // Copied, not renamed: whenever the process ends, one whole ledger lies under the usual name.
    flush();
    if (QFileInfo::exists(filePath())) {
        const QString kept = asideName(filePath());
        if (!QFile::copy(filePath(), kept))
            return tr("The ledger until now can't be kept beside %1, so nothing was changed; make the folder "
                      "writable.")
                .arg(Format::isolate(filePath()));
        emit setAside(kept);
    }
    m_ledger.adopt(reading->document);
    m_dirty = true;
    m_backupBehind = true;
    flush();
    return {};
}

} // namespace rp

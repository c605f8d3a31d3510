// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/ledger.h"
#include "models/store/account_index.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_lock.h"
#include "models/store/ledger_notice.h"
#include "models/store/seen_ledgers.h"

#include <QTimer>
#include <atomic>
#include <optional>
#include <vector>

namespace rp {

/// Keeps a Ledger in `folder`/ledger.json: at once on every commit, settled part and change of place, within
/// two seconds while sliders move.
///
/// `ledger.json.bak` holds the document as of the last commit or settled part (of a capture two seconds
/// later), `ledger.json.seen` every sealed entry that any ledger ever had here, `ledger.json.lock` keeps a
/// second window from writing. What another program or window has written is never overwritten unseen: it is
/// kept beside under a new name, and so is what this window can't save. While writing fails, a notice stands
/// and it is tried again every two seconds.
class LedgerStore : public QObject
{
    Q_OBJECT
public:
    /// The ledger must be a learner's and outlive the store.
    /// @param state the account's folder for what was seen, see AccountIndex; empty: it keeps none
    LedgerStore(Ledger &ledger, const QString &folder, const QString &state = {}, QObject *parent = nullptr);
    ~LedgerStore() override; ///< saves what is not saved yet

    /// Locks, reads (or makes a new ledger) and from then on keeps the file. Call once.
    void open();

    QString filePath() const;
    QString backupPath() const;
    QString lockPath() const;
    QString seenPath() const;
    bool isReadOnly() const { return m_ledger.isReadOnly(); }
    /// Something is in memory that is not in the file.
    bool isDirty() const { return m_dirty || m_backupBehind || m_seenBehind; }

    /// Something is in memory that is in no file of the session, its copy aside. May be asked by any thread.
    bool isUnsaved() const { return m_dirty; }

    const std::vector<LedgerNotice> &notices() const { return m_notices.list(); }
    bool hasNotice(LedgerNotice::Kind kind) const { return m_notices.has(kind); }
    /// Hides a notice; those that still hold can't be dismissed.
    void dismiss(LedgerNotice::Kind kind);

    /// Writes now if anything changed; true when the file then holds everything.
    bool flush();
    /// The same for a program that has no time, and writes nothing later: the copy is left to the next start.
    bool flushInHaste();
    /// For a window that can't save and is about to close: keeps the session outside the folder. Its path;
    /// empty when nothing is unsaved, or it can be written nowhere.
    QString keepUnsaved();
    /// Takes the ledger from a window that holds it and is gone, and reads it anew. False when it can't be.
    bool takeOver();
    /// What a copy of the session holds that was made elsewhere, such as where the site copies work to.
    /// Answers that are there and lack here come back; true when some did.
    bool holdAgainst(const CommitLog &copy);
    /// Saves, and records nothing from now on, for the reason of the notice.
    void close(const LedgerNotice &notice);

    /// A free-standing copy, for machines whose disks are wiped. Works also while read-only or while the
    /// folder can't be written. Empty when done, else one translated sentence.
    [[nodiscard]] QString saveAs(const QString &path);
    /// Goes on from such a copy. It is verified first: a damaged or altered one is refused, and so is one
    /// that lacks answers that were ever seen here. What was captured and done since is added to it. The
    /// ledger until now is kept beside the file, or elsewhere while the folder can't be written; when it can
    /// be kept nowhere, nothing is changed. Empty when done, else one translated sentence.
    [[nodiscard]] QString continueFrom(const QString &path);
    /// What continueFrom() could not bring along, as a translated question; empty: nothing.
    QString questionBefore(const QString &path) const;

signals:
    void noticesChanged();
    void saved();
    void setAside(const QString &path);
    void writeFailed(const QString &message);

private:
    void load();
    SeenLedgers everythingSeen(const std::vector<const LedgerReading *> &readings) const;
    SeenLedgers everythingSeenOf(const QString &path) const;
    void noteHistory();
    void noteTakenUp();
    void noteSeen();
    void goReadOnly(const LedgerNotice &notice);
    void loseLock();
    void tellLockedElsewhere();
    bool prepareFolder(QString &error);
    bool holdLock(QString &error);
    bool keepFoundLedger(QString &error);
    bool keepWhatOthersWrote(QString &error);
    void lookForOtherWindows();
    QStringList keptAside() const;
    QString writeFiles();
    bool save();
    void saveCommitted();
    QString keepMine();
    void addNotice(const LedgerNotice &notice);
    void removeNotice(LedgerNotice::Kind kind);
    QString moveAside(const QString &path);

    Ledger &m_ledger;
    QString m_folder;
    LedgerLock m_lock;
    SeenLedgers m_seen;
    AccountIndex m_account;
    QTimer m_autosave;
    bool m_isNewHere = false; ///< the ledger in use was seen neither in this folder nor on this account
    bool m_loaded = false;    ///< the folder's ledger has been read, or there was none
    bool m_isInHaste = false;
    std::atomic<bool> m_dirty = false;
    bool m_backupBehind = false;       ///< the copy lacks a commit or a settled part
    bool m_seenBehind = false;         ///< so does what was seen
    bool m_copyCanWait = false;        ///< of captures alone
    std::optional<FileState> m_onDisk; ///< the file as it was last read or written here
    QStringList m_knownAside;          ///< what lay beside it when this window last looked
    LedgerNotices m_notices;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/ledger.h"
#include "models/session/ledger_notice.h"

#include <QLockFile>
#include <QTimer>
#include <memory>
#include <vector>

namespace rp {

struct LedgerReading;

/// Keeps a Ledger in `folder`/ledger.json: at once on every commit, settled part and change of place, within
/// two seconds while sliders move.
///
/// `ledger.json.bak` holds the document as of the last commit or settled part, `ledger.json.lock` keeps a
/// second window from writing. A file that can't be used is renamed, never overwritten. While writing fails,
/// a notice stands and it is tried again every two seconds.
class LedgerStore : public QObject
{
    Q_OBJECT
public:
    /// The ledger must be a learner's and outlive the store.
    LedgerStore(Ledger &ledger, const QString &folder, QObject *parent = nullptr);
    ~LedgerStore() override; ///< saves what is not saved yet

    /// Locks, reads (or makes a new ledger) and from then on keeps the file. Call once.
    void open();

    QString filePath() const;
    QString backupPath() const;
    QString lockPath() const;
    bool isReadOnly() const { return m_ledger.isReadOnly(); }
    /// Something is in memory that is not in the file.
    bool isDirty() const { return m_dirty || m_backupBehind; }

    const std::vector<LedgerNotice> &notices() const { return m_notices; }
    bool hasNotice(LedgerNotice::Kind kind) const;
    /// Hides a notice; those that still hold can't be dismissed.
    void dismiss(LedgerNotice::Kind kind);

    /// Writes now if anything changed; true when the file then holds everything.
    bool flush();

    /// A free-standing copy, for machines whose disks are wiped. Works also while read-only or while the
    /// folder can't be written. Empty when done, else one translated sentence.
    [[nodiscard]] QString saveAs(const QString &path);
    /// Goes on from such a copy. It is verified first: a damaged or altered one is refused, and so is an
    /// earlier state of this ledger, which would take answers back. The ledger until now is kept beside the
    /// file under a new name. Empty when done, else one translated sentence.
    [[nodiscard]] QString continueFrom(const QString &path);

signals:
    void noticesChanged();
    void saved();
    void setAside(const QString &path);
    void writeFailed(const QString &message);

private:
    enum class Lock
    {
        Taken,
        HeldElsewhere,
        NotPossible
    };
    Lock takeLock();
    void load();
    void loadGood(const LedgerReading &main, const LedgerReading *backup);
    void loadDamaged(const LedgerReading *main, const LedgerReading *backup);
    void adoptSalvaged(const LedgerReading *main, const LedgerReading *backup, LedgerNotice &notice);
    void goReadOnly(LedgerNotice::Kind kind);
    bool prepareFolder(QString &error);
    QString writeFiles();
    bool save();
    void addNotice(LedgerNotice notice);
    void removeNotice(LedgerNotice::Kind kind);
    QString moveAside(const QString &path);

    Ledger &m_ledger;
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_autosave;
    bool m_loaded = false; ///< the folder's ledger has been read, or there was none
    bool m_dirty = false;
    bool m_backupBehind = false; ///< the copy lacks a commit or a settled part
    std::vector<LedgerNotice> m_notices;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>
#include <optional>

namespace rp {

/// The right to write a ledger, held by a lock file. It is held as long as the very file that was made lies
/// there: one that was removed, or made anew by another window, is lost.
///
/// A lock is free when nobody can hold it any more: its process is gone, the computer was started anew, or it
/// was never written to its end. Only of a lock that another computer made this can't be known. The file has
/// the form of a QLockFile's, which earlier versions of the program used.
class LedgerLock
{
public:
    enum class Result
    {
        Taken,
        HeldElsewhere,
        NoSpace,    ///< the disk is full
        NotPossible ///< the folder can't be used
    };
    /// Who holds a lock, as far as the file tells.
    struct Holder
    {
        QString host;   ///< empty: not known
        qint64 pid = 0; ///< 0: not known
        bool operator==(const Holder &) const = default;
    };

    explicit LedgerLock(QString path);
    ~LedgerLock();
    Q_DISABLE_COPY_MOVE(LedgerLock)

    /// Makes the folder as well.
    Result take();
    /// Takes it from whoever holds it, for one that is known to be gone. It notices before it writes again.
    Result takeOver();
    void release();
    bool isHeld() const;
    /// Nothing while nobody holds it.
    std::optional<Holder> holder() const;

private:
    struct Identity
    {
        quint64 device = 0;
        quint64 file = 0;
        bool operator==(const Identity &) const = default;
    };
    std::optional<Identity> identity() const;
    Result make();
    bool removeAbandoned() const;

    QString m_path;
    int m_descriptor =
        -1; ///< held open: its file number is then given to no other, and the kernel's lock stays
    std::optional<Identity> m_made;
};

} // namespace rp

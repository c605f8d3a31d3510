// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/capture.h"

#include <QObject>
#include <memory>

namespace rp {

class Ledger;
struct LabContent;

/// The evidence of one lab, kept in the learner's ledger (part "evidence" of the lab's chapter). What was
/// frozen is sealed in the log, so that a capture altered outside the program is noticed. In presenter mode
/// captures live as long as the window.
class EvidenceBook : public QObject
{
    Q_OBJECT
public:
    EvidenceBook(const LabContent &lab, Ledger &ledger, QObject *parent = nullptr);
    ~EvidenceBook() override;

    const LabContent &lab() const { return m_lab; }
    /// Oldest first, the removed ones too.
    const std::vector<Capture> &captures() const { return m_captures; }
    /// Those that are not removed.
    std::vector<const Capture *> kept() const;
    /// Null for an unknown id.
    const Capture *find(const QString &id) const;
    /// Altered outside the program: what was frozen does not match its seal. True for an unknown id.
    bool isAltered(const QString &id) const;
    /// Captures that were sealed and are not there any more, or can't be read: taken out of the file outside
    /// the program.
    int missing() const;

    /// So many that are not removed: each further one makes every save of the ledger longer.
    static constexpr int mostCaptures = 300;
    bool isFull() const;
    /// So many in all: removed ones can be put back, so they stay in the ledger.
    static constexpr int mostMade = 2 * mostCaptures;
    bool isUsedUp() const;

    // Only controllers call these. False when nothing was recorded: the ledger is read-only, or the id
    // unknown.
    /// Numbers, dates and seals a capture; returns its id, empty when nothing was recorded: read-only,
    /// full or used up.
    QString add(Capture capture);
    bool rename(const QString &id, const QString &name);
    /// None is put back into a book that is full.
    bool setRemoved(const QString &id, bool removed);

signals:
    void changed(); ///< any of them, or another ledger was taken over

private:
    struct Unread; ///< entries of the file that are no captures this program can read; they are kept

    void read();
    bool write(const std::vector<Capture> &captures);
    template<typename Change>
    bool change(const QString &id, Change change);

    const LabContent &m_lab;
    Ledger &m_ledger;
    std::vector<Capture> m_captures;
    std::unique_ptr<Unread> m_unread;
};

} // namespace rp

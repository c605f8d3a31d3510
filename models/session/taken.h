// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/lab_content.h"

#include <QObject>
#include <QSet>
#include <QVariant>
#include <vector>

namespace rp {

class Bench;
class Ledger;

/// One entry of LabContent::takes, as it stands.
struct TakenEntry
{
    enum class State
    {
        Missing,   ///< the other lab's entry has no such field
        NotUsable, ///< it has one, but nothing that the input can be set to
        Taken
    };
    const TakeContent *take = nullptr;
    State state = State::Missing;
    QVariant value;          ///< the field as it was taken over
    QVariant input;          ///< what the input was set to; invalid unless Taken
    bool isOutdated = false; ///< the other lab says something else by now
};

/// What a lab takes over from the ledger entries of others as its starting point.
///
/// Until the instruments of an act have been used, their starting point follows the other lab. From then on
/// it is what was taken, which the ledger keeps (ledger_part::taken), until takeOver(). Nothing here is
/// sealed and everything is checked where it is used: a value that an input can't have is not usable, whoever
/// wrote it. A presenter's ledger takes nothing over.
class Taken : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    Taken(const LabContent &lab, Ledger &ledger, QObject *parent = nullptr);

    /// The lab takes nothing over from any other.
    bool isEmpty() const;
    bool isPresenter() const;
    /// The chapters of the labs that it takes from, in the order of the content.
    QStringList chapters() const;
    /// One for each of LabContent::takes, in order.
    std::vector<TakenEntry> entries() const;
    /// takeOver() would change something.
    bool isOutdated() const;
    /// What an act's inputs start from, by qualified name. Without the context, which is the window's.
    QVariantMap inputs(const QString &act) const;

    // Only controllers call these.
    /// Takes over what is new for acts that have not been used yet, and returns it. While the ledger is
    /// read-only nothing is kept, and nothing returned.
    std::vector<TakenEntry> refresh();
    /// Takes everything over again, for acts in use too, and returns what is other than before. Empty as well
    /// when the ledger is read-only.
    std::vector<TakenEntry> takeOver();
    /// Whether the instrument took the value. It is not usable while refused.
    void setRefused(const TakeContent &take, bool refused);

signals:
    void changed();

private:
    QVariant current(const TakeContent &take) const;
    QVariant kept(const TakeContent &take) const;
    bool isInUse(const TakeContent &take) const;
    TakenEntry entry(const TakeContent &take) const;
    bool keep(const std::vector<TakenEntry> &entries);

    const LabContent &m_lab;
    Ledger &m_ledger;
    QSet<const TakeContent *> m_refused;
};

/// The value that was taken over, in words ("0.667 FLOP/byte", "yes"). `bench` is that of the entry's act.
QString takenText(const TakenEntry &entry, const Bench &bench);
/// What it sets here, in words ("Fusion: all element-wise").
QString takenSetsText(const TakenEntry &entry, const Bench &bench);
/// "Lab 07", from a chapter's number.
QString labNumberText(const QString &chapter);

} // namespace rp

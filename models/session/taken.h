// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

#include <QHash>
#include <QObject>
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
    QVariant input;          ///< what the input starts from; invalid unless Taken
    bool isNew = false;      ///< Taken, but not kept in the ledger yet
    bool isOutdated = false; ///< the act is in use, and the other lab says something else by now
};

/// What a lab takes over from the ledger entries of others as its starting point.
///
/// Until the instruments of an act have been used, their starting point follows the other lab. From then on
/// it is what was taken, which the ledger keeps (ledger_part::taken), until it is taken over again. Nothing
/// here is sealed, and everything is checked where it is used: a value that an input can't have is not
/// usable, whoever wrote it. A presenter takes nothing over.
class Taken : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    Taken(const LabContent &lab, Ledger &ledger, QObject *parent = nullptr);

    /// The lab takes nothing over from any other.
    bool isEmpty() const;
    bool isPresenter() const;
    bool isReadOnly() const;
    /// The chapters of the labs that it takes from, in the order of the content.
    QStringList chapters() const;
    /// One for each of LabContent::takes, in order.
    std::vector<TakenEntry> entries() const;
    /// Those that are other than what was taken, as the other labs have them now.
    std::vector<TakenEntry> offered() const;
    /// The entry sets the context of the whole window, not an input of its act alone.
    static bool isContext(const TakeContent &take);

    // Only controllers call these.
    /// Keeps what an entry has given to its input. False when nothing was recorded: read-only.
    bool keep(const TakenEntry &entry);
    /// The input can't have the entry's value.
    void refuse(const TakenEntry &entry);

signals:
    void changed();       ///< entries() may be others now
    void sourceChanged(); ///< another lab's entry has changed

private:
    QVariant current(const TakeContent &take) const;
    QVariant kept(const TakeContent &take) const;
    bool isInUse(const TakeContent &take) const;
    /// Invalid when the value can't be used.
    QVariant inputFor(const TakeContent &take, const QVariant &value) const;
    TakenEntry entry(const TakeContent &take) const;

    const LabContent &m_lab;
    Ledger &m_ledger;
    QHash<const TakeContent *, QVariant> m_refused; ///< values that the instrument has refused
};

/// The value that was taken over, in words ("0.667 FLOP/byte", "yes"). `bench` is that of the entry's act.
QString takenText(const TakenEntry &entry, const Bench &bench);
/// What it sets here, in words ("Fusion: all but the products"). Empty unless Taken.
QString takenSetsText(const TakenEntry &entry, const Bench &bench);
/// "Lab 07", from a chapter's number.
QString labNumberText(const QString &chapter);

} // namespace rp

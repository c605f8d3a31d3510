// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/ledger_lock.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

namespace rp {

/// Whom statements are for: a Learning Record Store (LRS), and the name that it knows us by.
struct LrsPlace
{
    QString address; ///< of its endpoint, without a name
    QString user;    ///< may be empty; the same statements are never sent once for each name
};

/// Statements that go out in one request.
struct OutboxBatch
{
    QString file;
    LrsPlace place;
    nlohmann::json statements; ///< a list of objects with an id
};

/// What one request holds at most.
inline constexpr size_t mostStatements = 50;
inline constexpr size_t largestBatch_bytes = 256 * 1024;

/// The statements in order, taken apart into what one request holds.
std::vector<nlohmann::json> inBatches(const nlohmann::json &statements);

/// Statements on their way, on the disk: each batch is a file, written before it is sent and removed when the
/// LRS has it. So a program that is killed at any moment loses none, and may send one a second time, under
/// the id that it had. The folder is the learner's or the teacher's alone.
class Outbox
{
public:
    explicit Outbox(const QString &folder);

    /// Makes the folder, and keeps every other program out of it. Empty when done, else a translated clause.
    QString open();

    /// What waits, oldest first. Files that hold nothing of the kind are left alone, see faults().
    std::vector<OutboxBatch> waiting();
    /// The files that waiting() could not use.
    QStringList faults() const { return m_faults; }

    /// Adds what does not wait there yet. Empty when all is on the disk, else a translated clause.
    QString add(const LrsPlace &place, const nlohmann::json &statements);
    /// Leaves only these of a batch; none: the file goes. As add().
    QString keep(const OutboxBatch &batch, const nlohmann::json &rest);

private:
    QString write(const QString &file, const LrsPlace &place, const nlohmann::json &statements) const;
    QString nextFile() const;

    QString m_folder;
    std::unique_ptr<LedgerLock> m_lock;
    QStringList m_faults;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/graph_run.h"
#include "models/traces/figures/kernel_table.h"
#include "models/traces/figures/reading.h"
#include "models/traces/trace_reader.h"

#include <QString>
#include <QStringList>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <variant>
#include <vector>

namespace rp {

/// A trace with all that was worked out of it. Stays in one place, because the timeline refers to the trace.
struct LoadedTrace
{
    LoadedTrace(QString traceKey, QString fileName, traces::Trace &&read);
    LoadedTrace(const LoadedTrace &) = delete;
    LoadedTrace &operator=(const LoadedTrace &) = delete;
    ~LoadedTrace() = default;

    /// Why figures are withheld, what was left out, and what reading it has met, in sentences.
    QStringList notices() const;

    const QString key;  ///< "h100_gpt2_eager", "own:1f2e…"
    const QString name; ///< of the file, for one of the learner's own; else empty
    const traces::Trace trace;
    const traces::Timeline timeline;
    const traces::Reading reading;
    const std::vector<traces::KernelRow> kernels;
    const std::optional<traces::GraphRun> graph; ///< the largest launch of one
    const double longestWait;                    ///< share of the span
};
using TracePointer = std::shared_ptr<const LoadedTrace>;

/// What stands before the digest in the key of a trace from a file.
inline constexpr const char *ownTracePrefix = "own:";

/// Keys of the traces that come with the program, in the order shown.
const std::vector<const char *> &builtInTraceKeys();

/// A trace that comes with the program, those that no workbench offers among them; null: there is none.
TracePointer embeddedTrace(const QString &key);

/// How far reading a file has come, from 0 to 1; returning false ends it.
using LoadProgress = std::function<bool(double part)>;

/// Reads a file of the learner's: the trace, or one translated sentence that says why it is none or has
/// nothing to show. The key holds a digest of its bytes (of large files of both ends and the length), so that
/// a capture names the very file without keeping any of it.
std::variant<TracePointer, QString> loadTrace(const QString &path, const LoadProgress &progress = {});

/// The traces that a workbench has at hand: the built-in ones, read when they are first asked for, and the
/// last of the learner's own. Outside of an act it has the learner's own alone, for the built-in ones answer
/// what an act asks.
class TraceShelf
{
public:
    static constexpr std::size_t mostOwn = 4;

    /// Null for an unknown key.
    TracePointer find(const QString &key) const;
    /// A file's trace; one of the same bytes takes the place of the one before. Where there are too many, the
    /// oldest goes whose key is not in use.
    void add(TracePointer own, const QStringList &inUse = {});
    const std::vector<TracePointer> &own() const { return m_own; } ///< oldest first
    void setOwnOnly() { m_ownOnly = true; }
    bool isOwnOnly() const { return m_ownOnly; }

private:
    std::vector<TracePointer> m_own;
    bool m_ownOnly = false;
    mutable std::map<QString, TracePointer> m_builtIn;
};

} // namespace rp

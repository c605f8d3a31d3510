// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/loaded_trace.h"
#include "models/measured/measured.h"
#include "models/review/review_content.h"
#include "models/traces/figures/cause.h"

#include <QDateTime>
#include <map>
#include <nlohmann/json_fwd.hpp>

namespace rp {

/// "launches", "memory", "kernel", "readback", "profiler", "nothing": stable.
QString causeKey(traces::Cause cause);
std::optional<traces::Cause> causeFromKey(const QString &key);
/// "graph", "fuse", "batch", "no_readback", "faster_gpu", "leave": stable.
QString remedyKey(traces::Remedy remedy);
std::optional<traces::Remedy> remedyFromKey(const QString &key);

/// A recording that has been read, with what it is judged by.
struct MysteryCase
{
    TracePointer trace;
    traces::CauseFigures figures;
    traces::Cause cause;
};

/// A recording's case; or one translated clause why it is none: it can't be read, what it names was not
/// measured, or no cause follows.
/// @param measured may be null where nothing was
std::variant<MysteryCase, QString> readMystery(const MysteryRecording &recording, const Measured *measured);

/// The recordings in a learner's own order. Each is read when it is first asked for; those in files may be
/// read elsewhere before, since they may be large.
class MysteryDeck
{
public:
    MysteryDeck(std::vector<MysteryRecording> recordings, const QString &seed);

    const std::vector<MysteryRecording> &recordings() const { return m_recordings; }
    /// Answers and remedies in an order of the learner's own, the same for every recording.
    const std::array<traces::Cause, traces::causes> &causeOrder() const { return m_causes; }
    const std::array<traces::Remedy, traces::remedies> &remedyOrder() const { return m_remedies; }
    /// Null for an unknown one, and one that is no case.
    const MysteryCase *find(const QString &recording) const;
    /// It lies in a file that find() would have to read.
    bool isUnread(const QString &recording) const;
    /// What was read of that file; null: it can't be.
    void take(const QString &recording, TracePointer trace) const;

private:
    const Measured *measured() const;

    std::vector<MysteryRecording> m_recordings;
    std::array<traces::Cause, traces::causes> m_causes{};
    std::array<traces::Remedy, traces::remedies> m_remedies{};
    mutable std::map<QString, std::variant<MysteryCase, QString>> m_read;
    mutable std::optional<Measured> m_measured; ///< once anything was read
};

/// What was said of a recording.
struct MysteryAnswer
{
    static constexpr std::size_t places = 2;
    static constexpr std::size_t ranks = 3;

    QString recording;
    QDateTime at; ///< UTC
    int confidence = 0;
    traces::Cause said = traces::Cause::Launches;
    traces::Cause truth = traces::Cause::Launches; ///< as it followed at that time
    std::vector<traces::Mark> marks;               ///< so many `places`
    std::vector<traces::Remedy> order;             ///< empty, or so many `ranks`, said afterwards

    bool isRight() const { return said == truth; }
};
nlohmann::json toJson(const MysteryAnswer &answer);
/// Nothing is what can't be read.
std::optional<MysteryAnswer> mysteryAnswerFrom(const nlohmann::json &object);

/// How often each cause (first) was taken for each (second).
using CauseCounts = std::array<std::array<std::int64_t, traces::causes>, traces::causes>;
CauseCounts causeCountsOf(const std::vector<MysteryAnswer> &answers);
inline bool hasAnswers(const CauseCounts &counts)
{
    return counts != CauseCounts{};
}
/// Of a row for each cause, with a number for each that it was taken for. No answers for what is no such
/// table.
CauseCounts causesFrom(const nlohmann::json &table);

} // namespace rp

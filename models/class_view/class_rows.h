// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo.h"
#include "models/review/calibration.h"
#include "models/review/mystery.h"
#include "models/session/commit_log.h"

#include <QLatin1String>
#include <QMap>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace rp {

struct HandinReading;
struct LabContent;
struct LabLibrary;

/// What a hand-in keeps of one lab beside the log.
struct ClassChapter
{
    QString chapter;
    QString act, step;       ///< where the learner was last
    QString judged, verdict; ///< a track, and "pass" or "fail"; empty: nothing was judged
    std::array<QString, memoParts.size()> memo;
    bool operator==(const ClassChapter &) const = default;
};

/// What the class view takes from one hand-in.
struct ClassHandin
{
    QString reason;  ///< translated clause why it can't be read; empty: it can
    QString learner; ///< id of the ledger
    QString name;    ///< may be empty, as the number
    QString number;
    QString track;
    bool isWhole = false; ///< nothing was changed since the program wrote it, as far as its seal can tell
    ConfidenceCounts confidence = {};   ///< of the recall; without answers where nothing was given
    CauseCounts causes{};               ///< of mystery traces, likewise
    std::vector<CommitEntry> entries;   ///< those that verify
    std::vector<ClassChapter> chapters; ///< in order
    bool operator==(const ClassHandin &) const = default;
};

/// Whether its learner went through the gates and whether captured figures hold is the grader's to say.
ClassHandin classHandin(const HandinReading &reading);

/// Kinds of ClassRow::kind.
namespace class_kind {
inline constexpr QLatin1String prediction("prediction");
inline constexpr QLatin1String reflection("reflection");
inline constexpr QLatin1String exercise("exercise");
inline constexpr QLatin1String challenge("challenge");
} // namespace class_kind

/// One flat fact about a hand-in. All figures of a class follow from such rows, and the same rows go out as
/// NDJSON, so that any other tool can work the figures out again. What has no meaning for a record is empty.
struct ClassRow
{
    enum class Record : std::uint8_t
    {
        Handin, ///< track, at (of the last entry), leftOut
        Lab,    ///< of each lab begun: act and step (the first that is not done), done (all of it), track and
                ///< verdict as judged by the track's own instrument
        Answer, ///< one try at a question or a challenge: kind, item, option or value, right, attempt,
                ///< content, at
        Hint,   ///< a rung of a ladder: kind, item, attempt (the rung), at
        Step,   ///< of each step that was worked on: ms, done
        Memo,   ///< item (the part), text
        /// Of the recall, where the learner gave it: item (a confidence, 1 to 5), right, and in value how
        /// many answers there were; two rows for each confidence that was given
        Confidence,
        /// Of mystery traces, likewise: item (a kind), option (what it was taken for), right, and in value
        /// how often
        Cause
    };
    Record record = Record::Handin;
    QString lab, act, step; ///< ids
    QString kind, item, option;
    std::optional<double> value;
    std::optional<bool> right;
    int attempt = 0; ///< from 1 on
    std::optional<bool> done;
    std::optional<qint64> ms; ///< between entries, without pauses; nothing where no two entries tell
    QString track, verdict, content, at;
    int leftOut =
        0; ///< answers that do not count: to another version's questions, or altered and asked again
    QString text;
    bool operator==(const ClassRow &) const = default;
};

/// Makes the rows of hand-ins. The library must outlive it.
class ClassRows
{
public:
    explicit ClassRows(const LabLibrary &library);
    /// Nothing that the labs don't know gets into them: names are those of the content, answers are possible
    /// ones, and right is what the content says is right.
    std::vector<ClassRow> of(const ClassHandin &handin) const;

private:
    const LabLibrary &m_library;
    QMap<QString, QStringList> m_tracks; ///< by lab
};

} // namespace rp

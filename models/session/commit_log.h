// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace rp {

/// How sure a learner can be of a prediction; 1 is a guess.
inline constexpr int mostConfidence = 5;

/// A pause as long as this is no work on a step.
inline constexpr qint64 longestPause_ms = qint64{20} * 60 * 1000;

/// One thing a learner has done that can't be taken back.
struct CommitEntry
{
    QString kind;    ///< one of the names in commit_kind
    QString chapter; ///< "7"
    QString act;     ///< "act1"
    QString item;    ///< question, step, panel, discovery or challenge id; a seen need: "discovery#0"
    QString option;  ///< choice answers
    std::optional<double> number; ///< numeric answers and attempts
    /// Predictions, first answers and attempts. Answers given in an exam have none: the file can be read.
    std::optional<bool> correct;
    int confidence = 0; ///< of a prediction, 1 … 5; 0: not asked for
    QString content;    ///< the lab's content version at that moment
    QString at;         ///< UTC, ISO 8601 with milliseconds
    QByteArray seal;    ///< hexadecimal

    bool isFor(const QString &aKind, const QString &aChapter, const QString &anAct,
               const QString &anItem) const;
    bool operator==(const CommitEntry &) const = default;
};

namespace commit_kind {
inline constexpr QLatin1String prediction("prediction");
inline constexpr QLatin1String reflection("reflection"); ///< the first answer
inline constexpr QLatin1String retry("retry");           ///< every later answer
inline constexpr QLatin1String exercise("exercise");     ///< the first answer
inline constexpr QLatin1String exerciseRetry("exercise_retry");
inline constexpr QLatin1String attempt("attempt"); ///< a try at a challenge; correct: it solved it
inline constexpr QLatin1String step("step");       ///< a step left with Next
inline constexpr QLatin1String run("run");         ///< a panel of Explore shows what it computes
inline constexpr QLatin1String seen("seen");       ///< one need of a discovery met
inline constexpr QLatin1String discovery("discovery");
inline constexpr QLatin1String figure("figure"); ///< a number of a discovery, filled in; none: told on asking
inline constexpr QLatin1String hint("hint");     ///< a rung of a ladder, the number, was taken; costs nothing
inline constexpr QLatin1String skip("skip"); ///< the rest of an act's discoveries and challenges passed over
/// A captured state; the item is the capture's id, the option the SHA-256 of what was frozen.
inline constexpr QLatin1String capture("capture");
inline constexpr QLatin1String voided("voided"); ///< an act's answers could not be verified
} // namespace commit_kind

nlohmann::json toJson(const CommitEntry &entry);
/// Nothing when a field is missing or has another type.
std::optional<CommitEntry> commitEntryFrom(const nlohmann::json &object);

/// Append-only list of entries, each sealed with HMAC-SHA256 over its own content and the seal before it. The
/// head seal covers count and last seal, so that an entry changed, added, removed, reordered or cut off at
/// the end is noticed.
///
/// The key is made from the ledger's id and a constant of the program: it tells a file edited by hand from
/// one the program wrote. It is no secret from someone who reads the source and writes a program.
class CommitLog
{
public:
    explicit CommitLog(const QString &ledgerId = {});
    /// As many of the entries, from the first on, as verify.
    static CommitLog verified(const QString &ledgerId, const std::vector<CommitEntry> &entries);
    /// All of them, for a seal of what they stand in has verified.
    static CommitLog sealedAround(const QString &ledgerId, std::vector<CommitEntry> entries);

    const std::vector<CommitEntry> &entries() const { return m_entries; }
    /// Sets time (when empty) and seal.
    const CommitEntry &append(CommitEntry entry);
    const CommitEntry *find(const QString &kind, const QString &chapter, const QString &act,
                            const QString &item) const;

    QByteArray headSeal() const;
    /// This log's entries are the first ones of the other, seal by seal.
    bool isPrefixOf(const CommitLog &other) const;

private:
    QByteArray sealFor(const CommitEntry &entry) const; ///< as the next entry
    QByteArray hmac(const QByteArray &message) const;

    QByteArray m_key;
    std::vector<CommitEntry> m_entries;
};

/// Every answer and every try at a challenge of `now` stands unchanged in `next`, so that going on with
/// `next` takes nothing back.
bool keepsAnswers(const CommitLog &now, const CommitLog &next);

} // namespace rp

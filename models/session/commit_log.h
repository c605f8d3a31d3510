// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace rp {

/// One thing a learner has done that can't be taken back.
struct CommitEntry
{
    QString kind;                 ///< one of the names in commit_kind
    QString chapter;              ///< "7"
    QString act;                  ///< "act1"
    QString item;                 ///< question, step or discovery id; a seen need is "discovery#0"
    QString option;               ///< choice answers
    std::optional<double> number; ///< numeric answers
    std::optional<bool> correct;  ///< predictions and first answers
    QString content;              ///< the lab's content version at that moment
    QString at;                   ///< UTC, ISO 8601 with milliseconds
    QByteArray seal;              ///< hexadecimal

    bool isFor(const QString &aKind, const QString &aChapter, const QString &anAct,
               const QString &anItem) const;
    bool operator==(const CommitEntry &) const = default;
};

namespace commit_kind {
inline constexpr char prediction[] = "prediction";
inline constexpr char reflection[] = "reflection"; ///< the first answer
inline constexpr char retry[] = "retry";           ///< every later answer
inline constexpr char step[] = "step";             ///< a step left with Next
inline constexpr char seen[] = "seen";             ///< one need of a discovery met
inline constexpr char discovery[] = "discovery";
inline constexpr char skip[] = "skip";     ///< the rest of an act's discoveries passed over
inline constexpr char voided[] = "voided"; ///< an act's answers could not be verified
} // namespace commit_kind

/// Append-only list of entries, each sealed with HMAC-SHA256 over its own content and the seal before it, and
/// a head seal over the count and the last seal, so that an entry changed, added, removed, reordered or cut
/// off at the end is noticed.
///
/// The key is made from the ledger's id and a constant of the program. It tells an edited file from one the
/// program wrote; it is not a secret from someone who reads the source.
class CommitLog
{
public:
    explicit CommitLog(const QString &ledgerId = {});

    const std::vector<CommitEntry> &entries() const { return m_entries; }
    /// Sets time (when empty) and seal.
    const CommitEntry &append(CommitEntry entry);
    const CommitEntry *find(const QString &kind, const QString &chapter, const QString &act,
                            const QString &item) const;

    QByteArray headSeal() const;
    /// Puts "commits" and "head" into a document.
    void writeTo(nlohmann::json &document) const;

    struct Reading; // below
    static Reading read(const nlohmann::json &document);

private:
    QByteArray seal(const CommitEntry &entry, const QByteArray &previous) const;

    QByteArray m_key;
    std::vector<CommitEntry> m_entries;
};

/// What could be made of a document's log: the entries up to the first that does not verify.
struct CommitLog::Reading
{
    CommitLog log;
    bool intact = false; ///< every entry and the head verified
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/session/commit_log.h"

#include <QLatin1String>
#include <QString>
#include <algorithm>
#include <cmath>

namespace rp::commit_item {

/// The item of a skip: all of an act's discoveries and challenges at once.
inline constexpr QLatin1String allDiscoveries("discoveries");

/// The item of a panel that was run. The only panel of an act may have no id.
inline QString panel(const QString &id)
{
    return id.isEmpty() ? QStringLiteral("only") : id;
}

/// The item of one met need: "discovery#0".
inline QString need(const NeedRef &met)
{
    return QStringLiteral("%1#%2").arg(met.discovery).arg(met.need);
}

/// The reverse of need().
inline NeedRef needOf(const QString &item)
{
    return {item.section(QLatin1Char('#'), 0, 0), item.section(QLatin1Char('#'), 1).toInt()};
}

/// The item of a hint: "challenges/scaling".
inline QString hint(const HintRef &of)
{
    return of.list + QLatin1Char('/') + of.item;
}

/// The reverse of hint().
inline HintRef hintOf(const QString &item)
{
    return {item.section(QLatin1Char('/'), 0, 0), item.section(QLatin1Char('/'), 1)};
}

/// The rung that the entry of a hint says was taken; 0: there is none such.
inline int rungOf(const CommitEntry &entry)
{
    const double rung = entry.number.value_or(0.0);
    return rung >= 1.0 && rung <= LadderContent::rungs && rung == std::floor(rung) ? int(rung) : 0;
}

} // namespace rp::commit_item

namespace rp {

/// So many tries at one question or challenge are kept that did not solve it: each makes every save of the
/// ledger longer. The solving one is always taken.
inline constexpr int mostTries = 200;

namespace commit_kind {
/// What stands in this log was made by a script of the program, which the chapter names. It comes first, so
/// that nothing behind it verifies without it.
inline constexpr QLatin1String scripted("scripted");
} // namespace commit_kind

/// The mark of `ridgepoint tour`, for a ledger that has nothing in it yet.
inline CommitEntry tourMark()
{
    const QString tour = QStringLiteral("tour");
    CommitEntry mark;
    mark.kind = commit_kind::scripted;
    mark.chapter = tour;
    mark.act = tour;
    mark.item = tour;
    return mark;
}

/// Some script's mark is among them.
inline bool isScripted(const std::vector<CommitEntry> &entries)
{
    return std::any_of(entries.begin(), entries.end(),
                       [](const CommitEntry &entry) { return entry.kind == commit_kind::scripted; });
}

} // namespace rp

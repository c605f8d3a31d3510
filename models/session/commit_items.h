// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>

namespace rp::commit_item {

/// The item of a skip: all of an act's discoveries and challenges at once.
inline constexpr QLatin1String allDiscoveries("discoveries");

/// The item of a panel that was run. The only panel of an act may have no id.
inline QString panel(const QString &id)
{
    return id.isEmpty() ? QStringLiteral("only") : id;
}

/// The item of one met need of a discovery.
inline QString need(const QString &discovery, int index)
{
    return QStringLiteral("%1#%2").arg(discovery).arg(index);
}

} // namespace rp::commit_item

namespace rp {

/// So many tries at one question or challenge are kept that did not solve it: each makes every save of the
/// ledger longer. The solving one is always taken.
inline constexpr int mostTries = 200;

} // namespace rp

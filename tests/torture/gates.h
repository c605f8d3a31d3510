// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>
#include <set>

namespace rp {
class Ledger;
}

namespace rp::test {

/// What a ledger opens in the program's own labs, and what it says was answered.
struct Gates
{
    std::set<QString> open;             ///< "lab07/act1/explore"
    std::map<QString, QString> answers; ///< by "lab07/act1/math_share"; an answer seen before ends in "*"
    std::set<QString> right;            ///< answers that count as right
    bool operator==(const Gates &) const = default;
};

Gates gatesOf(Ledger &ledger);

/// What is open, answered or right after an attack and was not before it, or was answered otherwise; empty:
/// nothing.
QString gainedBy(const Gates &before, const Gates &after);

} // namespace rp::test

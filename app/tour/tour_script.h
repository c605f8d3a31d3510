// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <utility>
#include <vector>

namespace rp {

/// A qualified input and the value it is set to.
using TourStep = std::pair<QString, QVariant>;

/// What the scripted learner on a track sets, in this order, for a discovery or a challenge of a lab's act
/// that asks for a figure and not only for inputs: content names what is to be seen, but not the way there.
/// Empty for all others.
std::vector<TourStep> tourSteps(const QString &lab, const QString &act, const QString &task,
                                const QString &track);

} // namespace rp

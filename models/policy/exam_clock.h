// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <chrono>
#include <optional>

namespace rp {

struct SitePolicy;

/// Clocks that differ by no more are taken for the same: a file server's is seldom exact.
inline constexpr qint64 clockTolerance_s = 5 * 60;

/// The kernel's time, UTC, asked without the C library: what is preloaded to fake a clock stands in there.
QDateTime kernelTime();

/// The time that the owner of a folder, such as a file server, gives a file that is written there now; none:
/// nothing can be written. What has not answered in time is left behind, and none.
std::optional<QDateTime> timeOfFolder(const QString &folder, std::chrono::milliseconds patience);

/// The earliest of what the clocks say, so that an exam is held when any of them says so. The folder's counts
/// where it is behind by more than the tolerance. A clock before the day on which this version was released
/// is wrong, and then the time is one before any exam's end.
/// @param system the clock of the C library @param kernel that of the kernel @param folder that of the exam's
/// folder; none: not known
QDateTime earliestTime(const QDateTime &system, const QDateTime &kernel,
                       const std::optional<QDateTime> &folder = {});

/// The day on which this version was released, UTC.
QDateTime releaseTime();

/// The time by which an exam is judged, now. Looks into the folder of the exam only where the clocks of this
/// machine say that it is over, and waits two seconds for it at most.
QDateTime examTimeNow(const SitePolicy &policy);

/// What the environment had loaded into this program (LD_PRELOAD, LD_AUDIT), as it was when it started;
/// empty: nothing.
QString preloadedLibraries();

} // namespace rp

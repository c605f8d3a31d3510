// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

namespace rp {

class Bench;

/// Whether values meet one entry of DiscoveryContent::needs. Every key must be among the values; a value is
/// compared exactly (numbers as doubles), or is a map with "min" and/or "max" (inclusive).
bool meetsNeed(const QVariantMap &need, const QVariantMap &values);

/// The same over what stands on the bench: keys are qualified inputs, or qualified figures where no input has
/// that name. A figure is met by a map with "min" and/or "max" only, and never while it is not a number.
bool meetsNeed(const QVariantMap &need, const Bench &bench);

} // namespace rp

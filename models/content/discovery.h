// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

namespace rp {

/// Whether an instrument's inputs meet one entry of DiscoveryContent::needs. Every key must be among the
/// inputs; a value is compared exactly (numbers as doubles), or is a map with "min" and/or "max" (inclusive).
bool meetsNeed(const QVariantMap &need, const QVariantMap &inputs);

} // namespace rp

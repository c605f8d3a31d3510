// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/panel_name.h"

#include <QVariantMap>

namespace rp {

class Bench;

/// Whether values meet what is needed of inputs, by their bare names. Every one must be among the values; a
/// value is compared exactly (numbers as doubles), or is a map with "min" and/or "max" (inclusive).
bool meetsNeed(const QVariantMap &need, const QVariantMap &values);

/// The same for one of DiscoveryContent::needs over what stands on the bench: of inputs, or of figures where
/// no input has that name. A figure is met by a map with "min" and/or "max" only, and never while it is not a
/// number.
bool meetsNeed(const NamedValues &need, const Bench &bench);

} // namespace rp

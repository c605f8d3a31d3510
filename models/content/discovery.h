// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/panel_name.h"

#include <QVariantMap>

namespace rp {

class Bench;
struct DiscoveryContent;

/// What its learner is asked to fill in before it is told, translated; empty where nothing is.
QString fillInText(const DiscoveryContent &discovery, const Bench &bench);

/// The number as the instrument writes it, with its unit.
QString fillInAnswer(const DiscoveryContent &discovery, const Bench &bench);

/// Whether a number, in the unit of its figure, is right: that of what is told, or the one that the
/// instrument shows while what was to be found holds there.
bool isFilledIn(double value, const DiscoveryContent &discovery, const Bench &bench);

/// Whether values meet what is needed of inputs, by their bare names. Every one must be among the values; a
/// value is compared exactly (numbers as doubles), or is a map with "min" and/or "max" (inclusive).
bool meetsNeed(const QVariantMap &need, const QVariantMap &values);

/// The same for one of DiscoveryContent::needs over what stands on the bench: of inputs, or of figures where
/// no input has that name. A figure is met by a map with "min" and/or "max" only, and never while it is not a
/// number.
bool meetsNeed(const NamedValues &need, const Bench &bench);

} // namespace rp

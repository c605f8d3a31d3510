// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

/// Installs the accessible interfaces of views/widgets. Call once, before the first widget is queried; more
/// calls do nothing.
void installWidgetAccessibility();

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

/// A screen reader runs now: on Linux the desktop says so, or Orca is there. QAccessible::isActive() doesn't
/// tell, because magnifiers, tests and the like switch that on too; elsewhere it is all there is.
bool isScreenReaderRunning();

} // namespace rp

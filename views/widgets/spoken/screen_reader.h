// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

/// A screen reader runs now. On Linux the desktop says so; QAccessible::isActive() doesn't, because
/// magnifiers, tests and the like switch that on too. Elsewhere that is all there is.
bool isScreenReaderRunning();

} // namespace rp

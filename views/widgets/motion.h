// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace rp {

/// Whether the desktop wants things to move: not where it has switched animations off.
/// @param widget asked by its own style; null: the program's
bool wantsMotion(const QWidget *widget = nullptr);

} // namespace rp

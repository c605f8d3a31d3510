// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleInterface;

namespace rp {

class MappedSlider;

/// A slider in the unit that its value is written in. The bus carries a bare number alone, so the name says
/// the value with its unit.
QAccessibleInterface *makeSliderAccessible(MappedSlider *slider);

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace rp {

/// Relative luminance of WCAG 2, 0 … 1.
double luminance(const QColor &color);

/// WCAG 2 contrast ratio of two opaque colours, 1…21.
double contrastRatio(const QColor &a, const QColor &b);

/// A mix of two opaque colours; `share` 0 … 1 of the second.
QColor mixed(const QColor &first, const QColor &second, double share);

/// Text colour for captions: quieter than the text, at least 4.5:1 on the window and base colours.
QColor quietText(const QPalette &palette);

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace rp {

class BarChart;
struct ClassChart;

/// Draws a chart of the report on a class. Its table must outlive the widget, or go after it was deleted.
BarChart *makeClassBars(const ClassChart &shown, QWidget *parent = nullptr);

} // namespace rp

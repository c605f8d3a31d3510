// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/timeline/play_canvas.h"

namespace rp {

PlayLayout layoutPlay(const ChartContent &content, const PlayScore &score, const TimeView &view,
                      const QSizeF &size, const ChartStyle &style);
double playMinimumWidth(const ChartContent &content, const PlayScore &score, const ChartStyle &style);

} // namespace rp

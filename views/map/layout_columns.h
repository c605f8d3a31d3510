// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/graph_layout.h"

namespace rp {

/// Where a long layout is cut, from the top down, so that its pieces beside each other are seen larger in a
/// window than one below the other. Only where a single edge leads on. Empty: it is best as it is, or can be
/// read as it is.
/// @param room of the window, in pixels; `readable` zoom needs no cut
std::vector<double> columnCuts(const GraphLayout &layout, const LayoutRequest &request, const QSizeF &room,
                               double readable);

/// The layout in columns, from left to right; the edge at each cut leads round to the top of the next one.
/// A group that was cut goes on in GraphLayout::carriedOn.
GraphLayout inColumns(const GraphLayout &layout, const LayoutRequest &request,
                      const std::vector<double> &cuts);

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/root/application.h"

namespace rp {

/// Opens the window at a section of the review.
inline StartOptions atReview(ReviewTab tab)
{
    StartOptions options;
    options.open = PlaceArgument{{}, {}, false, tab};
    return options;
}

} // namespace rp

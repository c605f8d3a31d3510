// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/timeline/play_words.h"
#include "views/charts/timeline/player.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

/// A picture in slow motion. Parts that share the player show the same moment.
struct PlayPlan
{
    std::shared_ptr<Player> player = std::make_shared<Player>();
    Wording caption;
    Wording summary;
    PlayNames names = {};
};
Part playPart(const char *id, const PlayPlan &plan);

} // namespace rp

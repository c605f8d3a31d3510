// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "watched.h"

#include "instruments/fusion_explorer_instrument.h"

#include <QSignalSpy>

using WatchedFusion = Watched<rp::FusionExplorerInstrument>;

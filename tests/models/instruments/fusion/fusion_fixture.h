// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/session/watched.h"

#include "models/instruments/fusion/fusion.h"

#include <QSignalSpy>

using WatchedFusion = Watched<rp::FusionInstrument>;

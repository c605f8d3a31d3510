// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/session/watched.h"

#include "models/instruments/dispatch_tax/dispatch_tax.h"

using WatchedInstrument = Watched<rp::DispatchTaxInstrument>;

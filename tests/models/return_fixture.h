// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "watched.h"

#include "instruments/compilation_return_instrument.h"

using WatchedReturn = Watched<rp::CompilationReturnInstrument>;

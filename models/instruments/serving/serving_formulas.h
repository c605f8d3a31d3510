// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving_model.h"

#include <QString>

namespace rp {

/// The equations of ServingDesignInstrument::liveFormula() with the state's values put in.
QString servingFormula(const QString &formulaId, const ServingState &state, const Catalogue &catalogue);

} // namespace rp

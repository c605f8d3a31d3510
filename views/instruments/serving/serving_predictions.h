// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/serving/serving_pages.h"

#include <QCoreApplication>

namespace rp {

class LabSession;
struct ActContent;

/// The predictions of an act that are about the instrument's present inputs, each as a mark in the chart that
/// shows its figure: throughput and largest batch, memory, intensities.
class ServingPredictionMarks
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingPredictionMarks)
public:
    static ServingPredictions of(const ServingDesignInstrument &instrument, const LabSession &session,
                                 const ActContent &act);
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour_script.h"

namespace rp {

std::vector<TourStep> tourSteps(const QString &act, const QString &task)
{
    if (act != QLatin1String("act2"))
        return {};
    if (task == QLatin1String("beyond_l2"))
        return {{QStringLiteral("fusion.elements"), 1e8}};
    if (task == QLatin1String("too_short"))
        return {{QStringLiteral("roi.deployment_days"), 0.007}};
    if (task == QLatin1String("five_moves"))
        return {{QStringLiteral("continuum.moves"), 0.0},
                {QStringLiteral("continuum.operation"), QStringLiteral("gemm")},
                {QStringLiteral("continuum.gemm_batch"), 2048.0},
                {QStringLiteral("continuum.gemm_k"), 4096.0}};
    return {};
}

} // namespace rp

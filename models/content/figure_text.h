// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"

#include <QString>
#include <QVariantMap>
#include <vector>

namespace rp {

/// One figure placeholder of a content text.
///
/// `{math_utilization}` is the figure as the instrument stands now. `{math_utilization|workload=gpt2,
/// gpu_speed=2}` is the same figure over the instrument's default inputs with those changed. Values are
/// `true`, `false`, a number with a point as decimal mark, or a choice key. `{roi.breakeven_calls|gain=0.3}`
/// names the panel whose instrument is meant, for the figure and for the inputs behind the bar.
/// `{tax.gpu_busy@tf32_b32|workload=resnet50}` is what a machine had of the figure there, see AskedFigure. A
/// brace is never part of a text otherwise.
struct FigureReference
{
    qsizetype begin = 0; ///< index of '{'
    qsizetype length = 0;
    FigureRef figure;
    QVariantMap inputs; ///< bare names
    bool live = true;   ///< no '|': the current state
};

struct FigureReferences
{
    std::vector<FigureReference> references;
    QString error; ///< translated clause when a placeholder is malformed, else empty
};

FigureReferences parseFigureReferences(const QString &text);

/// Replaces every placeholder of an (already translated) text by the figure in words. A figure that no
/// instrument knows, or a malformed text, is left as it stands.
QString resolveFigures(const QString &translated, const Bench &bench);

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/fusion/fusion.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/instrument_reader.h"

#include <QCoreApplication>
#include <memory>
#include <utility>

namespace rp {

class Predictions;

/// LayerNorm, Dropout and ReLU: traffic of each kernel, wall time, intensity against the ridge points, and
/// the granularities compared. Traffic ratio and wall-clock speed-up have their own places: they come from
/// different counts and are never shown as one row.
class FusionNormPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::FusionNormPage)
public:
    /// @param predictions say what of the chain the learner has not asked for yet
    FusionNormPage(const FusionInstrument &instrument, std::shared_ptr<const Predictions> predictions)
        : m_instrument(&instrument)
        , m_shown(instrument)
        , m_predictions(std::move(predictions))
    {
    }
    std::vector<PagePlan> plans() const;

private:
    QStringList untried() const;
    bool waits() const { return !untried().isEmpty(); }
    /// The fused kernel, and with it a sentence that compares both.
    WaitingRows waiting() const;
    Part operations() const;
    Part times() const;
    Part cache() const;
    std::vector<Part> speedup() const;
    Wording unfusedToFused(const char *unfused, const char *fused) const;
    std::vector<IntensityRidge> ridges() const;
    static QString chosen();

    const FusionInstrument *m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<const Predictions> m_predictions;
};

/// Attention with and without FlashAttention: traffic and footprint over the sequence length, and their
/// ratios with the published measurement.
class FusionAttentionPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::FusionAttentionPage)
public:
    explicit FusionAttentionPage(const FusionInstrument &instrument)
        : m_instrument(&instrument)
        , m_shown(instrument)
    {
    }
    std::vector<PagePlan> plans() const;

private:
    Part figures(const char *id) const;
    Part bytesByLength(const char *id, const char *table, Wording axis) const;
    Part ratio() const;
    std::vector<ChartAnnotation> ratioMarks() const;
    ChartAnnotation lengthMark(const QString &spoken) const;

    const FusionInstrument *m_instrument;
    InstrumentReader m_shown;
};

} // namespace rp

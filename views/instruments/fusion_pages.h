// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/fusion/fusion.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/instrument_reader.h"
#include "views/instruments/program/program_view.h"

#include <QCoreApplication>
#include <map>
#include <memory>
#include <utility>

namespace rp {

class Predictions;

/// LayerNorm, Dropout and ReLU: what the chain moves, unfused and fused, and its intensity against the ridge
/// points. Traffic ratio and wall-clock speed-up have their own places: they come from different counts and
/// are never shown as one row.
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
    struct Past;

    // The chain line by line, in fusion_lines.cpp.
    bool isByLine() const { return *m_picture == QLatin1String("lines"); }
    Part lines() const;
    Part pictureChoice() const;
    ProgramShown program(const Past &past) const;
    std::vector<ProgramShown::Edit> editsOf(int line) const;
    std::map<QString, QVariant> asWritten(const Past &past) const;

    QStringList untried() const;
    bool waits() const { return !untried().isEmpty(); }
    /// The fused kernel, and with it a sentence that compares both.
    WaitingRows waiting() const;
    Part bytes() const;
    QString level() const;
    QString measured() const;
    std::vector<ChartAnnotation> fusedMarks() const;
    Part cache() const;
    Part code(bool fused) const;
    std::vector<Part> speedup() const;
    Wording unfusedToFused(const char *unfused, const char *fused) const;
    std::vector<IntensityRidge> ridges() const;
    static QString chosen();

    const FusionInstrument *m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<const Predictions> m_predictions;
    std::shared_ptr<QString> m_picture = std::make_shared<QString>(QStringLiteral("bars"));
};

/// Attention with and without FlashAttention: what it moves and what it holds over the sequence length, and
/// their ratios with the published measurement.
class FusionAttentionPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::FusionAttentionPage)
public:
    explicit FusionAttentionPage(const FusionInstrument &instrument)
        : m_instrument(&instrument)
        , m_shown(instrument)
    {
    }
    PagePlan plan() const;

private:
    Part figures(const char *id) const;
    Part bytesByLength() const;
    ChartAnnotation lengthMark(const QString &spoken) const;

    const FusionInstrument *m_instrument;
    InstrumentReader m_shown;
};

/// Which chain is counted: LayerNorm, Dropout and ReLU by their bytes, or one line of code by its accesses.
Part chainChoice(const FusionInstrument &instrument);

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/tabbed_pages.h"

namespace rp {

class BarChart;
class ComparisonTable;
class FigureTiles;
class FusionExplorerInstrument;
class IntensityScale;
class LineChart;
class Notice;
class TextBlock;

/// What the fusion explorer shows of one topic, beside the controls.
class FusionPage : public InstrumentPage
{
    Q_OBJECT
public:
    explicit FusionPage(FusionExplorerInstrument &instrument, QWidget *parent = nullptr);

protected:
    FusionExplorerInstrument &instrument() const { return m_instrument; }

private:
    FusionExplorerInstrument &m_instrument;
};

/// LayerNorm, Dropout and ReLU: traffic of each kernel, wall time, intensity against the ridge points, and
/// the granularities compared. Traffic ratio and wall-clock speed-up have their own places: they come from
/// different counts and are never shown as one row.
class FusionNormPage : public FusionPage
{
    Q_OBJECT
public:
    explicit FusionNormPage(FusionExplorerInstrument &fusion, QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    FigureTiles *savings() const { return m_savings; }
    Notice *cache() const { return m_cache; }
    BarChart *operations() const { return m_operations; }
    FigureTiles *speedup() const { return m_speedup; }
    BarChart *times() const { return m_times; }
    TextBlock *speedupText() const { return m_speedupText; }
    IntensityScale *intensity() const { return m_intensity; }
    FigureTiles *distance() const { return m_distance; }
    ComparisonTable *granularities() const { return m_granularities; }

private:
    QWidget *makeSpeedupRow();
    void showOperations();
    void showRidges();

    FigureTiles *m_savings;
    Notice *m_cache;
    BarChart *m_operations;
    FigureTiles *m_speedup;
    BarChart *m_times;
    TextBlock *m_speedupHeading;
    TextBlock *m_speedupText;
    IntensityScale *m_intensity;
    FigureTiles *m_distance;
    ComparisonTable *m_granularities;
    QString m_shownBars; ///< which columns the operations show
};

/// Attention with and without FlashAttention: traffic and footprint over the sequence length, and their
/// ratios with the published measurement.
class FusionAttentionPage : public FusionPage
{
    Q_OBJECT
public:
    explicit FusionAttentionPage(FusionExplorerInstrument &fusion, QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    FigureTiles *figures() const { return m_figures; }
    LineChart *traffic() const { return m_traffic; }
    LineChart *footprint() const { return m_footprint; }
    LineChart *ratio() const { return m_ratio; }
    TextBlock *counted() const { return m_counted; }

private:
    void showMarks();

    FigureTiles *m_figures;
    LineChart *m_traffic;
    LineChart *m_footprint;
    LineChart *m_ratio;
    TextBlock *m_counted;
};

/// One line of code and four ways to count its memory accesses.
class FusionOneLinePage : public FusionPage
{
    Q_OBJECT
public:
    explicit FusionOneLinePage(FusionExplorerInstrument &fusion, QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    TextBlock *line() const { return m_line; }
    FigureTiles *figures() const { return m_figures; }
    BarChart *accesses() const { return m_accesses; }
    TextBlock *counted() const { return m_counted; }

private:
    TextBlock *m_line;
    FigureTiles *m_figures;
    TextBlock *m_counted;
    BarChart *m_accesses;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/canvas/chart_data.h"
#include "views/instruments/parts/tabbed_pages.h"

#include <vector>

namespace rp {

class BarChart;
class ComparisonTable;
class FigureTiles;
class LineChart;
class RooflineChart;
class ServingDesignInstrument;
class TextBlock;

/// What the learner predicted, as marks for the charts; empty before it is revealed.
struct ServingPredictions
{
    std::vector<ChartAnnotation> roofline;
    std::vector<ChartAnnotation> memory;
    std::vector<ChartAnnotation> throughput;
};

/// One page about the design, beside the controls.
class ServingPage : public InstrumentPage
{
    Q_OBJECT
public:
    /// @param predictions as they are whenever the results are shown
    ServingPage(ServingDesignInstrument &instrument, const ServingPredictions &predictions,
                QWidget *parent = nullptr);

protected:
    ServingDesignInstrument &instrument() const { return m_instrument; }
    const ServingPredictions &predictions() const { return m_predictions; }

private:
    ServingDesignInstrument &m_instrument;
    const ServingPredictions &m_predictions;
};

/// The kernels of one step on one roofline, and the same as a table.
class ServingRooflinePage : public ServingPage
{
    Q_OBJECT
public:
    ServingRooflinePage(ServingDesignInstrument &serving, const ServingPredictions &predicted,
                        QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    RooflineChart *roofline() const { return m_roofline; }
    ComparisonTable *kernels() const { return m_kernels; }

private:
    FigureTiles *m_figures;
    RooflineChart *m_roofline;
    ComparisonTable *m_kernels;
};

/// The memory budget against the device, and what other heads or weights would need.
class ServingMemoryPage : public ServingPage
{
    Q_OBJECT
public:
    ServingMemoryPage(ServingDesignInstrument &serving, const ServingPredictions &predicted,
                      QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    BarChart *budget() const { return m_budget; }
    ComparisonTable *designs() const { return m_designs; }

private:
    FigureTiles *m_figures;
    BarChart *m_budget;
    ComparisonTable *m_designs;
};

/// How many tokens per second each batch can reach at most, and what the course's formula says.
class ServingThroughputPage : public ServingPage
{
    Q_OBJECT
public:
    ServingThroughputPage(ServingDesignInstrument &serving, const ServingPredictions &predicted,
                          QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    FigureTiles *figures() const { return m_figures; }
    LineChart *batches() const { return m_batches; }
    TextBlock *published() const { return m_published; }

private:
    void showMarks();

    FigureTiles *m_figures;
    TextBlock *m_bound;
    LineChart *m_batches;
    TextBlock *m_published;
};

/// What fusing saves, operation by operation.
class ServingFusionPage : public ServingPage
{
    Q_OBJECT
public:
    ServingFusionPage(ServingDesignInstrument &serving, const ServingPredictions &predicted,
                      QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    BarChart *traffic() const { return m_traffic; }
    ComparisonTable *fusions() const { return m_fusions; }
    ComparisonTable *operations() const { return m_operations; }

private:
    FigureTiles *m_figures;
    BarChart *m_traffic;
    ComparisonTable *m_fusions;
    ComparisonTable *m_operations;
};

} // namespace rp

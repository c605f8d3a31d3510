// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_instrument.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/roofline/roofline_chart.h"
#include "views/instruments/serving/serving_pages.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

#include <cmath>

namespace rp {

namespace {

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

} // namespace

ServingPage::ServingPage(ServingDesignInstrument &instrument, const ServingPredictions &predictions,
                         QWidget *parent)
    : InstrumentPage(parent)
    , m_instrument(instrument)
    , m_predictions(predictions)
{
}

ServingRooflinePage::ServingRooflinePage(ServingDesignInstrument &serving,
                                         const ServingPredictions &predicted, QWidget *parent)
    : ServingPage(serving, predicted, parent)
    , m_figures(new FigureTiles(serving,
                                {{key("memory_bound_kernels")},
                                 {key("gemm_intensity")},
                                 {key("norm_intensity")},
                                 {key("softmax_intensity")}},
                                this))
    , m_roofline(new RooflineChart(this))
    , m_kernels(new ComparisonTable(*serving.kernels(), this))
{
    m_kernels->setHeaded(false);
    for (QWidget *part : std::initializer_list<QWidget *>{m_roofline, m_figures, m_kernels})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_roofline});
    m_roofline->setPoints(serving.kernels(), [&serving](const QString &row) {
        RooflinePointLook look;
        const ServingKernel *kernel = serving.result().kernel(row);
        if (!kernel) {
            look.shape = MarkerShape::Cross; // the whole step
            look.drop = true;
        } else if (kernel->kind == ServingKernel::Kind::Pointwise) {
            look.shape = MarkerShape::Circle;
        } else if (kernel->kind == ServingKernel::Kind::Attention) {
            look.shape = MarkerShape::Triangle;
        } else {
            look.shape = MarkerShape::Square;
        }
        return look;
    });
}

void ServingRooflinePage::showResults()
{
    const ServingResult &result = instrument().result();
    m_figures->showValues();
    m_kernels->retranslateUi(); // its words and their widths change with every value
    const QString tensor = instrument().figureText(key("peak_flops"));
    const QString vector = instrument().figureText(key("vector_peak_flops"));
    m_roofline->setRoofs(instrument().roofs(), {key("tensor"), key("vector")},
                         {//: A line in a chart: %1 is a peak with its unit.
                          tr("Tensor Cores, %1").arg(tensor),
                          //: A line in a chart: %1 is a peak with its unit.
                          tr("Vector units, %1").arg(vector)});
    if (std::isfinite(result.ridge)) {
        const QString ridge = instrument().figureText(key("ridge"));
        m_roofline->setRidge(RooflineRidge{
            result.ridge, result.limits.tensor_flops,
            //: A point in a chart; %1 is an arithmetic intensity with its unit.
            tr("Ridge point: %1").arg(ridge),
            //: %1 is an arithmetic intensity with its unit.
            tr("Ridge point of the Tensor Cores: from %1 on, arithmetic limits a kernel.").arg(ridge)});
    } else {
        m_roofline->setRidge(std::nullopt);
    }
    m_roofline->setMarks(predictions().roofline);
}

void ServingRooflinePage::retranslateUi()
{
    showResults();
}

} // namespace rp

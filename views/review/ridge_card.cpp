// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/ridge_card.h"

#include "models/content/lab_content.h"
#include "models/instruments/contract/result_table.h"
#include "models/review/review_figures.h"
#include "models/text/place_markers.h"
#include "views/charts/lines/line_chart.h"
#include "views/widgets/formula_view.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"
#include "views/widgets/value_slider.h"

#include <QVBoxLayout>
#include <cmath>
#include <limits>

namespace rp {

namespace {

constexpr int ridgeRowChars = 90;    ///< picture and formula side by side
constexpr double foundWithin = 0.04; ///< a hand this near has found it
constexpr double reach = 200.0;      ///< from one end to the other
constexpr double begins = 4.0;       ///< times the near end
constexpr double stepsPerDecade = 60.0;
constexpr double ridgePlotLines = 9.0;
const QString intensityColumn = QStringLiteral("intensity");
const QString memoryColumn = QStringLiteral("memory");
const QString peakColumn = QStringLiteral("peak");
const QString ridgeMark = QStringLiteral("ridge");
const QString attainableId = QStringLiteral("attainable");

/// The spoken form of a formula is where it is taught. Empty when no lab has it.
QString spokenFormula(const std::vector<LabContent> &labs, const QString &id)
{
    for (const LabContent &lab : labs)
        for (const ActContent &act : lab.acts)
            for (const FormulaContent &formula : act.formulas)
                if (formula.id == id)
                    return contentText(formula.spoken);
    return {};
}

} // namespace

RidgeCard::RidgeCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_table(new ResultTable(QStringLiteral("ridge"), this))
    , m_chart(new LineChart)
    , m_slider(new ValueSlider)
    , m_ask(new TextBlock)
    , m_feedback(new TextBlock)
    , m_formula(new FormulaView)
    , m_worked(new TextBlock)
    , m_from(std::pow(10.0, std::floor(std::log10(ridge())) - 1.0))
    , m_to(m_from * reach)
    , m_at(m_from * begins)
{
    setObjectName(QStringLiteral("ridgeCard"));
    headingLabel()->setFocusPolicy(Qt::ClickFocus);
    m_formula->setFormula(attainableId);
    m_feedback->setTextStyle(1.0, QFont::DemiBold);
    for (TextBlock *text : {m_ask, m_feedback, m_worked})
        text->setReachable(true);
    auto *picture = new QWidget;
    QVBoxLayout *left = plainColumn(picture, space::s);
    left->addWidget(m_chart);
    left->addWidget(m_slider);
    auto *said = new QWidget;
    QVBoxLayout *right = plainColumn(said, space::s);
    for (QWidget *part : std::initializer_list<QWidget *>{m_ask, m_feedback, m_formula, m_worked})
        right->addWidget(part);
    right->addStretch(1);
    auto *row = new ResponsiveRow(ridgeRowChars, space::l);
    row->addWidget(picture, 3);
    row->addWidget(said, 2);
    body()->addWidget(row);
    SliderScale scale;
    scale.logarithmic = true;
    scale.minimum = m_from;
    scale.maximum = m_to;
    scale.step = stepsPerDecade;
    m_slider->setScale(scale);
    //: Title of a chart.
    m_table->setCaption([] { return tr("Roofline of an H100 in FP16"); });
    //: Heading of a table: operations for each byte.
    m_table->setColumns({{intensityColumn, [] { return tr("Intensity"); }, Quantity::Intensity},
                         //: Heading of a table and name of a line: what the memory can feed.
                         {memoryColumn, [] { return tr("Memory"); }, Quantity::Flops, Meaning::Memory},
                         //: Heading of a table and name of a line: what the arithmetic can do.
                         {peakColumn, [] { return tr("Peak"); }, Quantity::Flops, Meaning::Compute}});
    connect(m_slider, &ValueSlider::valueRequested, this, &RidgeCard::moveTo);
    connect(m_slider, &ValueSlider::errorShown, &parts.announcer, &Announcer::say);
    connect(m_chart, &ChartWidget::announce, &parts.announcer, &Announcer::say);
    connect(m_chart, &ChartWidget::gripMoved, this, [this](int, double value) { moveTo(value); });
    connect(m_chart, &ChartWidget::gripStepped, this,
            [this](int, int steps) { moveTo(m_at * std::pow(10.0, steps / stepsPerDecade)); });
}

double RidgeCard::bandwidth() const
{
    return m_parts.figures.value(m_parts.content.ridge.bandwidth);
}

double RidgeCard::ridge() const
{
    const double value = m_parts.figures.value(m_parts.content.ridge.ridge);
    return value > 0.0 ? value : 1.0; // told by the check of the content
}

bool RidgeCard::isFound() const
{
    return std::abs(m_at / ridge() - 1.0) <= foundWithin;
}

double RidgeCard::intensity() const
{
    return isFound() ? ridge() : m_at;
}

void RidgeCard::moveTo(double intensity)
{
    const double wanted = std::clamp(intensity, m_from, m_to);
    if (wanted == m_at)
        return;
    m_at = wanted;
    showPlace();
    m_parts.announcer.tell(*this, m_feedback->text());
}

void RidgeCard::refresh()
{
    //: Heading: the device limits as a picture of two lines.
    setHeading(tr("The ridge point"));
    m_ask->setText(tr("Drag the point along the slope of the memory until it meets the peak."));
    m_formula->setSpoken(spokenFormula(m_parts.labs, attainableId));
    m_worked->setText(m_parts.lines(m_parts.content.attainable));
    //: Name of a slider: where the two limits of a device meet.
    m_slider->setLabel(tr("Ridge point"));
    m_slider->setTextFor([](double value) { return unitText(value, QStringLiteral("intensity"), 3); });
    m_table->retranslate();
    LineChartSpec spec;
    spec.xColumn = intensityColumn;
    spec.lineColumns = {memoryColumn, peakColumn};
    spec.logX = true;
    spec.logY = true;
    spec.xMin = m_from;
    spec.xMax = m_to;
    spec.yMin = bandwidth() * m_from;
    spec.yMax = bandwidth() * m_to;
    spec.plotLines = ridgePlotLines;
    spec.lineMarks = false;
    //: Title of an axis. Unit and range are added.
    spec.xTitle = tr("Intensity");
    //: Title of an axis. Unit and range are added.
    spec.yTitle = tr("Attainable performance");
    showPlace();
    m_chart->setLines(m_table, spec);
    m_chart->setGrips({{ridgeMark, Qt::Horizontal, tr("Ridge point")}});
}

QString RidgeCard::sentence() const
{
    const auto rate = [](double value) { return unitText(value, QStringLiteral("flops"), 3); };
    const QStringList values{unitText(intensity(), QStringLiteral("intensity"), 3),
                             rate(bandwidth() * intensity()), rate(bandwidth() * ridge())};
    if (isFound())
        //: %1 is an intensity with its unit.
        return tr("✓ %1: here both limits meet. Left of it the memory decides, right of it the arithmetic.")
            .arg(values[0]);
    return m_at < ridge() ? //: %1 is an intensity, %2 and %3 are rates of operations.
               fillMarkers(tr("At %1 the memory feeds %2 of the %3 that the arithmetic can do: further up."),
                           values)
                          : //: %1 is an intensity, %2 and %3 are rates of operations.
               fillMarkers(tr("At %1 the memory could feed %2, but the arithmetic ends at %3: further down."),
                           values);
}

void RidgeCard::showPlace()
{
    const double none = std::numeric_limits<double>::quiet_NaN();
    const double peak = bandwidth() * ridge();
    const auto row = [](const char *key, double at, double memory, double top) {
        return ResultRow{QLatin1String(key), {{at}, {memory}, {top}}};
    };
    m_table->setRows({row("from", m_from, bandwidth() * m_from, peak),
                      row("at", intensity(), bandwidth() * intensity(), peak), row("to", m_to, none, peak)});
    ChartAnnotation mark;
    mark.key = ridgeMark;
    mark.label = unitText(intensity(), QStringLiteral("intensity"), 3);
    mark.spoken = sentence();
    mark.position = bandwidth() * intensity();
    mark.category = intensity();
    mark.meaning = isFound() ? Meaning::Good : Meaning::Dispatch;
    m_chart->setAnnotations({mark});
    m_slider->setValue(m_at);
    m_feedback->setText(sentence());
    m_worked->setVisible(isFound());
}

} // namespace rp

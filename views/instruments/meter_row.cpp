// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/meter_row.h"

#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/text/format.h"
#include "views/charts/bars/utilization_meter.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <algorithm>
#include <array>

namespace rp {

namespace {
constexpr int meterLines = 4; ///< a name, the bar, the mark
constexpr int manyLines = 5;  ///< two of a name
constexpr int wideChars = 75; ///< room that the names have in one line
} // namespace

MeterRow::MeterRow(DispatchTaxInstrument &instrument, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_math(new UtilizationMeter(this))
    , m_busy(new UtilizationMeter(this))
    , m_mfu(new UtilizationMeter(this))
    , m_mfuMark(new AssumptionMark(this))
{
    m_busy->setThreshold(-1.0);
    m_busy->setMeaning(Meaning::Memory);
    m_mfu->setThreshold(-1.0);
    m_mfu->setMeaning(Meaning::Neutral);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::m);
    for (UtilizationMeter *meter : {m_math, m_busy, m_mfu})
        row->addWidget(meter, 0, Qt::AlignTop);
    row->addWidget(m_mfuMark, 0, Qt::AlignTop);
    fit();
    retranslateUi();
}

/// One height for every language.
void MeterRow::fit()
{
    const bool isWide = width() >= fontMetrics().averageCharWidth() * wideChars;
    setFixedHeight(fontMetrics().height() * (isWide ? meterLines : manyLines));
}

void MeterRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
    share();
}

void MeterRow::retranslateUi()
{
    m_math->setName(m_instrument.figureLabel(QStringLiteral("math_utilization")));
    m_math->setExplanation(tr("Math time divided by wall time."));
    m_busy->setName(m_instrument.figureLabel(QStringLiteral("gpu_busy")));
    m_busy->setExplanation(tr("Math time and memory time together, divided by wall time."));
    m_mfu->setName(m_instrument.figureLabel(QStringLiteral("mfu")));
    m_mfu->setExplanation(tr("Useful arithmetic divided by what the device could do in the wall time."));
    m_mfuMark->setSubject(m_mfu->name());
    share();
    showValues();
}

/// Bars of one length can be compared. Where the longest name has no room beside its value then, each has the
/// room that its own name asks for, so that the bars stand in one line at least.
void MeterRow::share()
{
    auto *row = static_cast<QBoxLayout *>(layout());
    const QFontMetrics metrics = fontMetrics();
    const std::array meters{m_math, m_busy, m_mfu};
    std::array<int, 3> needed{};
    std::transform(meters.begin(), meters.end(), needed.begin(), [&metrics](const UtilizationMeter *meter) {
        return metrics.horizontalAdvance(meter->name() + Format().percent(1.0)) +
               3 * metrics.averageCharWidth();
    });
    const int widest = *std::max_element(needed.begin(), needed.end());
    const int between = m_mfuMark->sizeHint().width() + 3 * row->spacing();
    const bool isEven = width() >= widest * int(meters.size()) + between;
    for (std::size_t i = 0; i < meters.size(); ++i)
        row->setStretch(row->indexOf(meters[i]), isEven ? widest : needed[i]);
}

void MeterRow::showValues()
{
    m_math->setValue(m_instrument.figure(QStringLiteral("math_utilization")));
    m_busy->setValue(m_instrument.figure(QStringLiteral("gpu_busy")));
    m_mfu->setValue(m_instrument.figure(QStringLiteral("mfu")));
    m_mfuMark->setReason(m_instrument.figureAssumption(QStringLiteral("mfu")));
}

void MeterRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange) {
        fit();
        share();
    }
    QWidget::changeEvent(event);
}

} // namespace rp

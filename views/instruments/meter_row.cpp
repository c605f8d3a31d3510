// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/meter_row.h"

#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/text/format.h"
#include "views/charts/bars/utilization_meter.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/spacing.h"

#include <QEvent>
#include <QStyle>
#include <algorithm>
#include <numeric>

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
    retranslateUi();
}

QSize MeterRow::sizeHint() const
{
    const std::array<int, 3> widths = leastWidths();
    return {std::accumulate(widths.begin(), widths.end(), roomBeside()), minimumHeight()};
}

QSize MeterRow::minimumSizeHint() const
{
    const std::array<int, 3> widths = leastWidths();
    return {*std::max_element(widths.begin(), widths.end()) + space::m + m_mfuMark->sizeHint().width(),
            minimumHeight()};
}

/// Side by side, between the meters and for the mark.
int MeterRow::roomBeside() const
{
    return m_mfuMark->sizeHint().width() + 3 * space::m;
}

std::array<int, 3> MeterRow::leastWidths() const
{
    const auto of = meters();
    std::array<int, 3> widths{};
    std::transform(of.begin(), of.end(), widths.begin(), [this](const UtilizationMeter *meter) {
        return std::max(meter->leastWidth(), fontMetrics().horizontalAdvance(longValue(meter)));
    });
    return widths;
}

/// A value as long as it gets, so that what has a place keeps it while values change.
QString MeterRow::longValue(const UtilizationMeter *meter) const
{
    constexpr double least = 1.07e-5;
    return meter == m_mfu ? Format().percent(least, 5) : Format().percent(1.0, 1);
}

/// Bars of one length can be compared. Where the longest name has no room beside its value then, each has the
/// room that its own name asks for, so that the bars stand in one line at least.
std::array<int, 3> MeterRow::sharedWidths(int room) const
{
    const QFontMetrics metrics = fontMetrics();
    const auto of = meters();
    const std::array<int, 3> least = leastWidths();
    std::array<int, 3> wished{};
    for (std::size_t i = 0; i < of.size(); ++i) {
        const int line = metrics.horizontalAdvance(of[i]->name() + longValue(of[i]));
        wished[i] = std::max(least[i], line + 3 * metrics.averageCharWidth());
    }
    const int count = int(of.size());
    std::array<int, 3> widths{};
    if (room >= *std::max_element(wished.begin(), wished.end()) * count) {
        widths.fill(room / count);
        return widths;
    }
    // What is left over the one or the other goes to whoever wishes for more.
    const int all = std::accumulate(wished.begin(), wished.end(), 0);
    const std::array<int, 3> &from = room >= all ? wished : least;
    const int left = room - std::accumulate(from.begin(), from.end(), 0);
    const int more = all - std::accumulate(least.begin(), least.end(), 0);
    for (std::size_t i = 0; i < of.size(); ++i)
        widths[i] =
            from[i] + (room >= all || more == 0 ? left / count : left * (wished[i] - least[i]) / more);
    return widths;
}

/// One height for every language, where that is enough.
void MeterRow::place()
{
    const auto of = meters();
    const int mark = m_mfuMark->sizeHint().width();
    const std::array<int, 3> least = leastWidths();
    const int all = testAttribute(Qt::WA_Resized) ? width() : sizeHint().width(); // before it has its room
    const int room = all - roomBeside();
    const bool isRow = room >= std::accumulate(least.begin(), least.end(), 0);
    std::array<int, 3> widths{};
    widths.fill(std::max(1, all - mark - space::m));
    int head = 0;
    if (isRow) {
        widths = sharedWidths(room);
        for (std::size_t i = 0; i < of.size(); ++i)
            head = std::max(head, of[i]->headFor(widths[i]));
    }
    const auto put = [this](QWidget *widget, const QRect &where) {
        widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), where));
    };
    QPoint at;
    int bottom = 0;
    for (std::size_t i = 0; i < of.size(); ++i) {
        of[i]->setLeastHead(head);
        const QRect where(at, QSize(widths[i], of[i]->heightForWidth(widths[i])));
        put(of[i], where);
        bottom = std::max(bottom, where.bottom() + 1);
        if (of[i] == m_mfu)
            put(m_mfuMark, QRect(where.topRight() + QPoint(space::m + 1, 0), m_mfuMark->sizeHint()));
        at =
            isRow ? where.topRight() + QPoint(space::m + 1, 0) : where.bottomLeft() + QPoint(0, space::s + 1);
    }
    const bool isWide = all >= fontMetrics().averageCharWidth() * wideChars;
    const int lines = isRow ? fontMetrics().height() * (isWide ? meterLines : manyLines) : 0;
    setFixedHeight(std::max(lines, bottom));
}

void MeterRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
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
    showValues();
}

void MeterRow::showValues()
{
    m_math->setValue(m_instrument.figure(QStringLiteral("math_utilization")));
    m_busy->setValue(m_instrument.figure(QStringLiteral("gpu_busy")));
    m_mfu->setValue(m_instrument.figure(QStringLiteral("mfu")));
    m_mfuMark->setReason(m_instrument.figureAssumption(QStringLiteral("mfu")));
    place();
}

void MeterRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        place();
}

} // namespace rp

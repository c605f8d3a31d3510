// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/page_scroll.h"

#include <memory>
#include <vector>

namespace rp {

class HeadingLabel;
class InstrumentView;
class MarkedMeter;
class Notice;
class Predictions;
class TextBlock;
class TraceInstrument;

/// Beside the timeline: where the span of the trace goes, what would pay, and the button that opens another.
/// What the learner said is marked in the meter that it was about.
class TraceStrip : public PageScroll
{
    Q_OBJECT
public:
    /// Instrument and view must outlive it. The picture of an answer opens nothing.
    TraceStrip(TraceInstrument &instrument, std::shared_ptr<Predictions> predictions, InstrumentView &view,
               QWidget *parent);

    /// Figures and texts as they are now, in the current language.
    void showFigures();
    /// The meter of a figure; null for one that has none.
    MarkedMeter *meter(const char *figure) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width(), 0}; }
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    double longestFactor() const;

    TraceInstrument &m_instrument;
    std::shared_ptr<Predictions> m_predictions;
    HeadingLabel *m_span;
    HeadingLabel *m_gain;
    TextBlock *m_bounds;
    Notice *m_notices;
    std::vector<MarkedMeter *> m_meters; ///< of the figures, in their order
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/trace_strip.h"

#include "models/instruments/trace/trace_workbench.h"
#include "models/text/sentences.h"
#include "views/charts/bars/marked_meter.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/trace/trace_opener.h"
#include "views/widgets/notice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rp {

namespace {

constexpr int stripChars = 27;

struct StripFigure
{
    enum class Of
    {
        Span,   ///< a share of it
        Gain,   ///< of throughput, as a fraction
        Speedup ///< a factor
    };
    const char *id;
    Of of;
    Meaning meaning;
    bool always = true; ///< else only where there is one
};

using StripOf = StripFigure::Of;

constexpr std::array stripFigures = {
    StripFigure{"busy_share", StripOf::Span, Meaning::Compute},
    StripFigure{"host_wait_share", StripOf::Span, Meaning::Dispatch},
    StripFigure{"kernel_wait_share", StripOf::Span, Meaning::Memory},
    StripFigure{"other_share", StripOf::Span, Meaning::Neutral},
    StripFigure{"graph_busy_share", StripOf::Span, Meaning::Compute, false},
    StripFigure{"faster_gain", StripOf::Gain, Meaning::Neutral},
    StripFigure{"half_dispatch_factor", StripOf::Speedup, Meaning::Memory},
    StripFigure{"graph_factor", StripOf::Speedup, Meaning::Memory},
    StripFigure{"measured_gain", StripOf::Gain, Meaning::Compute, false},
};

/// Gains and factors stand on one scale, which begins at nothing.
double asFactor(const StripFigure &figure, double value)
{
    return figure.of == StripOf::Gain ? 1.0 + value : value;
}

} // namespace

TraceStrip::TraceStrip(TraceInstrument &instrument, std::shared_ptr<Predictions> predictions,
                       InstrumentView &view, QWidget *parent)
    : PageScroll(parent)
    , m_instrument(instrument)
    , m_predictions(std::move(predictions))
{
    auto *inside = new QWidget(this);
    m_span = new HeadingLabel(2, inside);
    m_gain = new HeadingLabel(2, inside);
    m_bounds = new TextBlock(inside);
    m_notices = new Notice(Notice::Kind::Warning, inside);
    m_bounds->setQuiet(true);
    m_bounds->setReachable(true);
    m_notices->setObjectName(QStringLiteral("traceNotices"));
    m_notices->hide();
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_span);
    for (const StripFigure &figure : stripFigures) {
        if (figure.of != StripOf::Span && stripFigures[m_meters.size() - 1].of == StripOf::Span) {
            column->addSpacing(space::s);
            column->addWidget(m_gain);
        }
        m_meters.push_back(new MarkedMeter(inside));
        m_meters.back()->setMeaning(figure.meaning);
        column->addWidget(m_meters.back());
    }
    column->addWidget(m_bounds);
    if (view.hasControls())
        column->addWidget(new TraceOpener(instrument, view, inside));
    column->addWidget(m_notices);
    column->addStretch(1);
    setWidget(inside);
    keepRoomOfBar();
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

QSize TraceStrip::sizeHint() const
{
    // Large texts may have a word or a button that asks for more: it scrolls in one direction only.
    const int needed = widget() ? widget()->minimumSizeHint().width() : 0;
    return {std::max(fontMetrics().averageCharWidth() * stripChars, needed) +
                verticalScrollBar()->sizeHint().width(),
            0};
}

bool TraceStrip::eventFilter(QObject *object, QEvent *event)
{
    if (object == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return PageScroll::eventFilter(object, event);
}

MarkedMeter *TraceStrip::meter(const char *figure) const
{
    const auto found =
        std::find_if(stripFigures.begin(), stripFigures.end(), [figure](const StripFigure &each) {
            return QLatin1String(each.id) == QLatin1String(figure);
        });
    return found == stripFigures.end() ? nullptr : m_meters[std::size_t(found - stripFigures.begin())];
}

double TraceStrip::longestFactor() const
{
    double longest = 1.0;
    for (const StripFigure &figure : stripFigures) {
        const double value = m_instrument.figure(QString::fromLatin1(figure.id));
        if (figure.of != StripOf::Span && std::isfinite(value))
            longest = std::max(longest, asFactor(figure, value));
    }
    return longest;
}

void TraceStrip::showFigures()
{
    m_span->setText(tr("Where the span goes"));
    m_gain->setText(tr("What would pay"));
    // Whatever else is set, a mark belongs to the trace that the question was about.
    const std::vector<Prediction> said =
        m_predictions->now({QStringLiteral("after"), QStringLiteral("node"), QStringLiteral("per_day")});
    const double longest = longestFactor();
    for (std::size_t i = 0; i < stripFigures.size(); ++i) {
        const StripFigure &figure = stripFigures[i];
        const QString id = QString::fromLatin1(figure.id);
        const auto part = [&figure, longest](double value) {
            return figure.of == StripOf::Span ? value : asFactor(figure, value) / longest;
        };
        const auto own = std::find_if(said.begin(), said.end(),
                                      [&id](const Prediction &each) { return each.figure == id; });
        const bool isSaid = own != said.end();
        const double value = m_instrument.figure(id);
        m_meters[i]->setVisible(figure.always || std::isfinite(value));
        m_meters[i]->setMeter(
            {m_instrument.figureLabel(id), m_instrument.figureText(id), isSaid ? own->marker : QString()},
            part(value), isSaid ? part(own->value) : -1.0);
    }
    m_bounds->setText(m_instrument.table(u"what_if")->summary());
    m_notices->setText(joinedSentences(m_instrument.notices()));
    m_notices->setVisible(!m_notices->text().isEmpty());
}

} // namespace rp

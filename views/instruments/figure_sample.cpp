// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/figure_sample.h"

#include "views/charts/chart_widget.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/main_figure.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>

namespace rp {

namespace {

/// A window of ordinary size: what a view leaves out for want of room is there.
constexpr QSize hostSize(1280, 900);

} // namespace

FigureSample::FigureSample(Instrument &instrument, const LabSession *session)
    : m_host(std::make_unique<QWidget>())
{
    auto *announcer = new Announcer(m_host.get());
    InstrumentView *view = makeInstrumentView(instrument, session, *announcer, m_host.get());
    if (!view)
        return;
    auto *layout = new QVBoxLayout(m_host.get());
    layout->addWidget(view);
    m_host->resize(hostSize);
    m_host->ensurePolished();
    layout->activate();
    m_figure = mainFigure(*view, instrument);
}

FigureSample::~FigureSample() = default;

QString FigureSample::caption() const
{
    return m_figure ? m_figure->caption() : QString();
}

QString FigureSample::sentence() const
{
    return m_figure ? m_figure->takeaway() : QString();
}

std::optional<ChartContent> FigureSample::chartContent() const
{
    auto *chart = qobject_cast<ChartWidget *>(m_figure);
    return chart ? std::optional<ChartContent>(chart->content()) : std::nullopt;
}

QPixmap FigureSample::picture(const QSize &size, double pixelRatio)
{
    if (!m_figure || size.isEmpty())
        return {};
    QWidget *plot = m_figure->plotWidget();
    const QSize needed = plot->minimumSizeHint();
    const QSize large = size.scaled(size.expandedTo(needed), Qt::KeepAspectRatioByExpanding);
    plot->setFixedSize(large); // whatever the layout of its page would give it
    QPixmap drawn(large * pixelRatio);
    drawn.setDevicePixelRatio(pixelRatio);
    drawn.fill(plot->palette().color(QPalette::Base));
    plot->render(&drawn);
    QPixmap fitted = drawn.scaled(size * pixelRatio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    fitted.setDevicePixelRatio(pixelRatio);
    return fitted;
}

} // namespace rp

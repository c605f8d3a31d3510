// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/instrument_picture.h"

#include "models/instruments/instrument_factory.h"
#include "views/charts/figure_frame.h"
#include "views/charts/figure_plot.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/page/instrument_view.h"
#include "views/map/graph_map.h"

#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

InstrumentPicture::InstrumentPicture(const Subject &subject, const LabSession &session,
                                     const Catalogue &catalogue, Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_instrument(makeInstrument(subject.instrument, catalogue))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    if (!m_instrument)
        return;
    m_instrument->restoreInputs(subject.inputs);
    m_view = makePictureView(*m_instrument, subject.figure, &session, announcer, this);
    if (!m_view)
        return;
    column->addWidget(m_view);
    if (const auto *frame = findChild<FigureFrame *>())
        frame->plotWidget()->installEventFilter(this);
}

InstrumentPicture::~InstrumentPicture()
{
    delete m_view;
}

QSize InstrumentPicture::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    const auto *frame = findChild<FigureFrame *>();
    if (!frame)
        return least;
    // On a stage a plot may become lower than that; here the page scrolls.
    const auto *plot = qobject_cast<const FigurePlot *>(frame->plotWidget());
    if (!plot)
        return least;
    const int whole = plot->leastHeight();
    const int smallest = plot->minimumHeight() > 0 ? plot->minimumHeight() : plot->minimumSizeHint().height();
    const int around = frame->minimumSizeHint().height() - smallest;
    return {least.width(), std::max(least.height(), around + whole)};
}

/// How high it has to be follows from the width that the plot gets.
bool InstrumentPicture::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        const auto *resize = static_cast<QResizeEvent *>(event);
        if (resize->size().width() != resize->oldSize().width())
            updateGeometry();
    }
    return QWidget::eventFilter(watched, event);
}

bool InstrumentPicture::isMap() const
{
    return findChild<GraphMap *>();
}

void InstrumentPicture::retranslate()
{
    if (m_instrument)
        m_instrument->retranslate();
}

} // namespace rp

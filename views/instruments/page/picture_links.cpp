// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/picture_links.h"

#include "models/instruments/contract/instrument.h"
#include "views/charts/chart_widget.h"
#include "views/instruments/page/instrument_view.h"

#include <QApplication>
#include <QSlider>
#include <utility>

namespace rp {

PictureLinks::PictureLinks(InstrumentView &view)
    : QObject(&view)
    , m_view(view)
{
    for (const InputSpec &spec : view.instrument().inputs())
        if (!spec.sharedWith.isEmpty())
            m_subjectInputs.append(spec.id);
    m_subject = subject();
    connect(&view.instrument(), &Instrument::inputsChanged, this, &PictureLinks::followSubject);
    connect(&view, &InstrumentView::requesting, this, &PictureLinks::watchSlider);
}

PictureLinks &PictureLinks::of(InstrumentView &view)
{
    auto *links = view.findChild<PictureLinks *>(QString(), Qt::FindDirectChildrenOnly);
    return links ? *links : *new PictureLinks(view);
}

void PictureLinks::add(FigureFrame &picture)
{
    m_pictures.emplace_back(&picture);
    connect(&picture, &FigureFrame::pointed, this,
            [this, from = &picture](const QString &key) { light(*from, key); });
    if (auto *chart = qobject_cast<ChartWidget *>(&picture))
        connect(chart, &ChartWidget::heldChanged, this, &PictureLinks::hold);
}

void PictureLinks::light(const FigureFrame &from, const QString &key)
{
    if (std::exchange(m_lit, key) == key)
        return;
    for (const QPointer<FigureFrame> &picture : m_pictures)
        if (picture && picture != &from)
            picture->light(key);
}

void PictureLinks::hold(bool held)
{
    if (std::exchange(m_held, held) == held)
        return;
    for (const QPointer<FigureFrame> &picture : m_pictures)
        if (auto *chart = qobject_cast<ChartWidget *>(picture.data()))
            chart->setHeld(held);
}

QVariantList PictureLinks::subject() const
{
    QVariantList values;
    for (const QString &input : m_subjectInputs)
        values.append(m_view.instrument().input(input));
    return values;
}

void PictureLinks::followSubject()
{
    if (std::exchange(m_subject, subject()) == m_subject)
        return;
    for (const QPointer<FigureFrame> &picture : m_pictures)
        if (auto *chart = qobject_cast<ChartWidget *>(picture.data()))
            chart->chooseAxes();
}

/// The first value that a slider asks for while it is held begins the holding.
void PictureLinks::watchSlider()
{
    auto *slider = qobject_cast<QSlider *>(QApplication::focusWidget());
    if (!slider || !slider->isSliderDown() || m_held)
        return;
    connect(slider, &QSlider::sliderReleased, this, [this, slider] {
        slider->disconnect(this);
        hold(false);
    });
    hold(true);
}

} // namespace rp

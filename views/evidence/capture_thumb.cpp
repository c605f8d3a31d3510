// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/capture_thumb.h"

#include "models/evidence/capture_scene.h"
#include "views/instruments/figure_sample.h"

#include <QEvent>
#include <QPainter>

namespace rp {

namespace {

constexpr int wideLines = 15;
constexpr int highLines = 8;

} // namespace

CaptureThumb::CaptureThumb(QWidget *parent)
    : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize CaptureThumb::sizeHint() const
{
    const int line = fontMetrics().height();
    return {wideLines * line, highLines * line};
}

void CaptureThumb::setScene(const CaptureScene *scene)
{
    m_scene = scene;
    setVisible(scene && scene->instrument());
    forget();
}

void CaptureThumb::forget()
{
    m_picture = QPixmap();
    update();
}

void CaptureThumb::draw()
{
    m_waits = false;
    if (!m_scene || !m_scene->instrument() || !m_picture.isNull())
        return;
    FigureSample sample(*m_scene->instrument(), nullptr);
    if (!sample.isValid()) {
        hide();
        return;
    }
    m_picture = sample.picture(size() - QSize(4, 4), devicePixelRatioF());
    //: Screen reader, a small picture of a captured chart: its title, then what it shows, a sentence.
    setAccessibleName(tr("Picture: %1. %2").arg(sample.caption(), sample.sentence()));
    update();
}

void CaptureThumb::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Midlight));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (!m_picture.isNull()) {
        const QSizeF drawn = m_picture.deviceIndependentSize();
        painter.drawPixmap(QPointF((width() - drawn.width()) / 2.0, (height() - drawn.height()) / 2.0),
                           m_picture);
    } else if (!m_waits) {
        m_waits = true;
        QMetaObject::invokeMethod(this, &CaptureThumb::draw, Qt::QueuedConnection);
    }
}

void CaptureThumb::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange)
        forget();
    QLabel::changeEvent(event);
}

} // namespace rp

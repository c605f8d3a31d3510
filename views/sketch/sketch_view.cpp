// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sketch/sketch_view.h"

#include "models/text/spoken_form.h"
#include "views/widgets/motion.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <chrono>
#include <cmath>

namespace rp {

namespace {

constexpr std::chrono::milliseconds frame(33);
constexpr double secondsPerMs = 1e-3;
constexpr int leastLines = 9;
constexpr int highLines = 14;
constexpr int wideLines = 30;

} // namespace

SketchView::SketchView(QWidget *parent)
    : QLabel(parent)
    , m_motion(new QToolButton(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_motion->setAutoRaise(true);
    m_motion->setMinimumSize(space::target, space::target);
    m_motion->setObjectName(QStringLiteral("motionButton"));
    m_motion->hide();
    m_frames.setInterval(frame);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        update();
        if (!goesOn() && moment() >= m_kind->lasts_s)
            setMoving(false);
    });
    connect(m_motion, &QToolButton::clicked, this, [this] {
        m_stopped = !m_stopped;
        setMoving(!m_stopped);
    });
}

bool SketchView::goesOn() const
{
    return m_kind && std::isinf(m_kind->lasts_s);
}

double SketchView::moment() const
{
    const double at =
        m_at_s + (m_frames.isActive() ? static_cast<double>(m_since.elapsed()) * secondsPerMs : 0.0);
    return m_kind && !goesOn() ? std::min(at, m_kind->lasts_s) : at;
}

void SketchView::setKind(const QString &name)
{
    const SketchKind *kind = sketchKind(name);
    if (kind == m_kind)
        return;
    setMoving(false);
    m_kind = kind;
    m_light = {};
    const bool wants = wantsMotion(this);
    m_at_s = !kind ? 0.0 : wants || goesOn() ? kind->begins_s : kind->lasts_s;
    m_motion->setVisible(goesOn() && wants);
    m_stopped = false;
    retranslateUi();
    if (isVisible())
        setMoving(true);
    update();
}

void SketchView::setMoving(bool moving)
{
    const bool moves = moving && m_kind && m_kind->lasts_s > 0.0 && !m_stopped && m_light.part.isEmpty() &&
                       moment() < m_kind->lasts_s && wantsMotion(this);
    if (moves != m_frames.isActive()) {
        m_at_s = moment();
        if (moves) {
            m_since.start();
            m_frames.start();
        } else {
            m_frames.stop();
        }
    }
    tellMotion();
    update();
}

void SketchView::setLight(const SketchLight &light)
{
    m_light = light;
    setMoving(isVisible()); // what is explained stands still
}

Sketch SketchView::sketch() const
{
    if (!m_kind)
        return {};
    return m_kind->draw({QSizeF(size()), QFontMetricsF(font()).height(), moment()});
}

QSize SketchView::sizeHint() const
{
    const int line = fontMetrics().height();
    return {wideLines * line, highLines * line};
}

QSize SketchView::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {12 * line, leastLines * line};
}

void SketchView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    paintSketch(painter, sketch(), QSizeF(size()), palette(), layoutDirection() == Qt::RightToLeft, m_light);
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void SketchView::placeButton()
{
    const QRect corner(width() - m_motion->sizeHint().width(), height() - m_motion->sizeHint().height(),
                       m_motion->sizeHint().width(), m_motion->sizeHint().height());
    m_motion->setGeometry(QStyle::visualRect(layoutDirection(), rect(), corner));
}

void SketchView::tellMotion()
{
    m_motion->setIcon(style()->standardIcon(m_stopped ? QStyle::SP_MediaPlay : QStyle::SP_MediaPause));
    //: Button on a picture that moves without end.
    const QString text = m_stopped ? tr("Let it move") : tr("Stop the motion");
    m_motion->setAccessibleName(text);
    m_motion->setToolTip(text);
}

void SketchView::retranslateUi()
{
    setAccessibleName(m_kind ? spokenForm(m_kind->spoken()) : QString());
    tellMotion();
}

void SketchView::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    placeButton();
}

void SketchView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        placeButton();
    QLabel::changeEvent(event);
}

void SketchView::showEvent(QShowEvent *event)
{
    QLabel::showEvent(event);
    setMoving(true);
}

void SketchView::hideEvent(QHideEvent *event)
{
    setMoving(false);
    QLabel::hideEvent(event);
}

} // namespace rp

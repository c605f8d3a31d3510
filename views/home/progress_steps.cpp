// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/progress_steps.h"

#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double stepGap = 4.0;
constexpr double actGap = 14.0;
constexpr double inset = 5.0;

} // namespace

ProgressSteps::ProgressSteps(QWidget *parent)
    : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

void ProgressSteps::setSteps(const std::vector<int> &done, int steps)
{
    if (m_done == done && m_steps == steps)
        return;
    m_done = done;
    m_steps = std::max(1, steps);
    updateGeometry();
    update();
}

double ProgressSteps::dot() const
{
    return std::max(8.0, std::floor(fontMetrics().height() * 0.6));
}

QSize ProgressSteps::sizeHint() const
{
    const double acts = static_cast<double>(m_done.size());
    const double dots = acts * m_steps * dot() + acts * (m_steps - 1) * stepGap;
    return {static_cast<int>(std::ceil(dots + std::max(0.0, acts - 1.0) * actGap + 2.0 * inset)),
            std::max(space::target, static_cast<int>(dot()) + 2 * space::xs)};
}

void ProgressSteps::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = dot();
    const double top = (height() - side) / 2.0;
    const QColor done = palette().color(QPalette::Highlight);
    const QColor line = palette().color(QPalette::Mid);
    double x = inset;
    for (const int doneHere : m_done) {
        for (int step = 0; step < m_steps; ++step) {
            const double left = layoutDirection() == Qt::RightToLeft ? width() - x - side : x;
            painter.setPen(QPen(step < doneHere ? done : line, 1.4));
            painter.setBrush(step < doneHere ? QBrush(done) : QBrush(Qt::NoBrush));
            painter.drawEllipse(QRectF(left, top, side, side).adjusted(0.7, 0.7, -0.7, -0.7));
            x += side + stepGap;
        }
        x += actGap - stepGap;
    }
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), palette());
}

} // namespace rp

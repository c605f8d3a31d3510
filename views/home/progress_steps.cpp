// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/progress_steps.h"

#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace rp {

namespace {

constexpr double partGap = 2.0;
constexpr double actGap = 8.0;
constexpr double widestPart = 28.0;
constexpr double inset = 3.0; ///< as text has it, so that both begin in one line

} // namespace

ProgressSteps::ProgressSteps(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressSteps::setSteps(const std::vector<int> &done, int steps)
{
    if (m_done == done && m_steps == steps)
        return;
    m_done = done;
    m_steps = std::max(1, steps);
    update();
}

QSize ProgressSteps::sizeHint() const
{
    return {static_cast<int>(m_done.size()) * m_steps * 16, minimumSizeHint().height()};
}

QSize ProgressSteps::minimumSizeHint() const
{
    return {60, std::max(8, fontMetrics().height() / 2)};
}

void ProgressSteps::paintEvent(QPaintEvent *)
{
    if (m_done.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double acts = static_cast<double>(m_done.size());
    const double gaps = acts * (m_steps - 1) * partGap + (acts - 1.0) * actGap;
    const double part = std::clamp((width() - gaps - 2.0 * inset) / (acts * m_steps), 1.0, widestPart);
    const QColor done = palette().color(QPalette::Highlight);
    const QColor line = palette().color(QPalette::WindowText);
    double x = inset + 0.5;
    for (const int doneHere : m_done) {
        for (int step = 0; step < m_steps; ++step) {
            const QRectF box(x, 0.5, part, height() - 1.0);
            const double left = layoutDirection() == Qt::RightToLeft ? width() - box.right() : box.left();
            painter.setPen(QPen(step < doneHere ? done : line, 1.0));
            painter.setBrush(step < doneHere ? QBrush(done) : QBrush(Qt::NoBrush));
            painter.drawRoundedRect(QRectF(left, box.top(), box.width(), box.height()), 2.0, 2.0);
            x += part + partGap;
        }
        x += actGap - partGap;
    }
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/slider_marks.h"

#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/strong_font.h"
#include "views/widgets/value_slider.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int tick = 5;
constexpr double labelFactor = 0.9;
constexpr int rows = 2;

bool overlap(const MarkLabel &a, const MarkLabel &b, double gap)
{
    return a.row == b.row && a.left < b.left + b.width + gap && b.left < a.left + a.width + gap;
}

bool takeRow(std::vector<MarkLabel> &labels, std::size_t index, double gap)
{
    MarkLabel &label = labels[index];
    for (label.row = 0; label.row < rows; ++label.row) {
        const bool blocked = std::any_of(labels.begin(), labels.end(), [&](const MarkLabel &other) {
            return &other != &label && overlap(label, other, gap);
        });
        if (!blocked)
            return true;
    }
    label.row = -1;
    return false;
}

} // namespace

void placeMarkLabels(std::vector<MarkLabel> &labels, double room, double gap)
{
    for (MarkLabel &label : labels) {
        label.row = -1;
        label.left = std::clamp(label.at - label.width / 2.0, 0.0, std::max(0.0, room - label.width));
    }
    if (labels.empty())
        return;
    takeRow(labels, 0, gap);
    takeRow(labels, labels.size() - 1, gap);
    for (std::size_t i = 1; i + 1 < labels.size(); ++i)
        takeRow(labels, i, gap);
}

SliderMarks::SliderMarks(MappedSlider &slider, QWidget *parent)
    : QWidget(parent)
    , m_slider(slider)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
}

/// A range that follows another slider moves its labels at each step, and hardly ever takes another line.
void SliderMarks::refresh()
{
    const int before = m_placed.contains(width()) ? heightForWidth(width()) : -1;
    m_placed.clear();
    m_setOff = markAtValue();
    if (before < 0 || heightForWidth(width()) != before)
        updateGeometry();
    update();
}

/// Most steps of a slider lead from between two marks to between them.
void SliderMarks::followValue()
{
    const qsizetype now = markAtValue();
    if (now == m_setOff)
        return;
    m_setOff = now;
    update();
}

qsizetype SliderMarks::markAtValue() const
{
    const auto &marks = m_slider.marks();
    const auto found = std::find_if(marks.begin(), marks.end(),
                                    [this](const SliderMark &mark) { return m_slider.isAtMark(mark); });
    return found == marks.end() ? -1 : found - marks.begin();
}

QFont SliderMarks::labelFont(bool current) const
{
    const QFont label = scaled(font(), labelFactor);
    return current ? strong(label) : label;
}

const std::vector<MarkLabel> &SliderMarks::placed(int width) const
{
    const auto known = m_placed.constFind(width);
    if (known != m_placed.constEnd())
        return *known;
    constexpr int mostWidths = 8;
    if (m_placed.size() >= mostWidths)
        m_placed.clear();
    return *m_placed.insert(width, place(width));
}

std::vector<MarkLabel> SliderMarks::place(int width) const
{
    const QFontMetricsF metrics(labelFont(true)); // the widest a label gets
    std::vector<MarkLabel> labels;
    labels.reserve(m_slider.marks().size());
    for (const SliderMark &mark : m_slider.marks())
        labels.push_back({m_slider.offsetOf(mark.value, width), metrics.horizontalAdvance(mark.label) + 1.0});
    placeMarkLabels(labels, width, space::s);
    return labels;
}

int SliderMarks::heightForWidth(int width) const
{
    const std::vector<MarkLabel> &labels = placed(width);
    const bool second =
        std::any_of(labels.begin(), labels.end(), [](const MarkLabel &label) { return label.row == 1; });
    const int line = QFontMetrics(labelFont(true)).height();
    return std::max(space::target, tick + line * (second ? rows : 1));
}

QSize SliderMarks::sizeHint() const
{
    return {160, heightForWidth(std::max(width(), 160))};
}

QSize SliderMarks::minimumSizeHint() const
{
    return {80, space::target};
}

void SliderMarks::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const std::vector<MarkLabel> labels = placed(width());
    const auto &marks = m_slider.marks();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const double line = QFontMetricsF(labelFont(true)).height();
    const QColor text = palette().color(QPalette::WindowText);
    for (std::size_t i = 0; i < labels.size() && i < marks.size(); ++i) {
        const MarkLabel &label = labels[i];
        const double x = std::round(mirrored ? width() - label.at : label.at);
        painter.setPen(mixed(palette().color(QPalette::Window), text, 0.6));
        painter.drawLine(QPointF(x, 0.0), QPointF(x, tick - 1.0));
        if (label.row < 0)
            continue;
        const bool current = qsizetype(i) == m_setOff;
        painter.setFont(labelFont(current));
        painter.setPen(current ? text : quietText(palette()));
        const double left = mirrored ? width() - label.left - label.width : label.left;
        painter.drawText(QRectF(left, tick + label.row * line, label.width, line),
                         Qt::AlignCenter | Qt::TextSingleLine, marks[i].label);
    }
}

void SliderMarks::mousePressEvent(QMouseEvent *event)
{
    const auto &marks = m_slider.marks();
    if (event->button() != Qt::LeftButton || marks.empty())
        return;
    const double x =
        layoutDirection() == Qt::RightToLeft ? width() - event->position().x() : event->position().x();
    const auto distance = [&](const SliderMark &mark) {
        return std::abs(m_slider.offsetOf(mark.value, width()) - x);
    };
    const auto nearest =
        std::min_element(marks.begin(), marks.end(),
                         [&](const SliderMark &a, const SliderMark &b) { return distance(a) < distance(b); });
    m_slider.setFocus(Qt::MouseFocusReason);
    m_slider.requestValue(nearest->value);
}

void SliderMarks::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace rp

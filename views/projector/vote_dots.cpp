// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/vote_dots.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/plain_text.h"
#include "views/act/answer_axis.h"
#include "views/act/prediction_text.h"
#include "views/widgets/motion.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int parts = 5;
/// From this ratio of its ends on a range is parted by factors.
constexpr double wideRange = 50.0;

double edgeAt(double low, double high, int part)
{
    const double share = static_cast<double>(part) / parts;
    if (low > 0.0 && high / low >= wideRange)
        return low * std::pow(high / low, share);
    return low + share * (high - low);
}

constexpr int sweep_ms = 1100;
constexpr int mostColumns = 6; ///< of a stack of dots
constexpr double least = 3.0;  ///< no dot is smaller, in pixels
constexpr double gap = 1.2;    ///< from dot to dot, in dots
constexpr double leastLines = 3.0;
constexpr double leastLinesBeside = 1.6; ///< above the picture of the answer

/// The largest dots of which `most` have room in so wide and so high a stack.
double dotSize(int most, double width, double height, double largest)
{
    for (double size = largest; size > least; size -= 0.5) {
        const int columns = std::clamp(static_cast<int>(width / (size * gap)), 1, mostColumns);
        const int rows = static_cast<int>(height / (size * gap));
        if (columns * rows >= most)
            return size;
    }
    return least;
}

} // namespace

VoteBins VoteBins::of(const QuestionContent &question, const Bench &bench)
{
    VoteBins bins;
    const PredictionText words(question, std::nullopt, bench);
    bins.truth = words.truth();
    if (const auto axis = answerAxis(question))
        bins.axis = axis->axis;
    for (const OptionContent &option : question.options)
        bins.all.push_back({contentText(option.text), option.id == question.correct, option.value});
    if (!bins.all.empty() || !question.minimum || !question.maximum)
        return bins;
    for (int part = 0; part < parts; ++part) {
        const double from = edgeAt(*question.minimum, *question.maximum, part);
        const double to = edgeAt(*question.minimum, *question.maximum, part + 1);
        const bool isLast = part + 1 == parts;
        const bool isRight = words.truth() && *words.truth() >= from &&
                             (*words.truth() < to || (isLast && *words.truth() <= to));
        const bool byFactor = bins.axis && bins.axis->logarithmic;
        //: A range that a class can vote for: its two ends, such as "0 % to 20 %".
        bins.all.push_back(
            {fillMarkers(tr("%1 to %2"), {answerNumber(question, from), answerNumber(question, to)}), isRight,
             byFactor ? std::sqrt(from * to) : (from + to) / 2.0});
    }
    return bins;
}

VoteDots::VoteDots(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus); // to be read
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(sweep_ms);
    m_motion.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void VoteDots::setVotes(const VoteBins &bins, const std::vector<int> &votes)
{
    m_bins = bins;
    m_votes = votes;
    describe();
    updateGeometry();
    update();
}

void VoteDots::setRevealed(bool revealed, bool sweeps)
{
    m_revealed = revealed;
    m_motion.stop();
    if (revealed && sweeps && isVisible() && wantsMotion(this))
        m_motion.start();
    describe();
    updateGeometry();
    update();
}

void VoteDots::describe()
{
    QStringList said;
    for (std::size_t bin = 0; bin < m_bins.all.size(); ++bin) {
        const QString answer = m_bins.all[bin].text;
        const int votes = m_votes.at(bin);
        //: Screen reader: an answer that a class voted for, and how many did.
        const QString counted = tr("%1: %Ln vote(s)", nullptr, votes).arg(answer);
        //: Screen reader: an answer and its votes, and that it is the right one.
        said << (m_revealed && m_bins.all[bin].isRight ? tr("%1, the right answer").arg(counted) : counted);
    }
    //: Screen reader, a picture: how a class has voted; %1 is a list of answers with their votes.
    setAccessibleName(tr("Votes of the class: %1").arg(QLocale().createSeparatedList(said)));
}

double VoteDots::edge() const
{
    return 3.0 * fontMetrics().height();
}

double VoteDots::columnWidth() const
{
    return width() / std::max(1.0, static_cast<double>(m_bins.all.size()));
}

bool VoteDots::isOnAxis() const
{
    if (!m_bins.axis)
        return false;
    const QFontMetricsF metrics(strong(font()));
    std::vector<std::pair<double, double>> covered;
    for (const VoteBin &bin : m_bins.all) {
        if (!bin.value)
            return false;
        const double x = m_bins.axis->partOf(*bin.value) * (width() - 2.0 * edge());
        // Beside a label stand the dots and their count.
        const double half =
            std::max(metrics.horizontalAdvance(bin.text) / 2.0 + space::m, 1.6 * metrics.height());
        covered.emplace_back(x - half, x + half);
    }
    std::sort(covered.begin(), covered.end());
    for (std::size_t i = 1; i < covered.size(); ++i) {
        if (covered[i].first < covered[i - 1].second)
            return false;
    }
    return true;
}

double VoteDots::centreOf(std::size_t bin) const
{
    if (isOnAxis())
        return place().xOf(*m_bins.all[bin].value);
    const double x = (static_cast<double>(bin) + 0.5) * columnWidth();
    return layoutDirection() == Qt::RightToLeft ? width() - x : x;
}

double VoteDots::truthX() const
{
    if (m_bins.truth && isOnAxis() && m_bins.axis->partOf(*m_bins.truth) >= 0.0 &&
        m_bins.axis->partOf(*m_bins.truth) <= 1.0)
        return place().xOf(*m_bins.truth);
    for (std::size_t bin = 0; bin < m_bins.all.size(); ++bin) {
        if (m_bins.all[bin].isRight)
            return centreOf(bin);
    }
    return width() / 2.0;
}

int VoteDots::labelHeight() const
{
    const QFontMetrics metrics(strong(font()));
    int height = metrics.height();
    if (isOnAxis() || m_revealed)
        return height;
    const int room = std::max(1, static_cast<int>(columnWidth()) - space::l);
    for (const VoteBin &bin : m_bins.all)
        height = std::max(
            height,
            metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap | Qt::AlignHCenter, bin.text)
                .height());
    return height;
}

AxisPlace VoteDots::place() const
{
    const double y = height() - labelHeight() - markRadius(font()) - space::s;
    return {m_bins.axis.value_or(ValueAxis()), edge(), width() - edge(), y,
            layoutDirection() == Qt::RightToLeft};
}

QSize VoteDots::sizeHint() const
{
    const int more = m_revealed ? 0 : 3 * fontMetrics().height(); // the picture takes what is left
    return {40 * fontMetrics().averageCharWidth(), minimumSizeHint().height() + more};
}

QSize VoteDots::minimumSizeHint() const
{
    const double lines = m_revealed ? leastLinesBeside : leastLines;
    const double dots = lines * fontMetrics().height() + 2.0 * markRadius(font());
    return {20 * fontMetrics().averageCharWidth(), static_cast<int>(dots) + labelHeight() + 2 * space::s};
}

void VoteDots::paintStack(QPainter &painter, std::size_t bin, double x, double size, bool hollow) const
{
    const double step = size * gap;
    const AxisPlace at = place();
    const double bottom = at.y - markRadius(font()) - space::xs;
    const int votes = m_votes[bin];
    const int fits = std::max(1, static_cast<int>((columnWidth() - 3.0 * fontMetrics().height()) / step));
    const int columns = std::min({mostColumns, fits, std::max(3, (votes + 3) / 4)});
    const QColor ink = palette().color(QPalette::Highlight);
    painter.setPen(QPen(ink, std::max(1.5, size / 10.0)));
    painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(ink));
    const double left = x - (std::min(columns, std::max(1, votes)) - 1) * step / 2.0;
    for (int i = 0; i < votes; ++i) {
        const int row = i / columns;
        const QPointF centre(left + (i % columns) * step, bottom - size / 2.0 - row * step);
        painter.drawEllipse(centre, size * 0.45, size * 0.45);
    }
    if (votes == 0)
        return;
    const QFont bold = strong(font());
    const double right = left + (std::min(columns, votes) - 0.5) * step + space::s;
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(right, bottom - QFontMetricsF(bold).height(), 4.0 * fontMetrics().height(),
                            QFontMetricsF(bold).height()),
                     Qt::AlignLeft | Qt::AlignBottom, Format().count(votes));
}

void VoteDots::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartTheme theme = chartThemeFor(palette());
    const AxisPlace at = place();
    const bool onAxis = isOnAxis();
    painter.setPen(QPen(theme.axis, 2.0));
    painter.drawLine(QPointF(onAxis ? at.left : 0.0, at.y), QPointF(onAxis ? at.right : width(), at.y));

    const double start = at.mirrored ? width() : 0.0;
    const double part = isMoving() ? m_motion.currentValue().toDouble() : 1.0;
    const double truth = start + (truthX() - start) * part;
    const int most = m_votes.empty() ? 0 : *std::max_element(m_votes.begin(), m_votes.end());
    const double size = dotSize(most, std::min(columnWidth(), width() / 4.0) - 3.0 * fontMetrics().height(),
                                at.y - markRadius(font()) - space::s, 0.8 * fontMetrics().height());
    const QFont bold = strong(font());
    const double radius = markRadius(font());
    for (std::size_t bin = 0; bin < m_bins.all.size(); ++bin) {
        const double x = centreOf(bin);
        const bool isPassed = !isMoving() || (at.mirrored ? x > truth : x < truth);
        paintStack(painter, bin, x, size, m_revealed && isPassed && !m_bins.all[bin].isRight);
        // The key that adds to it stands on the axis.
        painter.setPen(QPen(theme.axis, 2.0));
        painter.setBrush(theme.background);
        painter.drawEllipse(QPointF(x, at.y), radius, radius);
        painter.setFont(bold);
        painter.setPen(theme.text);
        painter.drawText(QRectF(x - radius, at.y - radius, 2.0 * radius, 2.0 * radius),
                         Qt::AlignCenter | Qt::TextDontClip, Format().count(static_cast<double>(bin) + 1.0));
        const double top = at.y + radius + space::xs;
        if (onAxis) {
            paintCentred(painter, x, top, width(), m_bins.all[bin].text);
            continue;
        }
        const double room = columnWidth() - space::l;
        painter.drawText(
            QRectF(x - room / 2.0, top, room, labelHeight()), Qt::AlignHCenter | Qt::TextWordWrap,
            m_revealed ? QFontMetricsF(bold).elidedText(m_bins.all[bin].text, Qt::ElideRight, room)
                       : m_bins.all[bin].text);
    }
    if (m_revealed) {
        const QColor right = theme.mark(Meaning::Good).fill;
        painter.setPen(QPen(right, std::max(3.0, radius / 5.0)));
        painter.drawLine(QPointF(truth, 0.0), QPointF(truth, at.y - radius));
        paintAnswerMark(painter, {truth, at.y - radius}, radius, AnswerMark::True, right, theme);
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void VoteDots::hideEvent(QHideEvent *event)
{
    m_motion.stop();
    QWidget::hideEvent(event);
}

void VoteDots::resizeEvent(QResizeEvent *event)
{
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
    QWidget::resizeEvent(event);
}

void VoteDots::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace rp

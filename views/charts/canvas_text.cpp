// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/canvas_text.h"

#include <QCoreApplication>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// A unit such as TFLOP/s stays in one piece where a text is broken into lines.
QString wholeUnits(QString text)
{
    return text.replace(QLatin1Char('/'), QStringLiteral("/\u2060"));
}

/// Without the Arabic letter mark, which the locale puts beside its signs: few fonts have it, the one it is
/// borrowed from has lines half as high again, and a text laid out from right to left does not need it.
QString drawnText(const PlacedText &text, const ChartStyle &style, bool onScreen)
{
    constexpr char16_t arabicLetterMark = 0x061C;
    QString drawn = onScreen ? wholeUnits(text.text) : text.text; // in a file it is searched for
    if (style.direction == Qt::RightToLeft)
        drawn.remove(QChar(arabicLetterMark));
    return drawn;
}

} // namespace

CanvasText::CanvasText(const ChartStyle &style)
    : m_kept(KeptTexts::of(style.font, style.format.locale()))
    , m_em(std::max(4.0, m_kept->xHeight()))
{
}

double CanvasText::width(const QString &text, bool bold) const
{
    return std::ceil(m_kept->advance(text, bold)) + 1.0;
}

QSizeF CanvasText::wrapped(const QString &text, double width, bool bold) const
{
    const double oneLine = this->width(text, bold);
    if (oneLine <= width)
        return {oneLine, lineHeight()};
    const QSizeF box = m_kept->wrapped(wholeUnits(text), std::max(1.0, width), bold);
    return {std::ceil(box.width()) + 1.0, std::ceil(box.height())};
}

namespace {

/// As QPainter::drawText() places a text in one line.
void drawLine(QPainter &painter, const QTextLayout &layout, const QRectF &rect, Qt::Alignment alignment)
{
    if (layout.lineCount() == 0)
        return;
    const QTextLine line = layout.lineAt(0);
    const double height = line.ascent() + line.descent(); // that of the line itself is rounded up
    QPointF at = rect.topLeft();
    if (alignment & Qt::AlignBottom)
        at.ry() += rect.height() - height;
    else if (alignment & Qt::AlignVCenter)
        at.ry() += (rect.height() - height) / 2.0;
    if (alignment & Qt::AlignRight)
        at.rx() += rect.width() - line.horizontalAdvance();
    else if (alignment & Qt::AlignHCenter)
        at.rx() += (rect.width() - line.horizontalAdvance()) / 2.0;
    line.draw(&painter, at);
}

} // namespace

void paintTexts(QPainter &painter, const std::vector<PlacedText> &texts, const ChartStyle &style)
{
    painter.save();
    const QFont bold = boldOf(style.font);
    const std::shared_ptr<KeptTexts> kept = KeptTexts::of(style.font, style.format.locale());
    const bool onScreen = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    painter.setLayoutDirection(style.direction);
    const QRectF visible = painter.hasClipping() ? painter.clipBoundingRect() : QRectF();
    for (const PlacedText &text : texts) {
        // A long word stands out a little over what was measured for it.
        if (!visible.isEmpty() && !text.rect.adjusted(-4.0, -4.0, 4.0, 4.0).intersects(visible))
            continue;
        if (text.scale != 1.0) {
            PlacedText large = text;
            large.scale = 1.0;
            paintTexts(painter, {large}, enlarged(style, text.scale));
            continue;
        }
        if (text.plate.isValid()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(text.plate);
            painter.drawRoundedRect(text.rect, 3.0, 3.0);
        }
        painter.setPen(text.color);
        // At some sizes of the text a painter needs a hair more than was measured: what was given the height
        // of one line stays on it.
        const bool oneLine = text.rect.height() < 1.6 * kept->height(text.bold);
        if (oneLine && onScreen && !text.text.contains(QLatin1Char('\n'))) {
            drawLine(painter, kept->line(drawnText(text, style, onScreen), text.bold, style.direction),
                     text.rect, text.alignment);
            continue;
        }
        painter.setFont(text.bold ? bold : style.font);
        const int lines = oneLine ? Qt::TextSingleLine | Qt::TextDontClip : Qt::TextWordWrap;
        // Alignments are already mirrored with the geometry; Qt must not mirror them again.
        painter.drawText(text.rect, static_cast<int>(text.alignment | Qt::AlignAbsolute) | lines,
                         drawnText(text, style, onScreen));
    }
    painter.restore();
}

ChartStyle enlarged(const ChartStyle &style, double scale)
{
    ChartStyle large = style;
    if (style.font.pixelSize() > 0)
        large.font.setPixelSize(int(style.font.pixelSize() * scale));
    else
        large.font.setPointSizeF(style.font.pointSizeF() * scale);
    return large;
}

QRectF mirrored(const QRectF &rect, double width)
{
    return {width - rect.right(), rect.top(), rect.width(), rect.height()};
}

void mirror(std::vector<PlacedText> &texts, double width)
{
    for (PlacedText &text : texts) {
        text.rect = mirrored(text.rect, width);
        const bool left = text.alignment.testFlag(Qt::AlignLeft);
        const bool right = text.alignment.testFlag(Qt::AlignRight);
        text.alignment.setFlag(Qt::AlignLeft, right);
        text.alignment.setFlag(Qt::AlignRight, left);
    }
}

LegendLayout layoutLegend(const std::vector<LegendEntry> &entries, const QPointF &topLeft, double width,
                          const CanvasText &text, const ChartTheme &theme)
{
    LegendLayout legend;
    if (entries.empty())
        return legend;
    const double gap = text.em();
    const double swatchWidth = text.lineHeight() * 1.4;
    const double swatchHeight = text.lineHeight() * 0.75;
    double x = 0.0;
    double y = 0.0;
    double rowHeight = text.lineHeight();
    for (const LegendEntry &entry : entries) {
        const QSizeF size = text.wrapped(entry.text, std::max(1.0, width - swatchWidth - gap));
        const double entryWidth = swatchWidth + gap + size.width();
        if (x > 0.0 && x + entryWidth > width) {
            x = 0.0;
            y += rowHeight + gap * 0.5;
            rowHeight = text.lineHeight();
        }
        rowHeight = std::max(rowHeight, size.height());
        legend.swatches.emplace_back(topLeft.x() + x,
                                     topLeft.y() + y + (text.lineHeight() - swatchHeight) / 2.0, swatchWidth,
                                     swatchHeight);
        legend.texts.push_back({QRectF(QPointF(topLeft.x() + x + swatchWidth + gap, topLeft.y() + y), size),
                                entry.text, theme.text, Qt::AlignLeft | Qt::AlignVCenter});
        x += entryWidth + gap * 3.0;
    }
    legend.height = y + rowHeight;
    return legend;
}

std::vector<QRectF> stackedLabels(const std::vector<QSizeF> &sizes, const std::vector<double> &middles,
                                  double top, double left, double right)
{
    std::vector<QRectF> placed;
    placed.reserve(sizes.size());
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const double x =
            std::clamp(middles[i] - sizes[i].width() / 2.0, left, std::max(left, right - sizes[i].width()));
        QRectF rect(QPointF(x, top), sizes[i]);
        for (std::size_t other = 0; other < placed.size();) {
            if (!rect.adjusted(-labelsApart, 0.0, labelsApart, 0.0).intersects(placed[other])) {
                ++other;
                continue;
            }
            rect.moveTop(placed[other].bottom() + 2.0);
            other = 0; // lower down another one may be in the way
        }
        placed.push_back(rect);
    }
    return placed;
}

QString axisTitleText(const QString &title, const QString &from, const QString &to)
{
    if (title.isEmpty())
        return QCoreApplication::translate("rp::CanvasText", "From %1 to %2",
                                           "Title of a value axis that has only a range. "
                                           "%1 and %2 are values with their units.")
            .arg(from, to);
    return QCoreApplication::translate("rp::CanvasText", "%1, from %2 to %3",
                                       "Title of a value axis. %1: what it measures, %2 and %3: its ends, "
                                       "with their units.")
        .arg(title, from, to);
}

int ticksThatFit(double length, double tickWidth, const CanvasText &text)
{
    const double room = tickWidth + text.em() * 2.5;
    return std::clamp(static_cast<int>(std::floor(length / std::max(1.0, room))), 2, 10);
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_theme.h"

#include "views/widgets/contrast.h"
#include "views/widgets/kept_picture.h"

#include <QLineF>
#include <QPaintEngine>
#include <QPainter>
#include <QPalette>
#include <QRectF>
#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

/// Moves a colour towards black or white, whichever the background is not, until it stands out enough.
QColor withContrast(QColor color, const QColor &background, double ratio)
{
    const QColor away = luminance(background) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    for (int i = 0; i < 40 && contrastRatio(color, background) < ratio; ++i)
        color = mixed(color, away, 0.06);
    return color;
}

/// Only as strong as needed to tell parts apart.
constexpr double faintTexture = 1.85;
constexpr double strongTexture = 3.0;

/// Just far enough from the fill to be seen on it, on the way to `away`.
QColor faintOn(const QColor &fill, const QColor &away, double ratio)
{
    for (double part = 0.1; part < 1.0; part += 0.05)
        if (const QColor ink = mixed(fill, away, part); contrastRatio(ink, fill) >= ratio)
            return ink;
    return away;
}

struct Shades
{
    QRgb light;
    QRgb dark;
    QRgb lightHighContrast;
    QRgb darkHighContrast;
};

// The course's own colours on light ground, a shade darker where white could not be read on them; the others
// keep the hue and move in lightness only as far as their ground asks. Orange and green also differ in
// lightness, because red-green blind viewers see little else of the difference.
constexpr Shades computeShades{0x006395, 0x5ab4f0, 0x00456b, 0x7cc8ff};
constexpr Shades dispatchShades{0xc95000, 0xffb066, 0xb35900, 0xffc48a};
constexpr Shades memoryShades{0x008842, 0x2fb58a, 0x005c3a, 0x3fcfa0};
constexpr Shades failureShades{0xcb202d, 0xf0545f, 0x960010, 0xff7078};

QColor shade(const Shades &shades, const ChartTheme &theme)
{
    if (theme.highContrast)
        return QColor(theme.dark ? shades.darkHighContrast : shades.lightHighContrast);
    return QColor(theme.dark ? shades.dark : shades.light);
}

QColor colorOf(Meaning meaning, const ChartTheme &theme)
{
    switch (meaning) {
    case Meaning::Compute:
        return shade(computeShades, theme);
    case Meaning::Dispatch:
    case Meaning::Fair:
        return shade(dispatchShades, theme);
    case Meaning::Memory:
    case Meaning::Good:
        return shade(memoryShades, theme);
    case Meaning::Failure:
    case Meaning::Poor:
        return shade(failureShades, theme);
    case Meaning::Neutral:
        break;
    }
    return theme.axis;
}

MarkPattern patternOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Compute:
    case Meaning::Good:
        return MarkPattern::Solid;
    case Meaning::Dispatch:
    case Meaning::Fair:
        return MarkPattern::Diagonal;
    case Meaning::Memory:
        return MarkPattern::Dots;
    case Meaning::Failure:
    case Meaning::Poor:
        return MarkPattern::Cross;
    case Meaning::Neutral:
        break;
    }
    return MarkPattern::Horizontal;
}

/// Diagonals cut to the rectangle by hand: the SVG painter knows no clipping.
void addDiagonals(QList<QLineF> &lines, const QRectF &r, double spacing, bool rising)
{
    const double step = spacing * std::sqrt(2.0);
    for (double offset = step / 2.0; offset < r.width() + r.height(); offset += step) {
        const double top = std::max(0.0, offset - r.width());
        const double bottom = std::min(offset, r.height());
        const double xTop = offset - top;
        const double xBottom = offset - bottom;
        if (rising)
            lines.append(QLineF(r.left() + xTop, r.top() + top, r.left() + xBottom, r.top() + bottom));
        else
            lines.append(QLineF(r.right() - xTop, r.top() + top, r.right() - xBottom, r.top() + bottom));
    }
}

void paintDots(QPainter &painter, const QRectF &r, double spacing)
{
    QList<QPointF> dots;
    bool odd = false;
    for (double y = r.top() + spacing / 2.0; y < r.bottom() - 1.0; y += spacing / 2.0, odd = !odd)
        for (double x = r.left() + (odd ? spacing : spacing / 2.0); x < r.right() - 1.0; x += spacing)
            dots.append(QPointF(x, y));
    painter.drawPoints(dots.constData(), static_cast<int>(dots.size()));
}

ChartTheme themeOn(const QPalette &palette, const QColor &background, const QColor &text)
{
    ChartTheme theme;
    theme.background = background;
    theme.text = withContrast(text, background, 4.5);
    theme.dark = luminance(background) < luminance(theme.text);
    theme.highContrast = contrastRatio(background, theme.text) >= 20.0 &&
                         contrastRatio(palette.color(QPalette::Active, QPalette::Window),
                                       palette.color(QPalette::Active, QPalette::WindowText)) >= 20.0;
    const double muting = theme.highContrast ? 0.0 : 0.25;
    theme.mutedText = withContrast(mixed(theme.text, background, muting), background, 4.5);
    theme.axis = withContrast(mixed(theme.text, background, muting * 1.6), background, 3.2);
    theme.grid = mixed(theme.text, background, theme.highContrast ? 0.6 : 0.84);
    theme.focusRing = theme.text;
    return theme;
}

} // namespace

ChartTheme chartThemeFor(const QPalette &palette)
{
    return themeOn(palette, palette.color(QPalette::Active, QPalette::Base),
                   palette.color(QPalette::Active, QPalette::Text));
}

ChartTheme windowThemeFor(const QPalette &palette)
{
    return themeOn(palette, palette.color(QPalette::Active, QPalette::Window),
                   palette.color(QPalette::Active, QPalette::WindowText));
}

bool lookAlike(Meaning a, Meaning b)
{
    const ChartTheme theme;
    return colorOf(a, theme) == colorOf(b, theme);
}

MarkStyle ChartTheme::mark(Meaning meaning, int variant) const
{
    constexpr MarkPattern others[] = {MarkPattern::Horizontal, MarkPattern::Diagonal, MarkPattern::Dots};
    MarkStyle style;
    style.fill = withContrast(colorOf(meaning, *this), background, highContrast ? 4.5 : 3.2);
    style.pattern = patternOf(meaning);
    if (variant > 0) {
        style.fill = mixed(style.fill, text, 0.45);
        style.pattern = others[std::size_t(variant - 1) % std::size(others)];
    }
    // One of black and white always reaches 4.5:1.
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    const bool isWhite = contrastRatio(style.fill, white) >= 4.5 ||
                         contrastRatio(style.fill, white) > contrastRatio(style.fill, black);
    style.labelInk = isWhite ? white : black;
    // Away from the label, which can be read on fill and pattern then; where that leads nowhere, towards it.
    const double strength = highContrast ? strongTexture : faintTexture;
    const QColor &away = isWhite ? black : white;
    style.patternInk =
        faintOn(style.fill, contrastRatio(style.fill, away) >= strength ? away : style.labelInk, strength);
    return style;
}

namespace {

void drawPattern(QPainter &painter, const QRectF &rect, const MarkStyle &style, double spacing)
{
    painter.save();
    QPen pen(style.patternInk, std::max(1.0, spacing / 4.5));
    pen.setCapStyle(style.pattern == MarkPattern::Dots ? Qt::RoundCap : Qt::FlatCap);
    QList<QLineF> lines;
    switch (style.pattern) {
    case MarkPattern::Solid:
        break;
    case MarkPattern::Diagonal:
        addDiagonals(lines, rect, spacing, true);
        break;
    case MarkPattern::Cross:
        addDiagonals(lines, rect, spacing, true);
        addDiagonals(lines, rect, spacing, false);
        break;
    case MarkPattern::Horizontal:
        for (double y = rect.top() + spacing / 2.0; y < rect.bottom(); y += spacing)
            lines.append(QLineF(rect.left(), y, rect.right(), y));
        break;
    case MarkPattern::Dots:
        pen.setWidthF(std::max(1.6, spacing / 3.2));
        painter.setPen(pen);
        paintDots(painter, rect, spacing);
        break;
    }
    painter.setPen(pen);
    painter.drawLines(lines);
    painter.restore();
}

bool isRaster(const QPainter &painter)
{
    return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
}

} // namespace

QBrush markBrush(const MarkStyle &style, double spacing, double ratio)
{
    if (style.pattern == MarkPattern::Solid)
        return style.fill;
    const bool isSlanted = style.pattern == MarkPattern::Diagonal || style.pattern == MarkPattern::Cross;
    const double slant = isSlanted ? std::sqrt(2.0) : 1.0;
    const int side = std::max(2, int(std::lround(spacing * ratio * slant))); // after which it repeats
    const QString key = QStringLiteral("rp_pattern %1 %2 %3 %4")
                            .arg(static_cast<int>(style.pattern))
                            .arg(style.fill.rgba(), 0, 16)
                            .arg(style.patternInk.rgba(), 0, 16)
                            .arg(side);
    QBrush brush(keptPicture(key, {side, side}, 1.0, [&](QPainter &painter) {
        painter.fillRect(0, 0, side, side, style.fill);
        drawPattern(painter, {-1.0 * side, -1.0 * side, 3.0 * side, 3.0 * side}, style, side / slant);
    }));
    brush.setTransform(QTransform::fromScale(1.0 / ratio, 1.0 / ratio));
    return brush;
}

void paintMark(QPainter &painter, const QRectF &rect, const MarkStyle &style, double spacing)
{
    if (rect.width() <= 0.0 || rect.height() <= 0.0)
        return;
    if (isRaster(painter)) {
        painter.setBrushOrigin(rect.topLeft());
        painter.fillRect(rect, markBrush(style, spacing, painter.deviceTransform().m11()));
        return;
    }
    painter.fillRect(rect, style.fill);
    paintPattern(painter, rect, style, spacing);
}

void paintPattern(QPainter &painter, const QRectF &rect, const MarkStyle &style, double spacing)
{
    if (rect.width() > 0.0 && rect.height() > 0.0 && style.pattern != MarkPattern::Solid)
        drawPattern(painter, rect, style, spacing);
}

} // namespace rp

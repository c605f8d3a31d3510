// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sketch/sketch_painter.h"

#include "views/charts/chart_theme.h"
#include "views/widgets/strong_font.h"

#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QTextOption>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double faded = 0.25;
constexpr double patternSpacing = 8.0;
constexpr double strongFrom = 1.2;
constexpr double calloutLetters = 24.0; ///< its widest line, in heights of a line
constexpr double calloutGap = 18.0;
constexpr double pad = 10.0;
constexpr int teeth = 6;
constexpr double tooth = 5.0;

QRectF turned(const QRectF &rect, const QSizeF &size, bool mirrored)
{
    return mirrored ? QRectF(size.width() - rect.right(), rect.top(), rect.width(), rect.height()) : rect;
}

/// Its end in time is ragged, so that nobody takes its length for one.
QPainterPath tornPath(const QRectF &rect, bool mirrored)
{
    const double end = mirrored ? rect.left() : rect.right();
    const double in = (mirrored ? 1.0 : -1.0) * std::min(tooth, rect.width() / 2.0);
    QPainterPath path(mirrored ? rect.topRight() : rect.topLeft());
    path.lineTo(end, rect.top());
    for (int i = 1; i <= teeth; ++i) {
        const double y = rect.top() + rect.height() * (i - 0.5) / teeth;
        path.lineTo(end + in, y);
        path.lineTo(end, rect.top() + rect.height() * i / teeth);
    }
    path.lineTo(mirrored ? rect.bottomRight() : rect.bottomLeft());
    path.closeSubpath();
    return path;
}

QFont lettersOf(const QFont &font, double factor)
{
    QFont letters = font;
    if (letters.pointSizeF() > 0)
        letters.setPointSizeF(letters.pointSizeF() * factor);
    return factor >= strongFrom ? strong(letters) : letters;
}

class SketchPainter
{
public:
    SketchPainter(QPainter &painter, const QSizeF &size, const QPalette &palette, bool mirrored,
                  const SketchLight &light)
        : m_painter(painter)
        , m_size(size)
        , m_theme(chartThemeFor(palette))
        , m_font(painter.font())
        , m_mirrored(mirrored)
        , m_light(light)
    {
    }

    void paint(const SketchPiece &piece)
    {
        const bool isLit = !m_light.part.isEmpty() && piece.part == m_light.part;
        m_painter.setOpacity(m_light.part.isEmpty() || isLit ? 1.0 : faded);
        const QRectF rect = turned(piece.place, m_size, m_mirrored);
        switch (piece.kind) {
        case SketchPiece::Kind::Box:
            paintMark(m_painter, rect, m_theme.mark(piece.meaning), patternSpacing);
            break;
        case SketchPiece::Kind::Torn:
            m_painter.save();
            m_painter.setClipPath(tornPath(rect, m_mirrored), Qt::IntersectClip);
            paintMark(m_painter, rect, m_theme.mark(piece.meaning), patternSpacing);
            m_painter.restore();
            break;
        case SketchPiece::Kind::Gap:
            outline(rect, QPen(m_theme.mutedText, 1.2, Qt::DashLine));
            break;
        case SketchPiece::Kind::Frame:
            outline(rect, QPen(inkOf(piece), 1.6));
            break;
        case SketchPiece::Kind::Line:
            paintLine(piece);
            break;
        case SketchPiece::Kind::Text:
            break;
        }
        if (isLit && piece.kind != SketchPiece::Kind::Line && piece.kind != SketchPiece::Kind::Text)
            outline(rect.adjusted(-3, -3, 3, 3), QPen(m_theme.focusRing, 2.0));
        if (!piece.text.isEmpty())
            paintText(piece, rect);
    }

private:
    QColor inkOf(const SketchPiece &piece) const
    {
        return piece.meaning == Meaning::Neutral ? m_theme.axis : m_theme.mark(piece.meaning).fill;
    }

    void outline(const QRectF &rect, const QPen &pen)
    {
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(rect, 3.0, 3.0);
    }

    void paintLine(const SketchPiece &piece)
    {
        const auto at = [this](const QPointF &point) {
            return m_mirrored ? QPointF(m_size.width() - point.x(), point.y()) : point;
        };
        m_painter.setPen(QPen(inkOf(piece), piece.letters));
        // A rectangle of a line may lead upwards, so its corners are not those of a place.
        m_painter.drawLine(at(piece.place.topLeft()),
                           at(piece.place.topLeft() + QPointF(piece.place.width(), piece.place.height())));
    }

    void paintText(const SketchPiece &piece, const QRectF &rect)
    {
        m_painter.setFont(lettersOf(m_font, piece.letters));
        const bool isOnFill = piece.kind == SketchPiece::Kind::Box || piece.kind == SketchPiece::Kind::Torn;
        const bool isQuiet = piece.meaning == Meaning::Neutral && piece.letters < strongFrom;
        m_painter.setPen(isOnFill                            ? m_theme.mark(piece.meaning).labelInk
                         : piece.meaning != Meaning::Neutral ? m_theme.mark(piece.meaning).fill
                         : isQuiet                           ? m_theme.mutedText
                                                             : m_theme.text);
        Qt::Alignment align = piece.align;
        if (m_mirrored && align & Qt::AlignLeft)
            align = (align & ~Qt::AlignLeft) | Qt::AlignRight;
        else if (m_mirrored && align & Qt::AlignRight)
            align = (align & ~Qt::AlignRight) | Qt::AlignLeft;
        m_painter.drawText(rect, static_cast<int>(align | Qt::AlignAbsolute) | Qt::TextDontClip, piece.text);
        m_painter.setFont(m_font);
    }

    QPainter &m_painter;
    QSizeF m_size;
    ChartTheme m_theme;
    QFont m_font;
    bool m_mirrored;
    const SketchLight &m_light;
};

/// Of the pieces that are lit, the one that is nearest to the middle; empty without any.
QRectF middleLit(const Sketch &sketch, const QSizeF &size, bool mirrored, const QString &part)
{
    QRectF found;
    double nearest = -1.0;
    for (const SketchPiece &piece : sketch) {
        if (part.isEmpty() || piece.part != part || piece.kind == SketchPiece::Kind::Text)
            continue;
        const QRectF rect = turned(piece.place, size, mirrored).normalized();
        const double far = std::abs(rect.center().x() - size.width() / 2.0);
        if (nearest < 0.0 || far < nearest) {
            nearest = far;
            found = rect;
        }
    }
    return found;
}

QString calloutText(const SketchLight &light)
{
    return light.term + QLatin1Char('\n') + light.about;
}

} // namespace

QRectF calloutPlace(const Sketch &sketch, const QSizeF &size, const QFont &font, bool mirrored,
                    const SketchLight &light)
{
    const QRectF lit = middleLit(sketch, size, mirrored, light.part);
    if (lit.isNull())
        return {};
    const QFontMetricsF metrics(font);
    const double widest = std::min(calloutLetters * metrics.height(), size.width() - 2.0 * pad);
    const QRectF text = metrics.boundingRect(QRectF(0, 0, widest - 2.0 * pad, size.height()),
                                             Qt::TextWordWrap, calloutText(light));
    QRectF box(0, 0, text.width() + 2.0 * pad + 2.0, text.height() + 2.0 * pad);
    box.moveCenter({lit.center().x(), 0.0});
    box.moveLeft(std::clamp(box.left(), 1.0, std::max(1.0, size.width() - box.width() - 1.0)));
    const bool isRoomBelow = lit.bottom() + calloutGap + box.height() <= size.height();
    box.moveTop(isRoomBelow ? lit.bottom() + calloutGap : lit.top() - calloutGap - box.height());
    box.moveTop(std::clamp(box.top(), 1.0, std::max(1.0, size.height() - box.height() - 1.0)));
    return box;
}

void paintSketch(QPainter &painter, const Sketch &sketch, const QSizeF &size, const QPalette &palette,
                 bool mirrored, const SketchLight &light)
{
    SketchPainter pieces(painter, size, palette, mirrored, light);
    for (const SketchPiece &piece : sketch)
        pieces.paint(piece);
    painter.setOpacity(1.0);
    const QRectF box = calloutPlace(sketch, size, painter.font(), mirrored, light);
    if (box.isNull())
        return;
    const ChartTheme theme = chartThemeFor(palette);
    const QRectF lit = middleLit(sketch, size, mirrored, light.part);
    painter.setPen(QPen(theme.focusRing, 2.0));
    const bool isBelow = box.top() > lit.center().y();
    painter.drawLine(QPointF(lit.center().x(), isBelow ? lit.bottom() : lit.top()),
                     QPointF(lit.center().x(), isBelow ? box.top() : box.bottom()));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(box, 4.0, 4.0);
    painter.setPen(theme.text);
    const QRectF inside = box.adjusted(pad, pad, -pad, -pad);
    QTextOption option(Qt::AlignLeft);
    option.setTextDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    const QFont plain = painter.font();
    painter.setFont(strong(plain));
    painter.drawText(inside, light.term, option);
    painter.setFont(plain);
    painter.drawText(inside.adjusted(0, QFontMetricsF(plain).lineSpacing(), 0, 2), light.about, option);
}

} // namespace rp

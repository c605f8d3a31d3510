// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/formula_view.h"

#include "views/widgets/kept_picture.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QFile>
#include <QFontInfo>
#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {
constexpr double unitsPerEm = 1000.0;
constexpr double formulaScale = 1.15; // math fonts look small beside sans-serif text
constexpr int formulaPad = 4;
constexpr int smallestHeight = 24; // a target that can be hit
} // namespace

FormulaView::FormulaView(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
}

bool FormulaView::setFormula(const QString &id)
{
    m_id = id;
    m_svg.clear();
    QFile file(QStringLiteral(":/formulas/%1.svg").arg(id));
    if (file.open(QIODevice::ReadOnly)) {
        m_svg = file.readAll();
        m_viewBox = QSvgRenderer(m_svg).viewBoxF().size();
        if (m_viewBox.isEmpty())
            m_svg.clear();
    }
    updateGeometry();
    update();
    return hasDrawing();
}

void FormulaView::setSpoken(const QString &spoken)
{
    m_spoken = spoken;
    setAccessibleName(spoken);
    setToolTip(spoken);
    updateGeometry();
    update();
}

QSizeF FormulaView::naturalSize() const
{
    return m_viewBox * (QFontInfo(font()).pixelSize() * formulaScale / unitsPerEm);
}

QSizeF FormulaView::fittedSize(double width) const
{
    const QSizeF natural = naturalSize();
    const double room = std::max(1.0, width - 2 * formulaPad);
    return natural.width() <= room ? natural : natural * (room / natural.width());
}

QSize FormulaView::sizeHint() const
{
    if (!hasDrawing()) {
        const QFontMetrics metrics(font());
        return {metrics.horizontalAdvance(m_spoken) + 2 * formulaPad, metrics.height() + 2 * formulaPad};
    }
    const QSizeF natural = naturalSize();
    return {static_cast<int>(std::ceil(natural.width())) + 2 * formulaPad,
            std::max(smallestHeight, static_cast<int>(std::ceil(natural.height())) + 2 * formulaPad)};
}

QSize FormulaView::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), 120), smallestHeight};
}

int FormulaView::heightForWidth(int width) const
{
    if (!hasDrawing())
        return QFontMetrics(font())
                   .boundingRect(0, 0, qMax(1, width - 2 * formulaPad), 10000, Qt::TextWordWrap, m_spoken)
                   .height() +
               2 * formulaPad;
    return std::max(smallestHeight, static_cast<int>(std::ceil(fittedSize(width).height())) + 2 * formulaPad);
}

void FormulaView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor colour = palette().color(QPalette::WindowText);
    if (!hasDrawing()) {
        painter.setPen(colour);
        painter.drawText(rect().adjusted(formulaPad, formulaPad, -formulaPad, -formulaPad), Qt::TextWordWrap,
                         m_spoken);
    } else {
        const QSizeF size = fittedSize(width());
        const QSize pixels = (size * devicePixelRatioF()).toSize();
        const QString key =
            QStringLiteral("rp_formula %1 %2 %3 %4")
                .arg(m_id, colour.name(), QString::number(pixels.width()), QString::number(pixels.height()));
        const QPixmap drawn = keptPicture(key, pixels, 1.0, [&](QPainter &fresh) {
            QByteArray tinted = m_svg;
            tinted.replace("currentColor", colour.name().toLatin1());
            QSvgRenderer(tinted).render(&fresh, QRectF(QPointF(0, 0), QSizeF(pixels)));
        });
        // Formulas run left to right everywhere; only the edge they stand at follows the language.
        const double x =
            layoutDirection() == Qt::RightToLeft ? width() - formulaPad - size.width() : formulaPad;
        painter.drawPixmap(QRectF(QPointF(x, formulaPad), size), drawn, QRectF(drawn.rect()));
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

} // namespace rp

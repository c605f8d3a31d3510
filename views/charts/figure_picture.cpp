// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/figure_picture.h"

#include "models/json/file_writer.h"
#include "views/charts/canvas_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double margin = 16.0;
constexpr double pixelRatio = 2.0;
constexpr double longestSide = 16000.0; ///< pixels of a PNG

} // namespace

FigurePicture::FigurePicture(const QString &caption, const QString &summary, const ChartStyle &style,
                             double width)
    : m_caption(caption)
    , m_summary(summary)
    , m_style(style)
{
    const CanvasText text(style);
    m_gap = text.em();
    m_captionRect = QRectF(margin, margin, width, std::ceil(text.wrapped(caption, width, true).height()));
    m_summaryRect = QRectF(margin, m_captionRect.bottom() + m_gap * 0.6, width,
                           summary.isEmpty() ? 0.0 : std::ceil(text.wrapped(summary, width).height()));
    m_size = QSizeF(width + 2.0 * margin, m_summaryRect.bottom() + margin);
}

QRectF FigurePicture::addBelow(double height)
{
    const QRectF room(margin, m_size.height() - margin + m_gap, m_size.width() - 2.0 * margin,
                      std::ceil(height));
    m_size.setHeight(room.bottom() + margin);
    return room;
}

void FigurePicture::paint(QPainter &painter) const
{
    painter.fillRect(QRectF(QPointF(), m_size), m_style.theme.background);
    const Qt::Alignment leading =
        (m_style.direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop;
    paintTexts(painter,
               {{m_captionRect, m_caption, m_style.theme.text, leading, true},
                {m_summaryRect, m_summary, m_style.theme.text, leading}},
               m_style);
    paintFigure(painter);
}

QByteArray FigurePicture::svg() const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(m_size.toSize());
    generator.setViewBox(QRectF(QPointF(), m_size));
    generator.setTitle(m_caption.toHtmlEscaped()); // Qt 6.4 writes these two as they come
    generator.setDescription(m_summary.toHtmlEscaped());
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return buffer.data();
}

QByteArray FigurePicture::png() const
{
    const double ratio = std::min(pixelRatio, longestSide / std::max(m_size.width(), m_size.height()));
    QImage image((m_size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(m_style.theme.background);
    image.setText(QStringLiteral("Title"), m_caption);
    image.setText(QStringLiteral("Description"), m_summary);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

bool writeExport(const QString &path, const QByteArray &bytes, QString *error)
{
    const bool written = !bytes.isEmpty() && replaceFile(path, bytes).isEmpty();
    if (!written && error)
        *error = QCoreApplication::translate(
                     "rp::ChartExport",
                     "The file %1 could not be written; choose a folder that you may write to and that "
                     "has free space.",
                     "%1: file name with its folder")
                     .arg(Format::isolate(QDir::toNativeSeparators(path)));
    return written;
}

} // namespace rp

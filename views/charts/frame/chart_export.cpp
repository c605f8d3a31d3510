// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/frame/chart_export.h"

#include "views/charts/frame/canvas_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double margin = 16.0;
constexpr double pixelRatio = 2.0;

} // namespace

ChartPicture::ChartPicture(ChartCanvas &canvas, const ChartContent &content, const ChartStyle &style,
                           const QSizeF &shown)
    : m_canvas(canvas)
    , m_content(content)
    , m_style(style)
{
    const CanvasText text(style);
    const double width = std::ceil(std::max({shown.width(), canvas.minimumWidth(style), 480.0}));
    const double height =
        std::ceil(std::max({shown.height(), canvas.minimumHeight(width, style), width * 0.3}));
    m_canvasSize = QSizeF(width, height);
    m_captionRect = QRectF(margin, margin, width, text.wrapped(content.caption, width, true).height());
    m_summaryRect = QRectF(margin, m_captionRect.bottom() + text.em() * 0.6, width,
                           content.summary.isEmpty() ? 0.0 : text.wrapped(content.summary, width).height());
    m_size = QSizeF(width + 2.0 * margin, m_summaryRect.bottom() + text.em() + height + margin);
}

void ChartPicture::paint(QPainter &painter) const
{
    painter.fillRect(QRectF(QPointF(), m_size), m_style.theme.background);
    const Qt::Alignment leading =
        (m_style.direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop;
    paintTexts(painter,
               {{m_captionRect, m_content.caption, m_style.theme.text, leading, true},
                {m_summaryRect, m_content.summary, m_style.theme.text, leading}},
               m_style);
    m_canvas.layout(m_canvasSize, m_style);
    painter.save();
    painter.translate(margin, m_size.height() - margin - m_canvasSize.height());
    m_canvas.paint(painter);
    painter.restore();
}

QByteArray ChartPicture::svg() const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(m_size.toSize());
    generator.setViewBox(QRectF(QPointF(), m_size));
    generator.setTitle(m_content.caption);
    generator.setDescription(m_content.summary);
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return buffer.data();
}

QByteArray ChartPicture::png() const
{
    QImage image((m_size * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(m_style.theme.background);
    image.setText(QStringLiteral("Title"), m_content.caption);
    image.setText(QStringLiteral("Description"), m_content.summary);
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
    QSaveFile file(path);
    const bool written = !bytes.isEmpty() && file.open(QIODevice::WriteOnly) &&
                         file.write(bytes) == bytes.size() && file.commit();
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

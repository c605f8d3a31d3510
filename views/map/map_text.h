// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QSizeF>
#include <QString>
#include <memory>

class QPainter;
class QPointF;
class QTextLayout;

namespace rp {

/// A text that is broken into lines once and drawn many times: painting a map of hundreds of nodes leaves no
/// time to shape its texts again. Its lines are about equally long. Those used last are kept: a slider makes
/// the map anew with each step, and most of its texts stay.
class MapText
{
public:
    MapText();
    /// Lines are at most `width` pixels wide; a single word may be wider.
    MapText(const QString &text, const QFont &font, double width, Qt::LayoutDirection direction,
            Qt::Alignment alignment = Qt::AlignHCenter);
    ~MapText();
    MapText(MapText &&other) noexcept;
    MapText &operator=(MapText &&other) noexcept;
    Q_DISABLE_COPY(MapText)

    bool isEmpty() const { return m_size.isEmpty(); }
    const QSizeF &size() const { return m_size; }
    void draw(QPainter &painter, const QPointF &topLeft, const QColor &color) const;

private:
    std::shared_ptr<const QTextLayout> m_layout; ///< shared by texts that are alike
    QSizeF m_size;
};

} // namespace rp

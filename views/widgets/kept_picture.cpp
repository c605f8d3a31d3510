// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/kept_picture.h"

#include <QPainter>
#include <QPixmapCache>

namespace rp {

QPixmap keptPicture(const QString &key, const QSize &pixels, double ratio,
                    const std::function<void(QPainter &)> &paint)
{
    QPixmap kept;
    if (QPixmapCache::find(key, &kept))
        return kept;
    kept = QPixmap(pixels);
    kept.setDevicePixelRatio(ratio);
    kept.fill(Qt::transparent);
    QPainter painter(&kept);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    QPixmapCache::insert(key, kept);
    return kept;
}

} // namespace rp

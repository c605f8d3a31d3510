// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paper/paper_pictures.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

namespace rp {
namespace {

constexpr int objectType = QTextFormat::UserObject + 1;
constexpr int numberProperty = QTextFormat::UserProperty + 2;
/// A picture takes no more of a page's height than this.
constexpr double pictureShare = 0.72;

} // namespace

PictureObjects::PictureObjects(const std::vector<PaperPicture> &pictures, const QSizeF &room,
                               QTextDocument &document)
    : QObject(&document)
    , m_pictures(pictures)
    , m_room(room)
{
    document.documentLayout()->registerHandler(objectType, this);
}

QTextCharFormat PictureObjects::format(int number)
{
    QTextCharFormat format;
    format.setObjectType(objectType);
    format.setProperty(numberProperty, number);
    return format;
}

QSizeF PictureObjects::intrinsicSize(QTextDocument *, int, const QTextFormat &format)
{
    const QSizeF size = m_pictures.at(std::size_t(format.intProperty(numberProperty))).size;
    return size.scaled({m_room.width(), m_room.height() * pictureShare}, Qt::KeepAspectRatio);
}

void PictureObjects::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                                const QTextFormat &format)
{
    const PaperPicture &picture = m_pictures.at(std::size_t(format.intProperty(numberProperty)));
    painter->save();
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / picture.size.width(), rect.height() / picture.size.height());
    picture.paint(*painter);
    painter->restore();
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSizeF>
#include <QTextCharFormat>
#include <QTextObjectInterface>
#include <functional>
#include <vector>

class QPainter;
class QTextDocument;

namespace rp {

/// A picture that is drawn anew in the document's resolution.
struct PaperPicture
{
    QSizeF size; ///< device-independent pixels; empty: there is none
    std::function<void(QPainter &painter)> paint;
};

/// Draws the pictures of a document where its text says.
class PictureObjects : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    /// Lets the document draw these, which must outlive it.
    /// @param room for a picture, in the document's units
    PictureObjects(const std::vector<PaperPicture> &pictures, const QSizeF &room, QTextDocument &document);

    /// What stands for a picture in the text.
    static QTextCharFormat format(int number);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    const std::vector<PaperPicture> &m_pictures;
    QSizeF m_room;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSizeF>
#include <QTextCharFormat>
#include <QTextObjectInterface>
#include <array>
#include <functional>
#include <vector>

class QFont;
class QPainter;
class QTextDocument;

namespace rp {

class Paper;

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

/// How a paper looks in print. It is dark on white whatever the theme.
struct PaperLook
{
    std::array<double, 5> headings; ///< points, from the title down
    double aboveHeading;            ///< pixels
    double body;                    ///< points
    int lineHeight;                 ///< percent
    int linesBelow;                 ///< a heading that has no room for so many below it goes to the next page
};
inline constexpr PaperLook handbookLook{{20.0, 16.0, 13.5, 11.5, 10.5}, 12.0, 10.0, 100, 6};
/// Of what is to be written on: as short as it can be read.
inline constexpr PaperLook sheetLook{{15.0, 13.0, 11.0, 10.0, 9.0}, 8.0, 9.0, 100, 4};
inline constexpr PaperLook memoLook{{20.0, 13.5, 11.5, 11.5, 11.5}, 14.0, 10.5, 118, 0};

/// Fills a text document for pages of this size. What would stand alone at the foot of a page, as a heading
/// without the text or picture that it is of, goes to the next one.
/// @param font family of the texts; its size is not used
/// @param pictures by their numbers in the paper; they must outlive the document
void layOutPaper(const Paper &paper, const PaperLook &look, const QFont &font,
                 const std::vector<PaperPicture> &pictures, const QSizeF &page, QTextDocument &document);

} // namespace rp

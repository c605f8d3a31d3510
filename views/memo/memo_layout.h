// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/capture.h"
#include "views/memo/exhibit_picture.h"

#include <QFont>
#include <QTextBlockFormat>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextObjectInterface>
#include <deque>

class QTextDocument;

namespace rp {

class LabSession;
struct MemoDocument;
struct MemoExhibit;

/// Draws the pictures of a document where its text says.
class PictureObjects : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    static constexpr int type = QTextFormat::UserObject + 1;

    explicit PictureObjects(QObject *parent);
    /// The object's character format.
    QTextCharFormat add(ExhibitPicture picture);
    /// Room for a picture, in the document's units.
    void setRoom(const QSizeF &room) { m_room = room; }

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    std::deque<ExhibitPicture> m_pictures;
    QSizeF m_room;
};

/// Fills a text document with a memo.
class MemoLayout
{
public:
    MemoLayout(QTextDocument &document, PictureObjects &pictures, const LabSession &session,
               const QFont &font);

    void write(const MemoDocument &memo);
    /// What would stand alone at the foot of a page, as a heading without the text or picture that it is of,
    /// goes to the next one. The document must have its page size.
    void keepTogether();

private:
    void heading(int level, const QString &said);
    /// A heading below those that have a level.
    void smallHeading(const QString &said);
    void paragraph(const QString &said, bool quiet = false);
    void paragraphs(const QString &said); ///< the learner's own, with its line feeds
    /// Names with their values, `pairs` of them side by side, in reading order row by row.
    void table(const QString &heading, const std::vector<CapturedControl> &entries, int pairs);
    void keepWithNext(); ///< the paragraph written last
    void exhibit(const MemoExhibit &exhibit, int number);
    void picture(const MemoExhibit &exhibit);
    QTextCharFormat text(double size, QFont::Weight weight = QFont::Normal) const;

    QTextDocument &m_document;
    PictureObjects &m_pictures;
    const LabSession &m_session;
    QFont m_font;
    QTextCursor m_cursor;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/memo/memo_pdf.h"

#include "models/memo/memo_document.h"
#include "models/memo/memo_json.h"
#include "models/memo/memo_markdown.h"
#include "models/text/format.h"
#include "views/memo/memo_layout.h"
#include "views/memo/pdf_letters.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QGuiApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <utility>

namespace rp {
namespace {

constexpr double marginMm = 20.0;
constexpr double footPoints = 8.5;

/// XMP metadata: Qt by itself writes no author and no language.
QByteArray metadata(const MemoDocument &memo)
{
    const QString at = memo.at.toString(Qt::ISODate);
    return QStringLiteral("<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>"
                          "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
                          "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
                          "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
                          "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">"
                          "<dc:format>application/pdf</dc:format>"
                          "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li></rdf:Alt></dc:title>"
                          "<dc:creator><rdf:Seq><rdf:li>%2</rdf:li></rdf:Seq></dc:creator>"
                          "<dc:language><rdf:Bag><rdf:li>%3</rdf:li></rdf:Bag></dc:language>"
                          "<xmp:CreatorTool>Ridgepoint %4</xmp:CreatorTool>"
                          "<xmp:CreateDate>%5</xmp:CreateDate>"
                          "</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"w\"?>")
        .arg(MemoText::fullTitle(memo).toHtmlEscaped(), memo.author.toHtmlEscaped(),
             memo.language.toHtmlEscaped(), memo.programVersion.toHtmlEscaped(), at.toHtmlEscaped())
        .toUtf8();
}

void paintFoot(QPainter &painter, const MemoDocument &memo, const QRectF &foot, int page, int pages,
               const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(footPoints);
    painter.setFont(small);
    painter.setPen(QColor(0x55, 0x55, 0x55));
    const bool mirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const Format format;
    painter.setLayoutDirection(QGuiApplication::layoutDirection());
    painter.drawText(foot, int(mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom,
                     MemoText::fullTitle(memo));
    painter.drawText(foot, int(mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom,
                     MemoText::pageNumber(format.count(page), format.count(pages)));
}

/// The pages, one after another.
void paintPages(QPdfWriter &writer, QTextDocument &document, const MemoDocument &memo, const QFont &font)
{
    const QSizeF page = document.pageSize();
    const double foot = writer.height() - page.height();
    const int pages = document.pageCount();
    QPainter painter(&writer);
    for (int number = 0; number < pages; ++number) {
        if (number > 0)
            writer.newPage();
        painter.save();
        painter.translate(0.0, -number * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(QPointF(0.0, number * page.height()), page);
        painter.setClipRect(context.clip);
        // A line that only touches the edge belongs to the other page.
        context.clip.adjust(0.0, 2.0, 0.0, -2.0);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        paintFoot(painter, memo, QRectF(0.0, page.height(), page.width(), foot), number + 1, pages, font);
    }
}

} // namespace

QByteArray memoPdf(const MemoDocument &memo, const LabSession &session, const QFont &font)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins({marginMm, marginMm, marginMm, marginMm}, QPageLayout::Millimeter);
        writer.setTitle(MemoText::fullTitle(memo));
        writer.setCreator(QStringLiteral("Ridgepoint %1").arg(memo.programVersion));
        writer.setDocumentXmpMetadata(metadata(memo));
        writer.addFileAttachment(QStringLiteral("memo.md"), memoMarkdown(memo),
                                 QStringLiteral("text/markdown"));
        writer.addFileAttachment(QStringLiteral("memo.json"), memoJson(memo),
                                 QStringLiteral("application/json"));

        const double foot = writer.logicalDpiY() * 0.35;
        const QSizeF page(writer.width(), writer.height() - foot);
        PictureObjects pictures(nullptr);
        QTextDocument document;
        document.setUndoRedoEnabled(false);
        document.documentLayout()->setPaintDevice(&writer);
        pictures.setRoom(page);
        MemoLayout layout(document, pictures, session, font);
        layout.write(memo);
        document.setPageSize(page);
        layout.keepTogether();
        paintPages(writer, document, memo, font);
    }
    return withOrdinaryLetters(std::move(bytes));
}

} // namespace rp

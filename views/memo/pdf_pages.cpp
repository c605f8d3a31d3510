// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/memo/pdf_pages.h"

#include "models/memo/memo_text.h"
#include "models/text/format.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>
#include <QVariant>

namespace rp {
namespace {

constexpr double marginMm = 20.0;
constexpr double footPoints = 8.5;
constexpr double footInches = 0.35;

QByteArray metadata(const PdfFacts &facts)
{
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
        .arg(facts.title.toHtmlEscaped(), facts.author.toHtmlEscaped(), facts.language.toHtmlEscaped(),
             facts.program.toHtmlEscaped(), facts.at.toString(Qt::ISODate).toHtmlEscaped())
        .toUtf8();
}

void paintFoot(QPainter &painter, const QString &title, const QRectF &foot, int page, int pages,
               const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(footPoints);
    painter.setFont(small);
    painter.setPen(QColor(0x55, 0x55, 0x55));
    const bool mirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const Format format;
    painter.setLayoutDirection(QGuiApplication::layoutDirection());
    painter.drawText(foot, int(mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom, title);
    painter.drawText(foot, int(mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom,
                     MemoText::pageNumber(format.count(page), format.count(pages)));
}

/// A document that fetches nothing, whatever a text in it names: pictures are painted into it.
class SealedDocument : public QTextDocument
{
protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

} // namespace

void setUpPdf(QPdfWriter &writer, const PdfFacts &facts)
{
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({marginMm, marginMm, marginMm, marginMm}, QPageLayout::Millimeter);
    writer.setTitle(facts.title);
    writer.setCreator(QStringLiteral("Ridgepoint %1").arg(facts.program));
    writer.setDocumentXmpMetadata(metadata(facts));
}

void paintPdf(QPdfWriter &writer, const PdfFacts &facts, const QFont &font,
              const std::function<void(QTextDocument &document, const QSizeF &page)> &fill)
{
    const double foot = writer.logicalDpiY() * footInches;
    const QSizeF page(writer.width(), writer.height() - foot);
    SealedDocument document;
    document.setUndoRedoEnabled(false);
    document.documentLayout()->setPaintDevice(&writer);
    fill(document, page);
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
        paintFoot(painter, facts.title, QRectF(0.0, page.height(), page.width(), foot), number + 1, pages,
                  font);
    }
}

} // namespace rp

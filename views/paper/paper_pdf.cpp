// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paper/paper_pdf.h"

#include "models/evidence/memo_text.h"
#include "models/paper/paper.h"
#include "models/text/format.h"
#include "views/paper/pdf_letters.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFont>
#include <QGuiApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>
#include <QVariant>
#include <utility>

namespace rp {
namespace {

constexpr double marginMm = 20.0;
constexpr double footPoints = 8.5;
constexpr double footInches = 0.35;

/// Qt by itself writes no author and no language.
QByteArray metadata(const QString &title, const QString &program, const PdfFacts &facts)
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
        .arg(title.toHtmlEscaped(), facts.author.toHtmlEscaped(), facts.language.toHtmlEscaped(),
             program.toHtmlEscaped(), facts.at.toString(Qt::ISODate).toHtmlEscaped())
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

void setUp(QPdfWriter &writer, const QString &title, const PdfFacts &facts)
{
    const QString program = QCoreApplication::applicationVersion();
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({marginMm, marginMm, marginMm, marginMm}, QPageLayout::Millimeter);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Ridgepoint %1").arg(program));
    writer.setDocumentXmpMetadata(metadata(title, program, facts));
}

/// Pages one after another, each with the title and its number at the foot.
void paint(QPdfWriter &writer, const Paper &paper, const PaperLook &look, const QFont &font,
           const std::vector<PaperPicture> &pictures)
{
    const double foot = writer.logicalDpiY() * footInches;
    const QSizeF page(writer.width(), writer.height() - foot);
    SealedDocument document;
    document.setUndoRedoEnabled(false);
    document.documentLayout()->setPaintDevice(&writer);
    layOutPaper(paper, look, font, pictures, page, document);
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
        paintFoot(painter, paper.title(), QRectF(0.0, page.height(), page.width(), foot), number + 1, pages,
                  font);
    }
}

} // namespace

QByteArray paperPdf(const Paper &paper, const PaperLook &look, const PdfFacts &facts, const QFont &font,
                    const std::vector<PdfAttachment> &attachments, const std::vector<PaperPicture> &pictures)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    {
        QPdfWriter writer(&buffer);
        setUp(writer, paper.title(), facts);
        for (const PdfAttachment &attachment : attachments)
            writer.addFileAttachment(attachment.name, attachment.bytes, attachment.type);
        paint(writer, paper, look, font, pictures);
    }
    return withOrdinaryLetters(std::move(bytes));
}

} // namespace rp

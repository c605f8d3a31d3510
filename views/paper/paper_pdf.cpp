// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paper/paper_pdf.h"

#include "models/evidence/memo_text.h"
#include "models/paper/paper.h"
#include "models/text/format.h"

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
#include <array>
#include <utility>

namespace rp {
namespace {

constexpr char16_t firstRadical = 0x2E80;
/// Equivalent_Unified_Ideograph of Unicode for the block of the CJK radicals supplement, which has no
/// decompositions; 0: none in the basic plane.
constexpr std::array<char16_t, 116> ideographs{
    0,      0x5382, 0x4E5B, 0x4E5A, 0x4E59, 0x4EBB, 0x5182, 0,      0x5200, 0x5202, 0x535C, 0x353E, 0x5C0F,
    0x5C0F, 0x5140, 0x5C23, 0x5C22, 0,      0x5DF3, 0x5E7A, 0x5F51, 0x5F50, 0x5FC4, 0x5FC3, 0x624C, 0x6535,
    0,      0x65E1, 0x65E5, 0x6708, 0x6B7A, 0x6BCD, 0x6C11, 0x6C35, 0x6C3A, 0x706C, 0x722B, 0x722B, 0x4E2C,
    0x725B, 0x72AD, 0x738B, 0,      0x76EE, 0x793A, 0x793B, 0,      0x7CF9, 0x7E9F, 0x7F53, 0x7F52, 0x34C1,
    0x5197, 0,      0x7F8A, 0,      0,      0x8002, 0x8080, 0x807F, 0x8089, 0,      0x8279, 0x8279, 0x8279,
    0x864E, 0x8864, 0x8980, 0x897F, 0x89C1, 0x89D2, 0,      0x8BA0, 0x8D1D, 0,      0x8F66, 0x8FB6, 0x8FB6,
    0x8FB6, 0x9091, 0x9485, 0x9577, 0x9578, 0x957F, 0x95E8, 0,      0x961D, 0x96E8, 0x9752, 0x97E6, 0x9875,
    0x98CE, 0x98DE, 0x98DF, 0,      0x98E0, 0x9963, 0,      0x9A6C, 0x9AA8, 0x9B3C, 0x9C7C, 0x9E1F, 0x5364,
    0x9EA6, 0x9EC4, 0x9EFE, 0x6589, 0x9F50, 0x6B6F, 0x9F7F, 0x7ADC, 0x9F99, 0x9F9C, 0x4E80, 0x9F9F};

bool isIn(char16_t letter, char16_t first, char16_t last)
{
    return letter >= first && letter <= last;
}

char16_t ordinary(char16_t letter)
{
    if (letter == u'\t' || letter == 0x00A0 || letter == 0x202F)
        return u' ';
    if (isIn(letter, firstRadical, firstRadical + ideographs.size() - 1)) {
        const char16_t ideograph = ideographs.at(std::size_t(letter - firstRadical));
        return ideograph == 0 ? letter : ideograph;
    }
    // Kangxi radicals, compatibility ideographs, Arabic presentation forms. Other decompositions lose
    // something that is meant: a raised letter, the sign for micro.
    if (!isIn(letter, 0x2F00, 0x2FD5) && !isIn(letter, 0xF900, 0xFAFF) && !isIn(letter, 0xFB50, 0xFDFF) &&
        !isIn(letter, 0xFE70, 0xFEFE))
        return letter;
    const QString plain = QString(QChar(letter)).normalized(QString::NormalizationForm_KC);
    return plain.size() == 1 ? plain.front().unicode() : letter; // a ligature has no room for its letters
}

/// Mends what a PDF by QPdfWriter says about its letters, so that its text can be searched for and copied.
///
/// Qt finds the letter of a glyph by asking the font backwards and takes the first that has this glyph. Where
/// letters share one, that is the wrong one: radicals stand for Chinese characters (U+2EDB for U+98CE),
/// a tab for a space; joined Arabic letters are told as their presentation forms. Here the ordinary letter
/// takes their place. The size of the file stays the same, and so do all offsets in it.
QByteArray withOrdinaryLetters(QByteArray pdf)
{
    const QByteArray begin("begincmap\n");
    const QByteArray end("endcmap\n");
    constexpr qsizetype digits = 4;
    for (qsizetype map = pdf.indexOf(begin); map >= 0; map = pdf.indexOf(begin, map + 1)) {
        const qsizetype stop = pdf.indexOf(end, map);
        // Letters stand in brackets, one after another: [<51B3> <7B56> ]
        for (qsizetype list = pdf.indexOf('[', map); list >= 0 && list < stop;
             list = pdf.indexOf('[', list + 1)) {
            const qsizetype listEnd = pdf.indexOf(']', list);
            for (qsizetype at = pdf.indexOf('<', list); at >= 0 && at < listEnd;
                 at = pdf.indexOf('<', at + 1)) {
                bool isHex = false;
                const auto letter = pdf.mid(at + 1, digits).toUShort(&isHex, 16);
                if (!isHex || pdf.at(at + 1 + digits) != '>')
                    continue;
                const char16_t meant = ordinary(letter);
                if (meant != letter)
                    pdf.replace(at + 1, digits,
                                QByteArray::number(meant, 16).rightJustified(digits, '0').toUpper());
            }
        }
    }
    return pdf;
}

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

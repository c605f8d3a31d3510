// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/guide_file.h"

#include "models/json/file_writer.h"
#include "models/teach/guide.h"
#include "models/teach/guide_html.h"
#include "models/text/format.h"
#include "views/memo/pdf_letters.h"
#include "views/memo/pdf_pages.h"
#include "views/teach/guide_layout.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPdfWriter>

namespace rp {

namespace {

QByteArray guidePdf(const Guide &guide, const QString &language, const QFont &font)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    {
        const PdfFacts facts{guide.title(),
                             {},
                             language,
                             QCoreApplication::applicationVersion(),
                             QDateTime::currentDateTimeUtc()};
        QPdfWriter writer(&buffer);
        setUpPdf(writer, facts);
        // This Qt writes no tagged PDF: the same guide travels inside the file with its headings and tables.
        writer.addFileAttachment(QStringLiteral("guide.html"), guideHtml(guide, language),
                                 QStringLiteral("text/html"));
        paintPdf(writer, facts, font, [&](QTextDocument &document, const QSizeF &page) {
            layOutGuide(guide, document, page, font);
        });
    }
    return withOrdinaryLetters(std::move(bytes));
}

} // namespace

QString GuideFileText::wrongEnding(const QString &path)
{
    //: %1 is the name of a file, %2 and %3 are endings
    return tr("The file %1 can't be made; let its name end in %2 or %3.")
        .arg(Format::isolate(path), Format::isolate(QStringLiteral(".html")),
             Format::isolate(QStringLiteral(".pdf")));
}

QString GuideFileText::notWritten(const QString &path)
{
    //: %1 is the name of a file.
    return tr("The file %1 can't be written; choose another folder, or free some space.")
        .arg(Format::isolate(path));
}

std::optional<GuideFormat> guideFormat(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("html") || ending == QLatin1String("htm"))
        return GuideFormat::Html;
    if (ending == QLatin1String("pdf"))
        return GuideFormat::Pdf;
    return std::nullopt;
}

QString saveGuide(const Guide &guide, const QString &path, const QString &language, const QFont &font)
{
    const std::optional<GuideFormat> format = guideFormat(path);
    if (!format)
        return GuideFileText::wrongEnding(path);
    const QByteArray bytes =
        *format == GuideFormat::Html ? guideHtml(guide, language) : guidePdf(guide, language, font);
    const bool isWritten = !bytes.isEmpty() && replaceFile(path, bytes).isEmpty();
    return isWritten ? QString() : GuideFileText::notWritten(path);
}

} // namespace rp

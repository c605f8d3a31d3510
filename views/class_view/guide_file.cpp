// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/guide_file.h"

#include "models/json/file_writer.h"
#include "models/paper/paper.h"
#include "models/text/format.h"
#include "views/paper/paper_pdf.h"

#include <QFileInfo>
#include <algorithm>

namespace rp {

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

QString saveGuide(const Paper &guide, const QString &path, const QString &language, const QFont &font)
{
    const std::optional<GuideFormat> format = guideFormat(path);
    if (!format)
        return GuideFileText::wrongEnding(path);
    QByteArray bytes = paperHtml(guide, language);
    const bool isSheet = std::any_of(guide.blocks().begin(), guide.blocks().end(),
                                     [](const PaperBlock &block) { return block.isForm; });
    if (*format == GuideFormat::Pdf)
        bytes = paperPdf(guide, isSheet ? sheetLook : handbookLook,
                         {{}, language, QDateTime::currentDateTimeUtc()}, font,
                         {{QStringLiteral("guide.html"), bytes, QStringLiteral("text/html")}});
    const bool isWritten = !bytes.isEmpty() && replaceFile(path, bytes).isEmpty();
    return isWritten ? QString() : GuideFileText::notWritten(path);
}

} // namespace rp

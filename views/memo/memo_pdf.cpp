// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/memo/memo_pdf.h"

#include "models/memo/memo_document.h"
#include "models/memo/memo_json.h"
#include "models/memo/memo_markdown.h"
#include "views/memo/memo_layout.h"
#include "views/memo/pdf_letters.h"
#include "views/memo/pdf_pages.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTextDocument>
#include <utility>

namespace rp {

QByteArray memoPdf(const MemoDocument &memo, const LabSession &session, const QFont &font)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    {
        const PdfFacts facts{MemoText::fullTitle(memo), memo.author, memo.language, memo.programVersion,
                             memo.at};
        QPdfWriter writer(&buffer);
        setUpPdf(writer, facts);
        writer.addFileAttachment(QStringLiteral("memo.md"), memoMarkdown(memo),
                                 QStringLiteral("text/markdown"));
        writer.addFileAttachment(QStringLiteral("memo.json"), memoJson(memo),
                                 QStringLiteral("application/json"));
        PictureObjects pictures(nullptr);
        paintPdf(writer, facts, font, [&](QTextDocument &document, const QSizeF &page) {
            pictures.setRoom(page);
            MemoLayout layout(document, pictures, session, font);
            layout.write(memo);
            document.setPageSize(page);
            layout.keepTogether();
        });
    }
    return withOrdinaryLetters(std::move(bytes));
}

} // namespace rp

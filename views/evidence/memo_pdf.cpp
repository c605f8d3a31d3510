// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/memo_pdf.h"

#include "models/evidence/memo.h"
#include "models/evidence/memo_document.h"
#include "models/paper/paper.h"
#include "views/evidence/exhibit_picture.h"
#include "views/paper/paper_pdf.h"

#include <memory>

namespace rp {

QByteArray memoPdf(const MemoDocument &memo, const LabSession &session, const QFont &font)
{
    const Paper paper = memoPaper(memo);
    QFont lettering = font;
    lettering.setPixelSize(13);
    std::vector<PaperPicture> pictures(memo.exhibits.size());
    for (const PaperBlock &block : paper.blocks()) {
        if (block.kind != PaperBlock::Kind::Picture)
            continue;
        const auto number = std::size_t(block.picture);
        const auto drawn =
            std::make_shared<ExhibitPicture>(*memo.exhibits[number].scene.instrument(), session, lettering);
        if (drawn->isValid())
            pictures[number] = {drawn->size(), [drawn](QPainter &painter) { drawn->paint(painter); }};
    }
    return paperPdf(
        paper, memoLook, {memo.author, memo.language, memo.at}, font,
        {{QStringLiteral("memo.md"), paperMarkdown(paper).toUtf8(), QStringLiteral("text/markdown")},
         {QStringLiteral("memo.json"), memoJson(memo), QStringLiteral("application/json")}},
        pictures);
}

} // namespace rp

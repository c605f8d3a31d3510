// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paper/paper_layout.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace rp {

/// What a PDF says of itself, beside its title.
struct PdfFacts
{
    QString author;   ///< may be empty
    QString language; ///< code
    QDateTime at;     ///< UTC
};

/// A file inside a PDF. This Qt writes no tagged PDF: what is in it travels along as text with its headings.
struct PdfAttachment
{
    QString name;
    QByteArray bytes;
    QString type; ///< MIME
};

/// A paper as a PDF file: A4, text as text with its fonts embedded, pictures as vectors, title and language
/// in the metadata, right-to-left where the language is. Empty when it could not be made.
/// @param font family of the texts; its size is not used
/// @param pictures by their numbers in the paper
QByteArray paperPdf(const Paper &paper, const PaperLook &look, const PdfFacts &facts, const QFont &font,
                    const std::vector<PdfAttachment> &attachments,
                    const std::vector<PaperPicture> &pictures = {});

} // namespace rp

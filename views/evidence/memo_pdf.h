// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>

namespace rp {

class LabSession;
struct MemoDocument;

/// The memo as a PDF file: A4, text as text with its fonts embedded, charts as vectors, title and language in
/// the metadata, right-to-left where the language is.
///
/// This Qt writes no tagged PDF. Instead, the same memo travels inside the file as Markdown and as JSON
/// (attachments "memo.md" and "memo.json"), which any screen reader can read in order; and in the PDF itself
/// headings, lists of values and the words of every chart follow each other in reading order as plain text.
///
/// Empty when the PDF could not be made. @param font family of the texts; its size is not used
QByteArray memoPdf(const MemoDocument &memo, const LabSession &session, const QFont &font);

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace rp {

class ResultTable;

// Pieces of a Markdown document (CommonMark with tables), each ending in an empty line. Texts are the
// learner's own or the program's; none of their characters acts as markup.

/// Text with every character escaped that Markdown could take for markup. Line feeds become spaces.
QString markdownText(const QString &text);
QString markdownHeading(int level, const QString &text);
/// One paragraph for each block of lines; single line feeds inside a block are kept as line breaks.
QString markdownParagraphs(const QString &text);
QString markdownList(const QStringList &items);
/// @param rows as wide as the head
QString markdownTable(const QStringList &head, const std::vector<QStringList> &rows);
QString markdownTable(const ResultTable &table);

} // namespace rp

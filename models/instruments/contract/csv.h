// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace rp {

/// A cell of a table as RFC 4180 has it, quoted where it has to be. Nothing in it begins a formula, whether a
/// spreadsheet takes commas, semicolons, tabs or bars for the ends of cells: an apostrophe stands before what
/// would, also behind blanks and marks that nobody sees, and in forms that are taken for =, +, − and @. A
/// plain number is left alone, with its sign: "+4930", "-3", "−1.5e-7", "+49 30 1234".
QString csvCell(const QString &text);

/// One line with its end, CRLF.
QString csvRow(const QStringList &cells);

} // namespace rp

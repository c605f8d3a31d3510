// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace rp {

/// Places that a text takes in a terminal, which are all of one width: a Chinese or Japanese character takes
/// two, and a mark on the letter before it none. Marks that forTerminal() takes out count nothing.
int placesOf(const QString &text);

/// A line of a table in a terminal.
struct ColumnRow
{
    enum class Kind
    {
        Heading, ///< with a free line before it, and what stands above the columns
        Figures, ///< a label, and cells that end below one another
        Text     ///< a label, and a text beside it that may be of any length
    };
    Kind kind = Kind::Figures;
    QStringList cells;
};

/// The rows as lines, with the columns of all of them below one another. Isolates and control characters are
/// taken out.
QStringList columnLines(const std::vector<ColumnRow> &rows);

} // namespace rp

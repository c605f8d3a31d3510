// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/columns.h"

#include "models/text/command_words.h"
#include "models/text/plain_text.h"

#include <QChar>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace rp {

namespace {

constexpr int indent = 2;
constexpr int betweenColumns = 3;

/// First and last of the characters that are twice as wide, by blocks of Unicode (East Asian Width W and F).
constexpr std::array<std::pair<char16_t, char16_t>, 6> wideLetters{{{0x1100, 0x115f},
                                                                    {0x2e80, 0xa4cf},
                                                                    {0xac00, 0xd7a3},
                                                                    {0xf900, 0xfaff},
                                                                    {0xfe30, 0xfe6f},
                                                                    {0xff01, 0xff60}}};

int placesOfLetter(QChar letter)
{
    const QChar::Category category = letter.category();
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing || steersDirection(letter) ||
        letter.isLowSurrogate())
        return 0;
    const bool isWide = std::any_of(wideLetters.begin(), wideLetters.end(), [letter](const auto &block) {
        return letter.unicode() >= block.first && letter.unicode() <= block.second;
    });
    return isWide ? 2 : 1;
}

QString blanks(int count)
{
    return QString(std::max(0, count), u' ');
}

QString indented(const ColumnRow &row)
{
    const QString label = forTerminal(row.cells.value(0));
    return row.kind == ColumnRow::Kind::Heading ? label : blanks(indent) + label;
}

} // namespace

int placesOf(const QString &text)
{
    int places = 0;
    for (const QChar letter : text)
        places += placesOfLetter(letter);
    return places;
}

QStringList columnLines(const std::vector<ColumnRow> &rows)
{
    std::vector<int> widths;
    for (const ColumnRow &row : rows) {
        const bool isText = row.kind == ColumnRow::Kind::Text;
        const auto columns = static_cast<std::size_t>(isText ? 1 : row.cells.size());
        widths.resize(std::max(widths.size(), columns));
        for (std::size_t i = 0; i < columns; ++i)
            widths[i] =
                std::max(widths[i], placesOf(i == 0 ? indented(row) : row.cells[static_cast<qsizetype>(i)]));
    }
    QStringList lines;
    for (const ColumnRow &row : rows) {
        if (row.kind == ColumnRow::Kind::Heading && !lines.isEmpty())
            lines << QString();
        QString line = indented(row);
        int places = placesOf(line);
        int end = 0;
        for (qsizetype i = 1; i < row.cells.size(); ++i) {
            const QString cell = forTerminal(row.cells[i]);
            end += widths[static_cast<std::size_t>(i) - 1] + betweenColumns;
            const bool isText = row.kind == ColumnRow::Kind::Text;
            const int gap =
                isText ? end - places : end + widths[static_cast<std::size_t>(i)] - placesOf(cell) - places;
            if (cell.isEmpty())
                continue;
            line += blanks(gap) + cell;
            places += std::max(0, gap) + placesOf(cell);
        }
        lines << line;
    }
    return lines;
}

} // namespace rp

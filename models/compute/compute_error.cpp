// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_error.h"

#include "models/text/command_words.h"

#include <QLocale>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace rp::compute {

std::string pointerTo(const std::string &base, std::string_view name)
{
    std::string pointer = base + '/';
    for (const char character : name) {
        if (character == '~')
            pointer += "~0";
        else if (character == '/')
            pointer += "~1";
        else
            pointer += character;
    }
    return pointer;
}

std::string numberText(double value)
{
    // Whole numbers in plain digits: easier to read than 1e+09, and -0 becomes 0.
    constexpr double plain = 1e15;
    std::array<char, 32> digits;
    char *const most = digits.data() + digits.size();
    const bool whole = std::fabs(value) < plain && value == std::trunc(value);
    return {digits.data(), whole ? std::to_chars(digits.data(), most, static_cast<std::int64_t>(value)).ptr
                                 : std::to_chars(digits.data(), most, value).ptr};
}

QString shown(std::string_view text)
{
    constexpr qsizetype most = 60;
    QString name = forTerminal(QString::fromUtf8(text.data(), qsizetype(text.size()))).replace(u'\n', u' ');
    if (name.size() > most)
        name = name.left(most) + QChar(0x2026);
    // Isolates are needed only in right-to-left text, and many terminals draw them as boxes.
    if (QLocale().textDirection() == Qt::RightToLeft)
        return QChar(0x2066) + name + QChar(0x2069);
    return name;
}

QString shownNumber(double number)
{
    return shown(numberText(number));
}

} // namespace rp::compute

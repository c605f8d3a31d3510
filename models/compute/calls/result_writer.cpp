// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/calls/result_writer.h"

#include <array>
#include <charconv>
#include <cmath>

namespace rp::compute {

ResultWriter::ResultWriter(std::string &out)
    : m_out(out)
{
    m_out += '{';
}

void ResultWriter::name(std::string_view text)
{
    if (!m_first)
        m_out += ',';
    m_first = false;
    m_out += '"';
    m_out += text;
    m_out += "\":";
}

void ResultWriter::real(std::string_view text, double value)
{
    if (!std::isfinite(value)) {
        m_undefined = true;
        return;
    }
    name(text);
    appendNumber(m_out, value);
}

void ResultWriter::realOrInf(std::string_view text, double value)
{
    if (value != HUGE_VAL)
        return real(text, value);
    name(text);
    m_out += "\"inf\"";
}

void ResultWriter::whole(std::string_view text, std::int64_t value)
{
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    name(text);
    m_out.append(digits.data(), end);
}

void ResultWriter::yesNo(std::string_view text, bool value)
{
    name(text);
    m_out += value ? '1' : '0';
}

void ResultWriter::key(std::string_view text, std::string_view value)
{
    name(text);
    m_out += '"';
    m_out += value;
    m_out += '"';
}

void ResultWriter::finish()
{
    m_out += '}';
}

void appendNumber(std::string &out, double value)
{
    // Whole numbers in plain digits: easier to read than 1e+09, and -0 becomes 0.
    constexpr double plain = 1e15;
    std::array<char, 32> digits;
    char *const begin = digits.data();
    char *const most = begin + digits.size();
    const bool whole = std::fabs(value) < plain && value == std::trunc(value);
    const auto end = whole ? std::to_chars(begin, most, static_cast<std::int64_t>(value)).ptr
                           : std::to_chars(begin, most, value).ptr;
    out.append(begin, end);
}

void appendJsonString(std::string &out, std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (const char character : text) {
        const auto code = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            out += '\\';
            out += character;
        } else if (code < 0x20) {
            out += "\\u00";
            out += hex[code >> 4];
            out += hex[code & 0xF];
        } else {
            out += character;
        }
    }
    out += '"';
}

} // namespace rp::compute

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rp::compute {

/// Appends one JSON object to a text. Numbers are written in the shortest form that reads back as the same
/// value. A value that is not finite makes the whole result undefined, unless infinity is a legal answer.
class ResultWriter
{
public:
    explicit ResultWriter(std::string &out);

    void real(std::string_view text, double value);
    void realOrInf(std::string_view text, double value); ///< infinity is written as the string "inf"
    void whole(std::string_view text, std::int64_t value);
    void yesNo(std::string_view text, bool value);           ///< 1 or 0
    void key(std::string_view text, std::string_view value); ///< value needs no escapes

    /// The single result of a function that returns one number.
    void value(double result) { real("value", result); }

    void finish();
    bool undefined() const { return m_undefined; }

private:
    void name(std::string_view text);

    std::string &m_out;
    bool m_first = true;
    bool m_undefined = false;
};

/// Appends a JSON string with the escapes it needs. `text` is UTF-8.
void appendJsonString(std::string &out, std::string_view text);
void appendNumber(std::string &out, double value);

} // namespace rp::compute

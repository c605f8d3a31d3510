// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/resync.h"

#include <string>

namespace rp::traces {

bool goToNextEvent(JsonScanner &scanner)
{
    // What has been seen of: closing brace or bracket, comma, opening brace, quote.
    int seen = 0;
    while (true) {
        const int c = scanner.next();
        if (c == JsonScanner::end)
            return false;
        if (seen == 3 && c == '"')
            return true;
        scanner.take();
        if (c == '}' || c == ']') // one bit of damage makes the one of the other
            seen = 1;
        else if (c == ',' && seen == 1)
            seen = 2;
        else if (c == '{' && seen == 2)
            seen = 3;
        else
            seen = 0;
    }
}

bool goToKey(JsonScanner &scanner, std::string_view key)
{
    const std::string wanted = '"' + std::string(key) + '"';
    std::size_t matched = 0;
    for (int c = scanner.here(); c != JsonScanner::end; c = scanner.here()) {
        scanner.take();
        if (c == static_cast<unsigned char>(wanted[matched]))
            ++matched;
        else
            matched = c == '"' ? 1 : 0;
        if (matched == wanted.size()) {
            if (scanner.take(':'))
                return true;
            matched = 0;
        }
    }
    return false;
}

} // namespace rp::traces

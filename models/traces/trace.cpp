// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/trace.h"

#include <algorithm>

namespace rp::traces {

void ByteCount::add(const ByteCount &other)
{
    if (isNegative != other.isNegative) {
        isNegative = other.size > size ? other.isNegative : isNegative;
        size = other.size > size ? other.size - size : size - other.size;
    } else {
        const std::uint64_t room = std::numeric_limits<std::uint64_t>::max() - size;
        size += std::min(room, other.size);
    }
    isNegative = isNegative && size > 0;
    if (isNegative)
        size = std::min(size, std::uint64_t{1} << 63U);
}

std::uint64_t Trace::amountOf(NoticeKind kind) const
{
    const auto found = std::find_if(notices.begin(), notices.end(),
                                    [kind](const Notice &notice) { return notice.kind == kind; });
    return found != notices.end() ? found->amount : 0;
}

} // namespace rp::traces

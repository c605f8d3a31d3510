// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/calls/call.h"

#include <cstdlib>

namespace rp::compute {

void Call::reject(std::string_view argument, const QString &sentence)
{
    m_argument = argument;
    m_sentence = sentence;
}

const ArgValue &Call::find(std::string_view name) const
{
    for (std::size_t i = 0; i < m_spec.arguments.size(); ++i) {
        if (name == m_spec.arguments[i].name)
            return m_values[i];
    }
    std::abort();
}

} // namespace rp::compute

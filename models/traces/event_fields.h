// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/scalar.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace rp::traces {

/// Fields of an event that are looked at; those from Correlation on stand in its `args`.
enum class Field : std::uint8_t
{
    Phase,
    Category,
    Name,
    Start,
    Duration,
    Process,
    Thread,
    Arguments,
    Correlation,
    Device,
    Stream,
    Bytes,
    Rank,
    CamelCorrelation, ///< correlationId
    SnakeCorrelation, ///< correlation_id
    TaskType,         ///< "Task Type"
    InnerName,        ///< name
    Labels,
    Count,
    Other = Count
};

class EventFields
{
public:
    Scalar &operator[](Field which) { return m_values[static_cast<std::size_t>(which)]; }
    const Scalar &operator[](Field which) const { return m_values[static_cast<std::size_t>(which)]; }
    bool has(Field which) const { return (*this)[which].kind != Scalar::Kind::Missing; }
    void clear() { clearFrom(Field::Phase); }
    void clearArguments() { clearFrom(Field::Correlation); }

private:
    void clearFrom(Field first)
    {
        for (auto i = static_cast<std::size_t>(first); i < m_values.size(); ++i)
            m_values[i].clear();
    }
    std::array<Scalar, static_cast<std::size_t>(Field::Count)> m_values;
};

} // namespace rp::traces

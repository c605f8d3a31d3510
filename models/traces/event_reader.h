// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/event_fields.h"
#include "models/traces/event_scan.h"
#include "models/traces/json_scanner.h"
#include "models/traces/trace_builder.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace rp::traces {

/// Reads a list of events into a trace. An event that can't be read as JSON is left out, and reading goes on
/// with the next one that can be recognised.
class EventReader
{
public:
    EventReader(JsonScanner &scanner, Trace &trace);

    /// The opening bracket has been taken. False: the text ended before the closing one, or as much has been
    /// read as is kept.
    bool readList();

    bool hasPhases() const { return m_builder.hasPhases(); }
    bool isFull() const { return m_builder.isFull(); }
    std::vector<Notice> notices() const { return m_builder.notices(); }

private:
    enum class Outcome
    {
        Whole,
        Damaged,
        Cut
    };

    static Field fieldOfEvent(std::string_view key);
    static Field fieldOfArguments(std::string_view key);
    bool readElement();
    Outcome readObject(bool isArguments);
    Outcome readArguments();
    bool readReady();
    void readRow(const char *after);
    void readMetadata(const char *after);
    bool readCarefully();
    void readValue(Field which);

    JsonScanner &m_scanner;
    TraceBuilder m_builder;
    EventScan m_scan;
    EventFields m_fields;
    std::uint32_t m_seen = 0;         ///< fields of this event, a bit each
    std::uint64_t m_wasted_bytes = 0; ///< looked at and then read value by value
};

} // namespace rp::traces

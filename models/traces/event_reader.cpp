// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/event_reader.h"

#include "models/traces/json_scanner.h"

#include <utility>

namespace rp::traces {

EventReader::EventReader(JsonScanner &scanner, Trace &trace)
    : m_scanner(scanner)
    , m_builder(trace)
{
}

Field EventReader::fieldOfEvent(std::string_view key)
{
    switch (key.size()) {
    case 2:
        return key == "ph" ? Field::Phase : key == "ts" ? Field::Start : Field::Other;
    case 3:
        return key == "pid"   ? Field::Process
               : key == "tid" ? Field::Thread
               : key == "cat" ? Field::Category
               : key == "dur" ? Field::Duration
                              : Field::Other;
    case 4:
        return key == "name" ? Field::Name : key == "args" ? Field::Arguments : Field::Other;
    default:
        return Field::Other;
    }
}

Field EventReader::fieldOfArguments(std::string_view key)
{
    static constexpr std::pair<std::string_view, Field> known[] = {
        {"name", Field::InnerName},
        {"rank", Field::Rank},
        {"bytes", Field::Bytes},
        {"device", Field::Device},
        {"stream", Field::Stream},
        {"labels", Field::Labels},
        {"Task Type", Field::TaskType},
        {"correlation", Field::Correlation},
        {"correlationId", Field::CamelCorrelation},
        {"correlation_id", Field::SnakeCorrelation}};
    for (const auto &[name, field] : known) {
        if (key == name)
            return field;
    }
    return Field::Other;
}

bool EventReader::readList()
{
    while (true) {
        const int c = m_scanner.next();
        if (c == JsonScanner::end)
            return false;
        if (c == ']') {
            m_scanner.take();
            return true;
        }
        if (c == ',')
            m_scanner.take();
        else if (!readElement() || m_builder.isFull())
            return false;
    }
}

/// An event or whatever stands in its place. False: the text ended within.
bool EventReader::readElement()
{
    const int c = m_scanner.next();
    if (c == '}' || c == ':') { // of something that was damaged
        m_builder.note(NoticeKind::SkippedText);
        m_scanner.take();
        return true;
    }
    if (c != '{') {
        Scalar value;
        m_scanner.scalar(value);
        if (m_scanner.next() == JsonScanner::end)
            return false;
        if (value.kind != Scalar::Kind::Other) {
            m_builder.addOther();
            m_builder.note(NoticeKind::NotObjects);
            return true;
        }
        m_builder.note(NoticeKind::SkippedText);
        if (!goToNextEvent(m_scanner))
            return false;
        return readCarefully();
    }
    m_scanner.take();
    return readReady() || readCarefully();
}

/// Reads an event of which the opening brace has been taken, or the next one that can be read. False: the
/// text ended within.
bool EventReader::readCarefully()
{
    while (true) {
        m_fields.clear();
        m_seen = 0;
        const Outcome outcome = readObject(false);
        if (outcome == Outcome::Whole) {
            m_builder.add(m_fields);
            return true;
        }
        if (outcome == Outcome::Cut)
            return false;
        m_builder.note(NoticeKind::DamagedEvents);
        if (!goToNextEvent(m_scanner))
            return false;
    }
}

/// Reads an event that lies ready and needs no care. False: nothing has been taken.
bool EventReader::readReady()
{
    // Text made to be looked at in vain again and again is read value by value.
    if (m_wasted_bytes > m_scanner.read_bytes())
        return false;
    const std::string_view ready = m_scanner.ready();
    const char *const after = m_scan.scan(ready.data(), ready.data() + ready.size());
    m_wasted_bytes += after ? 0 : static_cast<std::uint64_t>(m_scan.reached() - ready.data());
    const char *const phase = m_scan[Field::Phase];
    if (!after || !phase || after - phase < 3 || phase[0] != '"' || phase[2] != '"')
        return false;
    if (phase[1] == 'X') {
        readRow(after);
    } else if (phase[1] == 'M') {
        readMetadata(after);
    } else {
        m_fields.clear();
        if (!m_builder.pointsAtAccelerator())
            readValue(Field::Category);
        m_builder.addOtherPhase(phase[1], m_fields[Field::Category]);
    }
    m_scanner.goTo(after);
    return true;
}

/// A row of which the scan knows where its fields are; `after` is behind it.
void EventReader::readRow(const char *after)
{
    m_fields.clear();
    readValue(Field::Start);
    readValue(Field::Category);
    const EventCategory category = categoryOf(m_fields[Field::Category]);
    const char *const name = m_scan[Field::Name];
    const bool isStep = name && name[1] == 'P' && std::string_view(name, after).starts_with("\"ProfilerStep");
    if (isStep || TraceBuilder::isLookedAt(category))
        readValue(Field::Name);
    if (isStep || isRecord(category)) {
        for (const Field field : {Field::Duration, Field::Process, Field::Thread, Field::Correlation,
                                  Field::Device, Field::Stream, Field::Bytes, Field::Rank})
            readValue(field);
    }
    if (category == EventCategory::Missing) {
        for (const Field field : {Field::Process, Field::Correlation, Field::CamelCorrelation,
                                  Field::SnakeCorrelation, Field::TaskType})
            readValue(field);
    }
    m_builder.addRow(m_fields, category);
}

void EventReader::readMetadata(const char *after)
{
    m_fields.clear();
    const char *const name = m_scan[Field::Name];
    if (name && std::string_view(name, after).starts_with("\"process_")) {
        for (const Field field : {Field::Name, Field::Process, Field::InnerName, Field::Labels})
            readValue(field);
    }
    m_builder.addMetadata(m_fields);
}

void EventReader::readValue(Field which)
{
    if (!m_scan[which])
        return;
    m_scanner.goTo(m_scan[which]);
    m_scanner.scalar(m_fields[which]);
}

EventReader::Outcome EventReader::readObject(bool isArguments)
{
    while (true) {
        int c = m_scanner.next();
        if (c != '"') {
            if (c == '}')
                m_scanner.take();
            return c == '}' ? Outcome::Whole : c == JsonScanner::end ? Outcome::Cut : Outcome::Damaged;
        }
        const Field which =
            isArguments ? fieldOfArguments(m_scanner.string()) : fieldOfEvent(m_scanner.string());
        if (!m_scanner.take(':'))
            return m_scanner.next() == JsonScanner::end ? Outcome::Cut : Outcome::Damaged;
        if (which == Field::Other) {
            m_scanner.skipValue();
        } else {
            const auto bit = 1U << static_cast<unsigned>(which);
            if ((m_seen & bit) != 0)
                m_builder.note(NoticeKind::DuplicateKeys);
            m_seen |= bit;
            const Outcome inside = which == Field::Arguments ? readArguments() : Outcome::Whole;
            if (inside != Outcome::Whole)
                return inside;
            if (which != Field::Arguments)
                m_scanner.scalar(m_fields[which]);
        }
        c = m_scanner.next();
        if (c == JsonScanner::end)
            return Outcome::Cut;
        if (c != ',' && c != '}')
            return Outcome::Damaged;
        m_scanner.take();
        if (c == '}')
            return Outcome::Whole;
    }
}

EventReader::Outcome EventReader::readArguments()
{
    // The last of several counts as a whole.
    m_fields.clearArguments();
    m_seen &= (1U << static_cast<unsigned>(Field::Correlation)) - 1;
    if (m_scanner.take('{'))
        return readObject(true);
    m_scanner.skipValue();
    return Outcome::Whole;
}

} // namespace rp::traces

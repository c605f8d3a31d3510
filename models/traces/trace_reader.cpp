// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/trace_reader.h"

#include "models/traces/event_reader.h"
#include "models/traces/file_kind.h"
#include "models/traces/json_scanner.h"
#include "models/traces/utf8.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace rp::traces {

namespace {

constexpr std::uint64_t long_bytes = 1ULL << 20;
constexpr std::uint64_t deepLevels = 1000;

constexpr std::array<std::string_view, 6> headKeys{"schemaVersion",        "cupti_version",
                                                   "cuda_runtime_version", "cuda_driver_version",
                                                   "roctracer_version",    "hip_runtime_version"};

std::string gpuNameOf(const Scalar &value)
{
    using Kind = Scalar::Kind;
    const bool isGiven = value.kind == Kind::True || value.kind == Kind::Real ||
                         (value.kind == Kind::Integer && wholeOf(value) != 0) ||
                         (value.kind == Kind::Text && !value.text.empty());
    return !isGiven ? "?" : value.kind == Kind::True ? "True" : validUtf8(value.text);
}

/// The object or list that the file is.
class Document
{
public:
    Document(ByteSource &source, std::size_t buffer_bytes)
        : m_source(source)
        , m_scanner(source, buffer_bytes)
    {
    }
    ReadResult read(std::string_view path);

private:
    void readList();
    void readObject();
    bool readMember();
    void readGpuNames();
    std::optional<ReadError> refusal(std::string_view path);
    void addNotices();
    void note(NoticeKind kind, std::uint64_t amount)
    {
        if (amount > 0)
            m_trace.notices.push_back({kind, amount});
    }

    ByteSource &m_source;
    JsonScanner m_scanner;
    Trace m_trace;
    std::vector<Notice> m_eventNotices;
    std::uint64_t m_duplicates = 0;
    std::uint64_t m_longGpuNames = 0;
    std::uint64_t m_otherGpus = 0;
    std::uint64_t m_gaps = 0; ///< places in the head that are no JSON
    bool m_hasEvents = false;
    bool m_hasPhases = false;
    bool m_isKineto = false;
    bool m_isCut = false;
    bool m_isFull = false; ///< reading stopped there
    bool m_isFollowed = false;
};

ReadResult Document::read(std::string_view path)
{
    const std::string_view start = m_scanner.ready();
    const auto isAll = [start](auto isOne) { return std::all_of(start.begin(), start.end(), isOne); };
    if (start.empty() && !m_source.problem())
        return ReadError{ReadFailure::Empty};
    const bool isBlank = isAll([](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
    const bool isPassedOver = isAll([](char c) { return static_cast<unsigned char>(c) <= ' '; });
    const bool isWide = isUtf32(start);
    FileKind kind = fileKindOf(start, path);
    const int first = m_scanner.next();
    if (first == JsonScanner::end) {
        if (m_source.isCancelled())
            return ReadError{ReadFailure::Cancelled};
        const bool isCutBeforeText = start.empty() && m_source.problem() == NoticeKind::CutShort;
        if (isCutBeforeText || m_source.problem() == NoticeKind::DamagedGzip)
            return ReadError{ReadFailure::NotATrace, FileKind::DamagedGzip};
        return isBlank ? ReadError{ReadFailure::Empty} : ReadError{ReadFailure::NotATrace, kind};
    }
    if (isPassedOver) // it begins behind more space than the buffer holds
        kind = fileKindOf(m_scanner.ready(), path);
    if (isWide) // the scanner would pass over its zeros
        return ReadError{ReadFailure::NotATrace, kind};
    m_scanner.take();
    const bool isEnd = m_scanner.next() == JsonScanner::end;
    if (!beginsJson(first, isEnd ? std::string_view() : m_scanner.ready())) {
        const bool isBracket = kind == FileKind::PlainText && (first == '{' || first == '[');
        return ReadError{ReadFailure::NotATrace, isBracket ? FileKind::BracketText : kind};
    }
    m_trace.isBareList = first == '[';
    if (m_trace.isBareList)
        readList();
    else
        readObject();
    m_isFollowed = !m_isCut && !m_scanner.isOver();
    if (const auto error = refusal(path))
        return *error;
    addNotices();
    return std::move(m_trace);
}

void Document::readList()
{
    m_hasEvents = true;
    EventReader reader(m_scanner, m_trace);
    m_isCut = !reader.readList();
    m_hasPhases = reader.hasPhases();
    m_isFull = reader.isFull();
    m_eventNotices = reader.notices();
}

void Document::readObject()
{
    while (!m_isFull) {
        const int c = m_scanner.next();
        if (c == JsonScanner::end) {
            m_isCut = true;
            return;
        }
        if (c == '}') {
            m_scanner.take();
            return;
        }
        if (c == ',') {
            m_scanner.take();
        } else if (c != '"' || !readMember()) {
            ++m_gaps;
            // What can't be read may come before the events, but not in their place.
            if (m_hasEvents || !goToKey(m_scanner, "traceEvents")) {
                m_isCut = m_isCut || m_scanner.next() == JsonScanner::end;
                return;
            }
            if (m_scanner.take('['))
                readList();
            if (m_isCut)
                return;
        }
    }
}

/// False: it can't be read.
bool Document::readMember()
{
    const std::string key(m_scanner.string());
    if (!m_scanner.take(':'))
        return m_scanner.next() == JsonScanner::end;
    const auto *const known = std::find(headKeys.begin(), headKeys.end(), key);
    if (key == "traceEvents") {
        m_duplicates += m_hasEvents ? 1 : 0;
        if (m_hasEvents) { // the last of several counts
            Trace fresh;
            std::swap(fresh.gpuNames, m_trace.gpuNames);
            std::swap(fresh.head, m_trace.head);
            m_trace = std::move(fresh);
        }
        m_hasEvents = false;
        if (m_scanner.take('['))
            readList();
        else
            m_scanner.skipValue();
    } else if (key == "deviceProperties") {
        m_isKineto = true;
        readGpuNames();
    } else if (known != headKeys.end()) {
        m_isKineto = true;
        Scalar value;
        m_scanner.scalar(value);
        const auto hasKey = [&key](const HeadValue &other) { return other.key == key; };
        m_duplicates += static_cast<std::uint64_t>(std::erase_if(m_trace.head, hasKey));
        if (value.kind != Scalar::Kind::Container)
            m_trace.head.push_back({key, jsonOf(value)});
    } else {
        m_scanner.skipValue();
    }
    const int c = m_scanner.next();
    return m_isCut || c == ',' || c == '}' || c == JsonScanner::end;
}

void Document::readGpuNames()
{
    m_trace.gpuNames.clear();
    if (!m_scanner.take('[')) {
        m_scanner.skipValue();
        return;
    }
    while (m_scanner.next() != ']' && m_scanner.next() != JsonScanner::end) {
        if (m_scanner.take(','))
            continue;
        if (!m_scanner.take('{')) { // no object; what is no value either is damage
            Scalar value;
            m_scanner.scalar(value);
            if (value.kind == Scalar::Kind::Other)
                return;
            continue;
        }
        std::string name = "?";
        while (m_scanner.next() == '"') {
            const bool isName = m_scanner.string() == "name";
            Scalar value;
            if (m_scanner.take(':'))
                m_scanner.scalar(value);
            if (isName)
                name = gpuNameOf(value);
            if (!m_scanner.take(','))
                break;
        }
        if (!m_scanner.take('}'))
            return;
        auto &names = m_trace.gpuNames;
        const auto place = std::lower_bound(names.begin(), names.end(), name);
        constexpr std::size_t mostNames = 4096;
        constexpr std::size_t longestName = 1024;
        if (place != names.end() && *place == name)
            continue;
        m_longGpuNames += name.size() > longestName ? 1 : 0;
        if (names.size() < mostNames)
            names.insert(place, name.substr(0, longestName));
        else
            ++m_otherGpus;
    }
    m_scanner.take(']');
}

std::optional<ReadError> Document::refusal(std::string_view path)
{
    if (m_source.isCancelled())
        return ReadError{ReadFailure::Cancelled};
    if (m_source.systemError() != 0 && m_trace.events == 0)
        return ReadError{ReadFailure::CannotRead, FileKind::Unknown, m_source.systemError()};
    // What was not unpacked to its end may hold anything.
    const bool isTooFar = m_source.problem() == NoticeKind::UnpacksTooFar;
    const bool mayBeCut = m_isCut && (m_isKineto || m_hasEvents || isTooFar);
    if ((!m_hasEvents && !mayBeCut) || (m_trace.events > 0 && !m_hasPhases)) {
        const std::string name(path);
        const bool isNsight = name.ends_with(".nsys-rep") || name.ends_with(".ncu-rep");
        if (isNsight)
            return ReadError{ReadFailure::NotATrace, fileKindOf({}, path)};
        const bool isCut = m_isCut || m_source.problem() == NoticeKind::DamagedGzip;
        return ReadError{ReadFailure::NotATrace, isCut && !m_hasEvents ? FileKind::CutJson
                                                 : m_isFollowed        ? FileKind::BracketText
                                                                       : FileKind::OtherJson};
    }
    return std::nullopt;
}

void Document::addNotices()
{
    const JsonScanner::Counts &counts = m_scanner.counts();
    m_trace.file_bytes = m_source.file_bytes();
    m_trace.json_bytes = m_source.text_bytes();
    m_trace.isLenient = m_scanner.invalidUtf8() > 0 || counts.controlCharacters > 0;
    if (!m_trace.isBareList && std::none_of(m_trace.head.begin(), m_trace.head.end(),
                                            [](const HeadValue &v) { return v.key == headKeys.front(); }))
        m_trace.head.insert(m_trace.head.begin(), {std::string(headKeys.front()), "null"});
    const auto problem = m_source.problem();
    if (problem == NoticeKind::GzipChecksum || problem == NoticeKind::DataAfterTheEnd)
        note(*problem, 1);
    else if (problem)
        note(*problem, m_trace.json_bytes);
    if (m_isCut && !m_isFull && problem.value_or(NoticeKind::GzipChecksum) == NoticeKind::GzipChecksum)
        note(NoticeKind::CutShort, m_trace.json_bytes);
    if (m_isCut && m_trace.events == 0 && problem != NoticeKind::UnpacksTooFar)
        note(NoticeKind::NoEventsLeft, 1);
    if (m_isFollowed && problem != NoticeKind::DataAfterTheEnd)
        note(NoticeKind::DataAfterTheEnd, 1);
    note(NoticeKind::InvalidUtf8, m_scanner.invalidUtf8());
    note(NoticeKind::ControlCharacters, counts.controlCharacters);
    note(NoticeKind::NonFiniteNumbers, counts.nonFinite);
    note(NoticeKind::LongText, counts.longest_bytes > long_bytes ? counts.longest_bytes : 0);
    note(NoticeKind::DeepNesting, counts.deepest > deepLevels ? counts.deepest : 0);
    note(NoticeKind::ShortenedNames, m_trace.names.shortened() + m_longGpuNames);
    note(NoticeKind::OtherGpus, m_otherGpus);
    for (Notice notice : m_eventNotices) {
        notice.amount += notice.kind == NoticeKind::DuplicateKeys ? std::exchange(m_duplicates, 0)
                         : notice.kind == NoticeKind::SkippedText ? std::exchange(m_gaps, 0)
                                                                  : 0;
        m_trace.notices.push_back(notice);
    }
    note(NoticeKind::DuplicateKeys, m_duplicates);
    note(NoticeKind::SkippedText, m_gaps);
}

} // namespace

ReadResult readTrace(const std::string &path, Progress progress)
{
    ByteSource source;
    if (const auto error = source.open(path, std::move(progress)))
        return *error;
    return Document(source, JsonScanner::usualBuffer).read(path);
}

ReadResult readTraceBytes(std::string_view bytes, std::string_view name, std::size_t buffer_bytes)
{
    ByteSource source;
    source.openBytes(bytes);
    return Document(source, buffer_bytes).read(name);
}

} // namespace rp::traces

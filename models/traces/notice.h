// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace rp::traces {

/// Something that the reader met in a file and went on from. What `amount` counts stands with each kind.
enum class NoticeKind
{
    // The file
    CutShort,        ///< it ends in the middle; amount: bytes of JSON that were there
    DamagedGzip,     ///< its compressed data can't be read to the end; amount: bytes of JSON that were there
    GzipChecksum,    ///< all of it was read, but its checksum differs; amount: gzip members
    DataAfterTheEnd, ///< something follows the trace and was left unread; amount: 1
    FileChanged,     ///< reading failed or the file shrank while it was read; amount: bytes of JSON read
                     // The text
    InvalidUtf8,     ///< read as U+FFFD; amount: places
    ControlCharacters, ///< inside strings; amount: places
    NonFiniteNumbers,  ///< NaN or Infinity; amount: places
    DuplicateKeys,     ///< the last one counts; amount: keys, of those that are looked at
    LongText,          ///< a string or number of more than 1 MiB; amount: bytes of the longest
    DeepNesting,       ///< more than 1000 levels; amount: levels
                       // Events
    SkippedText,       ///< what is no event stands between events; amount: places
    DamagedEvents,     ///< can't be read as JSON and were left out; amount: events
    NotObjects,        ///< elements of the list that are no objects; amount: elements
    UnknownPhases,     ///< events of a phase that the format doesn't have; amount: events
    UnusableTimes,     ///< GPU operations, calls and steps left out for want of a start; amount: events
    UnusableDurations, ///< the same without a duration that can be read: taken as zero; amount: events
    MissingNames,      ///< the same without a name; amount: events
    NumbersAsText,     ///< times written as strings; amount: events
    ShortenedNames,    ///< names too long to be kept whole; amount: names
    NoEventsLeft,      ///< the file ends before the first event; amount: 1
                       // Bounds, see models/traces/bounds.h
    OtherNames,        ///< too many names: counted under one; amount: operations, calls and steps
    OtherTracks,       ///< too many devices, streams, processes or threads: the same; amount: the same
    TooManyRecords,    ///< read up to the most that are kept; amount: operations, calls and steps kept
    UnpacksTooFar,     ///< unpacked up to the most that is taken of it; amount: bytes of JSON
    OtherGpus          ///< too many GPUs in the head: passed over; amount: names
};
constexpr std::size_t noticeKinds = static_cast<std::size_t>(NoticeKind::OtherGpus) + 1;

struct Notice
{
    NoticeKind kind = NoticeKind::CutShort;
    std::uint64_t amount = 0;
};

/// Why nothing could be read.
enum class ReadFailure
{
    NoSuchFile,
    NoPermission,
    IsFolder,
    NotAFile, ///< pipe, socket or device
    CannotRead,
    Empty,
    NotATrace, ///< see FileKind
    TooLarge,  ///< for the memory of this computer
    Cancelled
};

/// What a file is that is no trace.
enum class FileKind
{
    Unknown, ///< binary, of no kind known here
    PlainText,
    OtherJson,
    Html,
    Xml,
    Zip,
    Zstandard,
    OtherCompression, ///< xz, bzip2, 7z, lz4
    Tar,
    Pickle,
    Sqlite,        ///< such as an export of Nsight Systems
    NsightSystems, ///< .nsys-rep, .qdrep
    NsightCompute, ///< .ncu-rep
    PerfettoProtobuf,
    Picture,
    Pdf,
    Program,
    CutJson,     ///< ends, or can't be unpacked further, before there is a list of events
    DamagedGzip, ///< nothing of it can be unpacked
    ZeroBytes,
    GitLfsPointer, ///< what Git keeps in place of a large file
    Utf16,         ///< text; only where it was not read as such
    BracketText,   ///< text that begins with a bracket and is no JSON
    OtherZip,      ///< in which nothing is named like a trace
    OtherTar       ///< the same
};

struct ReadError
{
    ReadFailure failure = ReadFailure::CannotRead;
    FileKind kind = FileKind::Unknown; ///< NotATrace
    int systemError = 0;               ///< CannotRead: errno
};

} // namespace rp::traces

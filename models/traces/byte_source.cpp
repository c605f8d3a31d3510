// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/byte_source.h"

#include "models/traces/bounds.h"
#include "models/traces/utf8.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

namespace rp::traces {

namespace {

constexpr std::uint64_t progressEvery_bytes = 1ULL << 20;

ReadError failureOf(int systemError)
{
    switch (systemError) {
    case ENOENT:
    case ENOTDIR:
        return {ReadFailure::NoSuchFile, FileKind::Unknown, systemError};
    case EACCES:
    case EPERM:
        return {ReadFailure::NoPermission, FileKind::Unknown, systemError};
    case ENXIO: // a socket
        return {ReadFailure::NotAFile, FileKind::Unknown, systemError};
    default:
        return {ReadFailure::CannotRead, FileKind::Unknown, systemError};
    }
}

} // namespace

struct ByteSource::Inflater
{
    z_stream stream{};
    bool isInMember = false;
    bool isDone = false;
    bool hasStarted = false;
    ~Inflater()
    {
        if (hasStarted)
            inflateEnd(&stream);
    }
};

ByteSource::ByteSource() = default;

ByteSource::~ByteSource()
{
    if (m_file >= 0)
        ::close(m_file);
}

std::optional<ReadError> ByteSource::open(const std::string &path, Progress progress)
{
    m_progress = std::move(progress);
    // Opening a pipe to look at it would wait for its other end.
    m_file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (m_file < 0)
        return failureOf(errno);
    struct stat about = {};
    if (::fstat(m_file, &about) != 0)
        return failureOf(errno);
    if (S_ISDIR(about.st_mode))
        return ReadError{ReadFailure::IsFolder};
    if (!S_ISREG(about.st_mode))
        return ReadError{ReadFailure::NotAFile};
    m_file_bytes = static_cast<std::uint64_t>(about.st_size);
    ::posix_fadvise(m_file, 0, 0, POSIX_FADV_SEQUENTIAL);
    start();
    if (m_systemError != 0)
        return failureOf(m_systemError);
    return std::nullopt;
}

void ByteSource::openBytes(std::string_view bytes)
{
    m_memory = bytes;
    m_file_bytes = bytes.size();
    start();
}

void ByteSource::start()
{
    m_raw.resize(static_cast<std::size_t>(std::min<std::uint64_t>(rawSize, m_file_bytes)));
    fillRaw();
    const auto at = [this](std::size_t i) {
        return i < m_rawEnd ? static_cast<unsigned char>(m_raw[i]) : 0U;
    };
    if (at(0) == 0x1f && at(1) == 0x8b)
        m_inflater = std::make_unique<Inflater>();
    m_waiting.resize(4);
    std::size_t had = 0;
    while (had < m_waiting.size()) {
        const std::size_t got = readText(std::span(m_waiting).subspan(had));
        if (got == 0)
            break;
        had += got;
    }
    m_waiting.resize(had);
    const std::string_view first = m_waiting;
    if (first.starts_with("\xff\xfe") || (had >= 2 && first[0] != 0 && first[1] == 0))
        m_wide = Wide::Little;
    else if (first.starts_with("\xfe\xff") || (had >= 2 && first[0] == 0 && first[1] != 0))
        m_wide = Wide::Big;
    // Four bytes a character, or zeros: no text that anyone writes.
    if (had == 4 && first[2] == 0 && first[3] == 0)
        m_wide = Wide::No;
}

void ByteSource::fillRaw()
{
    m_rawAt = m_rawEnd = 0;
    if (m_file < 0) {
        const auto left =
            std::string_view(m_memory).substr(static_cast<std::size_t>(m_read_bytes), m_raw.size());
        std::copy(left.begin(), left.end(), m_raw.begin());
        m_rawEnd = left.size();
    } else {
        ssize_t got = 0;
        do {
            got = ::read(m_file, m_raw.data(),
                         static_cast<std::size_t>(std::min<std::uint64_t>(m_raw.size(), left_bytes())));
        } while (got < 0 && errno == EINTR);
        if (got < 0)
            m_systemError = errno;
        m_rawEnd = got > 0 ? static_cast<std::size_t>(got) : 0;
    }
    m_read_bytes += m_rawEnd;
}

bool ByteSource::reportProgress()
{
    if (m_progress && m_read_bytes - m_reported_bytes >= progressEvery_bytes) {
        m_reported_bytes = m_read_bytes;
        m_isCancelled = m_isCancelled || !m_progress(m_read_bytes, m_file_bytes);
    }
    return !m_isCancelled;
}

std::size_t ByteSource::read(std::span<char> into)
{
    if (!reportProgress())
        return 0;
    if (m_wide != Wide::No)
        return readWide(into);
    if (!m_waiting.empty()) {
        const std::size_t some = std::min(m_waiting.size(), into.size());
        std::copy_n(m_waiting.begin(), some, into.begin());
        m_waiting.erase(0, some);
        return some + readText(into.subspan(some));
    }
    return readText(into);
}

std::size_t ByteSource::readText(std::span<char> into)
{
    std::size_t got = 0;
    if (m_inflater) {
        got = readPacked(into);
    } else if (m_rawAt < m_rawEnd || m_file < 0) {
        if (m_rawAt == m_rawEnd)
            fillRaw();
        got = std::min(into.size(), m_rawEnd - m_rawAt);
        std::copy_n(m_raw.begin() + static_cast<std::ptrdiff_t>(m_rawAt), got, into.begin());
        m_rawAt += got;
    } else { // straight into the reader's own buffer
        ssize_t count = 0;
        do {
            count = ::read(m_file, into.data(),
                           static_cast<std::size_t>(std::min<std::uint64_t>(into.size(), left_bytes())));
        } while (count < 0 && errno == EINTR);
        if (count < 0)
            m_systemError = errno;
        got = count > 0 ? static_cast<std::size_t>(count) : 0;
        m_read_bytes += got;
        if (got == 0 && (m_systemError != 0 || m_read_bytes < m_file_bytes))
            m_problem = NoticeKind::FileChanged;
    }
    m_text_bytes += got;
    return got;
}

bool ByteSource::beginNextMember()
{
    z_stream &stream = m_inflater->stream;
    if (!m_inflater->hasStarted) {
        m_inflater->hasStarted = inflateInit2(&stream, 15 + 16) == Z_OK; // gzip only
        m_inflater->isInMember = m_inflater->hasStarted;
        return m_inflater->hasStarted;
    }
    // Zeros after the last member are padding.
    while (true) {
        if (m_rawAt == m_rawEnd)
            fillRaw();
        if (m_rawEnd == 0)
            return false;
        if (m_raw[m_rawAt] != 0)
            break;
        ++m_rawAt;
    }
    if (static_cast<unsigned char>(m_raw[m_rawAt]) != 0x1f || inflateReset(&stream) != Z_OK) {
        m_problem = NoticeKind::DataAfterTheEnd;
        return false;
    }
    m_inflater->isInMember = true;
    return true;
}

/// What is unpacked of a file of this size.
std::uint64_t ByteSource::mostText_bytes() const
{
    return std::max(bounds::leastUnpacked_bytes, bounds::mostUnpacked * m_file_bytes);
}

std::size_t ByteSource::readPacked(std::span<char> into)
{
    z_stream &stream = m_inflater->stream;
    std::size_t done = 0;
    while (done == 0 && !m_inflater->isDone) {
        if (!m_inflater->isInMember && !beginNextMember()) {
            m_inflater->isDone = true;
            break;
        }
        if (m_text_bytes >= mostText_bytes()) {
            m_problem = NoticeKind::UnpacksTooFar;
            m_inflater->isDone = true;
            break;
        }
        if (m_rawAt == m_rawEnd)
            fillRaw();
        stream.next_in = reinterpret_cast<Bytef *>(m_raw.data() + m_rawAt);
        stream.avail_in = static_cast<uInt>(m_rawEnd - m_rawAt);
        stream.next_out = reinterpret_cast<Bytef *>(into.data());
        stream.avail_out = static_cast<uInt>(into.size());
        const int state = inflate(&stream, Z_NO_FLUSH);
        m_rawAt = m_rawEnd - stream.avail_in;
        done = into.size() - stream.avail_out;
        if (state == Z_STREAM_END) {
            m_inflater->isInMember = false;
        } else if (m_rawEnd == 0 && done == 0) { // nor did the stream hold back what found no room before
            m_problem = NoticeKind::CutShort;
            m_inflater->isDone = true;
        } else if (state != Z_OK && state != Z_BUF_ERROR) {
            // Only the sums at its end can fail when a member has given all of its text.
            const bool isSum = stream.msg && (std::strstr(stream.msg, "data check") ||
                                              std::strstr(stream.msg, "length check"));
            m_problem = isSum ? NoticeKind::GzipChecksum : NoticeKind::DamagedGzip;
            m_inflater->isDone = true;
        }
    }
    return done;
}

std::size_t ByteSource::readWide(std::span<char> into)
{
    const auto unit = [this](std::size_t i) {
        const auto a = static_cast<unsigned char>(m_waiting[i]);
        const auto b = static_cast<unsigned char>(m_waiting[i + 1]);
        return static_cast<std::uint32_t>(m_wide == Wide::Little ? a | (b << 8) : (a << 8) | b);
    };
    while (m_utf8.empty()) {
        const std::size_t had = m_waiting.size();
        m_waiting.resize(had + rawSize);
        const std::size_t got = readText(std::span(m_waiting).subspan(had));
        m_waiting.resize(had + got);
        std::size_t at = 0;
        while (at + 2 <= m_waiting.size()) {
            const std::uint32_t first = unit(at);
            const bool isPair = first >= 0xd800 && first < 0xdc00;
            if (isPair && at + 4 > m_waiting.size() && got > 0)
                break;
            at += 2;
            if (isPair && at + 2 <= m_waiting.size() && unit(at) >= 0xdc00 && unit(at) < 0xe000) {
                appendUtf8(m_utf8, 0x10000 + ((first - 0xd800) << 10) + (unit(at) - 0xdc00));
                at += 2;
            } else {
                appendUtf8(m_utf8, first);
            }
        }
        m_waiting.erase(0, at);
        if (got == 0)
            break;
    }
    const std::size_t some = std::min(m_utf8.size(), into.size());
    std::copy_n(m_utf8.begin(), some, into.begin());
    m_utf8.erase(0, some);
    return some;
}

} // namespace rp::traces

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/notice.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rp::traces {

/// How far reading has come. Returning false ends it.
using Progress = std::function<bool(std::uint64_t read_bytes, std::uint64_t file_bytes)>;

/// The text of a file, unpacked where it is gzip (of several members, too), and as UTF-8 where it is UTF-16.
/// Reads forwards only, in pieces; needs no more memory for a larger file. Only regular files are opened, so
/// that a pipe can't block and a device can't go on for ever.
class ByteSource
{
public:
    ByteSource();
    ~ByteSource();
    ByteSource(const ByteSource &) = delete;
    ByteSource &operator=(const ByteSource &) = delete;

    std::optional<ReadError> open(const std::string &path, Progress progress);
    /// Text from memory, for tests: packed or not.
    void openBytes(std::string_view bytes);

    /// The next bytes of text; 0: there are no more, and problem() says whether that is the end.
    std::size_t read(std::span<char> into);

    /// What kept the text from being read to its end, or from being trusted.
    std::optional<NoticeKind> problem() const { return m_problem; }
    bool isCancelled() const { return m_isCancelled; }
    bool isPacked() const { return m_inflater != nullptr; }
    /// Failure of the system, 0: none.
    int systemError() const { return m_systemError; }
    std::uint64_t file_bytes() const { return m_file_bytes; }
    /// Bytes of text so far, before a change from UTF-16.
    std::uint64_t text_bytes() const { return m_text_bytes; }

private:
    struct Inflater;
    void start();
    void fillRaw();
    std::size_t readText(std::span<char> into);
    std::size_t readPacked(std::span<char> into);
    std::uint64_t mostText_bytes() const;
    bool beginNextMember();
    bool reportProgress();
    std::size_t readWide(std::span<char> into);

    /// A file that grows while it is read is read as far as it went at first.
    std::uint64_t left_bytes() const { return m_file_bytes - m_read_bytes; }

    static constexpr std::size_t rawSize = std::size_t{1} << 16;
    int m_file = -1;
    std::string m_memory;
    std::uint64_t m_file_bytes = 0;
    std::uint64_t m_read_bytes = 0;
    std::uint64_t m_reported_bytes = 0;
    std::uint64_t m_text_bytes = 0;
    Progress m_progress;
    std::unique_ptr<Inflater> m_inflater;
    std::vector<char> m_raw; ///< as large as the file, up to rawSize
    std::size_t m_rawAt = 0;
    std::size_t m_rawEnd = 0;
    enum class Wide
    {
        No,
        Little,
        Big
    };
    Wide m_wide = Wide::No;
    std::string m_waiting; ///< text that was read to look at its first bytes
    std::string m_utf8;    ///< text turned from UTF-16 and not handed out yet
    bool m_isCancelled = false;
    int m_systemError = 0;
    std::optional<NoticeKind> m_problem;
};

} // namespace rp::traces

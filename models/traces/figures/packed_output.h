// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <zlib.h>

namespace rp::traces {

/// A file that is written piece by piece.
class PackedOutput
{
public:
    PackedOutput(const std::string &path, bool isPacked)
        : m_file(gzopen(path.c_str(), isPacked ? "wbx6" : "wbxT")) // T: as it is; x: never over another file
    {
    }
    PackedOutput(const PackedOutput &) = delete;
    PackedOutput &operator=(const PackedOutput &) = delete;
    ~PackedOutput()
    {
        if (m_file)
            gzclose(m_file);
    }
    void add(std::string_view text)
    {
        m_text += text;
        if (m_text.size() >= together_bytes)
            flush();
    }
    /// Whether all of it was written.
    bool close()
    {
        flush();
        const bool isClosed = m_file && gzclose(m_file) == Z_OK;
        m_file = nullptr;
        return m_isGood && isClosed;
    }

private:
    static constexpr std::size_t together_bytes = std::size_t{1} << 16;

    void flush()
    {
        if (!m_text.empty())
            m_isGood = m_isGood && m_file &&
                       gzwrite(m_file, m_text.data(), static_cast<unsigned>(m_text.size())) ==
                           static_cast<int>(m_text.size());
        m_text.clear();
    }
    gzFile m_file;
    std::string m_text;
    bool m_isGood = true;
};

} // namespace rp::traces

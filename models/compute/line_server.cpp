// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/line_server.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <streambuf>

namespace rp::compute {

namespace {

/// Cuts what arrives into lines.
class LineCutter
{
public:
    LineCutter(ComputeService &service, std::string &answers)
        : m_service(service)
        , m_answers(answers)
    {
    }

    /// Appends what the stream has ready, waiting only when it has nothing. False at the end of input.
    bool fill(std::streambuf &in)
    {
        if (in.sgetc() == std::streambuf::traits_type::eof())
            return false;
        const auto ready = std::max<std::streamsize>(in.in_avail(), 1);
        const std::size_t old = m_pending.size();
        m_pending.resize(old + static_cast<std::size_t>(ready));
        const std::streamsize got = in.sgetn(m_pending.data() + old, ready);
        m_pending.resize(old + static_cast<std::size_t>(got));
        m_scanned = old;
        return true;
    }

    void answerWholeLines()
    {
        std::size_t begin = 0;
        for (std::size_t end = 0; (end = m_pending.find('\n', m_scanned)) != std::string::npos;) {
            answer(std::string_view(m_pending).substr(begin, end - begin));
            begin = m_scanned = end + 1;
        }
        m_pending.erase(0, begin);
        if (m_pending.size() > longestLine) {
            m_tooLong = true;
            m_pending.clear();
        }
    }

    /// A last line without a line break.
    void answerRest()
    {
        if (!m_pending.empty() || m_tooLong)
            answer(m_pending);
    }

private:
    void answer(std::string_view line)
    {
        if (m_tooLong || line.size() > longestLine)
            appendError(lineTooLongError(longestLine), m_answers);
        else
            m_service.answerLine(line, m_answers);
        m_tooLong = false;
        m_answers += '\n';
    }

    ComputeService &m_service;
    std::string &m_answers;
    std::string m_pending;
    std::size_t m_scanned = 0; ///< no line break before this place
    bool m_tooLong = false;    ///< the start of the pending line has been dropped
};

bool send(std::string &answers, std::ostream &out)
{
    out.write(answers.data(), static_cast<std::streamsize>(answers.size()));
    out.flush();
    answers.clear();
    return out.good();
}

} // namespace

bool serveLines(ComputeService &service, std::istream &in, std::ostream &out)
{
    std::string answers;
    LineCutter lines(service, answers);
    while (lines.fill(*in.rdbuf())) {
        lines.answerWholeLines();
        if (!send(answers, out))
            return false;
    }
    lines.answerRest();
    return send(answers, out);
}

} // namespace rp::compute

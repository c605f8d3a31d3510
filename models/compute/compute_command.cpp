// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_command.h"

#include "models/catalogue/catalogue.h"
#include "models/compute/compute_service.h"
#include "models/text/command_words.h"
#include "models/text/plain_text.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <iostream>
#include <streambuf>
#include <unistd.h>
#include <utility>

namespace rp {

namespace {

using compute::ComputeText;

QStringList computeHelp()
{
    return {
        //: keep the commands as they are
        ComputeText::tr(
            "Usage: ridgepoint compute [--catalogue FILE] FN '{\"arg\":…}' | --ndjson | --list [--json]"),
        ComputeText::tr("FN with a JSON object of arguments prints the result as one JSON object."),
        ComputeText::tr(
            "--ndjson answers each line {\"fn\":…,\"args\":{…}} of the standard input with one line."),
        ComputeText::tr(
            "--list prints all functions with arguments, units and defaults. With --json it prints one "
            "JSON object per function."),
        ComputeText::tr("--catalogue adds a file of devices, workloads or constants."),
        ComputeText::tr("Infinity is written \"inf\". The exit status is 0 when answered, 1 when the output "
                        "fails, 2 for wrong usage and 3 for a call without an answer.")};
}

bool isComputeUsable(const CommandWords &words)
{
    const QStringList &flags = words.flags;
    if (words.has("--ndjson") || words.has("--list"))
        return words.files.isEmpty() && flags.size() == (words.has("--json") ? 2 : 1) &&
               !(words.has("--ndjson") && words.has("--json"));
    return flags.isEmpty() && (words.files.size() == 1 || words.files.size() == 2);
}

int call(const compute::ComputeService &service, const QStringList &words, std::ostream &out,
         std::ostream &err)
{
    std::string answer;
    const std::string arguments = words.size() == 2 ? words[1].toStdString() : "{}";
    const auto error = service.answerCall(words[0].toStdString(), arguments, answer);
    if (!error) {
        out << answer << '\n';
        return exitDone;
    }
    if (error->pointer.empty())
        say(err, error->sentence);
    else
        //: %1 JSON pointer such as /n, %2 one or two sentences saying what is wrong there
        say(err, ComputeText::tr("At %1: %2")
                     .arg(plainText(QString::fromStdString(error->pointer)), error->sentence));
    return exitInput;
}

/// Standard input without the detour through stdio: a read returns what is there.
class InputBuffer : public std::streambuf
{
public:
    explicit InputBuffer(std::function<bool()> mayGoOn)
        : m_mayGoOn(std::move(mayGoOn))
    {
    }

    bool isStopped() const { return m_isStopped; }

protected:
    int_type underflow() override
    {
        ssize_t got = 0;
        do {
            got = ::read(STDIN_FILENO, m_bytes.data(), m_bytes.size());
        } while (got < 0 && errno == EINTR);
        if (got <= 0 || isOver())
            return traits_type::eof();
        setg(m_bytes.data(), m_bytes.data(), m_bytes.data() + got);
        return traits_type::to_int_type(m_bytes.front());
    }

private:
    /// Lines may come for hours, and what was allowed at first may not be any more.
    bool isOver()
    {
        constexpr std::chrono::seconds often(1);
        const auto now = std::chrono::steady_clock::now();
        if (now - m_asked < often)
            return false;
        m_asked = now;
        m_isStopped = !m_mayGoOn();
        return m_isStopped;
    }

    std::function<bool()> m_mayGoOn;
    bool m_isStopped = false;
    std::chrono::steady_clock::time_point m_asked = std::chrono::steady_clock::now();
    std::array<char, std::size_t{1} << 16> m_bytes;
};

constexpr CommandOption computeOptions[] = {{"--catalogue", "FILE"}, {"--ndjson"}, {"--list"}, {"--json"}};

} // namespace

const CommandForm computeForm{"compute", "", computeOptions, computeHelp, isComputeUsable};

int runCompute(const QStringList &arguments, std::istream &in, std::ostream &out, std::ostream &err)
{
    const auto run = [&in](const CommandWords &asked, std::ostream &said, std::ostream &blamed) -> int {
        QString problem;
        const std::optional<Catalogue> catalogue =
            Catalogue::load(&problem, asked.values.value(QStringLiteral("--catalogue")));
        if (!catalogue) {
            say(blamed, problem);
            return exitInput;
        }
        const compute::ComputeService service(*catalogue);
        if (asked.has("--ndjson"))
            compute::serveLines(service, in, said);
        else if (asked.has("--list"))
            said << (asked.has("--json") ? service.tableLines() : service.table());
        else
            return call(service, asked.files, said, blamed);
        return exitDone;
    };
    return runCommand(computeForm, arguments, out, err, run);
}

int runCompute(const QStringList &arguments, std::function<bool()> mayGoOn)
{
    InputBuffer buffer(std::move(mayGoOn));
    std::istream in(&buffer);
    const int status = runCompute(arguments, in, std::cout, std::cerr);
    return buffer.isStopped() ? int(exitInput) : status;
}

} // namespace rp

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

enum ExitStatus : int
{
    Done = 0,
    OutputFailed = 1,
    WrongUsage = 2,
    NoAnswer = 3
};

/// What the command line asks for.
struct Order
{
    enum class Kind
    {
        Call,
        Lines,
        List,
        ListJson,
        Help,
        Unknown
    };
    Kind kind = Kind::Unknown;
    QString function;
    QString arguments;
    QStringList siteFiles;
};

QString usage()
{
    //: keep the commands as they are
    return ComputeText::tr(
        "Usage: ridgepoint compute [--catalogue FILE] FN '{\"arg\":…}' | --ndjson | --list [--json]");
}

QString help()
{
    QStringList lines(usage());
    lines += ComputeText::tr("FN with a JSON object of arguments prints the result as one JSON object.");
    lines += ComputeText::tr(
        "--ndjson answers each line {\"fn\":…,\"args\":{…}} of the standard input with one line.");
    lines += ComputeText::tr(
        "--list prints all functions with arguments, units and defaults. With --json it prints one "
        "JSON object per function.");
    lines += ComputeText::tr("--catalogue adds a file of devices, workloads or constants.");
    lines +=
        ComputeText::tr("Infinity is written \"inf\". The exit status is 0 when answered, 1 when the output "
                        "fails, 2 for wrong usage and 3 for a call without an answer.");
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

Order orderOf(QStringList words)
{
    Order order;
    while (words.size() >= 2 && words.first() == QLatin1String("--catalogue")) {
        order.siteFiles.push_back(words[1]);
        words.remove(0, 2);
    }
    if (words.isEmpty() || words.size() > 2)
        return order;
    const QString first = words.first();
    const QString second = words.value(1);
    if ((first == QLatin1String("--help") || first == QLatin1String("-h")) && words.size() == 1) {
        order.kind = Order::Kind::Help;
    } else if (first == QLatin1String("--ndjson") && words.size() == 1) {
        order.kind = Order::Kind::Lines;
    } else if (first == QLatin1String("--list") && words.size() == 1) {
        order.kind = Order::Kind::List;
    } else if (first == QLatin1String("--list") && second == QLatin1String("--json")) {
        order.kind = Order::Kind::ListJson;
    } else if (!first.startsWith(QLatin1Char('-')) && !second.startsWith(QLatin1String("--"))) {
        order.kind = Order::Kind::Call;
        order.function = first;
        order.arguments = words.size() == 2 ? second : QStringLiteral("{}");
    }
    return order;
}

int write(std::ostream &out, std::ostream &err, const std::string &text)
{
    out << text;
    out.flush();
    if (out.good())
        return Done;
    say(err, ComputeText::tr("The answer can't be written. Check where the output goes."));
    return OutputFailed;
}

int call(const compute::ComputeService &service, const Order &order, std::ostream &out, std::ostream &err)
{
    std::string answer;
    const auto error =
        service.answerCall(order.function.toStdString(), order.arguments.toStdString(), answer);
    if (!error)
        return write(out, err, answer + '\n');
    if (error->pointer.empty())
        say(err, error->sentence);
    else
        //: %1 JSON pointer such as /n, %2 one or two sentences saying what is wrong there
        say(err, ComputeText::tr("At %1: %2")
                     .arg(plainText(QString::fromStdString(error->pointer)), error->sentence));
    return NoAnswer;
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

} // namespace

int runCompute(const QStringList &arguments, std::istream &in, std::ostream &out, std::ostream &err)
{
    const Order order = orderOf(arguments);
    if (order.kind == Order::Kind::Unknown) {
        say(err, usage());
        return WrongUsage;
    }
    if (order.kind == Order::Kind::Help)
        return write(out, err, help().toStdString());
    QString problem;
    const std::optional<Catalogue> catalogue = Catalogue::load(&problem, order.siteFiles);
    if (!catalogue) {
        say(err, problem);
        return NoAnswer;
    }
    const compute::ComputeService service(*catalogue);
    switch (order.kind) {
    case Order::Kind::List:
        return write(out, err, service.table());
    case Order::Kind::ListJson:
        return write(out, err, service.tableLines());
    case Order::Kind::Lines:
        return compute::serveLines(service, in, out) ? Done : write(out, err, std::string());
    case Order::Kind::Call:
    case Order::Kind::Help:
    case Order::Kind::Unknown:
        break;
    }
    return call(service, order, out, err);
}

int runCompute(const QStringList &arguments, std::function<bool()> mayGoOn)
{
    InputBuffer buffer(std::move(mayGoOn));
    std::istream in(&buffer);
    const int status = runCompute(arguments, in, std::cout, std::cerr);
    return buffer.isStopped() ? NoAnswer : status;
}

} // namespace rp

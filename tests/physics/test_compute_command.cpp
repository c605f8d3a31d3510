// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_command.h"
#include "models/compute/compute_service.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_compute_command {

using nlohmann::json;

class TestComputeCommand : public QObject
{
    Q_OBJECT
private slots:
    void oneCall();
    void failedCallExitsWith3();
    void namesSteerNoTerminal();
    void wrongUsageExitsWith2_data();
    void wrongUsageExitsWith2();
    void linesKeepTheirOrder();
    void answersBeforeAskingForMore();
    void longLinesAreSkipped();
    void helpIsNoFault();
    void listForReading();
    void listForPrograms();
    void failedOutputExitsWith1();

private:
    int run(const QStringList &arguments, const std::string &input = {});

    std::string m_out;
    std::string m_err;
};

int TestComputeCommand::run(const QStringList &arguments, const std::string &input)
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = rp::runCompute(arguments, in, out, err);
    m_out = out.str();
    m_err = err.str();
    return status;
}

void TestComputeCommand::oneCall()
{
    QCOMPARE(run({QStringLiteral("serial_pass"), QStringLiteral(R"({"n":1000,"c":5,"l":10,"m":0})")}), 0);
    QCOMPARE(m_out, std::string(R"({"compute_us":5000,"dispatch_us":10000,"memory_us":0,"total_us":15000,)"
                                R"("util":0.3333333333333333})"
                                "\n"));
    QVERIFY(m_err.empty());
}

void TestComputeCommand::failedCallExitsWith3()
{
    for (const char *arguments : {R"({"n":0,"c":5,"l":10,"m":0})", "{}", "", "[", R"({"n":1e400})"}) {
        QCOMPARE(run({QStringLiteral("serial_pass"), QLatin1String(arguments)}), 3);
        QVERIFY(m_out.empty());
        QVERIFY(m_err.size() > 10 && m_err.back() == '\n');
    }
    QVERIFY(m_err.find("/n") != std::string::npos);
    QCOMPARE(run({QStringLiteral("no_such"), QStringLiteral("{}")}), 3);
    QVERIFY(m_err.find("no_such") != std::string::npos);
}

void TestComputeCommand::namesSteerNoTerminal()
{
    QCOMPARE(run({QStringLiteral("serial_pass"), QStringLiteral(R"({"n\u202e\u001b[2J\nx":1})")}), 3);
    QCOMPARE(std::count(m_err.begin(), m_err.end(), '\n'), 1);
    QVERIFY(m_err.find("\xe2\x80\xae") == std::string::npos && m_err.find('\x1b') == std::string::npos);
}

void TestComputeCommand::wrongUsageExitsWith2_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString function = QStringLiteral("mfu");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("unknown option") << QStringList{QStringLiteral("--fast")};
    QTest::newRow("three words") << QStringList{function, QStringLiteral("{}"), QStringLiteral("{}")};
    QTest::newRow("lines and more") << QStringList{QStringLiteral("--ndjson"), function};
    QTest::newRow("option last") << QStringList{function, QStringLiteral("--ndjson")};
    QTest::newRow("list of what") << QStringList{QStringLiteral("--list"), QStringLiteral("--xml")};
    QTest::newRow("catalogue without file") << QStringList{QStringLiteral("--catalogue")};
}

void TestComputeCommand::wrongUsageExitsWith2()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(run(arguments), 2);
    QVERIFY(m_out.empty());
    QVERIFY(m_err.find("ridgepoint compute") != std::string::npos);
}

void TestComputeCommand::linesKeepTheirOrder()
{
    std::string input;
    for (int i = 1; i <= 5000; ++i)
        input += i % 7 == 0 ? "nonsense\n"
                            : R"({"fn":"mfu","args":{"useful_flops":)" + std::to_string(i) +
                                  R"(,"t_s":1,"pk":1}})" + (i % 2 == 0 ? "\r\n" : "\n");
    input += R"({"fn":"llama_params","args":{"z":"8b"}})"; // no line break at the end
    QCOMPARE(run({QStringLiteral("--ndjson")}, input), 0);
    QVERIFY(m_err.empty());
    std::istringstream lines(m_out);
    std::string line;
    for (int i = 1; i <= 5000; ++i) {
        QVERIFY(std::getline(lines, line));
        const json answer = json::parse(line);
        if (i % 7 == 0)
            QVERIFY(answer.contains("error"));
        else
            QCOMPARE(answer.at("value").get<int>(), i);
    }
    QVERIFY(std::getline(lines, line));
    QCOMPARE(json::parse(line).at("value").get<std::int64_t>(), 8030261248);
    QVERIFY(!std::getline(lines, line));
}

namespace {

/// Hands out one line at a time and notes how much had been answered when the next one was asked for.
class SlowPeer : public std::streambuf
{
public:
    explicit SlowPeer(const std::ostringstream &answers)
        : m_answers(answers)
    {
    }
    std::vector<std::ptrdiff_t> answered;

protected:
    int_type underflow() override
    {
        const std::string sofar = m_answers.str();
        answered.push_back(std::count(sofar.begin(), sofar.end(), '\n'));
        if (answered.size() > 3)
            return traits_type::eof();
        setg(m_line.data(), m_line.data(), m_line.data() + m_line.size());
        return traits_type::to_int_type(m_line.front());
    }

private:
    const std::ostringstream &m_answers;
    std::string m_line = "{\"fn\":\"llama_params\",\"args\":{\"z\":\"8b\"}}\n";
};

} // namespace

void TestComputeCommand::answersBeforeAskingForMore()
{
    std::ostringstream out;
    std::ostringstream err;
    SlowPeer peer(out);
    std::istream in(&peer);
    QCOMPARE(rp::runCompute({QStringLiteral("--ndjson")}, in, out, err), 0);
    QCOMPARE(peer.answered, (std::vector<std::ptrdiff_t>{0, 1, 2, 3}));
}

void TestComputeCommand::longLinesAreSkipped()
{
    const std::string good = R"({"fn":"llama_params","args":{"z":"8b"}})";
    const std::string bad(rp::compute::longestLine + 5000, ' ');
    QCOMPARE(run({QStringLiteral("--ndjson")}, bad + '\n' + good + '\n'), 0);
    std::istringstream lines(m_out);
    std::string line;
    QVERIFY(std::getline(lines, line));
    QVERIFY(json::parse(line).contains("error"));
    QVERIFY(std::getline(lines, line));
    QVERIFY(json::parse(line).contains("value"));
    QVERIFY(!std::getline(lines, line));
}

void TestComputeCommand::helpIsNoFault()
{
    QCOMPARE(run({QStringLiteral("--help")}), 0);
    QVERIFY(m_err.empty());
    QVERIFY(m_out.find("--ndjson") != std::string::npos);
}

void TestComputeCommand::listForReading()
{
    QCOMPARE(run({QStringLiteral("--list")}), 0);
    for (const char *word : {"serial_pass", "launch_us", "[us]", "default 1024", "required"})
        QVERIFY2(m_out.find(word) != std::string::npos, word);
}

void TestComputeCommand::listForPrograms()
{
    QCOMPARE(run({QStringLiteral("--list"), QStringLiteral("--json")}), 0);
    std::istringstream lines(m_out);
    std::string line;
    int count = 0;
    while (std::getline(lines, line)) {
        const json function = json::parse(line);
        ++count;
        QVERIFY(!function.at("summary").get<std::string>().empty());
        QVERIFY(!function.at("args").empty());
        for (const json &argument : function.at("args")) {
            QVERIFY(!argument.at("unit").get<std::string>().empty());
            QVERIFY(!argument.at("doc").get<std::string>().empty());
            if (argument.at("type") == "choice")
                QVERIFY(!argument.at("choices").empty());
        }
    }
    QCOMPARE(count, 55);
}

void TestComputeCommand::failedOutputExitsWith1()
{
    std::istringstream in(R"({"fn":"llama_params","args":{"z":"8b"}})");
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    QCOMPARE(rp::runCompute({QStringLiteral("--ndjson")}, in, out, err), 1);
    QVERIFY(!err.str().empty());
}

RP_TEST(TestComputeCommand)

} // namespace test_compute_command
#include "test_compute_command.moc"

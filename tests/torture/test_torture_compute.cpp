// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/compute/compute_service.h"
#include "models/compute/functions.h"
#include "tests/support/test_main.h"
#include "tests/torture/mutator.h"

#include <QElapsedTimer>
#include <QTest>
#include <cmath>

namespace test_torture_compute {

using namespace rp;
using namespace rp::torture;
using nlohmann::json;

/// Calls that nobody makes by intent: each argument at, beside and far from its limits, alone and all
/// together, in other types, and lists of every size. Each is answered by one JSON object, or refused by a
/// sentence and a pointer.
class TortureCompute : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void oneArgumentIsOdd();
    void allArgumentsAreExtreme();
    void linesAreOdd();
    void cleanupTestCase();

private:
    std::vector<std::string> keysOf(const compute::ArgSpec &argument) const;
    json usual(const compute::ArgSpec &argument) const;
    json extreme(const compute::ArgSpec &argument, Dice &dice) const;
    json usualArguments(const compute::FunctionSpec &function) const;
    void call(const compute::FunctionSpec &function, const json &arguments);
    void answer(const std::string &line);

    std::optional<Catalogue> m_catalogue;
    std::unique_ptr<compute::ComputeService> m_service;
    int m_answered = 0;
    int m_refused = 0;
    qint64 m_slowest_ms = 0;
    std::string m_slowest;
};

namespace {

bool isList(const compute::ArgSpec &argument)
{
    return argument.kind == compute::ArgKind::RealList || argument.kind == compute::ArgKind::WholeList;
}

std::vector<json> oddValues(const compute::ArgSpec &argument)
{
    std::vector<json> odd{nullptr,
                          true,
                          "",
                          "inf",
                          "-inf",
                          "nan",
                          "1",
                          0,
                          -1,
                          -0.0,
                          0.5,
                          1e-320,
                          1e29,
                          1.0e308,
                          -1e308,
                          std::int64_t{1} << 53,
                          std::numeric_limits<std::int64_t>::min(),
                          std::numeric_limits<std::uint64_t>::max(),
                          argument.minimum,
                          argument.maximum,
                          argument.minimum - 1,
                          argument.maximum * 1.0000001,
                          std::nextafter(argument.minimum, -1e308),
                          std::nextafter(argument.minimum, 1e308),
                          json::object(),
                          json::array(),
                          json::array({nullptr}),
                          json::array({json::array({1})}),
                          json::array({argument.minimum}),
                          json::array({argument.maximum, argument.maximum, argument.minimum})};
    odd.push_back(json(std::vector<double>(100, argument.maximum)));
    return odd;
}

/// Longer than anything a call may hold. Where an argument is no list, one of a function stands for all:
/// reading them takes most of the time.
std::vector<json> hugeValues()
{
    return {json(std::vector<double>(100001, 1.0)), std::string(100000, 'x')};
}

} // namespace

void TortureCompute::initTestCase()
{
    m_catalogue = Catalogue::load(nullptr);
    QVERIFY(m_catalogue);
    m_service = std::make_unique<compute::ComputeService>(*m_catalogue);
}

std::vector<std::string> TortureCompute::keysOf(const compute::ArgSpec &argument) const
{
    std::vector<std::string> keys;
    for (const QString &key : compute::domainKeys(argument.domain, *m_catalogue))
        keys.push_back(key.toStdString());
    return keys;
}

json TortureCompute::usual(const compute::ArgSpec &argument) const
{
    if (argument.kind == compute::ArgKind::Flag)
        return true;
    if (argument.kind == compute::ArgKind::Choice)
        return keysOf(argument).front();
    const double least = argument.openMinimum || argument.minimum < 1.0 ? 1.0 : argument.minimum;
    const double number = std::min(least, argument.maximum);
    return isList(argument) ? json::array({number, number}) : json(number);
}

json TortureCompute::extreme(const compute::ArgSpec &argument, Dice &dice) const
{
    if (argument.kind == compute::ArgKind::Flag)
        return dice.chance(2);
    if (argument.kind == compute::ArgKind::Choice)
        return dice.pick(keysOf(argument));
    const bool whole =
        argument.kind == compute::ArgKind::Whole || argument.kind == compute::ArgKind::WholeList;
    const double beside = whole ? 1.0 : 1e-9;
    const double values[] = {argument.openMinimum ? std::nextafter(argument.minimum, 1e308)
                                                  : argument.minimum,
                             argument.minimum + beside,
                             argument.maximum,
                             1.0,
                             1e-12,
                             1e12};
    const double number = std::min(dice.pick(values), argument.maximum);
    if (argument.infinite && dice.chance(4))
        return "inf";
    if (!isList(argument))
        return number;
    static const std::size_t sizes[] = {0, 1, 2, 7, 1000};
    return json(std::vector<double>(dice.pick(sizes), number));
}

json TortureCompute::usualArguments(const compute::FunctionSpec &function) const
{
    json arguments = json::object();
    for (const compute::ArgSpec &argument : function.arguments) {
        if (argument.defaultKind == compute::ArgSpec::Default::Required)
            arguments[argument.name] = usual(argument);
    }
    return arguments;
}

void TortureCompute::call(const compute::FunctionSpec &function, const json &arguments)
{
    const std::string text = arguments.dump();
    std::string answer;
    QElapsedTimer timer;
    timer.start();
    const auto error = m_service->answerCall(function.name, text, answer);
    if (timer.elapsed() > m_slowest_ms) {
        m_slowest_ms = timer.elapsed();
        m_slowest = std::string(function.name) + ' ' + text.substr(0, 200);
    }
    const std::string seen = std::string(function.name) + ' ' + text.substr(0, 1000);
    if (error) {
        ++m_refused;
        QVERIFY2(answer.empty() && !error->sentence.isEmpty(), seen.c_str());
        QVERIFY2(error->sentence.endsWith(QLatin1Char('.')), seen.c_str());
        QVERIFY2(error->sentence.size() < 2000, seen.c_str());
        return;
    }
    ++m_answered;
    const json result = json::parse(answer, nullptr, false);
    QVERIFY2(result.is_object() && answer.find('\n') == std::string::npos, seen.c_str());
    QVERIFY2(!result.contains("error"), seen.c_str());
}

void TortureCompute::oneArgumentIsOdd()
{
    for (const compute::FunctionSpec *function : m_service->functions()) {
        const json arguments = usualArguments(*function);
        for (const compute::ArgSpec &argument : function->arguments) {
            std::vector<json> values = oddValues(argument);
            if (isList(argument) || &argument == &function->arguments.front()) {
                for (json &huge : hugeValues())
                    values.push_back(std::move(huge));
            }
            for (const json &value : values) {
                json odd = arguments;
                odd[argument.name] = value;
                call(*function, odd);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        json unknown = arguments;
        unknown["no_such_argument"] = 1;
        call(*function, unknown);
    }
}

void TortureCompute::allArgumentsAreExtreme()
{
    const int rounds = wanted("RIDGEPOINT_TORTURE_ROUNDS", 40);
    Dice dice(static_cast<std::uint32_t>(wanted("RIDGEPOINT_TORTURE_SEED", 1)));
    for (const compute::FunctionSpec *function : m_service->functions()) {
        for (int round = 0; round < rounds; ++round) {
            json arguments = json::object();
            for (const compute::ArgSpec &argument : function->arguments) {
                if (argument.defaultKind == compute::ArgSpec::Default::Required || !dice.chance(3))
                    arguments[argument.name] = extreme(argument, dice);
            }
            call(*function, arguments);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TortureCompute::answer(const std::string &line)
{
    std::string answer;
    m_service->answerLine(line, answer);
    const json result = json::parse(answer, nullptr, false);
    QVERIFY2(result.is_object() && answer.find('\n') == std::string::npos, line.substr(0, 300).c_str());
    QVERIFY2(answer.size() < 10000 || line.size() > 10000, line.substr(0, 300).c_str());
}

void TortureCompute::linesAreOdd()
{
    const std::string deep(1'000'000, '[');
    for (const std::string &line :
         {std::string(), std::string(" "), std::string("null"), std::string("{}"), std::string("[]"),
          std::string("\"x\""), std::string("{\"fn\":1}"), deep, "{\"fn\":\"x\",\"args\":" + deep + "}",
          "{\"fn\":\"" + std::string(1'000'000, 'a') + "\",\"args\":{}}",
          "{\"fn\":\"x\",\"args\":{\"" + std::string(1'000'000, 'a') + "\":1}}", std::string(1000, '\0'),
          std::string("\xff\xfe"), std::string("{\"fn\":\"utilization\",\"args\":{},\"args\":{}}")})
        answer(line);
    const json request{{"fn", "utilization"}, {"args", {{"n", 1}, {"kernel_us", 1e30}}}};
    const int rounds = 50 * wanted("RIDGEPOINT_TORTURE_ROUNDS", 40);
    for (int round = 0; round < rounds; ++round) {
        Dice dice(static_cast<std::uint32_t>(round));
        QByteArray bytes = mutated(request, dice);
        bytes.replace('\n', ' ');
        answer(bytes.toStdString());
        if (QTest::currentTestFailed())
            return;
    }
}

void TortureCompute::cleanupTestCase()
{
    qInfo("%d answered, %d refused by name, slowest %lld ms: %s", m_answered, m_refused,
          static_cast<long long>(m_slowest_ms), m_slowest.c_str());
}

RP_GUILESS_TEST(TortureCompute)

} // namespace test_torture_compute
#include "test_torture_compute.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_service.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <nlohmann/json.hpp>
#include <random>

namespace test_compute_errors {

using nlohmann::json;

/// Every wrong request is answered with a sentence and the pointer of what is wrong; none ends the program.
class TestComputeErrors : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void wrongRequests_data();
    void wrongRequests();
    void nothingIsAppendedToAFailedCall();
    void infinityGoesBothWays();
    void wholeNumbersInAnyForm();
    void absentAndNull();
    void deepNestingIsOnlyAnError();
    void noiseIsOnlyAnError();

private:
    json answer(const std::string &line);

    std::optional<rp::Catalogue> m_catalogue;
    std::optional<rp::compute::ComputeService> m_service;
};

json TestComputeErrors::answer(const std::string &line)
{
    std::string out;
    m_service->answerLine(line, out);
    return json::parse(out, nullptr, false); // discarded if not JSON
}

void TestComputeErrors::initTestCase()
{
    m_catalogue = rp::Catalogue::load(nullptr);
    QVERIFY(m_catalogue);
    m_service.emplace(*m_catalogue);
}

void TestComputeErrors::wrongRequests_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("pointer");
    const auto row = [](const char *name, const char *line, const char *pointer) {
        QTest::newRow(name) << QByteArray(line) << QByteArray(pointer);
    };
    const auto serial = [&row](const char *name, const char *arguments, const char *pointer) {
        const QByteArray line = QByteArray(R"({"fn":"serial_pass","args":)") + arguments + '}';
        QTest::newRow(name) << line << QByteArray(pointer);
    };
    row("empty", "", "");
    row("blank", "   ", "");
    row("broken", "{\"fn\":", "/fn");
    row("two values", "{} {}", "");
    row("list", "[1,2]", "");
    row("number", "5", "");
    row("invalid UTF-8", "{\"fn\":\"\xff\xfe\",\"args\":{}}", "/fn");
    row("no function", R"({"args":{}})", "/fn");
    row("function is a number", R"({"fn":5,"args":{}})", "/fn");
    row("unknown function", R"({"fn":"serial","args":{}})", "/fn");
    row("unknown member", R"({"fn":"serial_pass","arg":{}})", "/arg");
    row("function twice", R"({"fn":"mfu","fn":"serial_pass","args":{}})", "/fn");
    row("arguments twice", R"({"fn":"mfu","args":{},"args":{}})", "/args");
    row("no arguments", R"({"fn":"serial_pass"})", "/args");
    row("arguments are a list", R"({"fn":"serial_pass","args":[1]})", "/args");
    row("arguments are null", R"({"fn":"serial_pass","args":null})", "/args");
    serial("unknown argument", R"({"n":1,"c":1,"l":1,"m":0,"x":1})", "/args/x");
    serial("escaped argument", R"({"a/b~":1})", "/args/a~1b~0");
    serial("missing argument", R"({"n":1,"c":1,"l":1})", "/args/m");
    serial("argument twice", R"({"n":1,"n":1,"c":1,"l":1,"m":0})", "/args/n");
    serial("n is 0", R"({"n":0,"c":1,"l":1,"m":0})", "/args/n");
    serial("n is broken", R"({"n":1.5,"c":1,"l":1,"m":0})", "/args/n");
    serial("n is endless", R"({"n":1e18,"c":1,"l":1,"m":0})", "/args/n");
    serial("n is text", R"({"n":"1","c":1,"l":1,"m":0})", "/args/n");
    serial("n is true", R"({"n":true,"c":1,"l":1,"m":0})", "/args/n");
    serial("n is null", R"({"n":null,"c":1,"l":1,"m":0})", "/args/n");
    serial("n is an object", R"({"n":{"n":1},"c":1,"l":1,"m":0})", "/args/n");
    serial("negative time", R"({"n":1,"c":-1,"l":1,"m":0})", "/args/c");
    serial("NaN", R"({"n":1,"c":NaN,"l":1,"m":0})", "/args/c");
    serial("1e400", R"({"n":1,"c":1,"l":1e400,"m":0})", "/args/l");
    serial("infinity", R"({"n":1,"c":1,"l":1,"m":"inf"})", "/args/m");
    row("too many kernels to simulate", R"({"fn":"async_pass","args":{"n":1e9,"c":1,"l":1,"m":0}})",
        "/args/n");
    row("batch 0", R"({"fn":"throughput","args":{"batch":0,"total_us":1}})", "/args/batch");
    row("no time", R"({"fn":"throughput","args":{"batch":1,"total_us":0}})", "/args/total_us");
    row("gain -1", R"({"fn":"roi","args":{"t_compile":1,"rate_e":1,"gain":-1,"per_day":1,"days":1}})",
        "/args/gain");
    row("unknown key", R"({"fn":"llama_params","args":{"z":"9b"}})", "/args/z");
    row("no such peak", R"({"fn":"ridge","args":{"dev":"MOBILE_NPU","prec":"fp16"}})", "/args/prec");
    row("no sparse peak", R"({"fn":"ridge","args":{"dev":"MOBILE_NPU","prec":"int8","sparse":true}})",
        "/args/sparse");
    row("sparse is a number", R"({"fn":"ridge","args":{"dev":"H100_SXM5","prec":"int8","sparse":1}})",
        "/args/sparse");
    row("odd element", R"({"fn":"des","args":{"launch_us":1,"dur_us":[1,"2",3]}})", "/args/dur_us/1");
    row("negative element", R"({"fn":"des","args":{"launch_us":1,"dur_us":[1,2,-3]}})", "/args/dur_us/2");
    row("huge element", R"({"fn":"des","args":{"launch_us":1,"dur_us":[1,1e999]}})", "/args/dur_us/1");
    row("nested element", R"({"fn":"des","args":{"launch_us":1,"dur_us":[[1]]}})", "/args/dur_us/0");
    row("short list", R"({"fn":"des","args":{"launch_us":[1],"dur_us":[1,2]}})", "/args/launch_us");
    row("sync outside", R"({"fn":"des","args":{"launch_us":1,"dur_us":[1],"syncs":[1]}})", "/args/syncs");
    row("undefined", R"({"fn":"published_compiled_util","args":{"n":1,"c":1,"l":0,"m":0,"r":0}})", "/args");
}

void TestComputeErrors::wrongRequests()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, pointer);
    const json got = answer(line.toStdString());
    QVERIFY(got.is_object());
    QCOMPARE(got.size(), std::size_t(2));
    QVERIFY(!got.at("error").get<std::string>().empty());
    QCOMPARE(QByteArray::fromStdString(got.at("pointer").get<std::string>()), pointer);
}

void TestComputeErrors::nothingIsAppendedToAFailedCall()
{
    std::string out = "before";
    QVERIFY(m_service->answerCall("roof_mfu", R"({"ai":1})", out));
    QVERIFY(m_service->answerCall("ridge", R"({"dev":"MOBILE_NPU","prec":"fp16"})", out));
    QCOMPARE(out, std::string("before"));
}

void TestComputeErrors::infinityGoesBothWays()
{
    const json chain = answer(R"({"fn":"chain_counts","args":{"conv":"intermediates"}})");
    QCOMPARE(chain.at("ratio").get<std::string>(), std::string("inf"));
    const std::string fusion =
        R"({"fn":"fusion_eval","args":{"g":"fused","n_elem":1e6,"b":2,"bw":1e12,"l":1)";
    QVERIFY(answer(fusion + R"(,"pk":"inf"}})") == answer(fusion + "}}"));
}

void TestComputeErrors::wholeNumbersInAnyForm()
{
    const json plain = answer(R"({"fn":"serial_pass","args":{"n":1000,"c":5,"l":10,"m":0}})");
    QCOMPARE(plain.at("total_us").get<double>(), 15000.0);
    QVERIFY(answer(R"({"args":{"m":0,"l":1e1,"c":5.0,"n":1.0e3},"fn":"serial_pass"})") == plain);
}

void TestComputeErrors::absentAndNull()
{
    const json absent = answer(R"({"fn":"kv_per_token","args":{"z":"8b"}})");
    QCOMPARE(absent.at("value").get<double>(), 131072.0);
    QVERIFY(answer(R"({"fn":"kv_per_token","args":{"z":"8b","kv_heads":null}})") == absent);
}

void TestComputeErrors::deepNestingIsOnlyAnError()
{
    const std::string deep(200000, '[');
    QVERIFY(answer(R"({"fn":"mfu","args":{"pk":)" + deep).contains("error"));
    QVERIFY(
        answer(R"({"fn":"mfu","args":{"pk":)" + deep + std::string(200000, ']') + "}}").contains("error"));
    std::string objects;
    for (int i = 0; i < 50000; ++i)
        objects += R"({"a":)";
    QVERIFY(answer(objects).contains("error"));
}

void TestComputeErrors::noiseIsOnlyAnError()
{
    const std::string good = R"({"fn":"des","args":{"launch_us":[5,6],"dur_us":[1e1,2],"q":2,"syncs":[0]}})";
    std::mt19937 random(3);
    for (int i = 0; i < 20000; ++i) {
        std::string line = good;
        for (int changes = 0; changes < 3; ++changes) {
            const std::size_t at = random() % line.size();
            line[at] = static_cast<char>(random() % 256);
            if (random() % 4 == 0)
                line.erase(at, 1 + random() % 5);
        }
        std::string out;
        m_service->answerLine(line, out);
        QVERIFY(json::accept(out));
        QVERIFY(out.find('\n') == std::string::npos);
        QVERIFY(out.find("nan") == std::string::npos || out.find("error") != std::string::npos);
    }
}

RP_APPLESS_TEST(TestComputeErrors)

} // namespace test_compute_errors
#include "test_compute_errors.moc"

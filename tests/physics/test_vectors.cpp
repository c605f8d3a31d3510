// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_service.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSet>
#include <QTest>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <vector>

namespace test_vectors {

using nlohmann::json;

/// Holds every function against the reference's figures, through the same road as the command line.
class TestVectors : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void vectors_data();
    void vectors();
    void everyFunctionHasVectors();

private:
    std::vector<json> m_vectors;
    std::optional<rp::Catalogue> m_catalogue;
    std::optional<rp::compute::ComputeService> m_service;
};

namespace {

double asNumber(const json &value)
{
    return value.is_string() ? std::numeric_limits<double>::infinity() : value.get<double>();
}

bool isNumber(const json &value)
{
    return value.is_number() || value == "inf";
}

bool close(const json &got, const json &want, double atol, double rtol)
{
    if (!isNumber(want))
        return got == want;
    if (!isNumber(got))
        return false;
    const double g = asNumber(got);
    const double w = asNumber(want);
    return std::isinf(w) ? g == w : std::abs(g - w) <= atol + rtol * std::abs(w);
}

} // namespace

void TestVectors::initTestCase()
{
    // Second, what the reference has no function for.
    for (const char *name : {"vectors.json", "path_vectors.json"}) {
        QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/") + QLatin1String(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const json document = json::parse(file.readAll().toStdString());
        QCOMPARE(document.at("vectors").size(), document.at("count").get<std::size_t>());
        for (const json &entry : document.at("vectors"))
            m_vectors.push_back(entry);
    }
    QString error;
    m_catalogue = rp::Catalogue::load(&error);
    QVERIFY2(m_catalogue, qPrintable(error));
    m_service.emplace(*m_catalogue);
}

void TestVectors::vectors_data()
{
    QTest::addColumn<json>("entry");
    QCOMPARE(m_vectors.size(), std::size_t(463 + 13));
    for (const json &entry : m_vectors) {
        const std::string name = entry.at("id").get<std::string>() + ' ' + entry.at("fn").get<std::string>();
        QTest::newRow(name.c_str()) << entry;
    }
}

void TestVectors::vectors()
{
    QFETCH(json, entry);
    std::string answer;
    const auto error =
        m_service->answerCall(entry.at("fn").get<std::string>(), entry.at("args").dump(), answer);
    QVERIFY2(!error, error ? qPrintable(error->sentence) : "");

    const json got = json::parse(answer);
    const json &expected = entry.at("expect");
    const json want = expected.is_object() ? expected : json{{"value", expected}};
    QCOMPARE(got.size(), want.size());
    for (const auto &[name, value] : want.items()) {
        QVERIFY2(got.contains(name), name.c_str());
        const std::string message = name + ": " + got.at(name).dump() + " instead of " + value.dump();
        QVERIFY2(close(got.at(name), value, entry.at("atol").get<double>(), entry.at("rtol").get<double>()),
                 message.c_str());
    }
}

void TestVectors::everyFunctionHasVectors()
{
    QSet<QString> checked;
    for (const json &entry : m_vectors)
        checked.insert(QString::fromStdString(entry.at("fn").get<std::string>()));
    QSet<QString> offered;
    for (const rp::compute::FunctionSpec *function : m_service->functions())
        offered.insert(QLatin1String(function->name));
    QCOMPARE(offered.size(), 55);
    QCOMPARE(offered, checked);
}

RP_APPLESS_TEST(TestVectors)

} // namespace test_vectors
#include "test_vectors.moc"

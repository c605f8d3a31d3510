// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The document that a measurement becomes, of figures made up here.
#include "models/measure_text/measurement_json.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_measurement_json {

using namespace rp;
using namespace rp::measure;

class MeasurementJsonTest : public QObject
{
    Q_OBJECT
private slots:
    void asJson();
    void whatWasNotMeasuredIsNotInJson();
    void aStepThatWasCutHasWhatItGot();
};

void MeasurementJsonTest::asJson()
{
    rp::measure::Measurement measurement;
    measurement.date = "2026-01-31";
    measurement.machine = {.cpu = "A processor", .system = "Linux 6", .cores = 4, .isVirtual = true};
    measurement.company = {.load_1min = 0.5, .others_share = 0.25};
    const Spread spread{3, 1'000.0, 900.0, 1'100.0};
    measurement.hand_over = HandOver{.tasks = 1'000,
                                     .task_us = 5.0,
                                     .serial_us = {3, 15'000.0, 15'000.0, 15'000.0},
                                     .queue_us = {3, 6'250.0, 6'250.0, 6'250.0},
                                     .batch_us = {3, 5'000.0, 5'000.0, 5'000.0},
                                     .launch_call_us = {3, 0.123456, 0.1, 0.2},
                                     .launch_and_wait_us = {3, 9.73, 9.7, 9.8}};
    measurement.bandwidth = Bandwidth{.array_bytes = 64,
                                      .last_cache_bytes = 32,
                                      .read = {{0.0, 1e7}, spread},
                                      .write = {{0.0, 2e7}, spread},
                                      .copy = {{0.0, 3e7}, spread}};
    measurement.peak = Peak{VectorKind::Avx2Fma, 8, {{1.5e8, 0.0}, spread}};
    measurement.chain = {{1, {{2e6, 8e6}, spread}}};
    measurement.passes = Passes{67'108'864, {{}, {3, 800.0, 790.0, 810.0}}, {{}, {3, 250.0, 249.0, 251.0}}};
    measurement.products = Products{"libopenblas.so.0", {}, {{64, {squareProductWork(64), spread}}}};
    const nlohmann::ordered_json json = measurementJson(measurement);
    QVERIFY(json["format"] == "ridgepoint-measurement");
    QVERIFY(json["kind"] == "cpu");
    QVERIFY(json["info"]["date"] == "2026-01-31");
    QVERIFY(json["info"]["cores"] == 4);
    QVERIFY(json["info"]["is_virtual"] == true);
    QVERIFY(json["info"]["is_busy"] == true);
    QVERIFY(json["info"]["widest_spread"] == 0.2);
    QVERIFY(json["ceilings"]["copy_gb_s"] == 30.0);
    QVERIFY(json["ceilings"]["copy_us_spread"] == 0.2);
    QVERIFY(json["ceilings"]["is_beyond_cache"] == true);
    QVERIFY(json["ceilings"]["fp32_tflops"] == 0.15);
    QVERIFY(json["ceilings"]["vectors"] == "avx2_fma");
    QVERIFY(json["hand_over"]["serial_us"] == 15'000.0);
    QVERIFY(json["hand_over"]["serial_us_n"] == 3);
    QVERIFY(json["hand_over"]["serial_share"] == 0.3333);
    QVERIFY(json["hand_over"]["queue_share"] == 0.8);
    QVERIFY(json["hand_over"]["launch_call_us"] == 0.1235);
    const auto &row = json["chain_fp32"][0];
    QVERIFY(row["fma"] == 1 && row["flop_per_byte"] == 0.25 && row["us"] == 1'000.0);
    QVERIFY(row["tflops"] == 0.002 && row["gb_s"] == 8.0);
    QVERIFY(json["fusion"]["sigmoid_relu_xw_b"]["speedup"] == 3.2);
    QVERIFY(json["products"]["square"][0]["precision"] == "fp32");
    QVERIFY(json["products"]["library"] == "libopenblas.so.0");
    QVERIFY(json["products"]["slower_library"].is_null());
}

void MeasurementJsonTest::whatWasNotMeasuredIsNotInJson()
{
    const nlohmann::ordered_json json = measurementJson({});
    QCOMPARE(json.size(), std::size_t{4});
    for (const char *key : {"ceilings", "hand_over", "chain_fp32", "fusion", "products"})
        QVERIFY(!json.contains(key));
}

void MeasurementJsonTest::aStepThatWasCutHasWhatItGot()
{
    rp::measure::Measurement measurement;
    measurement.isCancelled = true;
    measurement.bandwidth =
        Bandwidth{.array_bytes = 64, .read = {{0.0, 1e7}, {1, 1'000.0, 1'000.0, 1'000.0}}};
    const nlohmann::ordered_json json = measurementJson(measurement);
    QVERIFY(json["info"]["is_cancelled"] == true);
    QVERIFY(json["ceilings"]["read_gb_s"] == 10.0);
    QVERIFY(!json["ceilings"].contains("write_gb_s"));
    QVERIFY(!json["ceilings"].contains("fp32_tflops"));
}

RP_TEST(MeasurementJsonTest)

} // namespace test_measurement_json
#include "test_measurement_json.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/serving/serving_fixture.h"
#include "tests/support/test_main.h"

namespace test_serving_vectors {

using namespace rp;
using serving_fixture::WatchedServing;
using track_fixture::argument;
using track_fixture::expected;
using track_fixture::vectorsOf;

// The reference's figures, through the inputs as far as the instrument can be set to them.

class TestServingVectors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = serving_fixture::labCatalogue();
    }

    void parameters()
    {
        WatchedServing serving(m_catalogue);
        for (const auto &entry : vectorsOf("llama_params")) {
            if (isServed(entry))
                VERIFY_CLOSE(serving.figure("weights_bytes") / 2.0, expected(entry, "value"), 1e-9);
        }
    }

    void cachePerToken()
    {
        int held = 0;
        for (const auto &entry : vectorsOf("kv_per_token")) {
            if (!isServed(entry))
                continue;
            WatchedServing serving(m_catalogue);
            QVERIFY(serving.change({{"heads", headsOf(entry)}}).isEmpty());
            VERIFY_CLOSE(serving.figure("kv_per_token_bytes"), expected(entry, "value"), 1e-9);
            ++held;
        }
        QCOMPARE(held, 2);
    }

    void footprints()
    {
        int held = 0;
        for (const auto &entry : vectorsOf("footprint")) {
            WatchedServing serving(m_catalogue);
            if (!isServed(entry) || !set(serving, entry))
                continue;
            VERIFY_CLOSE(serving.figure("weights_bytes"), expected(entry, "weights"), 1e-9);
            VERIFY_CLOSE(serving.figure("kv_bytes"), expected(entry, "kv"), 1e-9);
            VERIFY_CLOSE(serving.figure("activation_bytes"), expected(entry, "act"), 1e-9);
            VERIFY_CLOSE(serving.figure("reserve_bytes"), expected(entry, "reserve"), 1e-9);
            VERIFY_CLOSE(serving.figure("total_bytes"), expected(entry, "total"), 1e-9);
            ++held;
        }
        QCOMPARE(held, 4); // three of decode, one of prefill
    }

    void fitsOrNot()
    {
        int held = 0;
        for (const auto &entry : vectorsOf("fits")) {
            WatchedServing serving(m_catalogue);
            if (argument(entry, "ram", 0.0) != serving.figure("device_bytes") || !set(serving, entry))
                continue;
            QCOMPARE(serving.figure("fits"), expected(entry, "value"));
            ++held;
        }
        QCOMPARE(held, 2);
    }

    void largestBatches()
    {
        int held = 0;
        for (const auto &entry : vectorsOf("max_batch")) {
            if (!isServed(entry))
                continue;
            WatchedServing serving(m_catalogue);
            QVERIFY(serving.change({{"context", contextWith(argument(entry, "ram", 0.0))}}).isEmpty());
            QVERIFY(set(serving, entry));
            QCOMPARE(serving.figure("largest_batch"), expected(entry, "value"));
            ++held;
        }
        QCOMPARE(held, 4);
    }

    void decodeSteps()
    {
        int held = 0;
        for (const auto &entry : vectorsOf("decode_step")) {
            if (!isServed(entry))
                continue;
            WatchedServing serving(m_catalogue);
            QVERIFY(serving
                        .change({{"batch", argument(entry, "batch", 1.0)},
                                 {"sequence", argument(entry, "ctx", 0.0)}})
                        .isEmpty());
            compareStep(serving, entry);
            ++held;
        }
        QCOMPARE(held, 4);
    }

    void prompts()
    {
        int held = 0;
        for (const auto &entry : vectorsOf("prefill")) {
            WatchedServing serving(m_catalogue);
            if (!serving.change({{"phase", key("prefill")}}).isEmpty() || !set(serving, entry))
                continue;
            compareStep(serving, entry);
            ++held;
        }
        QCOMPARE(held, 3); // a prompt of one token is shorter than the control goes
    }

    void theCoursesThroughput()
    {
        for (const auto &entry : vectorsOf("published_tokens")) {
            WatchedServing serving(m_catalogue);
            QVERIFY(set(serving, entry));
            VERIFY_CLOSE(serving.figure("published_tokens_s"), expected(entry, "value"), 1e-9);
        }
        // What the specification says of it: more than six times the bound.
        WatchedServing serving(m_catalogue);
        const double factor = serving->figureFor(
            {{key("phase"), key("prefill")}, {key("batch"), 8.0}, {key("sequence"), 512.0}},
            key("published_factor"));
        VERIFY_CLOSE(factor, 460771.843791008 / 70192.88349420897, 1e-9);
    }

    void operationIntensities()
    {
        WatchedServing serving(m_catalogue);
        const auto intensity = [&](const char *row) {
            return serving->table("operations")->value(key(row), key("intensity"));
        };
        int held = 0;
        for (const auto &entry : vectorsOf("pointwise_ai")) {
            if (argument(entry, "b", 0.0) != 2.0 || argument(entry, "accesses", 0.0) != 2.0)
                continue;
            const double flops = argument(entry, "flop_per_elem", 0.0);
            for (const auto &[row, per_element] :
                 {std::pair{"scale", 1.0}, std::pair{"softmax", 5.0}, std::pair{"norm", 7.0}}) {
                if (flops != per_element)
                    continue;
                VERIFY_CLOSE(intensity(row), expected(entry, "value"), 1e-9);
                ++held;
            }
        }
        QCOMPARE(held, 3);
        VERIFY_CLOSE(serving.figure("norm_intensity"), 1.75, 1e-12);
        VERIFY_CLOSE(serving.figure("softmax_intensity"), 1.25, 1e-12);
    }

    void ridgesOfTheDevices()
    {
        for (const auto &entry : vectorsOf("ridge")) {
            const auto &args = entry.at("args");
            const QString device = QString::fromStdString(args.at("dev").get<std::string>());
            const QString context = device == key("H100_SXM5") ? key("cloud") : key("edge");
            if (args.contains("sparse") || (device != key("H100_SXM5") && device != key("ORIN_NX_16")))
                continue;
            WatchedServing serving(m_catalogue);
            QVERIFY(serving.change({{"context", context}}).isEmpty());
            if (args.at("prec") == "fp16")
                VERIFY_CLOSE(serving.figure("ridge"), expected(entry, "value"), 1e-9);
            if (args.at("prec") == "fp32") // stands in for the vector units
                VERIFY_CLOSE(serving.figure("vector_ridge"), expected(entry, "value"), 1e-9);
        }
    }

private:
    static bool isServed(const nlohmann::json &entry)
    {
        const auto &args = entry.at("args");
        return args.at("z") == "8b" && (!args.contains("tp") || args.at("tp") == 1);
    }
    static QString headsOf(const nlohmann::json &entry)
    {
        return argument(entry, "kv_heads", 8.0) == 32.0 ? key("mha") : key("gqa");
    }
    static QString contextWith(double ram_bytes) { return ram_bytes == 16e9 ? key("edge") : key("cloud"); }

    /// False when a control does not go that far.
    static bool set(WatchedServing &serving, const nlohmann::json &entry)
    {
        const double batch = argument(entry, "batch", 1.0);
        const double sequence = argument(entry, "seq", 512.0);
        const double live = argument(entry, "live_tokens", batch);
        if (live == batch * sequence && !serving.change({{"phase", key("prefill")}}).isEmpty())
            return false;
        return serving
            .change({{"batch", batch},
                     {"sequence", sequence},
                     {"heads", headsOf(entry)},
                     {"weights", argument(entry, "w_bytes", 2.0) == 1.0 ? key("int8") : key("fp16")}})
            .isEmpty();
    }
    static void compareStep(const WatchedServing &serving, const nlohmann::json &entry)
    {
        VERIFY_CLOSE(serving.figure("intensity"), expected(entry, "ai"), 1e-9);
        VERIFY_CLOSE(serving.figure("flops"), expected(entry, "flops"), 1e-9);
        VERIFY_CLOSE(serving.figure("traffic_bytes"), expected(entry, "bytes"), 1e-9);
        VERIFY_CLOSE(serving.figure("step_us"), expected(entry, "t_s") * 1e6, 1e-9);
        VERIFY_CLOSE(serving.figure("tokens_s"), expected(entry, "tok_s"), 1e-9);
    }

    Catalogue m_catalogue;
};

RP_TEST(TestServingVectors)

} // namespace test_serving_vectors
#include "test_serving_vectors.moc"

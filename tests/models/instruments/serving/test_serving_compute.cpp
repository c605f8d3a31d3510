// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/device_entry.h"
#include "models/compute/compute_service.h"
#include "tests/models/instruments/serving/serving_fixture.h"
#include "tests/support/test_main.h"

namespace test_serving_compute {

using namespace rp;
using serving_fixture::WatchedServing;

// What the instrument shows is what the command line answers, for designs from everywhere in its range.

class TestServingCompute : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = serving_fixture::labCatalogue();
    }

    void figuresAreThoseOfTheCommandLine()
    {
        std::mt19937 random(11); // NOLINT(cert-msc51-cpp): the same designs each time
        WatchedServing serving(m_catalogue);
        for (int round = 0; round < 60; ++round) {
            serving->restoreInputs(serving_fixture::randomInputs(*serving, random));
            compareMemory(*serving);
            compareStep(*serving);
        }
    }

    void kernelsAreThoseOfTheCommandLine()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(serving.change({{"batch", 64.0}, {"sequence", 1024.0}, {"fusion", key("all")}}).isEmpty());
        const ServingResult &result = serving->state().result;
        for (const ServingKernel &kernel : result.kernels) {
            const double mfu = answer("roof_mfu", {{"ai", kernel.intensity()},
                                                   {"pk", kernel.peak_flops},
                                                   {"bw", result.limits.bandwidth_bytes_s}})
                                   .at("value");
            VERIFY_CLOSE(kernel.attainable_flops, mfu * kernel.peak_flops, 1e-12);
        }
        for (const ServingFusion &fusion : result.fusions) {
            const double flops = fusion.after.work.flops / fusion.elements;
            for (const auto &[kernel, accesses] : {std::pair{&fusion.before, fusion.accessesBefore},
                                                   std::pair{&fusion.after, fusion.accessesAfter}}) {
                const double want =
                    answer("pointwise_ai", {{"flop_per_elem", flops}, {"b", 2.0}, {"accesses", accesses}})
                        .at("value");
                VERIFY_CLOSE(kernel->intensity(), want, 1e-12);
            }
        }
    }

private:
    nlohmann::json answer(const char *function, const nlohmann::json &arguments)
    {
        compute::ComputeService service(m_catalogue);
        std::string out;
        if (service.answerCall(function, arguments.dump(), out))
            qFatal("%s %s", function, arguments.dump().c_str());
        return nlohmann::json::parse(out);
    }

    nlohmann::json footprintArguments(const ServingSettings &settings) const
    {
        nlohmann::json arguments = {{"z", "8b"},
                                    {"batch", settings.batch},
                                    {"seq", settings.sequence},
                                    {"w_bytes", settings.weights == key("int8") ? 1.0 : 2.0},
                                    {"live_tokens", settings.tokens()}};
        if (settings.heads == key("mha"))
            arguments["kv_heads"] = 32;
        return arguments;
    }

    void compareMemory(const ServingInstrument &serving)
    {
        const ServingSettings &settings = serving.settings();
        const nlohmann::json arguments = footprintArguments(settings);
        const nlohmann::json bytes = answer("footprint", arguments);
        VERIFY_CLOSE(serving.figure(key("weights_bytes")), bytes.at("weights"), 1e-12);
        VERIFY_CLOSE(serving.figure(key("kv_bytes")), bytes.at("kv"), 1e-12);
        VERIFY_CLOSE(serving.figure(key("activation_bytes")), bytes.at("act"), 1e-12);
        VERIFY_CLOSE(serving.figure(key("total_bytes")), bytes.at("total"), 1e-12);
        // Whether a batch fits, for the one set, the largest one, and the next.
        const double largest = serving.figure(key("largest_batch"));
        const auto fits = [&](double batch) {
            ServingSettings other = settings;
            other.batch = batch;
            nlohmann::json asked = footprintArguments(other);
            asked["ram"] = serving.figure(key("device_bytes"));
            return answer("fits", asked).at("value") == 1;
        };
        QCOMPARE(serving.figure(key("fits")) == 1.0, fits(settings.batch));
        QVERIFY(largest == 0.0 || fits(largest));
        QVERIFY(!fits(largest + 1.0));
    }

    void compareStep(const ServingInstrument &serving)
    {
        const ServingSettings &settings = serving.settings();
        if (settings.heads == key("mha"))
            return; // the command line knows the published model only
        nlohmann::json arguments = {{"z", "8b"},
                                    {"batch", settings.batch},
                                    {settings.isPrefill() ? "seq" : "ctx", settings.sequence},
                                    {"pk", serving.figure(key("peak_flops"))},
                                    {"bw", serving.state().result.device->device.bandwidth_bytes_s},
                                    {"w_bytes", settings.weights == key("int8") ? 1.0 : 2.0},
                                    {"eta_m", settings.eta_m}};
        const nlohmann::json step = answer(settings.isPrefill() ? "prefill" : "decode_step", arguments);
        VERIFY_CLOSE(serving.figure(key("intensity")), step.at("ai"), 1e-12);
        VERIFY_CLOSE(serving.figure(key("traffic_bytes")), step.at("bytes"), 1e-12);
        VERIFY_CLOSE(serving.figure(key("flops")), step.at("flops"), 1e-12);
        if (serving.figure(key("fits")) != 1.0)
            return;
        VERIFY_CLOSE(serving.figure(key("step_us")), step.at("t_s").get<double>() * 1e6, 1e-12);
        VERIFY_CLOSE(serving.figure(key("tokens_s")), step.at("tok_s"), 1e-12);
        const nlohmann::json mfu = answer("mfu", {{"useful_flops", step.at("flops")},
                                                  {"t_s", step.at("t_s")},
                                                  {"pk", serving.figure(key("peak_flops"))}});
        VERIFY_CLOSE(serving.figure(key("mfu")), mfu.at("value"), 1e-12);
    }

    Catalogue m_catalogue;
};

RP_TEST(TestServingCompute)

} // namespace test_serving_compute
#include "test_serving_compute.moc"

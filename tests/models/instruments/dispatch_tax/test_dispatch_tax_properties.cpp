// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/workload_entry.h"
#include "tests/models/instruments/dispatch_tax/dispatch_tax_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <QElapsedTimer>

#include <random>

namespace test_dispatch_tax_properties {

using namespace rp;

// What must hold for every mode, workload, launch model and input, held against random states.

namespace {

class TestDispatchTaxProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }

    void edgeControlsBelongToTheEdge()
    {
        DispatchTaxInstrument instrument(m_catalogue);
        QVERIFY(specOf(instrument, "edge_math").id.isEmpty());
        QVERIFY(instrument.setInput(key("context"), key("edge")).isEmpty());
        QVERIFY(!specOf(instrument, "edge_math").id.isEmpty());
        QCOMPARE(instrument.settings().launch_us, 50.0);
        QCOMPARE(specOf(instrument, "launch_us").maximum, 50.0);
        QVERIFY(!specOf(instrument, "launch_us").assumption.isEmpty());
        QVERIFY(instrument.setInput(key("context"), key("cloud")).isEmpty());
        QCOMPARE(instrument.settings().launch_us, 10.0);
        QVERIFY(instrument.setInput(key("launch_us"), 50.0).contains(key("20")));
    }

    void aWorkloadBringsItsKernelCount()
    {
        DispatchTaxInstrument instrument(m_catalogue);
        QVERIFY(instrument.setInput(key("workload"), key("giant")).isEmpty());
        QCOMPARE(instrument.settings().kernel_count, 1.0);
        QCOMPARE(specOf(instrument, "kernel_count").minimum, 1.0);
        QVERIFY(instrument.setInput(key("workload"), key("gpt2")).isEmpty());
        QCOMPARE(instrument.settings().kernel_count, 20.0);
        QVERIFY(instrument.setInput(key("kernel_count"), 30.0).isEmpty());
        QVERIFY(instrument.setInput(key("workload"), key("gpt2")).isEmpty()); // chosen already: keeps the 30
        QCOMPARE(instrument.settings().kernel_count, 30.0);
        QVERIFY(!instrument.setInput(key("kernel_count"), 9.0).isEmpty());
    }

    void partsMakeTheWhole()
    {
        everywhere([](const DispatchTaxSettings &, const DispatchPass &pass) {
            QVERIFY(pass.dispatch_us >= 0.0);
            VERIFY_CLOSE(pass.compute_us + pass.dispatch_us + pass.memory_us, pass.total_us);
            VERIFY_CLOSE(
                pass.share(pass.compute_us) + pass.share(pass.dispatch_us) + pass.share(pass.memory_us), 1.0);
            QVERIFY(pass.math_utilization > 0.0 && pass.math_utilization <= 1.0);
            QVERIFY(pass.gpu_busy >= pass.math_utilization - 1e-12 && pass.gpu_busy <= 1.0 + 1e-12);
            QVERIFY(pass.mfu <= pass.math_utilization);
        });
    }

    void mathIsConserved()
    {
        const auto catalogue = m_catalogue;
        everywhere([&catalogue](const DispatchTaxSettings &settings, const DispatchPass &pass) {
            const DispatchTaxParameters parameters = parametersFor(settings, catalogue);
            VERIFY_CLOSE(pass.compute_us, parameters.math_us);
            const physics::Workload &published = workloadOf(settings, catalogue).workload;
            if (settings.edge_math == key("course")) {
                VERIFY_CLOSE(pass.compute_us * settings.gpu_speed,
                             double(published.n) * published.compute_us);
            }
        });
    }

    void serialDispatchIsOneLaunchPerKernel()
    {
        std::mt19937 random(11);
        for (int i = 0; i < 400; ++i) {
            DispatchTaxSettings settings = randomSettings(random);
            settings.launch_model = key("serial");
            settings.min_kernel = false;
            const DispatchTaxResult result = evaluate(settings, m_catalogue);
            VERIFY_CLOSE(result.eager.dispatch_us, double(result.eager.kernels) * settings.launch_us);
            VERIFY_CLOSE(result.compiled.dispatch_us, double(result.compiled.kernels) * settings.launch_us);
        }
    }

    void serialUtilizationAndSpeedupAgree()
    {
        // Math is conserved, so a gain in utilization and a gain in time are one claim.
        std::mt19937 random(12);
        for (int i = 0; i < 400; ++i) {
            DispatchTaxSettings settings = randomSettings(random);
            settings.launch_model = key("serial");
            const DispatchTaxResult result = evaluate(settings, m_catalogue);
            VERIFY_CLOSE(result.compiled.math_utilization / result.eager.math_utilization,
                         result.eager.total_us / result.compiled.total_us);
        }
    }

    void moreKernelsNeverRaiseUtilization()
    {
        std::mt19937 random(13);
        for (int i = 0; i < 100; ++i) {
            DispatchTaxSettings settings = randomSettings(random);
            settings.launch_model = key("serial");
            double last = 1.0;
            for (const double n : {10.0, 11.0, 30.0, 100.0, 1000.0, 3000.0, 10'000.0}) {
                settings.kernel_count = n;
                const double now = eagerPass(parametersFor(settings, m_catalogue)).math_utilization;
                QVERIFY2(now <= last + 1e-12, qPrintable(QString::number(n)));
                last = now;
            }
        }
    }

    void aQueueNeverSlowsAPass()
    {
        // Up to the gap between kernels, which only a stream that runs ahead can notice.
        std::mt19937 random(14);
        for (int i = 0; i < 400; ++i) {
            DispatchTaxSettings settings = randomSettings(random);
            settings.launch_model = key("serial");
            const double serial = eagerPass(parametersFor(settings, m_catalogue)).total_us;
            settings.launch_model = key("overlapped");
            QVERIFY(eagerPass(parametersFor(settings, m_catalogue)).total_us <= serial * (1.0 + 1e-9));
        }
    }

    void aFasterGpuNeverSlowsAPass()
    {
        std::mt19937 random(15);
        for (int i = 0; i < 200; ++i) {
            DispatchTaxSettings settings = randomSettings(random);
            double last = std::numeric_limits<double>::infinity();
            double lastUtilization = 1.0;
            for (const double speed : {1.0, 1.5, 2.0, 4.0, 8.0}) {
                settings.gpu_speed = speed;
                const DispatchTaxResult result = evaluate(settings, m_catalogue);
                const DispatchPass &pass = result.chosen(settings);
                QVERIFY(pass.total_us <= last * (1.0 + 1e-12));
                QVERIFY(pass.math_utilization <= lastUtilization + 1e-12);
                last = pass.total_us;
                lastUtilization = pass.math_utilization;
            }
        }
    }

    void tracesEndWithThePass()
    {
        std::mt19937 random(16);
        for (int i = 0; i < 100; ++i) {
            const DispatchTaxSettings settings = randomSettings(random);
            const DispatchTaxResult result = evaluate(settings, m_catalogue);
            const LaunchTrace trace = traceOf(settings, m_catalogue);
            QCOMPARE(std::int64_t(trace.kernels.size()), result.chosen(settings).kernels);
            VERIFY_CLOSE(trace.total_us, result.chosen(settings).total_us);
            VERIFY_CLOSE(trace.kernels.back().finish_us, trace.total_us);
            double busy = 0.0;
            for (const physics::KernelTimes &kernel : trace.kernels) {
                QVERIFY(kernel.launch_end_us <= kernel.begin_us + 1e-9);
                busy += kernel.finish_us - kernel.begin_us;
            }
            QVERIFY(std::abs(busy - result.chosen(settings).gpu_busy * trace.total_us) <=
                    1e-6 + 1e-9 * trace.total_us);
        }
    }

    void anInputChangeIsQuick()
    {
        // The largest pass, overlapped, with a window on show. The bound is for a debug build on a busy
        // machine; the benchmark measures the release build.
        DispatchTaxInstrument instrument(m_catalogue);
        QVERIFY(instrument.setInput(key("kernel_count"), 10'000).isEmpty());
        QVERIFY(instrument.setInput(key("launch_model"), key("overlapped")).isEmpty());
        QElapsedTimer timer;
        timer.start();
        constexpr int changes = 50;
        for (int i = 0; i < changes; ++i)
            QVERIFY(instrument.setInput(key("launch_us"), 5.0 + i % 15).isEmpty());
        const double each_us = double(timer.nsecsElapsed()) / 1e3 / changes;
        qInfo("%.0f us per change", each_us);
        QVERIFY(each_us < 20'000.0);
    }

private:
    static InputSpec specOf(const DispatchTaxInstrument &instrument, const char *id)
    {
        for (const InputSpec &spec : instrument.inputs()) {
            if (spec.id == QLatin1String(id))
                return spec;
        }
        return {};
    }

    DispatchTaxSettings randomSettings(std::mt19937 &random) const
    {
        const auto pick = [&](const QStringList &from) {
            return from.at(qsizetype(random() % std::uint32_t(from.size())));
        };
        const auto between = [&](double low, double high) {
            return std::uniform_real_distribution<double>(low, high)(random);
        };
        DispatchTaxSettings settings = DispatchTaxDesign::defaults(m_catalogue);
        const auto set = [&](const char *id, const QVariant &value) {
            const QString error = InputsOf<DispatchTaxDesign>::apply(settings, key(id), value, m_catalogue);
            QVERIFY2(error.isEmpty(), qPrintable(error));
        };
        set("context", pick({key("cloud"), key("edge")}));
        set("workload", pick({key("kws"), key("resnet50"), key("gpt2"), key("giant")}));
        set("mode", pick({key("eager"), key("compiled"), key("cuda_graph")}));
        set("kernel_count", std::round(std::pow(10.0, between(1.0, 4.0))));
        set("launch_us", between(5.0, settings.context == key("edge") ? 50.0 : 20.0));
        set("gpu_speed", between(1.0, 8.0));
        set("launch_model", pick({key("serial"), key("overlapped")}));
        set("edge_math", pick({key("course"), key("physical")}));
        set("min_kernel", random() % 2 == 0);
        return settings;
    }

    /// Each of the three passes in a few hundred random states.
    template<typename Check>
    void everywhere(Check check) const
    {
        std::mt19937 random(10);
        for (int i = 0; i < 400; ++i) {
            const DispatchTaxSettings settings = randomSettings(random);
            const DispatchTaxResult result = evaluate(settings, m_catalogue);
            for (const DispatchPass *pass : {&result.eager, &result.compiled, &result.graph}) {
                check(settings, *pass);
                if (QTest::currentTestFailed()) {
                    qInfo() << settings.context << settings.workload << settings.kernel_count
                            << settings.launch_us << settings.gpu_speed << settings.launch_model
                            << settings.edge_math << settings.min_kernel;
                    return;
                }
            }
        }
    }

    Catalogue m_catalogue;
};

} // namespace

RP_GUILESS_TEST(TestDispatchTaxProperties)

} // namespace test_dispatch_tax_properties
#include "test_dispatch_tax_properties.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/dispatch_tax/dispatch_tax_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <QSignalSpy>

namespace test_dispatch_tax_words {

using namespace rp;

namespace {

const std::vector<const char *> formulaIds = {"serial_pass", "utilization", "compiled_pass", "overlapped",
                                              "cuda_graph",  "faster_gpu",  "three_meters"};

} // namespace

class TestDispatchTaxWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void changesAreToldInASentence()
    {
        WatchedInstrument instrument(m_catalogue);
        const auto told = [&](const char *id, const QVariant &value) {
            const QString error = instrument->setInput(key(id), value);
            return error.isEmpty() ? plain(instrument->changeSentence()) : error;
        };
        QCOMPARE(told("gpu_speed", 2.0), QStringLiteral("GPU speed 2×: math utilization falls from 33.3 % to "
                                                        "20.0 %, the pass takes 12.50 ms, 1.20× faster."));
        QCOMPARE(told("gpu_speed", 1.0), QStringLiteral("GPU speed 1×: math utilization rises from 20.0 % to "
                                                        "33.3 %, the pass takes 15.00 ms, 1.20× slower."));
        QCOMPARE(told("mode", key("compiled")),
                 QStringLiteral("Execution mode, Compiled: math utilization rises from 33.3 % to 66.7 %, the "
                                "pass takes 7.50 ms, 2.00× faster."));
        for (const bool least : {true, false})
            QVERIFY(told("min_kernel", least)
                        .endsWith(QStringLiteral(": math utilization and wall time stay the same.")));
        QCOMPARE(told("mode", key("eager")).left(24), QStringLiteral("Execution mode, Eager: m"));
        QCOMPARE(told("launch_model", key("overlapped")),
                 QStringLiteral("Launch model, Overlapped: math utilization rises from 33.3 % to 50.0 %, the "
                                "pass takes 10.01 ms, 1.50× faster."));
        // The same time to three digits is not called faster.
        QCOMPARE(told("gpu_speed", 2.0), QStringLiteral("GPU speed 2×: math utilization falls from 50.0 % to "
                                                        "25.0 %, the pass still takes 10.00 ms."));
        QCOMPARE(told("kernel_count", 10'000).left(20), QStringLiteral("Kernel count 10,000:"));
    }

    void restoringIsNothingToTell()
    {
        WatchedInstrument instrument(m_catalogue);
        instrument->restoreInputs({{key("mode"), key("compiled")}, {key("gpu_speed"), 2.0}});
        QCOMPARE(instrument->changeSentence(), QString());
    }

    void formulasCarryTheLiveValues_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::newRow("serial_pass") << "serial_pass"
                                     << "T = N (c + ℓ) + M = 1,000 × (5.00 µs + 10.00 µs) + 0 µs = 15.00 ms";
        QTest::newRow("utilization") << "utilization"
                                     << "U = N c / T = 1,000 × 5.00 µs / 15.00 ms = 33.3 %";
        QTest::newRow("compiled_pass")
            << "compiled_pass"
            << "N′ = max(1, round(N (1 − ρ))) = max(1, round(1,000 × (1 − 0.75))) = 250\n"
               "T′ = N′ (N c / N′ + ℓ) + M (1 − φ) = 250 × (20.00 µs + 10.00 µs) + 0 µs × (1 − 0) = 7.50 ms\n"
               "U′ = N c / T′ = 5.00 ms / 7.50 ms = 66.7 %";
        QTest::newRow("overlapped")
            << "overlapped"
            << "k = c + M / N = 5.00 µs + 0 µs / 1,000 = 5.00 µs\n"
               "T = max(ℓ + N k + (N − 1) g, N ℓ + k) = max(10.00 µs + 1,000 × 5.00 µs + 999 × 1.00 µs, "
               "1,000 × 10.00 µs + 5.00 µs) = max(6.01 ms, 10.01 ms) = 10.01 ms\n"
               "The page shows another pass now: Eager, Serial, 15.00 ms.";
        QTest::newRow("cuda_graph")
            << "cuda_graph"
            << "T = t₀ + t₁ N + N k + (N − 1) g = 3.50 µs + 0 µs × 1,000 + 1,000 × 5.00 µs + 999 × 0.50 µs "
               "= 5.50 ms\nThe page shows another pass now: Eager, Serial, 15.00 ms.";
        QTest::newRow("faster_gpu") << "faster_gpu"
                                    << "s = 1:  U = N c / T = 5.00 ms / 15.00 ms = 33.3 %\n"
                                       "s = 1:  U = (N c / s) / T = 5.00 ms / 15.00 ms = 33.3 %\n"
                                       "T(1) / T(s) = 15.00 ms / 15.00 ms = 1.00×";
        QTest::newRow("three_meters") << "three_meters"
                                      << "U = N c / T = 5.00 ms / 15.00 ms = 33.3 %\n"
                                         "B = (N c + M) / T = (5.00 ms + 0 µs) / 15.00 ms = 33.3 %\n"
                                         "MFU = U × η = 33.3 % × 0.50 = 16.7 %";
        QTest::newRow("unknown") << "nonsense"
                                 << "";
    }
    void formulasCarryTheLiveValues()
    {
        QFETCH(QString, id);
        QFETCH(QString, text);
        const DispatchTaxInstrument instrument(m_catalogue);
        QCOMPARE(plain(instrument.liveFormula(id)), text);
    }

    void fasterGpuFormulaFollowsTheSlider()
    {
        DispatchTaxInstrument instrument(m_catalogue);
        QVERIFY(instrument.setInput(key("gpu_speed"), 2.0).isEmpty());
        QCOMPARE(plain(instrument.liveFormula(key("faster_gpu"))),
                 QStringLiteral("s = 1:  U = N c / T = 5.00 ms / 15.00 ms = 33.3 %\n"
                                "s = 2:  U = (N c / s) / T = 2.50 ms / 12.50 ms = 20.0 %\n"
                                "T(1) / T(s) = 15.00 ms / 12.50 ms = 1.20×"));
    }

    void noFormulaGivesASymbolTwoValues()
    {
        DispatchTaxInstrument instrument(m_catalogue);
        for (const auto &[input, value] : {std::pair("gpu_speed", QVariant(5.0)), {"min_kernel", true}})
            QCOMPARE(instrument.setInput(key(input), value), QString());
        // A kernel of 1 µs takes 2 µs: c is what is useful, c* what the GPU needs.
        QCOMPARE(plain(instrument.liveFormula(key("serial_pass"))),
                 QStringLiteral("c* = max(c, 2.00 µs) = max(1.00 µs, 2.00 µs) = 2.00 µs\n"
                                "T = N (c* + ℓ) + M = 1,000 × (2.00 µs + 10.00 µs) + 0 µs = 12.00 ms"));
        QVERIFY(
            plain(instrument.liveFormula(key("utilization"))).contains(QStringLiteral("1,000 × 1.00 µs")));
        QVERIFY(plain(instrument.liveFormula(key("three_meters")))
                    .contains(QStringLiteral("B = (N c* + M) / T = (2.00 ms + 0 µs) / 12.00 ms")));
        // Of another way to launch than the one in view, T is another one.
        QCOMPARE(instrument.setInput(key("launch_model"), key("overlapped")), QString());
        QVERIFY(
            plain(instrument.liveFormula(key("serial_pass")))
                .endsWith(QStringLiteral("The page shows another pass now: Eager, Overlapped, 10.00 ms.")));
        QVERIFY(!plain(instrument.liveFormula(key("overlapped"))).contains(QStringLiteral("The page shows")));
    }

    void everyLineOfAFormulaIsIsolated()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        const DispatchTaxInstrument instrument(m_catalogue);
        for (const char *id : formulaIds) {
            const QStringList lines = instrument.liveFormula(key(id)).split(u'\n');
            for (const QString &line : lines) {
                QCOMPARE(line.front(), QChar(0x2068));
                QCOMPARE(line.back(), QChar(0x2069));
                QCOMPARE(line.count(QChar(0x2068)), line.count(QChar(0x2069)));
                QVERIFY(line.at(1).script() == QChar::Script_Latin); // the first strong letter: left to right
            }
        }
    }

    void textsInFourLanguages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("total");
        QTest::addColumn<QString>("utilization");
        QTest::addColumn<QString>("kernels");
        QTest::newRow("en") << "en_US"
                            << "15.00"
                            << "33.3"
                            << "1,000";
        QTest::newRow("es") << "es_ES"
                            << "15,00"
                            << "33,3"
                            << "1000";
        QTest::newRow("zh") << "zh_CN"
                            << "15.00"
                            << "33.3"
                            << "1,000";
        QTest::newRow("ar") << "ar_EG" << QString::fromUtf8("١٥٫٠٠") << QString::fromUtf8("٣٣٫٣")
                            << QString::fromUtf8("١٬٠٠٠");
    }
    void textsInFourLanguages()
    {
        QFETCH(QString, language);
        QFETCH(QString, total);
        QFETCH(QString, utilization);
        QFETCH(QString, kernels);
        WatchedInstrument instrument(m_catalogue);
        QSignalSpy changes(instrument->table("passes"), &QAbstractItemModel::dataChanged);
        QSignalSpy signal(&*instrument, &Instrument::changed);
        const double before = instrument->figure(key("total_us"));
        QLocale::setDefault(QLocale(language));
        instrument->retranslate();
        QCOMPARE(changes.count(), 1);
        QCOMPARE(signal.count(), 0); // words change, results do not
        QCOMPARE(instrument->figure(key("total_us")), before);
        QVERIFY(instrument->figureText(key("total_us")).contains(total));
        QVERIFY(instrument->figureText(key("math_utilization")).contains(utilization));
        QCOMPARE(instrument->figureText(key("kernel_count")), kernels);
        QVERIFY(instrument->table("passes")->summary().contains(utilization));
        QVERIFY(instrument->table("passes")->index(0, 4).data().toString().contains(total));
        QVERIFY(instrument->liveFormula(key("serial_pass")).contains(total));
        QVERIFY(instrument->inputText(key("kernel_count"), 1000).contains(kernels));
        QVERIFY(!instrument->setInput(key("kernel_count"), 1).isEmpty());
    }

    void inputTexts()
    {
        const DispatchTaxInstrument instrument(m_catalogue);
        QCOMPARE(instrument.inputText(key("kernel_count"), 1000), key("1,000 kernel(s)"));
        QCOMPARE(plain(instrument.inputText(key("launch_us"), 10)), QStringLiteral("10 µs"));
        QCOMPARE(instrument.inputText(key("gpu_speed"), 2.0), QStringLiteral("2×"));
        QCOMPARE(instrument.inputText(key("gpu_speed"), 2.5), QStringLiteral("2.5×"));
        QCOMPARE(instrument.inputText(key("mode"), key("cuda_graph")), key("CUDA graph"));
        QCOMPARE(instrument.inputText(key("min_kernel"), true), key("on"));
    }

    void figureTextsUnderOtherInputs()
    {
        const DispatchTaxInstrument instrument(m_catalogue);
        QCOMPARE(plain(instrument.figureTextFor({{key("workload"), key("gpt2")}}, key("math_utilization"))),
                 QStringLiteral("90.0 %"));
        QCOMPARE(plain(instrument.figureTextFor({{key("workload"), key("resnet50")}}, key("throughput"))),
                 QStringLiteral("1,450 images/s"));
        QCOMPARE(
            plain(instrument.figureTextFor({{key("workload"), key("giant")}}, key("compute_per_kernel_us"))),
            QStringLiteral("200.00 ms"));
        QVERIFY(instrument.figureTextFor({{key("workload"), key("x")}}, key("throughput")).isEmpty());
    }

    void summariesNameTheTakeaway()
    {
        WatchedInstrument instrument(m_catalogue);
        QCOMPARE(plain(instrument->table("passes")->summary()),
                 QStringLiteral("Keyword spotting, Eager: of 15.00 ms, kernel compute takes 33.3 %, dispatch "
                                "overhead 66.7 % and memory transfer 0.0 %."));
        QVERIFY(instrument->setInput(key("gpu_speed"), 2.0).isEmpty());
        QVERIFY(instrument->table("passes")->summary().endsWith(instrument->changeSentence()));
        QCOMPARE(plain(instrument->table("comparison")->summary()),
                 QStringLiteral("Keyword spotting gains most from compiling, 2.00×. GPT-2 layer has the "
                                "highest math utilization without it, 90.0 %."));
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestDispatchTaxWords)

} // namespace test_dispatch_tax_words
#include "test_dispatch_tax_words.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/fusion/fusion_fixture.h"
#include "tests/support/test_main.h"

namespace test_fusion_words {

using namespace rp;

namespace {

const std::vector<const char *> formulaIds = {"fusion_traffic", "fusion_time",        "arithmetic_intensity",
                                              "ops_to_ridge",   "attention_standard", "attention_flash",
                                              "one_line_chain"};

} // namespace

class TestFusionWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void changesAreToldInASentence()
    {
        WatchedFusion instrument(m_catalogue);
        const auto told = [&](const char *id, const QVariant &value) {
            const QString error = instrument.change({{id, value}});
            return error.isEmpty() ? plain(instrument->changeSentence()) : error;
        };
        QCOMPARE(told("fused", true),
                 QStringLiteral("Fusion, on: memory traffic falls from 9.44 MB to 3.15 MB, "
                                "and the wall time from 34.7 µs to 11.6 µs."));
        QCOMPARE(
            told("granularity", key("primitive")),
            QStringLiteral("Granularity, Primitive operations (13): the fused kernel stays as it is, and the "
                           "traffic ratio goes from 3.00× to 10.00×."));
        QCOMPARE(told("granularity", key("library")).left(12), QStringLiteral("Granularity,"));
        QCOMPARE(
            told("launch_us", 20.0),
            QStringLiteral("Launch cost 20 µs: memory traffic stays at 3.15 MB, and the wall time rises from "
                           "11.6 µs to 21.6 µs."));
        QVERIFY(instrument.change({{"launch_us", 10.0}}).isEmpty());
        QVERIFY(
            told("elements", 2e7).endsWith(QStringLiteral("The tensor no longer fits into the L2 cache.")));
        QVERIFY(told("elements", 1e6).endsWith(QStringLiteral("The tensor now fits into the L2 cache.")));
        // Threefold traffic and fivefold time never share a sentence.
        const QString assumed = told("efficiency", key("better_fused"));
        QVERIFY2(assumed.contains(QLatin1String("assumed")) && !assumed.contains(QLatin1String("traffic")),
                 qPrintable(assumed));
        QVERIFY(!told("fused", false).contains(QLatin1String("traffic")));
        QCOMPARE(told("topic", key("attention")),
                 QStringLiteral("Topic, FlashAttention: standard attention moves 8.91 MB and FlashAttention "
                                "1.47 MB, a ratio of 6.08×."));
        QCOMPARE(told("sequence", 4096.0).left(33), QStringLiteral("Sequence length 4,096 token(s): s"));
        QCOMPARE(told("topic", key("one_line")),
                 QStringLiteral("Topic, One-line chain: fusion takes the memory accesses from 8 to 2."));
        QVERIFY(told("convention", key("full")).endsWith(QStringLiteral("from 10 to 4.")));
    }

    void restoringIsNothingToTell()
    {
        WatchedFusion instrument(m_catalogue);
        instrument->restoreInputs({{key("fused"), true}, {key("elements"), 1e5}});
        QCOMPARE(instrument->changeSentence(), QString());
    }

    void formulasCarryTheLiveValues_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::newRow("fusion_traffic") << "fusion_traffic"
                                        << "Q = (r + w) n b = (3 + 3) × 786,432 × 2 B = 9.44 MB\n"
                                           "Q′ = (r + w) n b = (1 + 1) × 786,432 × 2 B = 3.15 MB";
        QTest::newRow("fusion_time")
            << "fusion_time"
            << "T = N ℓ + Σ tᵢ = 3 × 10 µs + 4.72 µs = 34.7 µs\n"
               "t′₁ = max(Q′ / (η B), F / P) = max(3.15 MB / (1 × 2 TB/s), F / P) = max(1.57 µs, 0.101 µs) = "
               "1.57 µs\n"
               "T′ = N′ ℓ + Σ tᵢ = 1 × 10 µs + 1.57 µs = 11.6 µs";
        QTest::newRow("arithmetic_intensity") << "arithmetic_intensity"
                                              << "I = F / Q = 10 × 786,432 / 9.44 MB = 0.833 FLOP/byte\n"
                                                 "I′ = F / Q′ = 10 × 786,432 / 3.15 MB = 2.5 FLOP/byte\n"
                                                 "R₁ = P / B = 78 TFLOP/s / 2 TB/s = 39 FLOP/byte\n"
                                                 "R₂ = P / B = 312 TFLOP/s / 2 TB/s = 156 FLOP/byte";
        QTest::newRow("ops_to_ridge") << "ops_to_ridge"
                                      << "m = ⌈2 b R / f⌉ = ⌈2 × 2 × 39 / 1⌉ = 156\n"
                                         "m = ⌈2 b R / f⌉ = ⌈2 × 2 × 156 / 1⌉ = 624";
        QTest::newRow("attention_standard")
            << "attention_standard"
            << "Q = (4 N d + 4 N²) b = (4 × 1,024 × 64 + 4 × 1,024²) × 2 B = 8.91 MB";
        QTest::newRow("attention_flash") << "attention_flash"
                                         << "B_c = ⌈M / (4 d)⌉ = ⌈98,304 / (4 × 64)⌉ = 384\n"
                                            "T_c = ⌈N / B_c⌉ = ⌈1,024 / 384⌉ = 3\n"
                                            "Q = (2 N d + (3 N d + 4 N) T_c) b = (2 × 1,024 × 64 + (3 × "
                                            "1,024 × 64 + 4 × 1,024) × 3) × 2 B = "
                                            "1.47 MB";
        QTest::newRow("one_line_chain")
            << "one_line_chain"
            << "A / A′ = (r + w_r) / (r′ + w_r′) = (4 + 4) / (1 + 1) = 8 / 2 = 4.00×";
        QTest::newRow("unknown") << "nonsense"
                                 << "";
    }
    void formulasCarryTheLiveValues()
    {
        QFETCH(QString, id);
        QFETCH(QString, text);
        const FusionInstrument instrument(m_catalogue);
        QCOMPARE(plain(instrument.liveFormula(id)), text);
    }

    void everyLineOfAFormulaIsIsolated()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        const FusionInstrument instrument(m_catalogue);
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
        QTest::addColumn<QString>("ratio");
        QTest::addColumn<QString>("elements");
        QTest::newRow("en") << "en_US"
                            << "3.00"
                            << "786,432";
        QTest::newRow("es") << "es_ES"
                            << "3,00"
                            << "786.432";
        QTest::newRow("zh") << "zh_CN"
                            << "3.00"
                            << "786,432";
        QTest::newRow("ar") << "ar_EG" << QString::fromUtf8("٣٫٠٠") << QString::fromUtf8("٧٨٦٬٤٣٢");
    }
    void textsInFourLanguages()
    {
        QFETCH(QString, language);
        QFETCH(QString, ratio);
        QFETCH(QString, elements);
        WatchedFusion instrument(m_catalogue);
        QSignalSpy changes(instrument->table("operations"), &QAbstractItemModel::dataChanged);
        QSignalSpy signal(&*instrument, &Instrument::changed);
        QLocale::setDefault(QLocale(language));
        instrument->retranslate();
        QCOMPARE(changes.count(), 1);
        QCOMPARE(signal.count(), 0); // words change, results do not
        QVERIFY(instrument->figureText(key("traffic_ratio")).contains(ratio));
        QCOMPARE(instrument->figureText(key("elements")), elements);
        QVERIFY(instrument->table("operations")->summary().contains(ratio));
        QVERIFY(instrument->inputText(key("elements"), 786'432).contains(elements));
    }

    void figureTexts()
    {
        const FusionInstrument instrument(m_catalogue);
        const auto text = [&](const char *id, const QVariantMap &inputs = {}) {
            return plain(instrument.figureTextFor(inputs, key(id)));
        };
        QCOMPARE(text("traffic_ratio"), QStringLiteral("3.00×"));
        QCOMPARE(text("bandwidth"), QStringLiteral("2 TB/s"));
        QCOMPARE(text("ridge_tensor"), QStringLiteral("156 FLOP/byte"));
        QCOMPARE(text("relu_share_tensor"), QStringLiteral("0.16 %"));
        QCOMPARE(text("published_utilization"), QStringLiteral("142.9 %"));
        QCOMPARE(text("fits_in_l2"), QStringLiteral("yes"));
        QCOMPARE(text("fits_in_l2", {{key("elements"), 1e8}}), QStringLiteral("no"));
        QCOMPARE(text("access_ratio", {{key("convention"), key("intermediates")}}),
                 QStringLiteral("no access is left"));
        QCOMPARE(plain(instrument.inputText(key("bandwidth"), key("tb3_35"))), QStringLiteral("3.35 TB/s"));
    }

    void summariesNameTheTakeaway()
    {
        WatchedFusion instrument(m_catalogue);
        QCOMPARE(plain(instrument->table("operations")->summary()),
                 QStringLiteral(
                     "Unfused, 3 kernel(s) read 4.72 MB and write 4.72 MB. Fused, one kernel reads 1.57 "
                     "MB and writes 1.57 MB. The traffic ratio is 3.00×."));
        QCOMPARE(
            plain(instrument->table("times")->summary()),
            QStringLiteral("Unfused the chain takes 34.7 µs and fused 11.6 µs. The wall-clock speed-up is "
                           "3.00×."));
        QVERIFY(plain(instrument->table("intensities")->summary()).contains(QStringLiteral("39 FLOP/byte")));
        QVERIFY(plain(instrument->table("attention")->summary())
                    .contains(plain(instrument->figureText(key("attention_flash_bytes")))));
        QVERIFY(instrument.change({{"efficiency", key("better_fused")}}).isEmpty());
        QVERIFY(instrument->table("times")->summary().contains(QLatin1String("assumed")));
        for (ResultTable *table : instrument->tables()) {
            QVERIFY(!table->caption().isEmpty());
            QVERIFY(!table->summary().isEmpty());
        }
    }

    void explanations()
    {
        WatchedFusion instrument(m_catalogue);
        QVERIFY(instrument->cacheSentence().startsWith(QLatin1String("Fits into L2")));
        QVERIFY(instrument.change({{"elements", 1e8}}).isEmpty());
        QVERIFY(instrument->cacheSentence().startsWith(QLatin1String("Larger than L2")));
        const QString speedup = plain(instrument->speedupSentence());
        QVERIFY(speedup.contains(QString::fromUtf8("5×")) && speedup.contains(QString::fromUtf8("3×")));
        for (const QString &sentence : speedup.split(u'.'))
            QVERIFY(
                !(sentence.contains(QString::fromUtf8("5×")) && sentence.contains(QString::fromUtf8("3×"))));
        const QString attention = plain(instrument->attentionSentence());
        for (const char *value : {"40.3 GB", "4.4 GB", "41.7 ms", "7.3 ms", "66.6 GFLOP", "75.2 GFLOP"})
            QVERIFY2(attention.contains(QLatin1String(value)), value);
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestFusionWords)

} // namespace test_fusion_words
#include "test_fusion_words.moc"

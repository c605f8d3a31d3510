// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/tracks/track_fixture.h"

#include "models/instruments/instrument_factory.h"
#include "models/instruments/tracks/track_verdicts.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>

namespace test_track_words {

using namespace rp;

class TestTrackWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void verdictsSayWhichPartFails()
    {
        Watched<TrackCloudInstrument> cloud(m_catalogue);
        QCOMPARE(
            plain(cloud->verdict().sentence),
            key("Goal missed: at batch 1 the GPU is busy for 20.8 % of the time, at least 80 % is asked."));
        QVERIFY(cloud.change({{"mode", key("compiled")}, {"batch", 64.0}}).isEmpty());
        QCOMPARE(
            plain(cloud->verdict().sentence),
            key("Goal reached: at batch 64 the GPU is busy for 84.4 % of the time, at least 80 % is asked."));
        QVERIFY(cloud.change({{"tensor_parallel", key("1")}}).isEmpty());
        QVERIFY(plain(cloud->verdict().sentence).contains(key("of memory on each GPU, which has 80 GB")));
        Watched<TrackEdgeInstrument> edge(m_catalogue);
        QVERIFY(edge->verdict().sentence.contains(key("1 of 100 loops takes more than")));
        QVERIFY(edge.change({{"mode", key("graphs_freeze")}}).isEmpty());
        QVERIFY(edge->verdict().sentence.contains(key("but the rare slow ones miss it 3.6 times an hour")));
        Watched<TrackMobileInstrument> mobile(m_catalogue);
        QVERIFY(plain(mobile->verdict().sentence).contains(key("0.90 W exceeds the power budget of 0.45 W")));
        Watched<TrackTinyInstrument> tiny(m_catalogue);
        QCOMPARE(plain(tiny->verdict().sentence),
                 key("Goal missed: the program needs 200 MB of flash and 50.1 MB of RAM, and the "
                     "microcontroller has 512 kB and 320 kB."));
        QVERIFY(tiny.change({{"runtime", key("tflite")}}).isEmpty());
        QVERIFY(plain(tiny->verdict().sentence).contains(key("needs 1.43 MB of flash")));
    }

    void aLimitAndWhatJustMissesItLookDifferent()
    {
        Watched<TrackMobileInstrument> mobile(m_catalogue);
        QVERIFY(mobile.change({{"fused", true}}).isEmpty());
        const double hours = 0.9 / (mobile.figure("power_w") - 0.0001);
        QVERIFY(mobile.change({{"target_hours", hours}}).isEmpty());
        QVERIFY(!mobile->verdict().pass);
        const QString sentence = plain(mobile->verdict().sentence);
        QVERIFY2(sentence.contains(key("0.3972 W exceeds the power budget of 0.40 W")), qPrintable(sentence));
    }

    void changesAreTold()
    {
        Watched<TrackCloudInstrument> cloud(m_catalogue);
        QVERIFY(cloud->changeSentence().isEmpty());
        QVERIFY(cloud.change({{"batch", 64.0}}).isEmpty());
        QCOMPARE(
            plain(cloud->changeSentence()),
            key("Batch: 64. GPU busy: now 23.5 %, before 20.8 %. Throughput: now 1,531 tokens/s, before 23.9 "
                "tokens/s."));
        QVERIFY(cloud.change({{"mode", key("cuda_graph")}}).isEmpty());
        QVERIFY(cloud->changeSentence().endsWith(key("The goal is now reached.")));
        QVERIFY(cloud->table("step")->summary().contains(cloud->changeSentence()));
        Watched<TrackTinyInstrument> tiny(m_catalogue);
        QVERIFY(tiny.change({{"runtime", key("aot_c")}}).isEmpty());
        QCOMPARE(plain(tiny->changeSentence()),
                 key("Runtime: Compiled C. Time of one hop: still 9.84 ms. Power: still "
                     "0.94 mW. The goal is now reached."));
    }

    void assumptionsGoWithTheValueThatIsAssumed()
    {
        Watched<TrackCloudInstrument> cloud(m_catalogue);
        QVERIFY(!specOf(*cloud, "kernels_per_layer").assumption.isEmpty());
        QVERIFY(cloud->figureAssumption(key("gpu_busy")).contains(key("eager kernels per layer")));
        QVERIFY(cloud.change({{"kernels_per_layer", 60.0}}).isEmpty());
        QVERIFY(specOf(*cloud, "kernels_per_layer").assumption.isEmpty());
        QVERIFY(!cloud->figureAssumption(key("gpu_busy")).contains(key("eager kernels per layer")));
        QVERIFY(cloud->figureAssumption(key("intensity")).isEmpty());
        Watched<TrackEdgeInstrument> edge(m_catalogue);
        QVERIFY(!specOf(*edge, "gc_objects").assumption.isEmpty());
        QVERIFY(edge->figureAssumption(key("p99_us")).contains(key("independent of each other")));
        QVERIFY(edge->figureAssumption(key("verdict")).contains(key("safety target")));
        Watched<TrackMobileInstrument> mobile(m_catalogue);
        QVERIFY(specOf(*mobile, "pj_per_dram_byte").assumption.contains(key("not confirmed")));
        QVERIFY(mobile.change({{"pj_per_dram_byte", 160.0}}).isEmpty());
        QVERIFY(specOf(*mobile, "pj_per_dram_byte").assumption.isEmpty());
        Watched<TrackTinyInstrument> tiny(m_catalogue);
        QVERIFY(tiny.change({{"runtime", key("tflm")}}).isEmpty());
        QVERIFY(tiny->figureAssumption(key("time_us")).contains(key("4 % overhead")));
        QVERIFY(tiny.change({{"runtime", key("aot_c")}}).isEmpty());
        QVERIFY(!tiny->figureAssumption(key("time_us")).contains(key("overhead")));
    }

    void formulasCarryTheLiveValues()
    {
        Watched<TrackCloudInstrument> cloud(m_catalogue);
        QCOMPARE(plain(cloud->liveFormula(key("cloud_kernels"))),
                 QStringLiteral("n = n_L L + n_x + n_c = 50 × 80 + 20 + 160 = 4,180"));
        QVERIFY(cloud.change({{"mode", key("compiled")}}).isEmpty());
        QCOMPARE(
            plain(cloud->liveFormula(key("cloud_kernels"))),
            QStringLiteral("n = (n_L L + n_x) (1 − ρ) + n_c = (50 × 80 + 20) × (1 − 0.75) + 160 = 1,165"));
        Watched<TrackEdgeInstrument> edge(m_catalogue);
        QCOMPARE(plain(edge->liveFormula(key("edge_base"))),
                 QStringLiteral("T_0 = t_s + max(n l, W) = 2.00 ms + max(150 × 50 µs, 4.50 ms) = 9.50 ms"));
        Watched<TrackMobileInstrument> mobile(m_catalogue);
        QCOMPARE(plain(mobile->liveFormula(key("mobile_traffic"))),
                 QStringLiteral("D = N q A = 40 × 9 × 1 MB = 360 MB"));
        Watched<TrackTinyInstrument> tiny(m_catalogue);
        QVERIFY(tiny.change({{"runtime", key("tflm")}}).isEmpty());
        QCOMPARE(plain(tiny->liveFormula(key("tiny_time"))),
                 QStringLiteral("T = O (1 + v) / (f q) = 340,000 × (1 + 0.04) / (48 MHz × 0.72) = 10.23 ms"));
    }

    void everyFormulaIsThereAndIsolated()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        const std::vector<std::pair<const char *, std::vector<const char *>>> all = {
            {"track_cloud",
             {"cloud_kernels", "cloud_gpu_time", "cloud_step_time", "cloud_gpu_busy", "cloud_tokens",
              "cloud_memory"}},
            {"track_edge", {"edge_base", "edge_spread", "edge_tail", "edge_misses", "edge_collection"}},
            {"track_mobile",
             {"mobile_traffic", "mobile_energy", "mobile_power", "mobile_hours", "mobile_time"}},
            {"track_tiny", {"tiny_time", "tiny_power", "tiny_flash", "tiny_ram"}}};
        for (const auto &[id, formulas] : all) {
            const auto instrument = makeInstrument(key(id), m_catalogue);
            QVERIFY(instrument->liveFormula(key("nonsense")).isEmpty());
            for (const char *formula : formulas) {
                const QString text = instrument->liveFormula(key(formula));
                QVERIFY2(!text.isEmpty(), formula);
                QVERIFY2(!text.contains(QRegularExpression(key("%[0-9]"))), qPrintable(text));
                for (const QString &line : text.split(u'\n')) {
                    QCOMPARE(line.front(), QChar(0x2068));
                    QCOMPARE(line.back(), QChar(0x2069));
                    QCOMPARE(line.count(QChar(0x2068)), line.count(QChar(0x2069)));
                }
            }
        }
    }

    void everyTextIsThere()
    {
        for (const char *id : {"track_cloud", "track_edge", "track_mobile", "track_tiny"}) {
            const auto instrument = makeInstrument(key(id), m_catalogue);
            QVERIFY(std::isnan(instrument->figure(key("nonsense"))));
            QVERIFY(std::isnan(instrument->figureFor({{key("nonsense"), 1}}, key("verdict"))));
            QVERIFY(instrument->figureText(key("nonsense")).isEmpty());
            for (const QString &figure : instrument->figureIds())
                QVERIFY2(!instrument->figureLabel(figure).isEmpty(), qPrintable(figure));
            for (const ResultTable *table : instrument->tables()) {
                QVERIFY(!table->caption().isEmpty() && !table->summary().isEmpty());
                QVERIFY(table->rowCount() > 0);
                for (int column = 0; column < table->columnCount(); ++column) {
                    QVERIFY(!table->headerData(column, Qt::Horizontal).toString().isEmpty());
                    for (int row = 0; row < table->rowCount(); ++row) {
                        const QString spoken =
                            table->index(row, column).data(ResultTable::SpokenRole).toString();
                        QVERIFY2(!spoken.isEmpty() && !spoken.contains(key("nan")), qPrintable(spoken));
                    }
                }
                QVERIFY(table->csv().count(key("\r\n")) == table->rowCount() + 1);
            }
        }
    }

    void theDesignKeepsTheVerdict()
    {
        Watched<TrackEdgeInstrument> edge(m_catalogue);
        QVariantMap fields = edge->designFields();
        QCOMPARE(fields.value(key("track_judged")).toString(), key("edge"));
        QCOMPARE(fields.value(key("track_verdict")).toString(), key("fail"));
        QCOMPARE(fields.value(key("track_figure")).toDouble(), edge.figure("p99_us"));
        QVERIFY(edge.change({{"mode", key("aot_cpp_rt")}}).isEmpty());
        QCOMPARE(edge->designFields().value(key("track_verdict")).toString(), key("pass"));
        // As the strip tells it before the instrument is in use.
        Watched<TrackTinyInstrument> tiny(m_catalogue);
        QVERIFY(tiny.change({{"runtime", key("tflm")}}).isEmpty());
        const TrackVerdict strip = trackVerdict(key("tiny"), key("eager"), false, m_catalogue);
        QCOMPARE(tiny->verdict().sentence, strip.sentence);
        QCOMPARE(tiny->verdict().figure, strip.figure);
    }

    void textsFollowTheLanguage()
    {
        Watched<TrackCloudInstrument> cloud(m_catalogue);
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        cloud->retranslate();
        QVERIFY(cloud.change({{"batch", 64.0}}).isEmpty());
        for (const QString &text : {cloud->verdict().sentence, cloud->changeSentence(),
                                    cloud.text("tokens_s"), cloud->criteria()->index(0, 1).data().toString()})
            QVERIFY2(!text.contains(QRegularExpression(key("[0-9]"))), qPrintable(text));
        QLocale::setDefault(QLocale(QStringLiteral("es_ES")));
        QCOMPARE(cloud.text("gpu_busy"), key("23,5 %"));
    }

private:
    static InputSpec specOf(const Instrument &instrument, const char *id)
    {
        for (const InputSpec &spec : instrument.inputs()) {
            if (spec.id == key(id))
                return spec;
        }
        return {};
    }

    Catalogue m_catalogue;
};

RP_TEST(TestTrackWords)

} // namespace test_track_words
#include "test_track_words.moc"

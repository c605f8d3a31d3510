// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/instruments/roofline/roofline_fixture.h"

#include "models/instruments/instrument_factory.h"
#include "tests/support/test_main.h"
#include <QSignalSpy>

namespace test_roofline_words {

using namespace rp;
using roofline_fixture::labCatalogue;
using roofline_fixture::WatchedRoofline;

class TestRooflineWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = labCatalogue();
    }

    void onlySizesOfTheKernelApply()
    {
        WatchedRoofline instrument(m_catalogue);
        QSignalSpy controls(&*instrument, &Instrument::inputsChanged);
        QVERIFY(has(*instrument, "size") && !has(*instrument, "m") && !has(*instrument, "batch"));
        QVERIFY(instrument.change({{"kernel", key("gemm")}}).isEmpty());
        QVERIFY(has(*instrument, "m") && has(*instrument, "k") && !has(*instrument, "size"));
        QVERIFY(instrument.change({{"kernel", key("gemv")}}).isEmpty());
        QVERIFY(has(*instrument, "batch") && has(*instrument, "gemv_rows") && !has(*instrument, "n"));
        QCOMPARE(controls.count(), 2);
        QVERIFY(!has(*instrument, "carried_fused"));
    }

    void aPeakThatDoesNotExistIsRefusedOrLeft()
    {
        WatchedRoofline instrument(m_catalogue);
        QVERIFY(instrument.change({{"precision", key("fp32")}}).isEmpty());
        const QString refused = plain(instrument.change({{"sparsity", key("sparse")}}));
        QCOMPARE(refused, key("NVIDIA H100 SXM5 has no sparse peak for FP32. Stay with the dense one, or "
                              "choose another precision."));
        QCOMPARE(choicesOf(*instrument, "sparsity"), QStringList{key("dense")});
        QVERIFY(instrument.change({{"precision", key("fp16")}, {"sparsity", key("sparse")}}).isEmpty());
        QVERIFY(instrument.change({{"precision", key("fp32")}}).isEmpty());
        QCOMPARE(instrument->settings().sparsity,
                 key("dense")); // the sparse peak has gone with the precision
        const Catalogue phone = labCatalogue("MOBILE_NPU");
        WatchedRoofline narrow(phone);
        QCOMPARE(narrow->settings().precision, key("int8"));
        QCOMPARE(choicesOf(*narrow, "precision"), QStringList{key("int8")});
        QVERIFY(std::isnan(narrow.figure("mfu_sparse")));
        QCOMPARE(narrow.text("mfu_sparse"), key("not defined"));
    }

    void theKnownFiguresInWords()
    {
        WatchedRoofline instrument(m_catalogue);
        QCOMPARE(instrument.text("intensity"), key("170.7 FLOP/byte"));
        QCOMPARE(instrument.text("ridge"), key("295.3 FLOP/byte"));
        QCOMPARE(instrument.text("attainable_flops"), key("571.7 TFLOP/s"));
        QCOMPARE(instrument.text("mfu"), key("57.8 %"));
        QCOMPARE(instrument.text("mfu_sparse"), key("28.9 %"));
        QCOMPARE(instrument.text("regime"), key("memory-bound"));
        QCOMPARE(instrument.text("bandwidth"), key("3.35 TB/s"));
        QCOMPARE(instrument.text("size_at_ridge"), key("886"));
        QCOMPARE(instrument.text("reported_share_dashboard"), key("15.7 %"));
        QCOMPARE(instrument.text("reported_share_dense"), key("31.5 %"));
        QCOMPARE(instrument.text("reported_size"), key("280"));
        QCOMPARE(instrument.text("reported_possible"), key("yes"));
        QCOMPARE(instrument.text("published_ridge"), key("591 FLOP/byte"));
        QVERIFY(instrument.change({{"precision", key("fp32")}, {"size", 128.0}}).isEmpty());
        QCOMPARE(instrument.text("regime"), key("compute-bound")); // by its own ridge
        QCOMPARE(instrument.text("published_regime"), key("memory-bound"));
        QVERIFY(instrument.change({{"kernel", key("gemv")}, {"precision", key("fp16")}}).isEmpty());
        QCOMPARE(instrument.text("gemv_asymptote"), key("1 FLOP/byte"));
        QCOMPARE(instrument.text("batch_at_ridge"), key("318"));
    }

    void theEdgeCannotHaveReportedThis()
    {
        WatchedRoofline instrument(m_catalogue);
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty());
        QCOMPARE(instrument.figure("reported_possible"), 0.0);
        QVERIFY(std::isnan(instrument.figure("reported_size")));
        QVERIFY(plain(instrument->reportedSentence()).contains(key("312 TFLOP/s")));
        QVERIFY(plain(instrument->reportedSentence()).contains(key("15.04 TFLOP/s")));
        QCOMPARE(instrument.text("published_ridge"), key("10 FLOP/byte"));
        QCOMPARE(instrument.text("ridge"), key("146.9 FLOP/byte"));
    }

    void assumedPeaksAreMarkedEverywhere()
    {
        WatchedRoofline instrument(m_catalogue);
        for (const char *id : {"ridge", "mfu", "attainable_flops", "peak_flops", "time_us", "regime"})
            QVERIFY2(instrument->figureAssumption(key(id)).isEmpty(), id);
        QVERIFY(!instrument->figureAssumption(key("reported_flops")).isEmpty());
        QVERIFY(instrument.change({{"context", key("edge")}, {"all_roofs", true}}).isEmpty());
        for (const char *id :
             {"ridge", "ridge_ratio", "mfu", "mfu_dense", "mfu_sparse", "attainable_flops", "peak_flops",
              "time_us", "regime", "size_at_ridge", "batch_at_ridge", "reported_share_dense"})
            QVERIFY2(!instrument->figureAssumption(key(id)).isEmpty(), id);
        QVERIFY(instrument->figureAssumption(key("intensity")).isEmpty());
        for (const ResultTable *table : {instrument->table("operating_point"), instrument->table("sizes"),
                                         instrument->table("precisions"), instrument->table("roofs")}) {
            for (const ResultColumn &column : table->columns()) {
                const bool rests = column.quantity == Quantity::Flops || column.key == key("mfu") ||
                                   column.key == key("ridge") || column.key == key("regime");
                QCOMPARE(rests, column.assumption && !column.assumption().isEmpty() &&
                                    column.key != key("ridge_ratio"));
            }
        }
        for (const InputSpec &spec : instrument->inputs()) {
            if (spec.id == key("precision") || spec.id == key("sparsity"))
                QVERIFY2(!spec.assumption.isEmpty(), qPrintable(spec.id));
        }
    }

    void sentencesNameWhatHappened()
    {
        WatchedRoofline instrument(m_catalogue);
        QVERIFY(instrument->changeSentence().isEmpty());
        QVERIFY(instrument.change({{"size", 1024.0}}).isEmpty());
        QCOMPARE(plain(instrument->changeSentence()),
                 key("Size M = N = K: 1,024. The arithmetic intensity rises from 170.7 FLOP/byte to 341.3 "
                     "FLOP/byte. Attainable: 989.4 TFLOP/s, MFU 100.0 %. The kernel is now compute-bound."));
        QVERIFY(plain(instrument->wayToRidgeSentence())
                    .endsWith(key("A square product is compute-bound from N = 887 on.")));
        QVERIFY(plain(instrument->table("sizes")->summary()).contains(key("from N = 887 on")));
        QVERIFY(instrument.change({{"sparsity", key("sparse")}}).isEmpty());
        QCOMPARE(plain(instrument->changeSentence()),
                 key("Peak: 2:4 sparse. The arithmetic intensity stays at 341.3 FLOP/byte. The ridge moves "
                     "from 295.3 FLOP/byte to 590.7 FLOP/byte. Attainable: 1,143 TFLOP/s, MFU 57.8 %. The "
                     "kernel is now memory-bound."));
        // From which size on is asked of the learner, so it is not told to who has not come there.
        QCOMPARE(plain(instrument->wayToRidgeSentence()),
                 QString::fromUtf8("The ridge asks for 1.73× this intensity."));
        QVERIFY(!instrument->table("sizes")->summary().contains(QString::fromUtf8("1,773")));
        QVERIFY(instrument->table("operating_point")->summary().startsWith(key("Memory-bound")));
        QVERIFY(instrument.change({{"all_roofs", true}}).isEmpty());
        QCOMPARE(plain(instrument->changeSentence()), key("Show all roofs: on. 5 roof(s) are drawn."));
        QVERIFY(instrument.change({{"kernel", key("gemv")}}).isEmpty());
        QVERIFY(!plain(instrument->wayToRidgeSentence()).contains(key("batch")));
        QVERIFY(instrument.change({{"batch", 1024.0}}).isEmpty());
        QVERIFY(plain(instrument->wayToRidgeSentence()).contains(key("from batch")));
        QVERIFY(instrument.change({{"gemv_rows", 64.0}}).isEmpty());
        QVERIFY(plain(instrument->wayToRidgeSentence()).contains(key("no batch is large enough")));
    }

    void theReportIsHeldAgainstTheChosenPeak()
    {
        WatchedRoofline instrument(m_catalogue);
        QCOMPARE(plain(instrument->reportedSentence()),
                 key("The reported 312 TFLOP/s are 31.5 % of this peak. The dashboard shows 15.7 %: it "
                     "divides by another one."));
        QVERIFY(instrument.change({{"sparsity", key("sparse")}}).isEmpty());
        QCOMPARE(plain(instrument->reportedSentence()),
                 key("The reported 312 TFLOP/s are 15.8 % of this peak. That is what the dashboard shows as "
                     "15.7 %: it divides by a peak that holds only with 2:4 sparsity."));
        QVERIFY(instrument.change({{"precision", key("int8")}}).isEmpty());
        QCOMPARE(plain(instrument->reportedSentence()),
                 key("The report is about FP16. Choose that precision to compare."));
    }

    void equationsHoldTheLiveValues()
    {
        WatchedRoofline instrument(m_catalogue);
        const auto equation = [&](const char *id) { return plain(instrument->liveFormula(key(id))); };
        QCOMPARE(equation("gemm_intensity_square"),
                 QString::fromUtf8("I = 2 N / (3 b) = 2 × 512 / (3 × 2) = 170.7 FLOP/byte"));
        QCOMPARE(equation("ridge"),
                 QString::fromUtf8("R = P / BW = 989.4 TFLOP/s / 3.35 TB/s = 295.3 FLOP/byte"));
        QCOMPARE(equation("attainable"),
                 QString::fromUtf8("A = min(P, BW × I) = min(989.4 TFLOP/s, 3.35 TB/s × 170.7 FLOP/byte) = "
                                   "min(989.4 TFLOP/s, 571.7 TFLOP/s) = 571.7 TFLOP/s"));
        QCOMPARE(equation("roof_mfu"),
                 QString::fromUtf8("MFU ≤ min(1, BW × I / P) = 571.7 TFLOP/s / 989.4 TFLOP/s = 57.8 %"));
        QVERIFY(
            equation("gemv_intensity").contains(QString::fromUtf8("I ≈ 2 B / b = 2 × 1 / 2 = 1 FLOP/byte")));
        for (const char *id : {"gemm_intensity_general", "roof_time", "square_at_ridge"})
            QVERIFY2(!equation(id).isEmpty() && !equation(id).contains(u'%' + key("1")), id);
        QVERIFY(equation("other").isEmpty());
    }

    void designOfTheKernel()
    {
        WatchedRoofline instrument(m_catalogue);
        const QVariantMap design = instrument->designFields();
        QCOMPARE(design.value(key("context")).toString(), key("cloud"));
        QCOMPARE(design.value(key("operation")).toString(), key("square"));
        QCOMPARE(design.value(key("bound_type")).toString(), key("memory"));
        QCOMPARE(design.value(key("arithmetic_intensity")).toDouble(), instrument.figure("intensity"));
        QCOMPARE(design.value(key("mfu_percent")).toDouble(), instrument.figure("mfu") * 100.0);
    }

private:
    static bool has(const Instrument &instrument, const char *id)
    {
        const auto specs = instrument.inputs();
        return std::any_of(specs.begin(), specs.end(),
                           [&](const InputSpec &s) { return s.id == key(id) && s.applies; });
    }
    static QStringList choicesOf(const Instrument &instrument, const char *id)
    {
        QStringList keys;
        for (const InputSpec &spec : instrument.inputs()) {
            for (const InputChoice &choice : spec.choices) {
                if (spec.id == key(id))
                    keys.append(choice.key);
            }
        }
        return keys;
    }

    Catalogue m_catalogue;
};

RP_TEST(TestRooflineWords)

} // namespace test_roofline_words
#include "test_roofline_words.moc"

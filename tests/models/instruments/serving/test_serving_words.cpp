// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/serving/serving_fixture.h"

#include "tests/support/test_main.h"

#include <QRegularExpression>

namespace test_serving_words {

using namespace rp;
using serving_fixture::WatchedServing;

class TestServingWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = serving_fixture::labCatalogue(); }
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void lengthsGoInSteps()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(plain(serving->setInput(key("sequence"), 1000.0)).contains(key("768 or 1,024")));
        QCOMPARE(serving->input(key("sequence")).toDouble(), 2048.0);
        QVERIFY(serving->setInput(key("sequence"), 1024.0).isEmpty());
    }

    void memoryIsToldWithItsExcess()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(serving.change({{"batch", 64.0}, {"heads", key("mha")}}).isEmpty());
        QCOMPARE(
            plain(servingMemorySentence(serving->state())),
            key("This design needs 85.8 GB, but the device has 80 GB. It is 5.82 GB too much. The largest "
                "batch that fits at this length is 58."));
        QVERIFY(serving.change({{"heads", key("gqa")}}).isEmpty());
        QCOMPARE(
            plain(servingMemorySentence(serving->state())),
            key("This design needs 34.3 GB of the 80 GB that the device has. 45.7 GB is left. The largest "
                "batch that fits at this length is 233."));
        QVERIFY(serving.change({{"context", key("edge")}}).isEmpty());
        QVERIFY(plain(servingMemorySentence(serving->state()))
                    .endsWith(key("No batch fits: the weights alone take 16.1 GB.")));
        QVERIFY(serving.change({{"weights", key("int8")}}).isEmpty());
        QVERIFY(plain(servingMemorySentence(serving->state()))
                    .endsWith(key("The largest batch that fits at this length is 25.")));
    }

    void theBoundIsCalledABound()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(serving.change({{"batch", 64.0}, {"sequence", 1024.0}}).isEmpty());
        const QString sentence = plain(servingBoundSentence(serving->state()));
        QVERIFY2(sentence.contains(key("memory-bound")) && sentence.contains(key("upper bound")) &&
                     sentence.contains(key("9,085 tokens/s")),
                 qPrintable(sentence));
        for (const char *figure : {"tokens_s", "kernels_tokens_s", "mfu", "tokens_s_per_sequence"})
            QVERIFY(serving->figureLabel(key(figure)).contains(key("upper bound"), Qt::CaseInsensitive));
        QVERIFY(serving->figureLabel(key("step_us")).contains(key("lower bound")));
        QVERIFY(serving.change({{"phase", key("prefill")}}).isEmpty());
        QVERIFY(plain(servingBoundSentence(serving->state())).contains(key("compute-bound")));
    }

    void theCoursesFormulaIsPutRight()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(serving.change({{"phase", key("prefill")}, {"batch", 8.0}, {"sequence", 512.0}}).isEmpty());
        const QString sentence = plain(serving->publishedSentence());
        QVERIFY2(sentence.contains(key("460,772 tokens/s")) &&
                     sentence.contains(QString::fromUtf8("6.56×")) &&
                     sentence.contains(key("70,193 tokens/s")) && sentence.contains(key("sparsity")),
                 qPrintable(sentence));
        QVERIFY(serving.change({{"context", key("edge")}}).isEmpty());
        QVERIFY(serving->publishedSentence().contains(key("nothing about this device")));
    }

    void changesAreTold()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(serving->changeSentence().isEmpty());
        QVERIFY(serving.change({{"sequence", 1024.0}}).isEmpty());
        QVERIFY(serving.change({{"batch", 64.0}}).isEmpty());
        QCOMPARE(plain(serving->changeSentence()),
                 key("Batch 64: the upper bound moves from 1,666 tokens/s to 9,085 tokens/s. Arithmetic "
                     "intensity: 42.2 FLOP/byte, memory-bound."));
        QVERIFY(serving.change({{"fusion", key("all")}}).isEmpty());
        QVERIFY(plain(serving->changeSentence())
                    .startsWith(key("Fusion, All element-wise: the upper bound stays at 9,085 tokens/s. "
                                    "Fusion lowers the accesses per element from")));
        QVERIFY(serving->table("kernels")->summary().contains(serving->changeSentence()));
        QVERIFY(serving.change({{"heads", key("mha")}, {"sequence", 4096.0}}).isEmpty());
        QVERIFY2(plain(serving->changeSentence()).contains(key("out of memory, by")),
                 qPrintable(serving->changeSentence()));
        QVERIFY(serving.change({{"heads", key("gqa")}}).isEmpty());
        QVERIFY2(plain(serving->changeSentence()).contains(key("the design fits. Its upper bound is")),
                 qPrintable(serving->changeSentence()));
        serving->restoreInputs({{key("batch"), 8.0}, {key("phase"), key("prefill")}});
        QCOMPARE(serving->changeSentence(), QString());
    }

    void assumptionsGoWithWhatIsAssumed()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(serving->figureAssumption(key("reserve_bytes")).contains(key("1 GB")));
        QVERIFY(serving->figureAssumption(key("total_bytes")).contains(key("1 GB")));
        QVERIFY(serving->figureAssumption(key("weights_bytes")).isEmpty());
        QVERIFY(serving->figureAssumption(key("ridge")).isEmpty());
        QVERIFY(serving->figureAssumption(key("vector_ridge")).contains(key("FP32 peak stands in")));
        QVERIFY(serving->figureAssumption(key("norm_intensity")).contains(key("7 FLOP")));
        QVERIFY(serving->figureAssumption(key("gemm_intensity")).isEmpty());
        QVERIFY(serving.change({{"context", key("edge")}}).isEmpty());
        for (const char *figure : {"ridge", "peak_flops", "mfu", "tokens_s", "regime", "gemm_regime"})
            QVERIFY2(serving->figureAssumption(key(figure)).contains(key("data sheet")), figure);
        QVERIFY(serving.change({{"eta_m", 0.7}}).isEmpty());
        QVERIFY(serving->figureAssumption(key("tokens_s")).contains(key("0.70 was measured")));
        QVERIFY(serving.change({{"heads", key("mha")}}).isEmpty());
        for (const InputSpec &spec : serving->inputs())
            QCOMPARE(spec.assumption.isEmpty(), spec.id != key("heads") && spec.id != key("eta_m"));
        const ResultTable &roofs = *serving->table("roofs");
        QVERIFY(!roofs.headerData(roofs.columnOf(key("tensor")), Qt::Horizontal, ResultTable::AssumptionRole)
                     .toString()
                     .isEmpty());
    }

    void measuredEfficiencyLowersTheMemoryRoof()
    {
        WatchedServing serving(m_catalogue);
        const double bound = serving.figure("tokens_s");
        QVERIFY(serving.change({{"eta_m", 0.7}}).isEmpty());
        VERIFY_CLOSE(serving.figure("tokens_s"), 0.7 * bound, 1e-12);
        VERIFY_CLOSE(serving.figure("bandwidth"), 0.7 * 3350e9, 1e-12);
        VERIFY_CLOSE(serving.figure("ridge"), 989.4e12 / (0.7 * 3350e9), 1e-12);
    }

    void roofsHaveTheirCorners()
    {
        for (const char *context : {"cloud", "edge"}) {
            WatchedServing serving(m_catalogue);
            QVERIFY(serving.change({{"context", key(context)}}).isEmpty());
            double corner = 0.0;
            double last = 0.0;
            for (const ResultRow &row : serving->table("roofs")->rows()) {
                QVERIFY(row.cells[1].value >= last);
                last = row.cells[1].value;
                QVERIFY(row.cells[3].value <= row.cells[2].value);
                if (corner == 0.0 && row.cells[2].value == serving.figure("peak_flops"))
                    corner = row.cells[1].value;
            }
            VERIFY_CLOSE(corner, serving.figure("ridge"), 1e-12);
        }
    }

    void tablesAreAboutTheChosenFusion()
    {
        WatchedServing serving(m_catalogue);
        const ResultTable &kernels = *serving->table("kernels");
        for (const char *row : {"projections", "mlp", "logits", "attention", "residual", "norm", "scale",
                                "softmax", "rotation", "silu", "multiply", "step"})
            QVERIFY2(kernels.rowOf(key(row)) >= 0, row);
        QVERIFY(serving.change({{"fusion", key("norm_softmax")}}).isEmpty());
        for (const char *row : {"residual_norm", "scale_softmax", "rotation", "silu", "multiply"})
            QVERIFY2(kernels.rowOf(key(row)) >= 0, row);
        for (const char *row : {"residual", "norm", "scale", "softmax"})
            QVERIFY2(kernels.rowOf(key(row)) < 0, row);
        QCOMPARE(serving->table("fusions")->value(key("residual_norm"), key("state")), 1.0);
        QCOMPARE(serving->table("fusions")->value(key("silu_multiply"), key("state")), 0.0);
        QCOMPARE(serving->table("fusions")->value(key("residual_norm"), key("accesses_before")), 5.0);
        QCOMPARE(serving->table("fusions")->value(key("residual_norm"), key("accesses_after")), 4.0);
        QVERIFY(serving.change({{"fusion", key("all")}}).isEmpty());
        for (const char *row : {"residual_norm", "scale_softmax", "rotation_fused", "silu_multiply"})
            QVERIFY2(kernels.rowOf(key(row)) >= 0, row);
        QCOMPARE(kernels.rowCount(), 9);
        // There is no kernel with softmax and LayerNorm in it.
        QVERIFY(serving->state().result.kernelWith(key("softmax"), m_catalogue) !=
                serving->state().result.kernelWith(key("norm"), m_catalogue));
    }

    void formulasCarryTheLiveValues()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(serving.change({{"batch", 64.0}}).isEmpty());
        QCOMPARE(plain(serving->liveFormula(key("kv_per_token"))),
                 QStringLiteral("q = 2 L H_kv d b = 2 × 32 × 8 × 128 × 2 B = 131.1 kB"));
        QVERIFY(plain(serving->liveFormula(key("footprint")))
                    .contains(QStringLiteral("64 × 2,048 × 131.1 kB = 17.18 GB")));
        QVERIFY(plain(serving->liveFormula(key("largest_batch"))).endsWith(key("= 233")));
        QVERIFY(serving->liveFormula(key("prefill_step")).isEmpty());
        QVERIFY(plain(serving->liveFormula(key("serving_ridge")))
                    .contains(QStringLiteral("= 989.4 TFLOP/s / 3,350 GB/s = 295.3 FLOP/byte")));
        QVERIFY(serving.change({{"phase", key("prefill")}, {"batch", 8.0}, {"sequence", 512.0}}).isEmpty());
        QVERIFY(serving->liveFormula(key("decode_step")).isEmpty());
        QVERIFY(plain(serving->liveFormula(key("published_tokens"))).endsWith(key("= 460,772 tokens/s")));
    }

    void everyFormulaIsIsolated()
    {
        for (const char *language : {"en_US", "ar_EG"}) {
            QLocale::setDefault(QLocale(key(language)));
            WatchedServing serving(m_catalogue);
            QVERIFY(serving->liveFormula(key("nonsense")).isEmpty());
            for (const char *formula : {"kv_per_token", "footprint", "largest_batch", "decode_step",
                                        "serving_ridge", "pointwise_intensity", "published_tokens"}) {
                const QString text = serving->liveFormula(key(formula));
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

    void theLedgerHearsOfTheDesign()
    {
        WatchedServing serving(m_catalogue);
        QVERIFY(serving.change({{"fusion", key("all")}}).isEmpty());
        QVariantMap design = serving->designFields();
        QCOMPARE(design.value(key("fusion")).toString(), key("all"));
        QCOMPARE(design.value(key("serving_limit")).toString(), key("bandwidth"));
        QCOMPARE(design.value(key("serving_fits")).toBool(), true);
        VERIFY_CLOSE(design.value(key("serving_tokens_s")).toDouble(), serving.figure("tokens_s"), 0.0);
        QVERIFY(serving.change({{"phase", key("prefill")}}).isEmpty());
        QCOMPARE(serving->designFields().value(key("serving_limit")).toString(), key("compute"));
        // What act 1 writes under these names stays its own.
        for (const char *other :
             {"operation", "arithmetic_intensity", "bound_type", "mfu_percent", "context"})
            QVERIFY(!design.contains(key(other)));
    }

    void otherInputsGiveOtherFigures()
    {
        WatchedServing serving(m_catalogue);
        const QVariantMap asked{{key("context"), key("edge")}, {key("weights"), key("int8")}};
        QCOMPARE(serving->figureFor(asked, key("largest_batch")), 25.0);
        QCOMPARE(serving->figureTextFor(asked, key("largest_batch")), key("25"));
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestServingWords)

} // namespace test_serving_words
#include "test_serving_words.moc"

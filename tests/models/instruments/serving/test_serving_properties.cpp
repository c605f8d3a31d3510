// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/instrument_factory.h"
#include "tests/models/instruments/serving/serving_fixture.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>

namespace test_serving_properties {

using namespace rp;
using serving_fixture::randomInputs;
using serving_fixture::WatchedServing;

// What must hold for every design, held against random ones from the whole range of the controls.

class TestServingProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = serving_fixture::labCatalogue();
    }

    void memoryGrowsWithBatchAndLength()
    {
        forAny([](WatchedServing &serving) {
            const double total = serving.figure("total_bytes");
            const ServingSettings was = serving->settings();
            if (was.batch < largestServingBatch) {
                QVERIFY(serving.change({{"batch", was.batch + 1.0}}).isEmpty());
                QVERIFY(serving.figure("total_bytes") > total);
                QVERIFY(serving.change({{"batch", was.batch}}).isEmpty());
            }
            if (was.sequence < 4096.0) {
                QVERIFY(serving.change({{"sequence", was.sequence + 256.0}}).isEmpty());
                QVERIFY(serving.figure("total_bytes") > total);
            }
        });
    }

    void whatFitsIsExactlyUpToTheLargestBatch()
    {
        forAny([](WatchedServing &serving) {
            const double largest = serving.figure("largest_batch");
            QCOMPARE(serving.figure("fits") == 1.0, serving->settings().batch <= largest);
            QCOMPARE(serving.figure("excess_bytes") > 0.0, serving->settings().batch > largest);
            for (const ResultRow &row : serving->table("batches")->rows())
                QCOMPARE(row.cells.back().value == 1.0, row.cells.front().value <= largest);
            if (largest < 1.0 || largest >= largestServingBatch)
                return;
            QVERIFY(serving.change({{"batch", largest}}).isEmpty());
            QCOMPARE(serving.figure("fits"), 1.0);
            QVERIFY(serving.change({{"batch", largest + 1.0}}).isEmpty());
            QCOMPARE(serving.figure("fits"), 0.0);
        });
    }

    void outOfMemoryGivesNoThroughputButWords()
    {
        int out = 0;
        forAny([&out](WatchedServing &serving) {
            if (serving.figure("fits") == 1.0) {
                QVERIFY(std::isfinite(serving.figure("tokens_s")));
                return;
            }
            ++out;
            for (const char *figure : {"tokens_s", "kernels_tokens_s", "step_us", "mfu"}) {
                QVERIFY2(std::isnan(serving.figure(figure)), figure);
                QCOMPARE(serving.text(figure), key("does not fit"));
            }
            const QVariantMap design = serving->designFields();
            QCOMPARE(design.value(key("serving_limit")).toString(), key("memory"));
            QVERIFY(design.contains(key("serving_tokens_s")));
            QVERIFY(design.value(key("serving_tokens_s")).isNull());
            QVERIFY(std::isfinite(serving.figure("intensity")));
            QVERIFY(
                servingMemorySentence(serving->state()).contains(serving->figureText(key("excess_bytes"))));
        });
        QVERIFY(out > 8);
    }

    void throughputOfDecodeRisesWithTheBatchWhileMemoryBound()
    {
        for (const char *context : {"cloud", "edge"}) {
            for (const char *weights : {"fp16", "int8"}) {
                WatchedServing serving(m_catalogue);
                QVERIFY(
                    serving
                        .change({{"context", key(context)}, {"weights", key(weights)}, {"sequence", 1024.0}})
                        .isEmpty());
                double before = 0.0;
                for (double batch = 1.0; batch <= largestServingBatch; batch += 1.0) {
                    QVERIFY(serving.change({{"batch", batch}}).isEmpty());
                    if (serving.figure("fits") == 0.0)
                        break;
                    if (serving.figure("regime") == 0.0)
                        QVERIFY(serving.figure("tokens_s") > before);
                    before = serving.figure("tokens_s");
                }
            }
        }
    }

    void fusingNeverAddsBytes()
    {
        forAny([](WatchedServing &serving) {
            double before = std::numeric_limits<double>::infinity();
            double time = std::numeric_limits<double>::infinity();
            double saved = -1.0;
            for (const char *fusion : {"none", "norm_softmax", "all"}) {
                QVERIFY(serving.change({{"fusion", key(fusion)}}).isEmpty());
                double bytes = 0.0;
                for (const ServingKernel &kernel : serving->state().result.kernels)
                    bytes += kernel.work.bytes;
                QVERIFY(bytes < before);
                QVERIFY(serving->state().result.kernels_s <= time);
                QVERIFY(serving.figure("saved_bytes") > saved);
                QVERIFY(serving.figure("fusion_gain") >= 1.0);
                before = bytes;
                time = serving->state().result.kernels_s;
                saved = serving.figure("saved_bytes");
            }
            for (const ServingFusion &fusion : serving->state().result.fusions) {
                QVERIFY(fusion.saved_bytes() > 0.0);
                // Intensity rises by the accesses that are saved, and by nothing else.
                VERIFY_CLOSE(fusion.after.intensity() / fusion.before.intensity(),
                             fusion.accessesBefore / fusion.accessesAfter, 1e-12);
            }
        });
    }

    void fusionLeavesTheMathAsItIs()
    {
        forAny([](WatchedServing &serving) {
            std::vector<double> flops;
            for (const char *fusion : {"none", "norm_softmax", "all"}) {
                QVERIFY(serving.change({{"fusion", key(fusion)}}).isEmpty());
                double sum = 0.0;
                for (const ServingKernel &kernel : serving->state().result.kernels)
                    sum += kernel.work.flops;
                flops.push_back(sum);
            }
            VERIFY_CLOSE(flops[1], flops[0], 1e-12);
            VERIFY_CLOSE(flops[2], flops[0], 1e-12);
        });
    }

    void allHeadsNeedFourTimesTheCache()
    {
        forAny([](WatchedServing &serving) {
            QVERIFY(serving.change({{"heads", key("gqa")}}).isEmpty());
            const double shared = serving.figure("kv_bytes");
            const double weights = serving.figure("weights_bytes");
            QVERIFY(serving.change({{"heads", key("mha")}}).isEmpty());
            QCOMPARE(serving.figure("kv_bytes"), 4.0 * shared);
            QCOMPARE(serving.figure("weights_bytes"), weights);
            QVERIFY(!serving->figureAssumption(key("kv_bytes")).isEmpty());
        });
    }

    void kernelsAfterOneAnotherAreNeverFasterThanTheStep()
    {
        forAny([](WatchedServing &serving) {
            const ServingResult &r = serving->state().result;
            QVERIFY(r.kernels_s >= r.step.time_s);
            double flops = 0.0;
            double bytes = 0.0;
            double share = 0.0;
            for (const ServingKernel &kernel : r.kernels) {
                flops += kernel.work.flops;
                bytes += kernel.work.bytes;
                share += kernel.time_s / r.kernels_s;
                QVERIFY(kernel.attainable_flops <= kernel.peak_flops);
                QCOMPARE(kernel.memoryBound(), kernel.attainable_flops < kernel.peak_flops);
            }
            QVERIFY(flops >= r.step.work.flops);
            QVERIFY(bytes >= r.step.work.bytes);
            VERIFY_CLOSE(share, 1.0, 1e-12);
        });
    }

    void elementWiseKernelsAreAlwaysMemoryBound()
    {
        forAny([](WatchedServing &serving) {
            for (const ServingKernel &kernel : serving->state().result.kernels) {
                if (kernel.kind == ServingKernel::Kind::Pointwise)
                    QVERIFY2(kernel.memoryBound(), qPrintable(kernel.key));
            }
        });
    }

    void productsBecomeComputeBoundAtTheRidge()
    {
        forAny([](WatchedServing &serving) {
            const double ridge = serving->state().result.ridge_tokens;
            const double tokens = serving->settings().tokens();
            if (std::abs(tokens - ridge) > 1e-6 * ridge)
                QCOMPARE(serving.figure("mlp_regime") == 1.0, tokens > ridge);
        });
    }

    void partsAddUp()
    {
        forAny([](WatchedServing &serving) {
            const ResultTable &memory = *serving->table("memory");
            for (const ResultRow &row : memory.rows()) {
                const auto at = [&](const char *column) { return memory.value(row.key, key(column)); };
                VERIFY_CLOSE(at("weights_bytes") + at("kv_bytes") + at("activation_bytes") +
                                 at("reserve_bytes"),
                             at("total_bytes"), 1e-12);
                QCOMPARE(at("verdict") == 1.0, at("total_bytes") <= at("device_bytes"));
            }
        });
    }

    void everythingHasWordsEverywhere()
    {
        const QSet<QString> maybeMissing = {key("tokens_s"), key("tokens_s_per_sequence"), key("step_us"),
                                            key("mfu"),      key("kernels_tokens_s"),      key("kernels_us")};
        forAny([&](WatchedServing &serving) {
            for (const QString &figure : serving->figureIds()) {
                const bool known = !maybeMissing.contains(figure) || serving.figure("fits") == 1.0;
                // No number of tokens makes a product compute-bound where the ridge is too high.
                if (figure != key("ridge_tokens"))
                    QVERIFY2(std::isfinite(serving->figure(figure)) == known, qPrintable(figure));
                QVERIFY2(!serving->figureText(figure).isEmpty(), qPrintable(figure));
                QVERIFY2(!serving->figureLabel(figure).isEmpty(), qPrintable(figure));
                QVERIFY2(!serving->figureLabel(figure).contains(u'%'), qPrintable(figure));
            }
            for (const QString &sentence :
                 {servingMemorySentence(serving->state()), servingBoundSentence(serving->state()),
                  servingFusionSentence(serving->state()), serving->publishedSentence()}) {
                QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
                QVERIFY2(!sentence.contains(QRegularExpression(key("%[0-9]"))), qPrintable(sentence));
            }
            for (const ResultTable *table : serving->tables()) {
                QVERIFY(table->rowCount() > 0 && !table->caption().isEmpty() && !table->summary().isEmpty());
                for (int row = 0; row < table->rowCount(); ++row) {
                    for (int column = 0; column < table->columnCount(); ++column)
                        QVERIFY(!table->index(row, column).data().toString().isEmpty());
                }
            }
        });
    }

    void contextsWithoutTheirDevicesAreNoCrash()
    {
        Catalogue catalogue = m_catalogue;
        for (ContextEntry &context : catalogue.contexts)
            context.device = key("MCU_M4F_48"); // has no FP16 peak
        WatchedServing serving(catalogue);
        QVERIFY(std::isnan(serving.figure("ridge")));
        QVERIFY(!serving.text("ridge").isEmpty());
        for (ContextEntry &context : catalogue.contexts)
            context.device = key("nothing");
        WatchedServing none(catalogue);
        QVERIFY(std::isnan(none.figure("total_bytes")));
        QVERIFY(none->liveFormula(key("footprint")).isEmpty());
        QVERIFY(none->changeSentence().isEmpty());
        catalogue.transformers.clear();
        QVERIFY(!makeInstrument(key("serving_design"), catalogue));
    }

private:
    /// Runs a check on many designs, both devices among them.
    void forAny(const std::function<void(WatchedServing &)> &check)
    {
        std::mt19937 random(7); // NOLINT(cert-msc51-cpp): the same designs each time
        for (int round = 0; round < 40; ++round) {
            WatchedServing serving(m_catalogue);
            serving->restoreInputs(randomInputs(*serving, random));
            check(serving);
            if (QTest::currentTestFailed()) {
                qWarning() << serving->saveInputs();
                return;
            }
        }
    }

    Catalogue m_catalogue;
};

RP_TEST(TestServingProperties)

} // namespace test_serving_properties
#include "test_serving_properties.moc"

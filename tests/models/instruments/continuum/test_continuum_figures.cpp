// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/workload_entry.h"
#include "tests/models/instruments/continuum/continuum_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace test_continuum_figures {

using namespace rp;

namespace {

QJsonArray vectorsOf(const char *function)
{
    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/vectors.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QJsonArray found;
    const QJsonArray all = QJsonDocument::fromJson(file.readAll()).object().value(u"vectors").toArray();
    for (const QJsonValue &vector : all) {
        if (vector[u"fn"].toString() == QLatin1String(function))
            found.append(vector);
    }
    return found;
}

} // namespace

class TestContinuumFigures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }

    // The published vectors, wherever their arguments can be set on the instrument.

    void vectorsOfStages()
    {
        const QJsonArray vectors = vectorsOf("continuum");
        QCOMPARE(vectors.size(), 24);
        for (const QJsonValue &vector : vectors) {
            WatchedContinuum instrument(m_catalogue);
            instrument.set("workload", vector[u"args"][u"model"].toString());
            instrument.set("stage", vector[u"args"][u"stage"].toString());
            instrument.set("launch_model", vector[u"args"][u"q"].toInt(1) == 1 ? "serial" : "overlapped");
            const QJsonValue expect = vector[u"expect"];
            VERIFY_CLOSE(instrument.figure("speedup"), expect[u"speedup"].toDouble());
            VERIFY_CLOSE(instrument.figure("total_us"), expect[u"total_us"].toDouble());
            QCOMPARE(instrument.figure("flexibility"), expect[u"flex"].toDouble());
            const ResultTable *stages = instrument->table("stages");
            const QString stage = instrument->settings().stage;
            QCOMPARE(stages->value(stage, key("speedup")), instrument.figure("speedup"));
            QCOMPARE(stages->value(stage, key("total_us")), instrument.figure("total_us"));
            QCOMPARE(stages->value(stage, key("flexibility")), instrument.figure("flexibility"));
        }
    }

    void vectorsOfRidges()
    {
        // Every device in the place of the cloud's; FP16, TF32, FP32 and FP16 vector units have a ridge here.
        int seen = 0;
        const QJsonArray vectors = vectorsOf("ridge");
        for (const QJsonValue &vector : vectors) {
            const QString precision = vector[u"args"][u"prec"].toString();
            if (vector[u"args"][u"sparse"].toBool())
                continue; // dense peaks only
            const bool vectorUnits = precision == key("fp32") || precision == key("fp16_vec");
            const bool tensorCores = precision == key("fp16") || precision == key("tf32");
            if (!vectorUnits && !tensorCores)
                continue;
            ++seen;
            Catalogue other = m_catalogue;
            other.contexts.front().device = vector[u"args"][u"dev"].toString();
            WatchedContinuum instrument(other);
            instrument.set("precision", precision.startsWith(key("fp16")) ? "fp16" : "fp32");
            VERIFY_CLOSE(instrument.figure(vectorUnits ? "ridge_vector" : "ridge_tensor"),
                         vector[u"expect"][u"value"].toDouble());
        }
        QCOMPARE(seen, 10);
    }

    void vectorsOfOperationsToARidge()
    {
        int seen = 0;
        const QJsonArray vectors = vectorsOf("ops_to_cross");
        for (const QJsonValue &vector : vectors) {
            const double flop = vector[u"args"][u"flop_per_op"].toDouble();
            const double ridge = vector[u"args"][u"ridge_flop_per_byte"].toDouble();
            if (flop > 8.0 || ridge <= 0.0)
                continue;
            ++seen;
            const bool half = vector[u"args"][u"b"].toDouble() == 2.0;
            Catalogue other = m_catalogue;
            if (!half)
                other.contexts.front().device = key("A100_80_SXM");
            WatchedContinuum instrument(other);
            instrument.set("precision", half ? "fp16" : "fp32");
            instrument.set("kernel_complexity", flop);
            VERIFY_CLOSE(instrument.figure(half ? "ops_to_ridge_tensor" : "ops_to_ridge_vector"),
                         vector[u"expect"][u"value"].toDouble());
        }
        QCOMPARE(seen, 2);
    }

    void vectorsOfMatrixProducts()
    {
        int seen = 0;
        const QJsonArray vectors = vectorsOf("gemm");
        for (const QJsonValue &vector : vectors) {
            const QJsonObject args = vector[u"args"].toObject();
            const double bytes = args[u"b_in"].toDouble(2.0);
            if (args[u"n"].toDouble() != 4096.0 || bytes < 2.0 || args.contains(u"b_out"))
                continue;
            ++seen;
            WatchedContinuum instrument(m_catalogue);
            instrument.set("operation", "gemm");
            instrument.set("precision", bytes == 2.0 ? "fp16" : "fp32");
            instrument.set("gemm_k", args[u"k"].toDouble());
            instrument.set("gemm_batch", args[u"m"].toDouble());
            VERIFY_CLOSE(instrument.figure("intensity"), vector[u"expect"][u"ai"].toDouble());
            VERIFY_CLOSE(instrument->table("intensities")->value(key("now"), key("intensity")),
                         vector[u"expect"][u"ai"].toDouble());
        }
        QVERIFY2(seen >= 3, qPrintable(QString::number(seen)));
    }

    void vectorsOfPointwiseIntensity()
    {
        int seen = 0;
        const QJsonArray vectors = vectorsOf("pointwise_ai");
        for (const QJsonValue &vector : vectors) {
            const double flop = vector[u"args"][u"flop_per_elem"].toDouble();
            if (vector[u"args"][u"accesses"].toDouble() != 2.0)
                continue;
            ++seen;
            WatchedContinuum instrument(m_catalogue);
            instrument.set("precision", vector[u"args"][u"b"].toDouble() == 2.0 ? "fp16" : "fp32");
            instrument.set("fusion_level", flop); // operations of one FLOP
            VERIFY_CLOSE(instrument.figure("intensity"), vector[u"expect"][u"value"].toDouble());
        }
        QCOMPARE(seen, 4);
    }

    // What must hold everywhere.

    void flexibilityDoesNotDependOnAnythingElse()
    {
        WatchedContinuum instrument(m_catalogue);
        std::vector<double> flexibility;
        for (const ResultRow &row : instrument->table("stages")->rows())
            flexibility.push_back(instrument->table("stages")->value(row.key, key("flexibility")));
        QCOMPARE(flexibility, (std::vector<double>{5.0, 2.5, 3.0, 3.5, 4.0, 1.0, 0.5}));
        everywhere(instrument, [&] {
            for (std::size_t i = 0; i < flexibility.size(); ++i) {
                const QString &stage = instrument->table("stages")->rows()[i].key;
                QCOMPARE(instrument->table("stages")->value(stage, key("flexibility")), flexibility[i]);
                double sum = 0.0;
                for (const RubricQuestion &question : rubricQuestions())
                    sum += instrument->table("stages")->value(stage, question.key);
                QCOMPARE(sum, flexibility[i]);
            }
        });
    }

    void eagerIsExactlyItself()
    {
        WatchedContinuum instrument(m_catalogue);
        everywhere(instrument,
                   [&] { QVERIFY(instrument->table("stages")->value(key("eager"), key("speedup")) == 1.0); });
    }

    void noStageIsFasterThanItsKernels()
    {
        WatchedContinuum instrument(m_catalogue);
        everywhere(instrument, [&] {
            const physics::Workload &workload =
                m_catalogue.workloads.find(instrument->settings().workload)->workload;
            const double eager_us = instrument->table("stages")->value(key("eager"), key("total_us"));
            for (const StageEntry &stage : m_catalogue.stages) {
                const double gpu_us = double(workload.n) * workload.compute_us +
                                      workload.memory_us * (1.0 - workload.phi * stage.stage.realised_share);
                const double total_us = instrument->table("stages")->value(stage.key, key("total_us"));
                QVERIFY(total_us >= gpu_us * (1.0 - 1e-12));
                const double speedup = instrument->table("stages")->value(stage.key, key("speedup"));
                QVERIFY(speedup <= eager_us / gpu_us * (1.0 + 1e-12));
                QVERIFY(speedup >= 1.0 - 1e-12);
                VERIFY_CLOSE(speedup, eager_us / total_us);
                VERIFY_CLOSE(instrument->table("stages")->value(stage.key, key("throughput")),
                             double(workload.batch) / total_us * 1e6);
            }
        });
    }

    void gainsBeyondCompileVanishWhenOverlapped()
    {
        WatchedContinuum instrument(m_catalogue);
        const auto beyond = [&](const char *stage) {
            return instrument->table("stages")->value(key(stage), key("speedup")) /
                   instrument->table("stages")->value(key("compile"), key("speedup"));
        };
        VERIFY_CLOSE(beyond("aot"), 1.25);
        instrument.set("launch_model", "overlapped");
        QVERIFY(std::abs(beyond("aot") - 1.0) < 2e-3); // one cheaper first launch
        QVERIFY(beyond("bare_metal") < 1.06);          // and no gaps between the kernels
    }

    // The crossing.

    void noPointwiseChainReachesTheTensorRidge()
    {
        WatchedContinuum instrument(m_catalogue);
        int tried = 0;
        for (const char *context : {"cloud", "edge"}) {
            instrument.set("context", context);
            for (const char *precision : {"fp16", "fp32"}) {
                instrument.set("precision", precision);
                if (std::isnan(instrument.figure("ridge_tensor")))
                    continue;
                ++tried;
                for (int complexity = 1; complexity <= 8; ++complexity) {
                    instrument.set("kernel_complexity", complexity);
                    for (int level = 1; level <= 32; ++level) {
                        instrument.set("fusion_level", level);
                        QVERIFY(instrument.figure("ridge_share") < 1.0);
                        QVERIFY(instrument.figure("ops_to_ridge_tensor") > 32.0);
                        const bool past = instrument.figure("vector_share") >= 1.0;
                        QCOMPARE(instrument.figure("bound"), past ? 1.0 : 0.0);
                    }
                }
            }
        }
        QCOMPARE(tried, 3); // the edge device has no tensor peak for FP32
    }

    void aMatrixProductReachesItInFiveMoves_data()
    {
        QTest::addColumn<QString>("context");
        QTest::addColumn<QString>("precision");
        QTest::addColumn<QString>("input");
        QTest::newRow("cloud, K") << "cloud"
                                  << "fp16"
                                  << "gemm_k";
        QTest::newRow("cloud, batch") << "cloud"
                                      << "fp16"
                                      << "gemm_batch";
        QTest::newRow("cloud, FP32, K") << "cloud"
                                        << "fp32"
                                        << "gemm_k";
        QTest::newRow("edge, batch") << "edge"
                                     << "fp16"
                                     << "gemm_batch";
    }
    void aMatrixProductReachesItInFiveMoves()
    {
        QFETCH(QString, context);
        QFETCH(QString, precision);
        QFETCH(QString, input);
        WatchedContinuum instrument(m_catalogue);
        instrument.set("context", context);
        instrument.set("precision", precision);
        QCOMPARE(instrument.figure("bound"), 0.0);
        instrument.set("operation", "gemm");
        QVERIFY(instrument.figure("ridge_share") < 1.0); // the choice alone is not enough
        QVERIFY(instrument->setInput(input, 4096.0).isEmpty());
        QVERIFY(instrument.figure("ridge_share") >= 1.0);
        QCOMPARE(instrument.figure("bound"), 1.0);
        QVERIFY(instrument.figure("moves") >= 2.0 && instrument.figure("moves") <= 3.0);
    }

    void fusedOperationsAreHeldAgainstTheVectorRidge()
    {
        // They don't run on Tensor Cores, so they can't carry the product past that ridge.
        WatchedContinuum instrument(m_catalogue);
        instrument.set("operation", "gemm");
        instrument.set("gemm_k", 64);
        instrument.set("gemm_batch", 4096);
        const double share = instrument.figure("ridge_share");
        instrument.set("kernel_complexity", 8);
        instrument.set("fusion_level", 32);
        QCOMPARE(instrument.figure("ridge_share"), share);
        QVERIFY(share < 1.0);
        QVERIFY(instrument.figure("vector_share") > 1.0);
        QCOMPARE(instrument.figure("bound"), 1.0);
        const ResultTable *table = instrument->table("intensities");
        QVERIFY(std::isnan(table->value(key("now"), key("vector_share"))));
        QVERIFY(std::isnan(table->value(key("epilogue"), key("ridge_share"))));
        QCOMPARE(table->value(key("epilogue"), key("intensity")), instrument.figure("vector_intensity"));
    }

    void withoutTensorCoresEverythingRunsOnVectorUnits()
    {
        WatchedContinuum instrument(m_catalogue);
        instrument.set("context", "edge");
        instrument.set("precision", "fp32");
        instrument.set("operation", "gemm");
        QVERIFY(std::isnan(instrument.figure("ridge_tensor")));
        QVERIFY(std::isnan(instrument.figure("ridge_share")));
        QVERIFY(std::isnan(instrument.figure("ops_to_ridge_tensor")));
        QCOMPARE(instrument->figureText(key("ridge_share")), key("not defined"));
        QCOMPARE(instrument.figure("intensity"), instrument.figure("vector_intensity"));
        QCOMPARE(instrument.figure("bound"), 1.0);
        QCOMPARE(instrument->table("intensities")->rowOf(key("epilogue")), -1);
    }

    void aDeviceWithoutPeaksHasNoLimit()
    {
        Catalogue other = m_catalogue;
        other.contexts.front().device = key("MOBILE_NPU");
        WatchedContinuum instrument(other);
        for (const char *operation : {"pointwise", "gemm"}) {
            instrument.set("operation", operation);
            QVERIFY(std::isnan(instrument.figure("bound")));
            QCOMPARE(instrument->figureText(key("bound")), key("not defined"));
            QVERIFY(!boundSentence(instrument->state()).isEmpty());
            QVERIFY(!instrument->table("intensities")->summary().isEmpty());
        }
    }

    // The figures as such.

    void figuresUnderOtherInputs()
    {
        WatchedContinuum instrument(m_catalogue);
        const QVariantMap gemm{{key("operation"), key("gemm")}, {key("gemm_k"), 4096}};
        QVERIFY(instrument->figureFor(gemm, key("ridge_share")) > 1.0);
        QCOMPARE(instrument->figureFor(gemm, key("moves")), 2.0);
        QCOMPARE(plain(instrument->figureTextFor({}, key("ops_to_ridge_tensor"))), key("624"));
        QCOMPARE(plain(instrument->figureTextFor({}, key("ridge_tensor"))), key("156 FLOP/byte"));
        QCOMPARE(plain(instrument->figureTextFor({{key("stage"), key("compile")}}, key("speedup"))),
                 QStringLiteral("2.00×"));
        QCOMPARE(plain(instrument->figureTextFor({}, key("flexibility"))), key("5.0 of 5"));
        QVERIFY(std::isnan(instrument->figureFor({{key("moves"), 1.0}}, key("moves"))));
    }

    void assumptionsAreMarked()
    {
        WatchedContinuum instrument(m_catalogue);
        const auto reason = [&](const char *id) { return instrument->figureAssumption(key(id)); };
        QVERIFY(reason("speedup").isEmpty()); // eager is the program as it is
        for (const char *stage : {"jit_trace", "jit_script", "fx", "aot", "bare_metal"}) {
            instrument.set("stage", stage);
            for (const char *id : {"speedup", "throughput", "total_us", "flexibility"})
                QVERIFY2(!reason(id).isEmpty(), id);
        }
        for (const char *column : {"flexibility", "throughput", "speedup", "total_us", "f1", "f5"}) {
            const ResultTable *table = instrument->table("stages");
            const QVariant why =
                table->headerData(table->columnOf(key(column)), Qt::Horizontal, ResultTable::AssumptionRole);
            QVERIFY2(!why.toString().isEmpty(), column);
        }
        QVERIFY(reason("ridge_share").isEmpty());
        QVERIFY(reason("vector_share").isEmpty());
        instrument.set("context", "edge");
        QVERIFY(!reason("ridge_share").isEmpty());
        QVERIFY(reason("vector_share").size() > reason("ridge_share").size()); // another peak stands in
    }

private:
    /// Every context, workload and launch model.
    template<typename Check>
    void everywhere(WatchedContinuum &instrument, Check check)
    {
        for (const ContextEntry &context : m_catalogue.contexts) {
            instrument.set("context", context.key);
            for (const WorkloadEntry &workload : m_catalogue.workloads) {
                instrument.set("workload", workload.key);
                for (const char *model : {"serial", "overlapped"}) {
                    instrument.set("launch_model", model);
                    check();
                }
            }
        }
    }

    Catalogue m_catalogue;
};

RP_TEST(TestContinuumFigures)

} // namespace test_continuum_figures
#include "test_continuum_figures.moc"

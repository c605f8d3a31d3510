// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/device_entry.h"
#include "models/physics/roofline.h"
#include "tests/models/instruments/roofline/roofline_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>

namespace test_roofline_vectors {

using namespace rp;
using nlohmann::json;
using roofline_fixture::Computer;
using roofline_fixture::labCatalogue;
using roofline_fixture::WatchedRoofline;

// The reference's figures through the instrument's inputs and figures where its choices allow it, else
// through the functions that the instrument computes with; and every figure that is shown, against the
// command line.

namespace {

QString precisionFor(double element_bytes)
{
    if (element_bytes == 4.0)
        return key("fp32");
    return element_bytes == 2.0 ? key("fp16") : key("int8");
}

double number(const json &args, const char *name, double absent)
{
    return args.contains(name) ? args.at(name).get<double>() : absent;
}

} // namespace

class TestRooflineVectors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/vectors.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_vectors = json::parse(file.readAll().toStdString()).at("vectors");
    }

    void ridges_data() { rowsOf("ridge"); }
    void ridges()
    {
        QFETCH(json, entry);
        const json &args = entry.at("args");
        const Catalogue catalogue = labCatalogue(args.at("dev").get<std::string>().c_str());
        WatchedRoofline instrument(catalogue);
        const bool sparse = args.value("sparse", false);
        const QString refused =
            instrument.change({{"precision", QString::fromStdString(args.at("prec").get<std::string>())},
                               {"sparsity", sparse ? key("sparse") : key("dense")}});
        if (!refused.isEmpty()) { // a number format that is no choice here, such as TF32
            const auto precision = physics::precisionFromKey(args.at("prec").get<std::string>());
            const DeviceEntry &device = rooflineDevice(instrument->settings(), catalogue);
            VERIFY_CLOSE(physics::ridge(*device.device.peak_flops(*precision, sparse),
                                        device.device.bandwidth_bytes_s),
                         entry.at("expect").at("value").get<double>());
            return;
        }
        ++m_driven;
        VERIFY_CLOSE(instrument.figure("ridge"), entry.at("expect").at("value").get<double>());
        VERIFY_CLOSE(
            instrument->table("precisions")->value(instrument->state().result.roof.key(), key("ridge")),
            instrument.figure("ridge"));
    }

    void products_data() { rowsOf("gemm"); }
    void products()
    {
        QFETCH(json, entry);
        const json &args = entry.at("args");
        const json &want = entry.at("expect");
        const double b = number(args, "b_in", 2.0);
        if (args.contains("b_out")) { // the kernels of the instrument have one number format throughout
            const physics::KernelWork work =
                physics::gemm({number(args, "m", 1.0), number(args, "n", 1.0), number(args, "k", 1.0)}, b,
                              number(args, "b_out", b));
            VERIFY_CLOSE(work.intensity(), want.at("ai").get<double>());
            return;
        }
        const Catalogue catalogue = labCatalogue();
        WatchedRoofline instrument(catalogue);
        QVERIFY(instrument
                    .change({{"precision", precisionFor(b)},
                             {"kernel", key("gemm")},
                             {"m", number(args, "m", 1.0)},
                             {"n", number(args, "n", 1.0)},
                             {"k", number(args, "k", 1.0)}})
                    .isEmpty());
        holdProduct(instrument, want);
        ++m_driven;
        // A square one through the slider, too.
        const bool square = args.at("m") == args.at("n") && args.at("m") == args.at("k");
        if (square &&
            instrument.change({{"kernel", key("square")}, {"size", args.at("m").get<double>()}}).isEmpty())
            holdProduct(instrument, want);
    }

    void batches_data() { rowsOf("gemv_batch_ai"); }
    void batches()
    {
        QFETCH(json, entry);
        const json &args = entry.at("args");
        const Catalogue catalogue = labCatalogue();
        WatchedRoofline instrument(catalogue);
        QVERIFY(instrument
                    .change({{"kernel", key("gemv")},
                             {"precision", precisionFor(number(args, "b", 2.0))},
                             {"gemv_rows", number(args, "k", 1.0)},
                             {"gemv_columns", number(args, "n", 1.0)},
                             {"batch", number(args, "batch", 1.0)}})
                    .isEmpty());
        VERIFY_CLOSE(instrument.figure("intensity"), entry.at("expect").at("value").get<double>());
        ++m_driven;
    }

    void shares_data() { rowsOf("roof_mfu"); }
    void shares()
    {
        QFETCH(json, entry);
        const json &args = entry.at("args");
        const double want = entry.at("expect").at("value").get<double>();
        VERIFY_CLOSE(
            physics::roofMfu(number(args, "ai", 0.0), number(args, "pk", 1.0), number(args, "bw", 1.0)),
            want);
        // The same by sliders, on a device whose peak is the vector's.
        Catalogue catalogue = labCatalogue();
        DeviceEntry device = *catalogue.devices.find(u"H100_SXM5");
        device.device.dense_flops[std::size_t(physics::Precision::Fp16)] = number(args, "pk", 1.0);
        device.device.bandwidth_bytes_s = number(args, "bw", 1.0);
        catalogue.devices.put(device);
        const double size = number(args, "ai", 0.0) * 3.0;
        WatchedRoofline instrument(catalogue);
        if (!instrument.change({{"size", std::round(size)}}).isEmpty())
            return; // an intensity that no size of the slider has
        VERIFY_CLOSE(instrument.figure("mfu"), want);
        ++m_driven;
    }

    void sizesAtTheRidge_data() { rowsOf("square_at_ridge"); }
    void sizesAtTheRidge()
    {
        QFETCH(json, entry);
        const json &args = entry.at("args");
        Catalogue catalogue = labCatalogue();
        DeviceEntry device = *catalogue.devices.find(u"H100_SXM5");
        device.device.dense_flops[std::size_t(physics::Precision::Fp16)] =
            number(args, "r", 1.0) * device.device.bandwidth_bytes_s;
        catalogue.devices.put(device);
        WatchedRoofline instrument(catalogue);
        QCOMPARE(number(args, "b", 0.0), 2.0);
        VERIFY_CLOSE(instrument.figure("size_at_ridge"), entry.at("expect").at("value").get<double>());
        ++m_driven;
    }

    void pointwise_data() { rowsOf("pointwise_ai"); }
    void pointwise()
    {
        QFETCH(json, entry);
        const json &args = entry.at("args");
        const double want = entry.at("expect").at("value").get<double>();
        VERIFY_CLOSE(physics::pointwiseIntensity(number(args, "flop_per_elem", 0.0), number(args, "b", 1.0),
                                                 number(args, "accesses", 2.0)),
                     want);
        // A pointwise chain reaches this instrument as what another lab handed on.
        const Catalogue catalogue = labCatalogue();
        WatchedRoofline instrument(catalogue);
        QVERIFY(instrument.change({{"carried_fused", want}}).isEmpty());
        VERIFY_CLOSE(
            instrument->table("operating_point")->value(key("carried_fused"), key("attainable_flops")),
            want * instrument.figure("bandwidth"));
        ++m_driven;
    }

    void mostVectorsAreSetByControls() { QVERIFY2(m_driven >= 60, qPrintable(QString::number(m_driven))); }

    void everyFigureEqualsTheCommandLine_data()
    {
        QTest::addColumn<QString>("context");
        QTest::addColumn<QString>("precision");
        QTest::addColumn<QString>("sparsity");
        for (const char *context : {"cloud", "edge"})
            for (const char *precision : {"fp32", "fp16", "int8"})
                for (const char *sparsity : {"dense", "sparse"})
                    if (qstrcmp(precision, "fp32") != 0 || qstrcmp(sparsity, "dense") == 0)
                        QTest::addRow("%s %s %s", context, precision, sparsity)
                            << key(context) << key(precision) << key(sparsity);
    }
    void everyFigureEqualsTheCommandLine()
    {
        QFETCH(QString, context);
        QFETCH(QString, precision);
        QFETCH(QString, sparsity);
        const Catalogue catalogue = labCatalogue();
        Computer computer(catalogue);
        WatchedRoofline instrument(catalogue);
        QVERIFY(instrument
                    .change({{"context", context},
                             {"precision", precision},
                             {"sparsity", sparsity},
                             {"all_roofs", true},
                             {"carried_unfused", 0.83},
                             {"carried_fused", 2.5}})
                    .isEmpty());
        for (const char *kernel : {"square", "gemm", "gemv"}) {
            for (const double size : {64.0, 280.0, 512.0, 886.0, 1024.0, 8192.0}) {
                QVERIFY(instrument
                            .change({{"kernel", key(kernel)},
                                     {"size", size},
                                     {"m", size},
                                     {"n", 1024.0},
                                     {"k", 64.0},
                                     {"batch", std::min(1024.0, size)}})
                            .isEmpty());
                holdAgainstCommandLine(instrument, catalogue, computer);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

private:
    void rowsOf(const char *function) const
    {
        QTest::addColumn<json>("entry");
        for (const json &entry : m_vectors) {
            if (entry.at("fn") == function)
                QTest::newRow(entry.at("id").get<std::string>().c_str()) << entry;
        }
    }
    static void holdProduct(const WatchedRoofline &instrument, const json &want)
    {
        VERIFY_CLOSE(instrument.figure("flops"), want.at("flops").get<double>());
        VERIFY_CLOSE(instrument.figure("bytes"), want.at("bytes").get<double>());
        VERIFY_CLOSE(instrument.figure("intensity"), want.at("ai").get<double>());
    }

    /// The question that the kernel of the settings is to the command line.
    static double commandLineIntensity(Computer &computer, const RooflineSettings &s, double b)
    {
        if (s.isGemv())
            return computer.value("gemv_batch_ai", {{"k", std::int64_t(s.gemv_rows)},
                                                    {"n", std::int64_t(s.gemv_columns)},
                                                    {"batch", std::int64_t(s.batch)},
                                                    {"b", b}});
        const RooflineSettings q = s;
        const auto side = [&](double of) { return std::int64_t(s.isSquare() ? q.size : of); };
        const json answer = computer.ask(
            "gemm", {{"m", side(s.m)}, {"n", side(s.n)}, {"k", side(s.k)}, {"b_in", b}, {"b_out", b}});
        return answer.is_object() ? answer.at("ai").get<double>() : 0.0;
    }

    static void holdAgainstCommandLine(WatchedRoofline &instrument, const Catalogue &catalogue,
                                       Computer &computer)
    {
        const RooflineSettings &s = instrument->settings();
        const double b = precisionIn(s).element_bytes;
        const QString device = rooflineDevice(s, catalogue).key;
        const auto ridgeOf = [&](const QString &precision, bool sparse) {
            return computer.value(
                "ridge",
                {{"dev", device.toStdString()}, {"prec", precision.toStdString()}, {"sparse", sparse}});
        };
        const auto mfuOf = [&](double intensity, double peak) {
            return computer.value("roof_mfu",
                                  {{"ai", intensity}, {"pk", peak}, {"bw", instrument.figure("bandwidth")}});
        };
        const double intensity = commandLineIntensity(computer, s, b);
        const double ridge = ridgeOf(s.precision, s.isSparse());
        const double peak = ridge * instrument.figure("bandwidth");
        VERIFY_CLOSE(instrument.figure("intensity"), intensity);
        VERIFY_CLOSE(instrument.figure("ridge"), ridge);
        VERIFY_CLOSE(instrument.figure("ridge_ratio"), intensity / ridge);
        VERIFY_CLOSE(instrument.figure("peak_flops"), peak);
        VERIFY_CLOSE(instrument.figure("mfu"), mfuOf(intensity, peak));
        VERIFY_CLOSE(instrument.figure("attainable_flops"), mfuOf(intensity, peak) * peak);
        VERIFY_CLOSE(instrument.figure("size_at_ridge"),
                     computer.value("square_at_ridge", {{"r", ridge}, {"b", b}}));
        const double dense = ridgeOf(s.precision, false) * instrument.figure("bandwidth");
        VERIFY_CLOSE(instrument.figure("mfu_dense"), mfuOf(intensity, dense));
        QCOMPARE(instrument.figure("regime") > 0.0, intensity >= ridge);
        VERIFY_CLOSE(instrument.figure("time_us") * 1e-6 * instrument.figure("attainable_flops"),
                     instrument.figure("flops"));
        holdTables(instrument, computer, ridgeOf, mfuOf);
        // The figures of the brief.
        VERIFY_CLOSE(instrument.figure("reported_share_sparse"), 312.0 / 1979.0);
        VERIFY_CLOSE(instrument.figure("reported_share_dashboard"), 0.157);
        const double half = ridgeOf(key("fp16"), false) * instrument.figure("bandwidth");
        VERIFY_CLOSE(instrument.figure("reported_share_dense"), 312e12 / half);
    }

    template<typename RidgeOf, typename MfuOf>
    static void holdTables(WatchedRoofline &instrument, Computer &computer, const RidgeOf &ridgeOf,
                           const MfuOf &mfuOf)
    {
        const ResultTable &precisions = *instrument->table("precisions");
        for (const Roof &roof : instrument->state().result.roofs) {
            const QString row = roof.key();
            const QString precision = row.left(row.indexOf(u'_'));
            const double peak = ridgeOf(precision, roof.sparse) * instrument.figure("bandwidth");
            VERIFY_CLOSE(precisions.value(row, key("ridge")), ridgeOf(precision, roof.sparse));
            const double intensity =
                commandLineIntensity(computer, instrument->settings(), roof.precision->element_bytes);
            VERIFY_CLOSE(precisions.value(row, key("intensity")), intensity);
            VERIFY_CLOSE(precisions.value(row, key("mfu")), mfuOf(intensity, peak));
            // Every sample of the drawn roof.
            const ResultTable &roofs = *instrument->table("roofs");
            for (const ResultRow &sample : roofs.rows()) {
                const double at = roofs.value(sample.key, key("intensity"));
                VERIFY_CLOSE(roofs.value(sample.key, row), mfuOf(at, peak) * peak);
            }
        }
        const double b = precisionIn(instrument->settings()).element_bytes;
        const ResultTable &sizes = *instrument->table("sizes");
        for (const ResultRow &size : sizes.rows()) {
            RooflineSettings square = instrument->settings();
            square.kernel = key("square");
            if (size.key != key("chosen"))
                square.size = size.key.mid(1).toDouble();
            const double intensity = commandLineIntensity(computer, square, b);
            VERIFY_CLOSE(sizes.value(size.key, key("intensity")), intensity);
            VERIFY_CLOSE(sizes.value(size.key, key("mfu")),
                         mfuOf(intensity, instrument.figure("peak_flops")));
            QCOMPARE(sizes.value(size.key, key("regime")) > 0.0, intensity >= instrument.figure("ridge"));
        }
        for (const ResultRow &point : instrument->table("operating_point")->rows()) {
            const double intensity = instrument->table("operating_point")->value(point.key, key("intensity"));
            VERIFY_CLOSE(instrument->table("operating_point")->value(point.key, key("mfu")),
                         mfuOf(intensity, instrument.figure("peak_flops")));
        }
    }

    json m_vectors;
    int m_driven = 0;
};

RP_TEST(TestRooflineVectors)

} // namespace test_roofline_vectors
#include "test_roofline_vectors.moc"

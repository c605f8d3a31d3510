// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/payback/payback_fixture.h"

#include "models/physics/dispatch.h"
#include "tests/support/test_main.h"

#include <QFile>

#include <limits>
#include <nlohmann/json.hpp>

namespace test_payback_vectors {

using namespace rp;
using nlohmann::json;

// The reference's figures, through the instrument's inputs and figures where the ranges of the controls allow
// it, else through the functions that the instrument computes with.

namespace {

double asNumber(const json &value)
{
    return value.is_string() ? std::numeric_limits<double>::infinity() : value.get<double>();
}

double number(const json &args, const char *name, double absent)
{
    return args.contains(name) ? args.at(name).get<double>() : absent;
}

/// The arguments of a vector as inputs of the instrument. Recompilations come from shapes under the static
/// policy: one graph for each shape, the first of them being the first compilation.
QVariantMap inputsOf(const json &args)
{
    const double compile_s = number(args, "t_compile", 0.0);
    QVariantMap inputs{{key("compile_s"), compile_s},
                       {key("gain"), number(args, "gain", 0.0)},
                       {key("per_day"), number(args, "per_day", 0.0)},
                       {key("deployment_days"), number(args, "days", 0.0)},
                       {key("eager_rate"), number(args, "rate_e", 0.0)},
                       {key("replicas"), number(args, "replicas", 1.0)},
                       {key("cache_hit"), number(args, "cache_hit", 0.0)},
                       {key("load_s"), number(args, "t_load", 0.0)},
                       {key("guard_us"), number(args, "t_guard", 0.0) * 1e6},
                       {key("warm_up_s"), number(args, "t_warm", 0.0)}};
    if (args.contains("n_recompile")) {
        const double graphs = number(args, "n_recompile", 0.0) + 1.0;
        inputs.insert(key("policy"), key("static"));
        inputs.insert(key("shapes"), graphs / number(args, "frac_compiled", 1.0));
        inputs.insert(key("recompile_share"), number(args, "t_recompile", 0.0) / compile_s);
    }
    return inputs;
}

/// The same without the ranges of the controls.
PaybackSettings settingsOf(const json &args, const Catalogue &catalogue)
{
    PaybackSettings settings = PaybackDesign::defaults(catalogue);
    settings.compile_s = number(args, "t_compile", 0.0);
    settings.gain = number(args, "gain", 0.0);
    settings.per_day = number(args, "per_day", 0.0);
    settings.deployment_days = number(args, "days", 0.0);
    settings.eager_rate = number(args, "rate_e", 0.0);
    return settings;
}

} // namespace

class TestPaybackVectors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
        QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/vectors.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_vectors = json::parse(file.readAll().toStdString()).at("vectors");
    }

    void returns_data() { rowsOf("roi"); }
    void returns()
    {
        QFETCH(json, entry);
        const json &want = entry.at("expect");
        WatchedPayback instrument(m_catalogue);
        if (accepts(*instrument, inputsOf(entry.at("args")))) {
            ++m_driven;
            VERIFY_CLOSE(instrument.figure("cost_s"), asNumber(want.at("cost_s")));
            VERIFY_CLOSE(instrument.figure("saved_per_call_us") * 1e-6, asNumber(want.at("dt_s")));
            VERIFY_CLOSE(instrument.figure("breakeven_calls"), asNumber(want.at("n_breakeven_ceil")));
            VERIFY_CLOSE(instrument.figure("breakeven_days"), asNumber(want.at("days_breakeven")));
            VERIFY_CLOSE(instrument.figure("total_calls"), asNumber(want.at("total_inferences")));
            VERIFY_CLOSE(instrument.figure("net_saved_s"), asNumber(want.at("net_saved_s")));
            QCOMPARE(instrument.figure("verdict") == 2.0, want.at("positive").get<int>() == 1);
            QCOMPARE(instrument.figure("beyond_capacity") == 0.0, want.at("feasible_eager").get<int>() == 1);
            return;
        }
        const PaybackResult result = evaluate(settingsOf(entry.at("args"), m_catalogue), m_catalogue);
        VERIFY_CLOSE(result.cost_s, asNumber(want.at("cost_s")));
        VERIFY_CLOSE(result.saved_per_call_s, asNumber(want.at("dt_s")));
        VERIFY_CLOSE(result.value.breakeven_calls, asNumber(want.at("n_breakeven")));
        VERIFY_CLOSE(result.value.breakeven_calls_whole, asNumber(want.at("n_breakeven_ceil")));
        VERIFY_CLOSE(result.value.breakeven_days, asNumber(want.at("days_breakeven")));
        VERIFY_CLOSE(result.value.net_saved_s, asNumber(want.at("net_saved_s")));
        QCOMPARE(result.value.positive, want.at("positive").get<int>() == 1);
        QCOMPARE(result.value.feasible_eager, want.at("feasible_eager").get<int>() == 1);
    }

    void mostAreDrivenThroughTheInputs() { QVERIFY2(m_driven >= 22, qPrintable(QString::number(m_driven))); }

    void bands_data() { rowsOf("roi_band"); }
    void bands()
    {
        QFETCH(json, entry);
        const json &want = entry.at("expect");
        const double low = entry.at("args").at("g_lo").get<double>();
        const double high = entry.at("args").at("g_hi").get<double>();
        PaybackSettings settings = settingsOf(entry.at("args"), m_catalogue);
        settings.gain = (low + high) / 2.0;
        settings.uncertainty = (high - low) / (high + low);
        const physics::ReturnBand band = evaluate(settings, m_catalogue).band;
        VERIFY_CLOSE(band.breakeven_low, asNumber(want.at("n_lo")));
        VERIFY_CLOSE(band.breakeven_high, asNumber(want.at("n_hi")));
        VERIFY_CLOSE(band.net_low_s, asNumber(want.at("net_lo_s")));
        VERIFY_CLOSE(band.net_high_s, asNumber(want.at("net_hi_s")));
        QCOMPARE(band.verdict, want.at("verdict").get<int>());
        WatchedPayback instrument(m_catalogue);
        const QString refused = instrument.change({{"compile_s", settings.compile_s},
                                                   {"gain", settings.gain},
                                                   {"per_day", settings.per_day},
                                                   {"deployment_days", settings.deployment_days},
                                                   {"uncertainty", settings.uncertainty}});
        if (!refused.isEmpty())
            return; // a wider band than the control offers
        VERIFY_CLOSE(instrument.figure("breakeven_low"), std::ceil(asNumber(want.at("n_lo")) - 1e-9));
        VERIFY_CLOSE(instrument.figure("breakeven_high"), std::ceil(asNumber(want.at("n_hi")) - 1e-9));
        VERIFY_CLOSE(instrument.figure("net_low_s"), asNumber(want.at("net_lo_s")));
        VERIFY_CLOSE(instrument.figure("net_high_s"), asNumber(want.at("net_hi_s")));
    }

    void recompilations_data() { rowsOf("recompiles"); }
    void recompilations()
    {
        QFETCH(json, entry);
        const json &want = entry.at("expect");
        const double shapes = entry.at("args").at("n_shapes").get<double>();
        QString policy = QString::fromStdString(entry.at("args").at("policy").get<std::string>());
        if (policy == key("auto"))
            policy = key("automatic");
        WatchedPayback instrument(m_catalogue);
        PaybackSettings settings = PaybackDesign::defaults(m_catalogue);
        settings.shapes = shapes;
        settings.policy = policy;
        physics::Recompilation got = evaluate(settings, m_catalogue).graphs;
        if (shapes >= 1.0) {
            QVERIFY(instrument.change({{"shapes", shapes}, {"policy", policy}}).isEmpty());
            got = instrument->state().result.graphs;
            QCOMPARE(instrument.figure("graphs"), double(got.graphs));
            QCOMPARE(instrument.figure("compiled_share"), got.compiled_share);
        }
        QCOMPARE(got.graphs, want.at("graphs").get<std::int64_t>());
        QCOMPARE(got.extra, want.at("extra").get<std::int64_t>());
        VERIFY_CLOSE(got.compiled_share, want.at("frac_compiled").get<double>());
    }

    void throughputs_data() { rowsOf("throughput"); }
    void throughputs()
    {
        QFETCH(json, entry);
        const json &args = entry.at("args");
        const double want = entry.at("expect").at("value").get<double>();
        VERIFY_CLOSE(physics::throughput(args.at("batch").get<double>(), args.at("total_us").get<double>()),
                     want);
        // The published rates that the instrument starts with are these, to a millionth.
        const WatchedPayback instrument(m_catalogue);
        const char *figure = want < 2000.0 ? "eager_rate" : "compiled_rate";
        QVERIFY(close(instrument.figure(figure), want, 1e-6));
    }

private:
    void rowsOf(const char *function)
    {
        QTest::addColumn<json>("entry");
        for (const json &entry : m_vectors) {
            if (entry.at("fn") == function)
                QTest::newRow(entry.at("id").get<std::string>().c_str()) << entry;
        }
    }
    static bool accepts(PaybackInstrument &instrument, const QVariantMap &inputs)
    {
        // Ranges hang on other inputs, so in the instrument's own order.
        for (const InputSpec &spec : instrument.inputs()) {
            if (inputs.contains(spec.id) && !instrument.setInput(spec.id, inputs.value(spec.id)).isEmpty())
                return false;
        }
        return true;
    }

    Catalogue m_catalogue;
    json m_vectors;
    int m_driven = 0;
};

RP_GUILESS_TEST(TestPaybackVectors)

} // namespace test_payback_vectors
#include "test_payback_vectors.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/instruments/roofline/roofline_fixture.h"

#include "tests/support/test_main.h"
#include <QElapsedTimer>

#include <random>

namespace test_roofline_properties {

using namespace rp;
using roofline_fixture::labCatalogue;
using roofline_fixture::WatchedRoofline;

// What must hold for every setting, held against random ones from the whole range of the controls.

namespace {

/// Random settings, each number from its control's range, often at an end of it.
class Settings
{
public:
    explicit Settings(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {
    }

    RooflineSettings next()
    {
        RooflineSettings settings = RooflineDesign::defaults(m_catalogue);
        for (const char *id : {"context", "precision", "sparsity", "kernel"}) {
            const auto choices = InputsOf<RooflineDesign>::spec(key(id), settings, m_catalogue).choices;
            set(settings, id, choices[m_random() % choices.size()].key);
        }
        for (const char *id : {"size", "m", "n", "k", "gemv_rows", "gemv_columns", "batch"}) {
            const InputSpec spec = InputsOf<RooflineDesign>::spec(key(id), settings, m_catalogue);
            double at = m_share(m_random);
            if (m_share(m_random) < 0.1)
                at = at < 0.5 ? 0.0 : 1.0;
            set(settings, id,
                std::clamp(std::round(spec.minimum * std::pow(spec.maximum / spec.minimum, at)), spec.minimum,
                           spec.maximum));
        }
        return settings;
    }

private:
    void set(RooflineSettings &settings, const char *id, const QVariant &value) const
    {
        QCOMPARE(InputsOf<RooflineDesign>::apply(settings, key(id), value, m_catalogue), QString());
    }

    const Catalogue &m_catalogue;
    std::mt19937 m_random{20'261};
    std::uniform_real_distribution<double> m_share{0.0, 1.0};
};

} // namespace

class TestRooflineProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = labCatalogue();
    }

    void noRoofIsPassed()
    {
        everywhere([](const RooflineState &state) {
            const RooflineResult &r = state.result;
            QVERIFY(r.mfu > 0.0 && r.mfu <= 1.0);
            QVERIFY(r.attainable_flops_s <= r.roof.peak_flops_s);
            QVERIFY(r.attainable_flops_s <= r.roof.bandwidth_bytes_s * r.intensity * (1.0 + 1e-12));
            QVERIFY(std::isnan(r.mfu_sparse) || r.mfu_sparse <= r.mfu_dense);
            QCOMPARE(r.mfu, state.settings.isSparse() ? r.mfu_sparse : r.mfu_dense);
            QVERIFY(r.intensity > 0.0 && r.time_us > 0.0);
        });
    }

    void theRegimeIsThatOfTheLargerTime()
    {
        everywhere([](const RooflineState &state) {
            const RooflineResult &r = state.result;
            const double math_us = r.work.flops / r.roof.peak_flops_s * 1e6;
            const double data_us = r.work.bytes / r.roof.bandwidth_bytes_s * 1e6;
            QCOMPARE(r.time_us, std::max(math_us, data_us));
            if (std::abs(math_us / data_us - 1.0) > 1e-9)
                QCOMPARE(r.computeBound, math_us > data_us);
            QCOMPARE(r.computeBound, r.mfu == 1.0);
        });
    }

    void theRegimeTurnsAtTheRidge()
    {
        for (const char *context : {"cloud", "edge"}) {
            for (const char *precision : {"fp32", "fp16", "int8"}) {
                WatchedRoofline instrument(m_catalogue);
                QVERIFY(
                    instrument.change({{"context", key(context)}, {"precision", key(precision)}}).isEmpty());
                const double turn = std::ceil(instrument.figure("size_at_ridge"));
                QVERIFY(turn > 64.0 && turn < 8192.0);
                QVERIFY(instrument.change({{"size", turn - 1.0}}).isEmpty());
                QCOMPARE(instrument.figure("regime"), 0.0);
                QVERIFY(instrument.figure("mfu") < 1.0);
                QVERIFY(instrument.change({{"size", turn}}).isEmpty());
                QCOMPARE(instrument.figure("regime"), 1.0);
                QCOMPARE(instrument.figure("mfu"), 1.0);
            }
        }
        // At the ridge itself the peak is reached.
        const Roof roof{&rooflinePrecisions().front(), false, 100.0, 4.0};
        QVERIFY(roof.isComputeBound(25.0));
        QVERIFY(!roof.isComputeBound(std::nextafter(25.0, 0.0)));
        QCOMPARE(roof.attainable_flops_s(25.0), 100.0);
    }

    void halfTheBytesIsTwiceTheIntensity()
    {
        everywhere([this](const RooflineState &state) {
            RooflineSettings other = state.settings;
            other.sparsity = key("dense");
            other.precision = key("fp32");
            const double single = evaluate(other, m_catalogue).result.intensity;
            other.precision = key("fp16");
            const RooflineResult half = evaluate(other, m_catalogue).result;
            QVERIFY(close(half.intensity, 2.0 * single));
            other.precision = key("int8");
            const RooflineResult quarter = evaluate(other, m_catalogue).result;
            QVERIFY(close(quarter.intensity, 4.0 * single));
            // Peak and ridge double as well from FP16 to INT8: the share of the peak stays.
            QVERIFY(std::abs(quarter.mfu / half.mfu - 1.0) < 1e-3);
        });
    }

    void aBatchReachesTheRidgeWhereItIsSaidTo()
    {
        everywhere([this](const RooflineState &state) {
            const double batch = state.result.batch_at_ridge;
            if (!std::isfinite(batch))
                return;
            RooflineSettings there = state.settings;
            there.kernel = key("gemv");
            there.batch = batch;
            const RooflineResult at = evaluate(there, m_catalogue).result;
            QVERIFY(std::abs(at.intensity / at.roof.ridge() - 1.0) < 1e-6);
        });
    }

    void moreOfEverythingNeverLowersTheIntensity()
    {
        everywhere([this](const RooflineState &state) {
            for (double RooflineSettings::*size : {&RooflineSettings::size, &RooflineSettings::batch}) {
                RooflineSettings more = state.settings;
                more.*size *= 2.0;
                QVERIFY(evaluate(more, m_catalogue).result.intensity >=
                        state.result.intensity * (1.0 - 1e-12));
            }
            QVERIFY(state.result.intensity < state.result.gemv_asymptote || !state.settings.isGemv());
        });
    }

    void figuresAreThatOfAFreshInstrument()
    {
        Settings settings(m_catalogue);
        RooflineInstrument used(m_catalogue);
        for (int i = 0; i < 60; ++i) {
            const RooflineSettings next = settings.next();
            QVariantMap inputs;
            for (const InputSpec &spec : InputsOf<RooflineDesign>::specs(next, m_catalogue))
                inputs.insert(spec.id, InputsOf<RooflineDesign>::value(next, spec.id));
            QVariantMap all = RooflineInstrument(m_catalogue).saveInputs();
            all.insert(inputs);
            used.restoreInputs(all);
            for (const QString &id : used.figureIds()) {
                const double there = used.figureFor(inputs, id);
                QVERIFY2(close(used.figure(id), there) || (std::isinf(there) && used.figure(id) == there),
                         qPrintable(id));
                QCOMPARE(used.figureText(id), used.figureTextFor(inputs, id));
            }
        }
    }

    void samplesRiseAndHoldEveryRidge()
    {
        WatchedRoofline instrument(m_catalogue);
        QVERIFY(instrument.change({{"all_roofs", true}}).isEmpty());
        const ResultTable &roofs = *instrument->table("roofs");
        double before = 0.0;
        for (const ResultRow &row : roofs.rows()) {
            QVERIFY(row.cells[1].value >= before);
            before = row.cells[1].value;
        }
        QCOMPARE(instrument->shownRoofs().size(), instrument->state().result.roofs.size());
        QCOMPARE(instrument->shownRoofs().front(), key("fp16_dense"));
        for (const Roof &roof : instrument->state().result.roofs) {
            const QString ridge = key("ridge_") + roof.key();
            QCOMPARE(roofs.value(ridge, key("intensity")), roof.ridge());
            QVERIFY(close(roofs.value(ridge, roof.key()), roof.peak_flops_s));
        }
    }

    void tablesHoldThroughEveryChange()
    {
        Settings settings(m_catalogue);
        WatchedRoofline instrument(m_catalogue); // testers are attached
        for (int i = 0; i < 40; ++i) {
            const RooflineSettings next = settings.next();
            for (const InputSpec &spec : InputsOf<RooflineDesign>::specs(next, m_catalogue))
                QVERIFY(
                    instrument->setInput(spec.id, InputsOf<RooflineDesign>::value(next, spec.id)).isEmpty());
            QVERIFY(instrument->setInput(key("all_roofs"), i % 2 == 0).isEmpty());
            QVERIFY(instrument->setInput(key("carried_fused"), double(i % 3)).isEmpty());
            QCOMPARE(instrument->table("carried")->rowCount(), i % 3 == 0 ? 0 : 1);
            QCOMPARE(instrument->table("operating_point")->rowCount(),
                     instrument->table("carried")->rowCount() + 1);
            QCOMPARE(instrument->table("sizes")->rowOf(key("chosen")) >= 0, next.isSquare());
        }
    }

    void aChangeIsComputedInTime()
    {
        RooflineInstrument instrument(m_catalogue);
        QVERIFY(instrument.setInput(key("all_roofs"), true).isEmpty());
        QElapsedTimer timer;
        timer.start();
        constexpr int changes = 100;
        for (int i = 0; i < changes; ++i)
            QVERIFY(instrument.setInput(key("size"), 64.0 + i).isEmpty());
        QVERIFY2(timer.elapsed() < changes * 8, qPrintable(QString::number(timer.elapsed())));
    }

private:
    template<typename Check>
    void everywhere(const Check &check)
    {
        Settings settings(m_catalogue);
        for (int i = 0; i < 500; ++i) {
            const RooflineSettings next = settings.next();
            check(evaluate(next, m_catalogue));
            if (QTest::currentTestFailed()) {
                qWarning("%s %s %s %s size %g, %g %g %g, %g %g, batch %g", qPrintable(next.context),
                         qPrintable(next.precision), qPrintable(next.sparsity), qPrintable(next.kernel),
                         next.size, next.m, next.n, next.k, next.gemv_rows, next.gemv_columns, next.batch);
                return;
            }
        }
    }

    Catalogue m_catalogue;
};

RP_TEST(TestRooflineProperties)

} // namespace test_roofline_properties
#include "test_roofline_properties.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/result_table.h"
#include "models/instruments/instrument_factory.h"
#include "models/physics/operator_support.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTest>
#include <cmath>

namespace test_operator_support {

using namespace rp;
using namespace rp::test;
using physics::OperatorSupport;

namespace {

// 10 kernels of 5 µs that launch in 2 µs; a tensor of 1,000 bytes takes 2 µs through the memory and back.
constexpr physics::SupportedPass pass{10.0, 2.0, 50.0, 0.0, 7.0, 1000.0, 1e9, 0.5e9};

} // namespace

class TestOperatorSupport : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_catalogue = builtInCatalogue();
        m_instrument = makeInstrument(key("operator_support"), m_catalogue);
        QVERIFY(m_instrument);
    }

    // Worked out by hand.
    void aFallbackIsTwoHandOvers()
    {
        const physics::OperatorTimes times = passAsDelivered(pass, OperatorSupport::FallsBack, 3.0);
        QCOMPARE(times.launches, 7.0);
        QCOMPARE(times.handovers, 6.0);
        QCOMPARE(times.subgraphs, 4.0);
        QCOMPARE(times.launch_us, 14.0);
        QCOMPARE(times.copy_us, 6.0 * (7.0 + 2.0));
        QCOMPARE(times.host_us, 3.0 * 4.0);
        QCOMPARE(times.total_us(), 50.0 + 14.0 + 54.0 + 12.0);
    }
    void aRebuildMakesKernels()
    {
        const physics::OperatorTimes times = passRebuilt(pass, OperatorSupport::FallsBack, 3.0, 3.0);
        QCOMPARE(times.launches, 16.0);
        QCOMPARE(times.work_us, 50.0 + 6.0 * 2.0);
        QCOMPARE(times.total_us(), 62.0 + 32.0);
        QCOMPARE(passRebuilt(pass, OperatorSupport::Native, 3.0, 3.0).total_us(), 70.0);
    }
    void anInterpreterIsGoneAfterARebuild()
    {
        physics::SupportedPass interpreted = pass;
        interpreted.overhead = 0.04;
        QCOMPARE(passAsDelivered(interpreted, OperatorSupport::Native, 1.0).total_us(), 72.0);
        QCOMPARE(passRebuilt(interpreted, OperatorSupport::Native, 1.0, 3.0).total_us(), 70.0);
    }

    /// With native operators the pass is that of the track's own instrument.
    void nativeIsTheTracksOwnPass()
    {
        const auto own = [this](const char *instrument, const QVariantMap &inputs) {
            return makeInstrument(key(instrument), m_catalogue)->figureFor(inputs, key("time_us"));
        };
        QVERIFY(std::abs(at("mobile", "relu", "total_us") - own("track_mobile", {})) < 1e-6);
        QVERIFY(std::abs(at("tiny", "relu", "total_us") -
                         own("track_tiny", {{key("runtime"), key("tflm")}})) < 1e-6);
        QVERIFY(std::abs(at("tiny", "relu", "total_us", "rebuilt") -
                         own("track_tiny", {{key("runtime"), key("aot_c")}})) < 1e-6);
    }
    void whatIsMissingDoesNotStart()
    {
        QVERIFY(m_instrument->setInput(key("scenario"), key("tiny")).isEmpty());
        QVERIFY(m_instrument->setInput(key("operator"), key("layer_norm")).isEmpty());
        for (const char *figure : {"total_us", "payback_passes"})
            QVERIFY2(std::isnan(m_instrument->figure(key(figure))), figure);
        QCOMPARE(m_instrument->figureText(key("total_us")), m_instrument->figureText(key("support")));
        QVERIFY(std::isnan(m_instrument->table(u"builds")->value(key("delivered"), key("total_us"))));
        QCOMPARE(at("tiny", "layer_norm", "runs"), 0.0);
        QCOMPARE(at("tiny", "layer_norm", "runs", "rebuilt"), 1.0);
    }
    void onlyThePhoneFallsBack()
    {
        QCOMPARE(at("mobile", "relu", "support", "delivered", "dynamic"), 1.0);
        QCOMPARE(at("tiny", "relu", "support", "delivered", "dynamic"), 2.0);
    }
    /// A rebuild has paid back when what it saves reaches what it took, and not one pass before.
    void paybackIsTheFirstPassThatPays()
    {
        const double saved_us =
            at("mobile", "layer_norm", "total_us") - at("mobile", "layer_norm", "total_us", "rebuilt");
        const double passes = at("mobile", "layer_norm", "payback_passes");
        const double build_us = at("mobile", "layer_norm", "build_s") * 1e6;
        QVERIFY(passes * saved_us >= build_us && (passes - 1.0) * saved_us < build_us);
        QVERIFY(std::isnan(at("mobile", "relu", "payback_passes"))); // native: nothing is saved
    }
    void usesStayWithinTheDevice()
    {
        QVERIFY(m_instrument->setInput(key("uses"), 40.0).isEmpty());
        QVERIFY(m_instrument->setInput(key("scenario"), key("tiny")).isEmpty());
        QCOMPARE(m_instrument->input(key("uses")).toDouble(), m_instrument->inputSpec(key("uses")).maximum);
        QVERIFY(!m_instrument->setInput(key("uses"), 7.0).isEmpty());
    }

private:
    double at(const char *device, const char *op, const char *figure, const char *build = "delivered",
              const char *shapes = "fixed") const
    {
        return m_instrument->figureFor({{key("scenario"), key(device)},
                                        {key("operator"), key(op)},
                                        {key("shapes"), key(shapes)},
                                        {key("build"), key(build)}},
                                       key(figure));
    }

    Catalogue m_catalogue;
    std::unique_ptr<Instrument> m_instrument;
};

RP_TEST(TestOperatorSupport)

} // namespace test_operator_support
#include "test_operator_support.moc"

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
        const auto differ = [this](const QVariantMap &here, const char *instrument,
                                   const QVariantMap &there) {
            return std::abs(m_instrument->figureFor(here, key("total_us")) -
                            makeInstrument(key(instrument), m_catalogue)->figureFor(there, key("time_us")));
        };
        const QString scenario = key("scenario");
        QVERIFY(differ({}, "track_mobile", {}) < 1e-6);
        QVERIFY(differ({{scenario, key("tiny")}}, "track_tiny", {{key("runtime"), key("tflm")}}) < 1e-6);
        QVERIFY(differ({{scenario, key("tiny")}, {key("build"), key("rebuilt")}}, "track_tiny",
                       {{key("runtime"), key("aot_c")}}) < 1e-6);
    }
    void whatIsMissingDoesNotStart()
    {
        QVERIFY(m_instrument->setInput(key("scenario"), key("tiny")).isEmpty());
        QVERIFY(m_instrument->setInput(key("operator"), key("layer_norm")).isEmpty());
        QCOMPARE(m_instrument->figure(key("runs")), 0.0);
        QVERIFY(std::isnan(m_instrument->figure(key("total_us"))));
        QCOMPARE(m_instrument->figureText(key("total_us")), m_instrument->figureText(key("support")));
        QVERIFY(std::isnan(m_instrument->figure(key("payback_passes"))));
        QVERIFY(std::isnan(m_instrument->table(u"builds")->value(key("delivered"), key("total_us"))));
        QVERIFY(m_instrument->setInput(key("build"), key("rebuilt")).isEmpty());
        QCOMPARE(m_instrument->figure(key("runs")), 1.0);
    }
    void onlyThePhoneFallsBack()
    {
        const QVariantMap dynamic{{key("operator"), key("relu")}, {key("shapes"), key("dynamic")}};
        QCOMPARE(m_instrument->figureFor(dynamic, key("support")), 1.0);
        QVariantMap tiny = dynamic;
        tiny.insert(key("scenario"), key("tiny"));
        QCOMPARE(m_instrument->figureFor(tiny, key("support")), 2.0);
    }
    /// A rebuild has paid back when what it saves reaches what it took, and not one pass before.
    void paybackIsTheFirstPassThatPays()
    {
        const QVariantMap slow{{key("operator"), key("layer_norm")}, {key("uses"), 6.0}};
        QVariantMap rebuilt = slow;
        rebuilt.insert(key("build"), key("rebuilt"));
        const double saved_s = (m_instrument->figureFor(slow, key("total_us")) -
                                m_instrument->figureFor(rebuilt, key("total_us"))) *
                               1e-6;
        const double passes = m_instrument->figureFor(slow, key("payback_passes"));
        const double build_s = m_instrument->figureFor(slow, key("build_s"));
        QVERIFY(passes * saved_s >= build_s);
        QVERIFY((passes - 1.0) * saved_s < build_s);
        QVERIFY(
            std::isnan(m_instrument->figureFor({}, key("payback_passes")))); // all native: nothing is saved
    }
    void usesStayWithinTheDevice()
    {
        QVERIFY(m_instrument->setInput(key("uses"), 40.0).isEmpty());
        QVERIFY(m_instrument->setInput(key("scenario"), key("tiny")).isEmpty());
        QCOMPARE(m_instrument->input(key("uses")).toDouble(), m_instrument->inputSpec(key("uses")).maximum);
        QVERIFY(!m_instrument->setInput(key("uses"), 7.0).isEmpty());
    }

private:
    Catalogue m_catalogue;
    std::unique_ptr<Instrument> m_instrument;
};

RP_TEST(TestOperatorSupport)

} // namespace test_operator_support
#include "test_operator_support.moc"

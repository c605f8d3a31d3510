// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/content/discovery.h"
#include "models/instruments/workbench.h"
#include "tests/models/instruments/contract/small_instrument.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QSignalSpy>
#include <QTest>

namespace test_bench {

using namespace rp;
using namespace rp::test;

class BenchTest : public QObject
{
    Q_OBJECT
private slots:
    void bareNamesReachEveryInstrument();
    void restoringTellsOnce();
    void needsOverInputsAndFigures();
    void labMakesItsInstruments();
    void unknownInstrumentsAreLeftOut();

private:
    SmallInstrument m_a{QStringLiteral("a")};
    SmallInstrument m_b{QStringLiteral("b")};
    Bench m_bench{std::vector<Bench::Panel>{{QStringLiteral("x"), &m_a}, {QStringLiteral("y"), &m_b}}};
};

void BenchTest::bareNamesReachEveryInstrument()
{
    m_bench.restoreInputs({{key("context"), key("edge")}, {key("nothing"), 1}, {key("z.level"), 2.0}});
    QCOMPARE(m_a.input(key("context")).toString(), key("edge"));
    QCOMPARE(m_b.input(key("context")).toString(), key("edge"));
    m_bench.restoreInputs({{key("context"), key("moon")}}); // out of range: left as it is
    QCOMPARE(m_b.input(key("context")).toString(), key("edge"));
    m_bench.restoreInputs({{key("context"), key("cloud")}});
}

void BenchTest::restoringTellsOnce()
{
    QSignalSpy changed(&m_a, &Instrument::changed);
    m_bench.restoreInputs({{key("x.cost"), 21.0}, {key("x.gain"), 0.25}, {key("x.days"), 9.0}});
    QCOMPARE(changed.count(), 1);
}

void BenchTest::needsOverInputsAndFigures()
{
    const auto range = [](const char *end, double value) { return QVariantMap{{QLatin1String(end), value}}; };
    QCOMPARE(m_b.setInput(key("level"), 5.0), QString());
    QCOMPARE(m_a.setInput(key("gain"), 0.0), QString());
    QVERIFY(meetsNeed({}, m_bench));
    QVERIFY(meetsNeed({{{key("y"), key("share")}, range("min", 1.0)}}, m_bench));
    QVERIFY(!meetsNeed({{{key("y"), key("share")}, range("min", 1.01)}}, m_bench));
    QVERIFY(
        meetsNeed({{{key("y"), key("share")}, range("max", 1.0)}, {{key("y"), key("level")}, 5}}, m_bench));
    QVERIFY(!meetsNeed({{{key("y"), key("share")}, 1.0}}, m_bench)); // a figure is compared with a range only
    QVERIFY(meetsNeed({{{{}, key("breakeven")}, range("min", 1e9)}}, m_bench)); // infinite: never
    QVERIFY(meetsNeed({{{key("x"), key("context")}, key("cloud")}}, m_bench));
    QVERIFY(!meetsNeed({{{key("x"), key("context")}, key("edge")}}, m_bench));
    QVERIFY(!meetsNeed({{{key("z"), key("context")}, key("cloud")}}, m_bench));
    QVERIFY(!meetsNeed({{{key("y"), key("beauty")}, range("min", -1e9)}}, m_bench));
}

void BenchTest::labMakesItsInstruments()
{
    QString error;
    const auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    const LabLibrary library = loadLabs();
    const LabContent *lab = library.lab(key("lab07"));
    QVERIFY(lab);
    const Workbench workbench = Workbench::make(*lab, *catalogue);
    size_t expected = 0;
    for (const ActContent &act : lab->acts) {
        const Bench &bench = workbench.bench(act.id);
        QCOMPARE(bench.panels().size(), act.panels.size());
        expected += act.panels.size();
        for (size_t i = 0; i < act.panels.size(); ++i) {
            QCOMPARE(bench.panels()[i].id, act.panels[i].id);
            QCOMPARE(bench.panels()[i].instrument->id(), act.panels[i].instrument);
        }
    }
    QCOMPARE(workbench.instruments().size(), expected);
    QVERIFY(workbench.bench(key("act9")).isEmpty());
}

void BenchTest::unknownInstrumentsAreLeftOut()
{
    ActContent act;
    act.id = key("one");
    act.panels = {{key("p"), {}, {}, key("abacus")}, {key("q"), {}, {}, key("dispatch_tax")}};
    LabContent lab;
    lab.acts = {act};
    QString error;
    const auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    Workbench workbench = Workbench::make(lab, *catalogue);
    QCOMPARE(workbench.bench(key("one")).panels().size(), size_t(1));
    QCOMPARE(workbench.bench(key("one")).panels().front().id, key("q"));
    const Workbench moved = std::move(workbench);
    QCOMPARE(moved.instruments().size(), size_t(1));

    const Workbench everywhere(m_bench);
    QCOMPARE(everywhere.bench(key("one")).first(), &m_a);
    QCOMPARE(everywhere.bench(key("two")).instrument(key("y")), &m_b);
    everywhere.retranslate();
    QCOMPARE(m_a.retranslations, 1);
}

RP_TEST(BenchTest)

} // namespace test_bench
#include "test_bench.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/content/discovery.h"
#include "models/content/figure_text.h"
#include "models/instruments/workbench.h"
#include "tests/models/instruments/contract/small_instrument.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace test_bench {

using namespace rp;
using namespace rp::test;

class BenchTest : public QObject
{
    Q_OBJECT
private slots:
    void namesComeApartAndTogether();
    void oneInstrumentHasBareNames();
    void severalHaveQualifiedNames();
    void bareNamesReachEveryInstrument();
    void qualifiedNamesCountMoreThanBareOnes();
    void restoringTellsOnce();
    void figuresOfEveryPanel();
    void unknownFiguresAreNoNumbers();
    void textsSpeakOfPanels();
    void needsOverInputsAndFigures();
    void labMakesItsInstruments();
    void unknownInstrumentsAreLeftOut();

private:
    SmallInstrument m_a{QStringLiteral("a")};
    SmallInstrument m_b{QStringLiteral("b")};
    Bench m_bench{std::vector<Bench::Panel>{{QStringLiteral("x"), &m_a}, {QStringLiteral("y"), &m_b}}};
};

void BenchTest::namesComeApartAndTogether()
{
    QCOMPARE(PanelName::parse(key("roi.gain")).panel, key("roi"));
    QCOMPARE(PanelName::parse(key("roi.gain")).name, key("gain"));
    QCOMPARE(PanelName::parse(key("gain")).panel, QString());
    QCOMPARE(PanelName::parse(key("gain")).name, key("gain"));
    for (const char *text : {"gain", "roi.gain"})
        QCOMPARE(PanelName::parse(key(text)).text(), key(text));
}

void BenchTest::oneInstrumentHasBareNames()
{
    SmallInstrument only(key("only"));
    const Bench bench(&only);
    QVERIFY(!bench.isQualified());
    QCOMPARE(bench.first(), &only);
    QCOMPARE(bench.instrument(QString()), &only);
    QVERIFY(!bench.instrument(key("other")));
    QCOMPARE(bench.qualified(key("x"), key("level")).text(), key("level"));
    QCOMPARE(bench.saveInputs(), only.saveInputs());
    bench.restoreInputs({{key("level"), 7.0}});
    QCOMPARE(only.input(key("level")).toDouble(), 7.0);
    const Bench none(nullptr);
    QVERIFY(none.isEmpty() && !none.first() && none.saveInputs().isEmpty());
    QVERIFY(std::isnan(none.figure({{}, key("share")})));
    QVERIFY(none.figureText({{}, key("share")}).isEmpty());
}

void BenchTest::severalHaveQualifiedNames()
{
    QVERIFY(m_bench.isQualified());
    QCOMPARE(m_bench.instrument(QString()), &m_a);
    QCOMPARE(m_bench.instrument(key("y")), &m_b);
    QCOMPARE(m_bench.withPanel({{}, key("level")}).text(), key("x.level"));
    QCOMPARE(m_bench.qualified(key("y"), key("level")).text(), key("y.level"));
    const QVariantMap saved = m_bench.saveInputs();
    QCOMPARE(saved.size(), m_a.saveInputs().size() + m_b.saveInputs().size());
    QVERIFY(saved.contains(key("x.level")) && saved.contains(key("y.level")));
    // What is saved is restored as it was, whatever happened in between.
    QCOMPARE(m_b.setInput(key("level"), 4.0), QString());
    m_bench.restoreInputs(saved);
    QCOMPARE(m_bench.saveInputs(), saved);
}

void BenchTest::bareNamesReachEveryInstrument()
{
    m_bench.restoreInputs({{key("context"), key("edge")}, {key("nothing"), 1}, {key("z.level"), 2.0}});
    QCOMPARE(m_a.input(key("context")).toString(), key("edge"));
    QCOMPARE(m_b.input(key("context")).toString(), key("edge"));
    m_bench.restoreInputs({{key("context"), key("moon")}}); // out of range: left as it is
    QCOMPARE(m_b.input(key("context")).toString(), key("edge"));
    m_bench.restoreInputs({{key("context"), key("cloud")}});
}

void BenchTest::qualifiedNamesCountMoreThanBareOnes()
{
    m_bench.restoreInputs({{key("cost"), 11.0}, {key("y.cost"), 12.0}});
    QCOMPARE(m_a.input(key("cost")).toDouble(), 11.0);
    QCOMPARE(m_b.input(key("cost")).toDouble(), 12.0);
}

void BenchTest::restoringTellsOnce()
{
    QSignalSpy changed(&m_a, &Instrument::changed);
    m_bench.restoreInputs({{key("x.cost"), 21.0}, {key("x.gain"), 0.25}, {key("x.days"), 9.0}});
    QCOMPARE(changed.count(), 1);
}

void BenchTest::figuresOfEveryPanel()
{
    QCOMPARE(m_b.setInput(key("level"), 10.0), QString());
    QVERIFY(m_bench.hasFigure({{}, key("share")}) && m_bench.hasFigure({key("y"), key("share")}));
    QCOMPARE(m_bench.figure({key("y"), key("share")}), 2.0);
    QCOMPARE(m_bench.figure({{}, key("share")}), m_a.figure(key("share")));
    QCOMPARE(m_bench.figureText({key("y"), key("share")}), key("share of b: 2"));
    QCOMPARE(m_bench.figureLabel({key("y"), key("share")}), key("share"));
    // Over the defaults of that panel's instrument, wherever it stands.
    QCOMPARE(m_bench.figureFor({{key("cost"), 10}}, {key("y"), key("breakeven")}), 20.0);
    QCOMPARE(m_bench.figureTextFor({{key("cost"), 10}}, {key("y"), key("breakeven")}),
             m_b.figureTextFor({{key("cost"), 10}}, key("breakeven")));
    QCOMPARE(m_bench.liveFormula({key("y"), key("b")}), key("live b"));
    QCOMPARE(m_bench.liveFormula({{}, key("b")}), key("live b")); // the first that knows it
    QCOMPARE(m_bench.liveFormula({key("x"), key("b")}), QString());
}

void BenchTest::unknownFiguresAreNoNumbers()
{
    for (const char *name : {"beauty", "y.beauty", "z.share"}) {
        QVERIFY(!m_bench.hasFigure(FigureRef::parse(key(name))));
        QVERIFY(std::isnan(m_bench.figure(FigureRef::parse(key(name)))));
        QVERIFY(std::isnan(m_bench.figureFor({}, FigureRef::parse(key(name)))));
    }
    QVERIFY(m_bench.liveFormula({key("z"), key("b")}).isEmpty());
}

void BenchTest::textsSpeakOfPanels()
{
    const QString text = key("{y.share}, {share}, {y.breakeven|cost=10}, {z.share}");
    const QString expected = QStringLiteral("%1, %2, %3, {z.share}")
                                 .arg(m_b.figureText(key("share")), m_a.figureText(key("share")),
                                      m_b.figureTextFor({{key("cost"), 10}}, key("breakeven")));
    QCOMPARE(resolveFigures(text, m_bench), expected);
    for (const char *wrong : {"{.share}", "{y.}", "{y.share.more}", "{y.Share}", "{a.b|c.d=1}"})
        QVERIFY2(!parseFigureReferences(key(wrong)).error.isEmpty(), wrong);
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

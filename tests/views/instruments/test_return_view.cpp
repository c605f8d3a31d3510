// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/return_panel.h"

#include "tests/support/test_main.h"
#include "views/instruments/payback/verdict_title.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/disclosure.h"

#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace test_return_view {

using namespace rp;
using return_panel::key;
using return_panel::Panel;
using return_panel::plain;
using step_fixture::accessible;
using step_fixture::nameOf;

class TestReturnView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(key("en_US"))); }
    void cleanup() { QLocale::setDefault(QLocale(key("en_US"))); }

    void everyInputHasAControlWithItsName();
    void lessNeededControlsAreFolded();
    void marksAreStops();
    void typedTimesAreRead();
    void aRefusedInputIsToldAtItsControl();
    void theVerdictIsAWordOfTheTitle();
    void thePictureHasTheHeight();
    void volumeBeyondCapacityIsNoticed();
    void marksSayWhatTurnsTheVerdict();
    void changesAreAnnounced();
    void aLanguageChangeKeepsTheControls();
    void eachChangeIsPainted();
};

void TestReturnView::everyInputHasAControlWithItsName()
{
    const Panel panel;
    for (const InputSpec &spec : panel.instrument->inputs()) {
        if (spec.id == key("context"))
            continue;
        QWidget *found = panel.view->control(spec.id);
        QVERIFY2(found, qPrintable(spec.id));
        bool named = false;
        QList<QAccessibleInterface *> tree;
        step_fixture::collect(accessible(found), tree);
        for (QAccessibleInterface *node : tree)
            named = named || node->text(QAccessible::Name) == spec.label;
        QVERIFY2(named, qPrintable(spec.id));
    }
    QVERIFY(!panel.view->control(key("context")));
}

void TestReturnView::lessNeededControlsAreFolded()
{
    const Panel panel;
    QVERIFY(panel.slider("compile_s")->isVisible());
    QVERIFY(!panel.slider("guard_us")->isVisible());
    auto *more = panel.view->controls()->findChild<Disclosure *>();
    QVERIFY(more);
    more->setOpen(true);
    QVERIFY(panel.slider("guard_us")->isVisible());
    QVERIFY(panel.slider("replicas")->isVisible());
}

void TestReturnView::marksAreStops()
{
    const Panel panel;
    MappedSlider *slider = panel.slider("compile_s")->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(panel.instrument->settings().compile_s, 120.0);
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(panel.instrument->settings().compile_s, 300.0);
    slider = panel.slider("deployment_days")->slider();
    slider->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(slider, Qt::Key_PageDown);
    QCOMPARE(panel.instrument->settings().deployment_days, 1e-7);
    QCOMPARE(panel.slider("deployment_days")->entry()->text(), key("1 run(s)"));
}

void TestReturnView::typedTimesAreRead()
{
    const Panel panel;
    panel.type("deployment_days", key("23 h 20 min"));
    QVERIFY(std::abs(panel.instrument->settings().deployment_days - 84000.0 / 86400.0) < 1e-12);
    QCOMPARE(plain(panel.slider("deployment_days")->entry()->text()), key("23 h 20 min"));
    panel.type("deployment_days", key("1 run"));
    QCOMPARE(panel.instrument->settings().deployment_days, 1e-7);
    panel.type("deployment_days", key("10 years"));
    QCOMPARE(panel.instrument->settings().deployment_days, 3650.0);
    panel.type("gain", key("48"));
    QCOMPARE(panel.instrument->input(key("gain")).toDouble(), 0.48);
    panel.type("compile_s", key("2 min"));
    QCOMPARE(panel.instrument->settings().compile_s, 120.0);
    panel.type("per_day", key("2,400"));
    QCOMPARE(panel.instrument->input(key("per_day")).toDouble(), 2400.0);
}

void TestReturnView::aRefusedInputIsToldAtItsControl()
{
    const Panel panel;
    panel.view->request(key("compile_s"), 1e9);
    QVERIFY(!panel.slider("compile_s")->error().isEmpty());
    QCOMPARE(panel.instrument->settings().compile_s, 30.0);
    panel.type("deployment_days", key("soon"));
    QVERIFY(!panel.slider("deployment_days")->error().isEmpty());
    QCOMPARE(panel.instrument->settings().deployment_days, 30.0);
}

void TestReturnView::theVerdictIsAWordOfTheTitle()
{
    const Panel panel;
    QSet<QString> colours;
    const auto check = [&](const char *word) {
        const VerdictTitle *title = panel.part<VerdictTitle>("verdict");
        QVERIFY2(title->accessibleName().contains(key(word)), qPrintable(title->accessibleName()));
        QVERIFY(!title->accessibleName().contains(QLatin1Char('<')));
        static const QRegularExpression colour(QStringLiteral("color:(#[0-9a-f]{6})"));
        colours.insert(colour.match(title->text()).captured(1));
        const auto *notes = panel.part<TextBlock>("verdict_text");
        QVERIFY(panel.isShown(notes));
        QVERIFY(notes->text().contains(panel.instrument->verdictSentence()));
        QVERIFY(notes->text().contains(panel.instrument->flipSentence()));
    };
    check("133,608 inferences compiling pays");
    panel.set({{"deployment_days", 1.0 / 144.0}});
    check("does not pay");
    panel.set({{"deployment_days", panel.instrument->figure(key("breakeven_days"))}});
    check("depends");
    panel.set({{"workload", key("giant")}});
    check("does not pay");
    QCOMPARE(colours.size(), 3);
}

void TestReturnView::thePictureHasTheHeight()
{
    const Panel panel;
    const QWidget *plot = panel.part<LineChart>("timeline")->plotWidget();
    QVERIFY2(plot->height() >= 0.55 * panel.view->height(), qPrintable(QString::number(plot->height())));
}

void TestReturnView::volumeBeyondCapacityIsNoticed()
{
    const Panel panel;
    // In the line below the picture; the notice waits in a drawer.
    const auto isSaidBelow = [&panel] {
        const QList<QLabel *> labels = panel.view->page()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && plain(label->accessibleName()).contains(key("5,760,000 per day"));
        });
    };
    QVERIFY(!panel.isShown(panel.part<Notice>("capacity")) && !isSaidBelow());
    panel.set({{"workload", key("kws")}, {"per_day", 1e8}});
    QVERIFY(panel.isShown(panel.part<Notice>("capacity")) && isSaidBelow());
    QVERIFY(plain(panel.part<Notice>("capacity")->text()).contains(key("5,760,000 per day")));
    panel.set({{"replicas", 1000.0}});
    QVERIFY(!panel.isShown(panel.part<Notice>("capacity")) && !isSaidBelow());
}

/// What would turn the verdict round stands below the picture and at the marks that are dragged.
void TestReturnView::marksSayWhatTurnsTheVerdict()
{
    const Panel panel;
    panel.set({{"deployment_days", 1.0 / 144.0}});
    const ChartAnnotation *end = panel.mark("deployment_end");
    QVERIFY(end);
    QVERIFY2(plain(end->spoken).contains(key("19 min 15 s or more")), qPrintable(end->spoken));
    QVERIFY(plain(end->label).contains(QStringLiteral("−14.4 s")));
    QVERIFY(panel.mark("breakeven")->spoken.endsWith(panel.instrument->flipSentence(key("compile_s"))));
}

void TestReturnView::changesAreAnnounced()
{
    const Panel panel;
    panel.set({{"compile_s", 40.0}});
    panel.set({{"compile_s", 60.0}});
    QTRY_VERIFY(plain(panel.announcer->text()).contains(key("Compile time 1 min: break-even moves")));
}

void TestReturnView::aLanguageChangeKeepsTheControls()
{
    const Panel panel;
    const MappedSlider *slider = panel.slider("compile_s")->slider();
    QLocale::setDefault(QLocale(key("ar_EG")));
    panel.instrument->retranslate();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(panel.view, &change);
    QCOMPARE(panel.slider("compile_s")->slider(), slider);
    QVERIFY(panel.mark("breakeven")->label.contains(QString::fromUtf8("١٣٣")));
}

void TestReturnView::eachChangeIsPainted()
{
    const Panel panel;
    QVERIFY(QTest::qWaitForWindowExposed(const_cast<QWidget *>(&panel.window)));
    QImage before = panel.part<LineChart>("timeline")->plotWidget()->grab().toImage();
    for (const double compile_s : {40.0, 60.0, 120.0, 300.0}) {
        panel.set({{"compile_s", compile_s}});
        const QImage now = panel.part<LineChart>("timeline")->plotWidget()->grab().toImage();
        QVERIFY2(now != before, qPrintable(QString::number(compile_s)));
        before = now;
    }
}

RP_TEST(TestReturnView)

} // namespace test_return_view
#include "test_return_view.moc"

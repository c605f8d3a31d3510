// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The controls beside a picture: each keeps its place, none is out of reach, and those of the question are in
// view at once.
#include "tests/support/test_main.h"
#include "tests/views/shell/open_lab.h"
#include "views/instruments/page/control_column.h"
#include "views/instruments/page/instrument_controls.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/widgets/value_slider.h"

#include <QScrollBar>

namespace test_control_column {

using namespace rp;

namespace {

void settle()
{
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
}

/// Where each control stands, whether it can be seen, on the window.
QMap<QString, QRect> places(const InstrumentView &view)
{
    QMap<QString, QRect> at;
    for (const QString &id : view.instrument().inputIds()) {
        const QWidget *control = view.control(id);
        if (control && control->isVisible())
            at.insert(id, QRect(control->mapTo(control->window(), QPoint()), control->size()));
    }
    return at;
}

/// Another value of an input than the one that it has.
QVariant anotherValue(const InputSpec &spec, const QVariant &now)
{
    switch (spec.kind) {
    case InputSpec::Kind::Toggle:
        return !now.toBool();
    case InputSpec::Kind::Choice:
        for (const InputChoice &choice : spec.choices)
            if (choice.key != now.toString())
                return choice.key;
        return now;
    default:
        return now.toDouble() < (spec.minimum + spec.maximum) / 2 ? spec.maximum : spec.minimum;
    }
}

QByteArray difference(const QMap<QString, QRect> &before, const QMap<QString, QRect> &after)
{
    QStringList moved;
    for (const QString &id : (before.keys() + after.keys()))
        if (before.value(id) != after.value(id) && !moved.contains(id))
            moved.append(id);
    return moved.join(u' ').toUtf8();
}

} // namespace

class TestControlColumn : public QObject
{
    Q_OBJECT
private slots:
    void nothingMovesWhenAControlDoes_data();
    void nothingMovesWhenAControlDoes();
    void thoseOfTheQuestionAreInView_data();
    void thoseOfTheQuestionAreInView();
    void whatHasTheKeyboardIsInView();
    void aRefusalIsSeenAndMovesNothing();
    void aControlAsksForItsOwnPanel();
};

void TestControlColumn::nothingMovesWhenAControlDoes_data()
{
    QTest::addColumn<QString>("lab");
    QTest::addColumn<double>("text");
    for (const char *lab : {"lab07", "lab11"})
        for (const double text : {1.0, 1.5})
            QTest::addRow("%s, %g", lab, text) << QString::fromLatin1(lab) << text;
}

/// Each control of each instrument is moved, and all others stay where they are.
void TestControlColumn::nothingMovesWhenAControlDoes()
{
    QFETCH(QString, lab);
    QFETCH(double, text);
    const OpenLab open(lab, {1366 - 256, 700}, text);
    for (const ActContent &act : open.session->content().acts) {
        ExplorePage *page = open.explore(act.id);
        for (const PanelContent *panel : open.session->panels(act.id)) {
            page->showPanel(panel->id);
            settle();
            InstrumentView *view = page->instrumentView();
            auto *instrument = const_cast<Instrument *>(&view->instrument());
            for (const QString &id : instrument->inputIds()) {
                const InputSpec spec = instrument->inputSpec(id);
                if (!view->control(id) || !spec.applies || spec.id.isEmpty())
                    continue;
                const QVariant before = instrument->input(id);
                const QMap<QString, QRect> stood = places(*view);
                if (!instrument->setInput(id, anotherValue(spec, before)).isEmpty())
                    continue;
                settle();
                const QByteArray moved = difference(stood, places(*view));
                QVERIFY2(moved.isEmpty(),
                         qPrintable(QStringLiteral("%1 %2: %3 moves %4")
                                        .arg(act.id, panel->id, id, QString::fromUtf8(moved))));
                (void)instrument->setInput(id, before);
                settle();
            }
        }
    }
}

void TestControlColumn::thoseOfTheQuestionAreInView_data()
{
    addLabsInWindows();
}

void TestControlColumn::thoseOfTheQuestionAreInView()
{
    QFETCH(QString, lab);
    QFETCH(QSize, size);
    QFETCH(double, text);
    const OpenLab open(lab, size, text);
    for (const ActContent &act : open.session->content().acts) {
        ExplorePage *page = open.explore(act.id);
        for (const PanelContent *panel : open.session->panels(act.id)) {
            page->showPanel(panel->id);
            settle();
            const InstrumentView *view = page->instrumentView();
            const QByteArray where = qPrintable(act.id + u' ' + panel->id);
            const QWidget *pinned = view->pinned();
            QVERIFY2(pinned, where);
            if (!pinned->isVisible())
                continue; // in a drawer
            QVERIFY2(view->rect().contains(QRect(pinned->mapTo(view, QPoint()), pinned->size())), where);
            QVERIFY2(pinned->height() >= pinned->minimumSizeHint().height(), where);
            const auto *column = qobject_cast<ControlColumn *>(view->controlColumn());
            QVERIFY2(column && column->height() > 0, where); // the rest is in reach
        }
    }
}

void TestControlColumn::whatHasTheKeyboardIsInView()
{
    OpenLab open(QStringLiteral("lab07"), {1030, 470}, 1.0);
    const ExplorePage *page = open.explore(QStringLiteral("act1"));
    QApplication::setActiveWindow(&open.window);
    settle();
    auto *speed = qobject_cast<ValueSlider *>(page->instrumentView()->control(QStringLiteral("gpu_speed")));
    QVERIFY(speed);
    speed->slider()->setFocus(Qt::TabFocusReason);
    settle();
    const QWidget *column = page->instrumentView()->controlColumn();
    QVERIFY(QRect(QPoint(), column->size())
                .contains(QRect(speed->slider()->mapTo(column, QPoint()), speed->slider()->size())));
}

void TestControlColumn::aRefusalIsSeenAndMovesNothing()
{
    OpenLab open(QStringLiteral("lab07"), {1030, 600}, 1.0);
    ExplorePage *page = open.explore(QStringLiteral("act1"));
    QApplication::setActiveWindow(&open.window);
    settle();
    InstrumentView *view = page->instrumentView();
    const QString sentence = QStringLiteral("Type a number from 2 to 100 with its unit, such as “10 µs”.");
    const QString input = QStringLiteral("launch_us");
    view->showInputRefusal(input, sentence);
    settle();
    const QMap<QString, QRect> before = places(*view);
    auto *cost = qobject_cast<ValueSlider *>(view->control(input));
    QCOMPARE(cost->error(), sentence);
    cost->setError({});
    settle();
    QCOMPARE(places(*view), before);
}

void TestControlColumn::aControlAsksForItsOwnPanel()
{
    const QString act = QStringLiteral("act2");
    const QString workload = QStringLiteral("workload");
    OpenLab open(QStringLiteral("lab07"), {1280, 720}, 1.0);
    ExplorePage *page = open.explore(act);
    page->showPanel(QStringLiteral("roi"));
    const Bench &bench = open.workbench.bench(act);
    const QVariant before = bench.instrument(QStringLiteral("continuum"))->input(workload);
    page->instrumentView()->request(workload, QStringLiteral("gpt2"));
    QCOMPARE(bench.instrument(QStringLiteral("roi"))->input(workload).toString(), QStringLiteral("gpt2"));
    QCOMPARE(bench.instrument(QStringLiteral("continuum"))->input(workload), before);
}

RP_TEST(TestControlColumn)

} // namespace test_control_column
#include "test_control_column.moc"

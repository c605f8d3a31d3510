// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the home page and the status strip say of several labs, without a window.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/session/ledger.h"
#include "tests/support/test_main.h"
#include "tests/support/unspaced.h"
#include "tests/support/words.h"
#include "views/home/course_map.h"

#include <QTest>
#include <algorithm>

namespace test_course_overview {

using namespace rp;
using rp::test::key;

namespace {

/// Lab 07, and another lab with other instruments that takes one field from it.
std::vector<LabContent> twoLabs()
{
    const LabLibrary library = loadLabs();
    const LabContent first = *library.lab(key("lab07"));
    LabContent second = first;
    second.id = key("other");
    second.chapter = key("90");
    second.title = key("Another lab");
    for (ActContent &act : second.acts) {
        for (PanelContent &panel : act.panels)
            panel.instrument = key("another_instrument");
    }
    TakeContent take;
    take.from = key("7");
    take.field = key("fusion_enabled");
    take.title = key("Kernels fused");
    second.takes = {take};
    return {first, second};
}

LabOverview overview(const char *id, bool started, bool done)
{
    LabOverview lab;
    lab.id = key(id);
    lab.isStarted = started;
    lab.isDone = done;
    return lab;
}

QString nextOf(const std::vector<LabOverview> &labs, const char *open)
{
    const LabOverview *next = labToContinue(labs, key(open));
    return next ? next->id : QString();
}

} // namespace

class TestCourseOverview : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void whatIsDoneLeadsToTheNextLab();
    void arrowsNeedBothLabs();
    void severalFieldsAreOneArrow();
    void wordsTellHowFar();

private:
    std::optional<Catalogue> m_catalogue;
};

void TestCourseOverview::initTestCase()
{
    QString error;
    m_catalogue = Catalogue::load(&error);
    QVERIFY2(m_catalogue, qPrintable(error));
}

void TestCourseOverview::whatIsDoneLeadsToTheNextLab()
{
    QCOMPARE(nextOf({overview("a", false, false), overview("b", false, false)}, "a"), key("a"));
    QCOMPARE(nextOf({overview("a", true, false), overview("b", true, false)}, "b"), key("b"));
    QCOMPARE(nextOf({overview("a", true, false), overview("b", false, false)}, "b"), key("a"));
    QCOMPARE(nextOf({overview("a", true, true), overview("b", false, false)}, "a"), key("b"));
    QCOMPARE(nextOf({overview("a", true, true), overview("b", true, true)}, "b"), key("b"));
    QCOMPARE(nextOf({}, "a"), QString());
}

void TestCourseOverview::arrowsNeedBothLabs()
{
    std::vector<LabContent> labs = twoLabs();
    Ledger ledger;
    const LabSession open(labs.front(), ledger);
    const std::vector<LabOverview> states = courseOverview(labs, open, ledger);
    const MapGraph map = courseMap(labs, states);
    QCOMPARE(map.edges.size(), std::size_t(1));
    QCOMPARE(map.edges.front().from, 0);
    QCOMPARE(map.edges.front().to, 1);
    labs.back().takes.front().from = key("123");
    QVERIFY(courseMap(labs, states).edges.empty());
    labs.back().takes.front().from = labs.back().chapter; // a lab takes nothing from itself
    QVERIFY(courseMap(labs, states).edges.empty());
    labs.back().takes.clear();
    QVERIFY(courseMap(labs, states).edges.empty());
    QCOMPARE(courseMap(labs, states).nodes.size(), labs.size());
}

void TestCourseOverview::severalFieldsAreOneArrow()
{
    std::vector<LabContent> labs = twoLabs();
    TakeContent more = labs.back().takes.front();
    more.title = key("Context");
    labs.back().takes.push_back(more);
    Ledger ledger;
    const LabSession open(labs.front(), ledger);
    const MapGraph map = courseMap(labs, courseOverview(labs, open, ledger));
    QCOMPARE(map.edges.size(), std::size_t(1));
    QVERIFY(map.edges.front().label.contains(key("Kernels fused")));
    QVERIFY(map.edges.front().label.contains(key("Context")));
    QVERIFY(map.nodes.front().description.contains(key("Kernels fused")));
    QVERIFY(map.nodes.back().description.contains(key("Lab 07")));
    QVERIFY(map.nodes.back().description.contains(key(". ")));
    const test::Unspaced chinese;
    const MapGraph unspaced = courseMap(labs, courseOverview(labs, open, ledger));
    QVERIFY2(!unspaced.nodes.back().description.contains(key(". ")),
             qPrintable(unspaced.nodes.back().description));
}

void TestCourseOverview::wordsTellHowFar()
{
    const std::vector<LabContent> labs = twoLabs();
    Ledger ledger;
    LabSession session(labs.front(), ledger);
    LabOverview lab = LabOverview::of(session);
    QVERIFY(!lab.isStarted && !lab.isDone);
    QCOMPARE(CourseText::open(lab), key("Open")); // one button says "Start": that of the next step
    QCOMPARE(CourseText::goOnShort(lab), key("Start"));
    QCOMPARE(CourseText::state(lab), key("not started"));
    QVERIFY(session.advance() == Refusal::None);
    lab = LabOverview::of(session);
    QVERIFY(lab.isStarted);
    QCOMPARE(lab.stepsDone, 1);
    QCOMPARE(CourseText::goOn(lab), key("Go on: Lab 07, act 1, Predict"));
    QVERIFY(CourseText::goOn(lab).startsWith(CourseText::goOnShort(lab)));
    QVERIFY(CourseText::spokenOpen(lab).startsWith(CourseText::open(lab)));
    QVERIFY(CourseText::act(lab, 1).endsWith(key("locked")));
    lab.isDone = true;
    QCOMPARE(CourseText::open(lab), key("Open again"));
}

RP_GUILESS_TEST(TestCourseOverview)

} // namespace test_course_overview
#include "test_course_overview.moc"

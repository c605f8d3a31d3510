// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the home page and the status strip say of several labs, without a window.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/session/ledger.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "views/home/course_overview.h"

#include <QTest>

namespace test_course_overview {

using namespace rp;
using rp::test::key;

namespace {

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

void TestCourseOverview::wordsTellHowFar()
{
    const LabLibrary library = loadLabs();
    Ledger ledger;
    LabSession session(*library.lab(key("lab07")), ledger);
    LabOverview lab = LabOverview::of(session);
    QVERIFY(!lab.isStarted && !lab.isDone);
    QCOMPARE(CourseText::goOnShort(lab), key("Start"));
    QVERIFY(CourseText::state(lab).startsWith(key("4 act(s), about ")));
    QVERIFY(lab.asked && lab.asked->isOpen && !lab.asked->said);
    QCOMPARE(lab.asked->question.id, key("math_share"));
    QVERIFY(session.advance() == Refusal::None);
    lab = LabOverview::of(session);
    QVERIFY(lab.isStarted);
    QCOMPARE(lab.stepsDone, 1);
    QCOMPARE(CourseText::goOn(lab), key("Go on: Lab 07, act 1, Predict"));
    QVERIFY(CourseText::goOn(lab).startsWith(CourseText::goOnShort(lab)));
    QCOMPARE(CourseText::state(lab), key("1 of 20 steps done"));
    QVERIFY(CourseText::act(lab, 1).endsWith(key("locked")));
    lab.isDone = true;
    QCOMPARE(CourseText::goOnShort(lab), key("Open again"));
}

RP_GUILESS_TEST(TestCourseOverview)

} // namespace test_course_overview
#include "test_course_overview.moc"

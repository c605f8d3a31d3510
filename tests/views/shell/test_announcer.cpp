// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace test_announcer {

using namespace rp;

class TestAnnouncer : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { installWidgetAccessibility(); }
    void waitsForWhatFollows();
    void tellsTheNewestOfAThing();
    void aNameIsLeftOutWhereMoreIsSaidOfIt();
    void speaksUnits();
};

void TestAnnouncer::waitsForWhatFollows()
{
    QWidget window;
    Announcer announcer(&window);
    QSignalSpy spoken(&announcer, &Announcer::spoken);
    announcer.expect(400);
    announcer.say(QStringLiteral("Found."));
    QTimer::singleShot(350, &announcer, [&announcer] { announcer.say(QStringLiteral("Changed.")); });
    QTRY_VERIFY(!spoken.isEmpty());
    QCOMPARE(announcer.text(), QStringLiteral("Found. Changed."));
    QCOMPARE(spoken.count(), 1);
    // What was expected and does not come holds nothing back for good.
    announcer.expect(200);
    announcer.say(QStringLiteral("Found again."));
    QTRY_COMPARE(announcer.text(), QStringLiteral("Found again."));
}

void TestAnnouncer::tellsTheNewestOfAThing()
{
    QWidget window;
    QWidget first;
    QWidget second;
    Announcer announcer(&window);
    announcer.tell(first, QStringLiteral("Small"));
    announcer.tell(second, QStringLiteral("Warm"));
    announcer.say(QStringLiteral("Saved."));
    announcer.tell(first, QStringLiteral("Large"));
    QTRY_COMPARE(announcer.text(), QStringLiteral("Warm Saved. Large"));
}

void TestAnnouncer::aNameIsLeftOutWhereMoreIsSaidOfIt()
{
    QWidget window;
    QWidget box;
    QWidget result;
    Announcer announcer(&window);
    announcer.mention(box, QStringLiteral("Large"), QStringLiteral("Large"));
    announcer.tell(result, QStringLiteral("Size, Large: it takes 2 s."));
    announcer.say(QStringLiteral("Found."));
    QTRY_COMPARE(announcer.text(), QStringLiteral("Size, Large: it takes 2 s. Found."));
    // What is found may have the name in it, and does not say what was chosen.
    announcer.mention(box, QStringLiteral("Small"), QStringLiteral("Small"));
    announcer.say(QStringLiteral("Small is beautiful."));
    QTRY_COMPARE(announcer.text(), QStringLiteral("Small Small is beautiful."));
    // Nor does another name.
    announcer.mention(box, QStringLiteral("Large"), QStringLiteral("Large"));
    announcer.mention(result, QStringLiteral("It is Large."), QStringLiteral("Large"));
    QTRY_COMPARE(announcer.text(), QStringLiteral("Large It is Large."));
}

void TestAnnouncer::speaksUnits()
{
    QWidget window;
    Announcer announcer(&window);
    announcer.say(QStringLiteral("2 TB/s"));
    QTRY_COMPARE(announcer.text(), QStringLiteral("2 TB/s"));
    QCOMPARE(QAccessible::queryAccessibleInterface(&announcer)->text(QAccessible::Name),
             QStringLiteral("2 TB per second"));
}

RP_TEST(TestAnnouncer)

} // namespace test_announcer
#include "test_announcer.moc"

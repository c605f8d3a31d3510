// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "tests/torture/monkey.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <malloc.h>

namespace test_torture_monkey {

using namespace rp;
using namespace rp::torture;

/// The real window, a real ledger, and a monkey. It may do what it likes: the program neither crashes nor
/// hangs nor grows. RIDGEPOINT_TORTURE_EVENTS and RIDGEPOINT_TORTURE_SEED make it longer and other.
class TortureMonkey : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void survives();

private:
    QTemporaryDir m_home;
};

namespace {

/// What the program holds; what the allocator keeps for later is left out.
double held_mb()
{
    malloc_trim(0);
    const auto info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / 1e6;
}

qsizetype objectsBelow(const QObject &object)
{
    return object.findChildren<QObject *>().size();
}

} // namespace

void TortureMonkey::initTestCase()
{
    // Dialogs save where they are told to.
    QVERIFY(m_home.isValid());
    QVERIFY(QDir::setCurrent(m_home.path()));
    qputenv("HOME", m_home.path().toLocal8Bit());
    qputenv("PATH", ""); // and nothing is started from here
    QAccessible::setActive(true);
}

void TortureMonkey::survives()
{
    QApplication::setQuitOnLastWindowClosed(false);
    const int events = wanted("RIDGEPOINT_TORTURE_EVENTS", 600);
    const int seed = wanted("RIDGEPOINT_TORTURE_SEED", 1);
    const QString diary = QDir(QString::fromLocal8Bit(qgetenv("RIDGEPOINT_TORTURE_DIARY")))
                              .filePath(QStringLiteral("monkey_diary.txt"));
    Dice dice(static_cast<std::uint32_t>(seed));
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    Monkey monkey(lab, dice, diary);
    const int warm = std::max(300, events / 4); // pages, fonts and pictures are made when first seen
    double first_mb = 0.0;
    qint64 slowest_ms = 0;
    for (int event = 0; event < warm + events; ++event) {
        if (event == warm) {
            monkey.comeToRest();
            first_mb = held_mb();
        }
        QElapsedTimer timer;
        timer.start();
        monkey.doSomething();
        slowest_ms = std::max(slowest_ms, timer.elapsed());
        if (event % 500 == 0 && event > warm) {
            monkey.comeToRest();
            qInfo("%d events: %.1f MB held, %lld objects, %lld widgets", event, held_mb(),
                  static_cast<long long>(objectsBelow(lab) + objectsBelow(lab.window())),
                  static_cast<long long>(QApplication::allWidgets().size()));
        }
    }
    monkey.comeToRest();
    const double growth_mb = held_mb() - first_mb;
    qInfo("seed %d: %d events, grown by %.2f MB from %.1f, slowest event %lld ms", seed, events, growth_mb,
          first_mb, static_cast<long long>(slowest_ms));
    QVERIFY2(slowest_ms < 30000, "an event held the window for half a minute");
    // Fonts of every size and script are kept by Qt once they were needed, and the ledger grows in earnest.
    QVERIFY2(growth_mb < 12.0 + events * 0.0005, qPrintable(QString::number(growth_mb)));
    QVERIFY(fixture.lab().flush());
}

RP_TEST(TortureMonkey)

} // namespace test_torture_monkey
#include "test_torture_monkey.moc"

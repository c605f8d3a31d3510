// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/shell/keys/shortcut_registry.h"

#include <QSet>
#include <QTest>

namespace test_shortcuts {

using namespace rp;

class TestShortcuts : public QObject
{
    Q_OBJECT
private slots:
    void noKeyIsClaimedTwice();
    void aCollisionIsFound();
    void everyEntryIsComplete();
};

void TestShortcuts::noKeyIsClaimedTwice()
{
    const QStringList collisions = ShortcutRegistry::standard().collisions();
    QVERIFY2(collisions.isEmpty(), qPrintable(collisions.join(QLatin1Char('\n'))));
}

void TestShortcuts::aCollisionIsFound()
{
    const auto add = [](ShortcutRegistry &registry, const char *id, ShortcutScope scope) {
        registry.add(
            {QString::fromLatin1(id), scope, {QKeySequence(Qt::Key_Left)}, [] { return QString(); }});
    };
    ShortcutRegistry sameScope;
    add(sameScope, "a", ShortcutScope::Chart);
    add(sameScope, "b", ShortcutScope::Timeline);
    QCOMPARE(sameScope.collisions().size(), 1);
    ShortcutRegistry windowTakesAll;
    add(windowTakesAll, "a", ShortcutScope::Window);
    add(windowTakesAll, "b", ShortcutScope::Chart);
    QCOMPARE(windowTakesAll.collisions().size(), 1);
    ShortcutRegistry apart;
    add(apart, "a", ShortcutScope::Slider);
    add(apart, "b", ShortcutScope::Chart);
    QVERIFY(apart.collisions().isEmpty());
}

void TestShortcuts::everyEntryIsComplete()
{
    QSet<QString> ids;
    const ShortcutRegistry registry = ShortcutRegistry::standard();
    for (const Shortcut &shortcut : registry.all()) {
        QVERIFY2(!ids.contains(shortcut.id), qPrintable(shortcut.id));
        ids.insert(shortcut.id);
        QVERIFY(!shortcut.keys.isEmpty());
        QVERIFY(!shortcut.what().isEmpty());
        QVERIFY(!ShortcutRegistry::scopeName(shortcut.scope).isEmpty());
        QVERIFY(!ShortcutRegistry::keysText(shortcut).isEmpty());
    }
}

RP_TEST(TestShortcuts)

} // namespace test_shortcuts
#include "test_shortcuts.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/shell/look/shortcut_registry.h"

#include <QSet>
#include <QTest>

namespace test_shortcuts {

using namespace rp;

namespace {

bool canBeActiveTogether(ShortcutScope a, ShortcutScope b)
{
    const auto isChart = [](ShortcutScope scope) {
        return scope == ShortcutScope::Chart || scope == ShortcutScope::Timeline;
    };
    if (a == ShortcutScope::Projector || b == ShortcutScope::Projector)
        return a == b;
    return a == b || a == ShortcutScope::Window || b == ShortcutScope::Window || (isChart(a) && isChart(b));
}

} // namespace

class TestShortcuts : public QObject
{
    Q_OBJECT
private slots:
    void noKeyIsClaimedTwice();
    void everyEntryIsComplete();
};

void TestShortcuts::noKeyIsClaimedTwice()
{
    const ShortcutRegistry registry = ShortcutRegistry::standard();
    for (const Shortcut &a : registry.all()) {
        for (const Shortcut &b : registry.all()) {
            for (const QKeySequence &key : a.keys) {
                const bool isClaimed =
                    a.id != b.id && canBeActiveTogether(a.scope, b.scope) && b.keys.contains(key);
                QVERIFY2(!isClaimed, qPrintable(key.toString() + u' ' + a.id + u' ' + b.id));
            }
        }
    }
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

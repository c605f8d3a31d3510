// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/map/map_desk.h"
#include "views/shell/keys/shortcut_registry.h"

#include <QKeyEvent>
#include <QMessageBox>

namespace test_map_keys {

using namespace rp;

/// The keys that a map answers to and those that the keyboard help lists are the same.
class TestMapKeys : public map_fixture::MapDesk
{
    Q_OBJECT
private slots:
    void init() { lay(); }
    void cleanup() { clear(); }
    void mapKeysAreInTheRegistry();

private:
    bool uses(QKeyCombination keys);
};

bool TestMapKeys::uses(QKeyCombination keys)
{
    const bool printable = keys.key() < Qt::Key_Escape && keys.keyboardModifiers() != Qt::ControlModifier;
    QKeyEvent event(QEvent::KeyPress, keys.key(), keys.keyboardModifiers(),
                    printable ? QString(QChar(keys.key())) : QString());
    QCoreApplication::sendEvent(m_plot, &event);
    const QList<QMessageBox *> lists = m_map->findChildren<QMessageBox *>();
    for (QMessageBox *list : lists)
        delete list;
    return event.isAccepted();
}

void TestMapKeys::mapKeysAreInTheRegistry()
{
    QList<QKeySequence> listed;
    const ShortcutRegistry registry = ShortcutRegistry::standard();
    for (const Shortcut &shortcut : registry.all()) {
        if (shortcut.scope == ShortcutScope::Map)
            listed += shortcut.keys;
    }
    QVERIFY(!listed.isEmpty());
    for (const QKeySequence &sequence : std::as_const(listed)) {
        uses(QKeyCombination(Qt::Key_Return)); // inside, on a node
        QVERIFY2(uses(sequence[0]), qPrintable(sequence.toString()));
    }
    const QList<int> everywhere{Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Enter};
    for (const Qt::KeyboardModifier held : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
        for (int key = Qt::Key_Space; key <= Qt::Key_F12;
             key = key == Qt::Key_AsciiTilde ? Qt::Key_Escape : key + 1) {
            const QKeyCombination keys(held, static_cast<Qt::Key>(key));
            uses(QKeyCombination(Qt::Key_Return));
            // With Shift a key may do what it does without, since many signs need Shift on some keyboards,
            // and Enter with Ctrl.
            const bool isAlike = held == Qt::ShiftModifier || key == Qt::Key_Return;
            const bool isListed =
                listed.contains(QKeySequence(keys)) || (isAlike && listed.contains(QKeySequence(key)));
            if (!isListed && !everywhere.contains(key))
                QVERIFY2(!uses(keys), qPrintable(QKeySequence(keys).toString()));
        }
    }
}

RP_TEST(TestMapKeys)

} // namespace test_map_keys
#include "test_map_keys.moc"

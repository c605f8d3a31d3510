// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/widgets/action_button.h"
#include "views/widgets/menu_button.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QMenu>
#include <QTest>
#include <QTimer>

namespace test_menu_button {

class MenuButtonTest : public QObject
{
    Q_OBJECT
private slots:
    void theMenuOpensAfterTheAnswer();
    void theLetterInBracketsIsNotSaid();
};

void MenuButtonTest::theMenuOpensAfterTheAnswer()
{
    rp::installWidgetAccessibility();
    rp::MenuButton button(QStringLiteral("&Menu"));
    QVERIFY(QAccessible::queryAccessibleInterface(&button)); // asked for before there is a menu
    QMenu menu;
    menu.addAction(QStringLiteral("Copy"));
    button.setMenu(&menu);
    button.show();
    QAccessibleInterface *told = QAccessible::queryAccessibleInterface(&button);
    QVERIFY(told);
    QCOMPARE(told->role(), QAccessible::ButtonMenu);
    QCOMPARE(told->text(QAccessible::Name), QStringLiteral("Menu"));
    QVERIFY(told->state().hasPopup);
    const QString open = QAccessibleActionInterface::showMenuAction();
    QVERIFY(told->actionInterface()->actionNames().contains(open));
    bool wasOpen = false;
    QTimer closing;
    connect(&closing, &QTimer::timeout, &menu, [&] {
        wasOpen = wasOpen || menu.isVisible();
        menu.close();
    });
    closing.start(50);
    told->actionInterface()->doAction(open);
    QVERIFY(!wasOpen); // the call has returned, and only now it opens
    QTRY_VERIFY(wasOpen);
}

/// As in Japanese and Chinese. A name that was set is kept.
void MenuButtonTest::theLetterInBracketsIsNotSaid()
{
    rp::ActionButton button;
    const auto name = [&button] {
        return QAccessible::queryAccessibleInterface(&button)->text(QAccessible::Name);
    };
    button.setText(QStringLiteral("次へ：予測(&N)"));
    QCOMPARE(name(), QStringLiteral("次へ：予測"));
    button.setText(QStringLiteral("&Next: Predict"));
    QCOMPARE(name(), QStringLiteral("Next: Predict"));
    button.setAccessibleName(QStringLiteral("Go on"));
    button.setText(QStringLiteral("次へ(&N)"));
    QCOMPARE(name(), QStringLiteral("Go on"));
}

RP_TEST(MenuButtonTest)

} // namespace test_menu_button
#include "test_menu_button.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What opens a part of a page: what assistive tools are told of it, and where the keyboard is before and
// after.
#include "tests/support/test_main.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/drawers.h"
#include "views/widgets/icon_button.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/text_block.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace test_opening {

using namespace rp;

namespace {

QAccessible::State stateOf(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object)->state();
}

/// A text that Tab stops at.
TextBlock *addText(Disclosure &to, const QString &text)
{
    auto *block = new TextBlock(text, &to);
    block->setFocusPolicy(Qt::TabFocus);
    to.body()->addWidget(block);
    return block;
}

/// A stage, and below it two drawers with a text each.
class Bench
{
public:
    explicit Bench(bool hasOpener = false)
        : stage(new QWidget(&window))
        , above(new QPushButton(QStringLiteral("above"), stage))
        , drawers(new Drawers(stage, &window))
    {
        auto *onStage = new QVBoxLayout(stage);
        onStage->addWidget(above);
        auto *column = new QVBoxLayout(&window);
        column->addWidget(stage, 1);
        if (hasOpener) {
            opener = new IconButton(IconButton::Picture::Watch, &window);
            opener->setProperty(opensPart, true);
            column->addWidget(opener);
        }
        column->addWidget(drawers);
        first->setTitle(QStringLiteral("First"));
        second->setTitle(QStringLiteral("Second"));
        firstText = addText(*first, QStringLiteral("What the first holds."));
        secondText = addText(*second, QStringLiteral("What the second holds."));
        drawers->add(first, opener);
        drawers->add(second);
        drawers->offer(first, true);
        drawers->offer(second, true);
        window.resize(900, 600);
        window.show();
        QApplication::setActiveWindow(&window);
    }

    /// What Tab goes through from `from` on, up to `count` stops.
    QWidgetList tabFrom(QWidget *from, int count)
    {
        followReadingOrder(window);
        QWidgetList visited;
        for (QWidget *at = from->nextInFocusChain(); at != from && visited.size() < count;
             at = at->nextInFocusChain()) {
            if ((at->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && at->isVisible() && at->isEnabled() &&
                !at->focusProxy())
                visited.append(at);
        }
        return visited;
    }
    QToolButton *close() { return window.findChild<QToolButton *>(QStringLiteral("closeDrawer")); }

    QWidget window;
    QWidget *stage;
    QPushButton *above;
    IconButton *opener = nullptr;
    Drawers *drawers;
    Disclosure *first = new Disclosure;
    Disclosure *second = new Disclosure;
    TextBlock *firstText = nullptr;
    TextBlock *secondText = nullptr;
};

bool isInTree(QAccessibleInterface *from, const QObject *wanted)
{
    if (!from || from->object() == wanted)
        return from;
    for (int i = 0; i < from->childCount(); ++i) {
        if (isInTree(from->child(i), wanted))
            return true;
    }
    return false;
}

} // namespace

class TestOpening : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { installWidgetAccessibility(); }
    void aSectionIsExpandedAndNotChecked();
    void whatAToolHearsIsThatItExpanded();
    void theKeyboardGoesInAndEscapeLeadsBack();
    void textThatIsNoStopIsReadOut();
    void openedByTheMouseOrAToolItLeavesTheKeyboard();
    void aDrawerComesAfterItsButton();
    void theCloseButtonIsThere();
    void anotherDrawerTakesTheKeyboardOver();
    void theFoldHasAMenuAndLeadsBackToIt();
    void anEntryOfTheMenuIsNoChoice();
    void anOpenerElsewhereExpands();
};

void TestOpening::aSectionIsExpandedAndNotChecked()
{
    Disclosure section;
    section.setTitle(QStringLiteral("Why"));
    QVERIFY(stateOf(section.button()).expandable);
    QVERIFY(stateOf(section.button()).collapsed);
    section.setOpen(true);
    QVERIFY(stateOf(section.button()).expanded);
    QVERIFY(!stateOf(section.button()).collapsed);
    QVERIFY(!stateOf(section.button()).checked);
    QVERIFY(!stateOf(section.button()).checkable);
}

void TestOpening::whatAToolHearsIsThatItExpanded()
{
    Disclosure section;
    QAccessible::State checked;
    checked.checked = true;
    QAccessibleStateChangeEvent asButton(section.button(), checked);
    QVERIFY(!isNews(asButton));
    QAccessible::State expanded;
    expanded.expanded = true;
    QAccessibleStateChangeEvent asSection(section.button(), expanded);
    QVERIFY(isNews(asSection));
    QPushButton other;
    QAccessibleStateChangeEvent ofAnother(&other, checked);
    QVERIFY(isNews(ofAnother));
}

void TestOpening::theKeyboardGoesInAndEscapeLeadsBack()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *section = new Disclosure;
    TextBlock *text = addText(*section, QStringLiteral("Because."));
    column->addWidget(section);
    window.show();
    QApplication::setActiveWindow(&window);
    section->button()->setFocus();
    QTest::keyClick(section->button(), Qt::Key_Space);
    QVERIFY(section->isOpen());
    QCOMPARE(QApplication::focusWidget(), text);
    QTest::keyClick(text, Qt::Key_Escape);
    QVERIFY(!section->isOpen());
    QCOMPARE(QApplication::focusWidget(), section->button());
    QTest::keyClick(section->button(), Qt::Key_Space);
    section->setOpen(false); // by whatever else: the keyboard is not left on what is hidden
    QCOMPARE(QApplication::focusWidget(), section->button());
}

void TestOpening::textThatIsNoStopIsReadOut()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *section = new Disclosure;
    auto *text = new TextBlock(QStringLiteral("A hint."), section);
    section->body()->addWidget(text);
    column->addWidget(section);
    window.show();
    QApplication::setActiveWindow(&window);
    section->button()->setFocus();
    QTest::keyClick(section->button(), Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget(), text);
}

void TestOpening::openedByTheMouseOrAToolItLeavesTheKeyboard()
{
    Bench bench;
    bench.above->setFocus();
    QAccessible::queryAccessibleInterface(bench.first->button())
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(bench.drawers->open(), bench.first);
    QCOMPARE(QApplication::focusWidget(), bench.above);
    QTest::mouseClick(bench.second->button(), Qt::LeftButton);
    QCOMPARE(bench.drawers->open(), bench.second);
    QCOMPARE(QApplication::focusWidget(), bench.second->button());
}

void TestOpening::aDrawerComesAfterItsButton()
{
    Bench bench;
    bench.first->button()->setFocus();
    QTest::keyClick(bench.first->button(), Qt::Key_Space);
    QCOMPARE(bench.drawers->open(), bench.first);
    QCOMPARE(QApplication::focusWidget(), bench.firstText);
    QCOMPARE(bench.tabFrom(bench.first->button(), 3),
             (QWidgetList{bench.firstText, bench.close(), bench.second->button()}));
    QTest::keyClick(bench.firstText, Qt::Key_Escape);
    QVERIFY(!bench.drawers->open());
    QCOMPARE(QApplication::focusWidget(), bench.first->button());
    bench.second->setOpen(true);
    QCOMPARE(bench.tabFrom(bench.first->button(), 3),
             (QWidgetList{bench.second->button(), bench.secondText, bench.close()}));
}

void TestOpening::theCloseButtonIsThere()
{
    Bench bench;
    QVERIFY(!isInTree(QAccessible::queryAccessibleInterface(bench.drawers->panel()), bench.close()));
    bench.first->button()->setFocus();
    QTest::keyClick(bench.first->button(), Qt::Key_Space);
    QAccessibleInterface *panel = QAccessible::queryAccessibleInterface(bench.drawers->panel());
    QVERIFY(isInTree(panel, bench.close()));
    QAccessibleInterface *close = QAccessible::queryAccessibleInterface(bench.close());
    QCOMPARE(close->role(), QAccessible::Button);
    QCOMPARE(close->text(QAccessible::Name), QStringLiteral("Close"));
    QVERIFY(panel->indexOfChild(close) >= 0);
    bench.close()->setFocus();
    QTest::keyClick(bench.close(), Qt::Key_Space);
    QVERIFY(!bench.drawers->open());
    QCOMPARE(QApplication::focusWidget(), bench.first->button()); // which says that it is collapsed
}

void TestOpening::anotherDrawerTakesTheKeyboardOver()
{
    Bench bench;
    bench.first->setOpen(true);
    bench.firstText->setFocus();
    bench.second->setOpen(true);
    QCOMPARE(bench.drawers->open(), bench.second);
    QCOMPARE(QApplication::focusWidget(), bench.secondText);
}

void TestOpening::theFoldHasAMenuAndLeadsBackToIt()
{
    Bench bench;
    bench.drawers->setCompact(true);
    QVERIFY(bench.drawers->menuButton()->isVisible());
    QVERIFY(stateOf(bench.drawers->menuButton()).hasPopup);
    QCOMPARE(QAccessible::queryAccessibleInterface(bench.drawers->menuButton())->role(), QAccessible::Button);
    bench.drawers->menuButton()->setFocus();
    bench.first->setOpen(true); // as its entry of the menu does
    QCOMPARE(QApplication::focusWidget(), bench.firstText);
    QCOMPARE(bench.tabFrom(bench.drawers->menuButton(), 2), (QWidgetList{bench.firstText, bench.close()}));
    QTest::keyClick(bench.firstText, Qt::Key_Escape);
    QVERIFY(!bench.drawers->open());
    QCOMPARE(QApplication::focusWidget(), bench.drawers->menuButton());
}

void TestOpening::anEntryOfTheMenuIsNoChoice()
{
    Bench bench;
    bench.drawers->setCompact(true);
    auto *menu = bench.drawers->menuButton()->findChild<QMenu *>();
    QVERIFY(menu);
    for (const bool isOpen : {true, false}) { // the same entry opens and closes
        bench.drawers->menuButton()->click();
        const QAccessibleInterface *told = QAccessible::queryAccessibleInterface(menu);
        QCOMPARE(told->childCount(), 2);
        QCOMPARE(told->child(0)->text(QAccessible::Name), QStringLiteral("First"));
        QCOMPARE(told->child(0)->role(), QAccessible::MenuItem);
        QVERIFY(!told->child(0)->state().checkable);
        QVERIFY(!told->child(0)->state().checked);
        menu->actions().front()->trigger();
        QVERIFY(!menu->isVisible());
        QCOMPARE(bench.first->isOpen(), isOpen);
    }
}

void TestOpening::anOpenerElsewhereExpands()
{
    Bench bench(true);
    QCOMPARE(QAccessible::queryAccessibleInterface(bench.opener)->role(), QAccessible::Button);
    QVERIFY(stateOf(bench.opener).collapsed);
    bench.opener->setFocus();
    QTest::keyClick(bench.opener, Qt::Key_Space);
    QCOMPARE(bench.drawers->open(), bench.first);
    QVERIFY(stateOf(bench.opener).expanded);
    QVERIFY(!stateOf(bench.opener).checked);
    QCOMPARE(QApplication::focusWidget(), bench.firstText);
    QCOMPARE(bench.tabFrom(bench.opener, 2), (QWidgetList{bench.firstText, bench.close()}));
    QTest::keyClick(bench.firstText, Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), bench.opener);
    QVERIFY(stateOf(bench.opener).collapsed);
}

RP_TEST(TestOpening)

} // namespace test_opening
#include "test_opening.moc"

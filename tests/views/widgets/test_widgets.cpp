// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/card.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/formula_view.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/quiet_stack.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toggle_row.h"
#include "views/widgets/value_slider.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace test_widgets {

using namespace rp;

namespace {

QAccessibleInterface *accessible(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
}

QString nameOf(QObject *object)
{
    return accessible(object)->text(QAccessible::Name);
}

} // namespace

class TestWidgets : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { installWidgetAccessibility(); }

    void textWithATabStopIsReadOnce();
    void everyFormulaHasADrawing();
    void formulaScalesWithTheText();
    void assumptionGivesItsReason();
    void noticeSaysItsKindInWords();
    void targetsAreLargeEnough();
    void toggleAnswersToAssistiveTools();
    void aStateIsSeenWithoutColour();
};

void TestWidgets::textWithATabStopIsReadOnce()
{
    // Screen readers read a group with its texts, but not those that have a relation.
    Card card(2);
    auto *prompt = new TextBlock(QStringLiteral("A long question, then"), &card);
    auto *caption = new TextBlock(QStringLiteral("You commit only once"), &card);
    card.body()->addWidget(prompt);
    card.body()->addWidget(caption);
    QVERIFY(accessible(prompt)->relations().isEmpty());
    prompt->setReachable(true);
    QVERIFY(!(prompt->focusPolicy() & Qt::TabFocus)); // it is landed on, and read with the group
    QVERIFY(accessible(prompt)->relations().isEmpty());
    prompt->setStop();
    QCOMPARE(prompt->focusPolicy(), Qt::TabFocus); // no ring for who only clicks
    prompt->setText(QString());
    QCOMPARE(prompt->focusPolicy(), Qt::NoFocus); // nothing would be heard at it
    prompt->setText(QStringLiteral("A long question, then"));
    const auto relations = accessible(prompt)->relations();
    QCOMPARE(relations.size(), 1);
    QCOMPARE(relations.front().first->object(), &card);
    QVERIFY(accessible(caption)->relations().isEmpty());
    Card tile(4);
    tile.setGroup(false);
    QCOMPARE(accessible(&tile)->role(), QAccessible::Client);
    Notice notice(Notice::Kind::Warning);
    QCOMPARE(accessible(&notice)->role(), QAccessible::Client);
}

void TestWidgets::everyFormulaHasADrawing()
{
    for (const char *id : {"serial_pass", "utilization", "three_meters", "compiled_pass", "overlapped",
                           "cuda_graph", "faster_gpu"}) {
        FormulaView view;
        QVERIFY2(view.setFormula(QString::fromLatin1(id)), id);
        QVERIFY(view.sizeHint().width() > 60);
    }
    FormulaView none;
    QVERIFY(!none.setFormula(QStringLiteral("no_such_formula")));
    none.setSpoken(QStringLiteral("T equals N"));
    QCOMPARE(accessible(&none)->role(), QAccessible::Equation);
    QCOMPARE(nameOf(&none), QStringLiteral("T equals N"));
}

void TestWidgets::formulaScalesWithTheText()
{
    FormulaView view;
    view.setFormula(QStringLiteral("utilization"));
    const QSize small = view.sizeHint();
    QFont font = view.font();
    font.setPointSizeF(font.pointSizeF() * 2.0);
    view.setFont(font);
    QVERIFY(view.sizeHint().height() > small.height() * 3 / 2);
    // Too little room: it shrinks rather than being cut.
    QVERIFY(view.heightForWidth(60) < view.sizeHint().height());
}

void TestWidgets::assumptionGivesItsReason()
{
    QWidget window;
    AssumptionMark mark(&window);
    QVERIFY(mark.isHidden());
    mark.setSubject(QStringLiteral("Launch cost"));
    mark.setReason(QStringLiteral("Nobody measured it."));
    QVERIFY(!mark.isHidden());
    QVERIFY(nameOf(&mark).contains(QStringLiteral("Launch cost")));
    QCOMPARE(accessible(&mark)->text(QAccessible::Description), QStringLiteral("Nobody measured it."));
    // One panel lists them all for who walks by keys: Tab would stop at every one of them.
    QVERIFY(!(mark.focusPolicy() & Qt::TabFocus));
    QVERIFY(!accessible(&mark)->state().focusable); // Tab does not stop here, and nobody is told that it does
    mark.setFocusPolicy(Qt::StrongFocus);
    QVERIFY(accessible(&mark)->state().focusable);
}

void TestWidgets::noticeSaysItsKindInWords()
{
    Notice notice(Notice::Kind::Problem);
    notice.setText(QStringLiteral("The disk is full."));
    QVERIFY(nameOf(&notice).size() > notice.text().size());
    QVERIFY(nameOf(&notice).contains(notice.text()));
}

void TestWidgets::targetsAreLargeEnough()
{
    OptionButton option;
    option.setText(QStringLiteral("A"));
    Toggle toggle;
    toggle.setText(QStringLiteral("A"));
    MappedSlider slider;
    AssumptionMark mark;
    DisclosureButton button;
    AccessibleComboBox combo(nullptr);
    for (const QWidget *widget :
         std::initializer_list<const QWidget *>{&option, &toggle, &slider, &mark, &button, &combo}) {
        QVERIFY2(widget->sizeHint().height() >= space::target, widget->metaObject()->className());
        QVERIFY2(widget->sizeHint().width() >= space::target, widget->metaObject()->className());
    }
}

void TestWidgets::toggleAnswersToAssistiveTools()
{
    ToggleRow row;
    row.setLabel(QStringLiteral("Shortest kernel"));
    QSignalSpy switched(&row, &ToggleRow::switched);
    row.setOn(true);
    QCOMPARE(switched.count(), 0);
    accessible(row.toggle())->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(switched.count(), 1);
    QCOMPARE(switched.at(0).at(0).toBool(), false);
}

/// Of a switch by the place of its knob, of a fold by its arrow.
void TestWidgets::aStateIsSeenWithoutColour()
{
    const auto grey = [](QWidget &widget) {
        return widget.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    };
    ToggleRow row;
    row.setLabel(QStringLiteral("Fusion"));
    const QImage off = grey(row);
    row.setOn(true);
    QTRY_VERIFY(grey(row) != off);
    Disclosure fold;
    fold.setTitle(QStringLiteral("Why"));
    const QImage closed = grey(*fold.button());
    fold.setOpen(true);
    QVERIFY(grey(*fold.button()) != closed);
}

RP_TEST(TestWidgets)

} // namespace test_widgets
#include "test_widgets.moc"

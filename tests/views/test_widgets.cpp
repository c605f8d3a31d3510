// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessible_combo_box.h"
#include "widgets/announcer.h"
#include "widgets/assumption_mark.h"
#include "widgets/card.h"
#include "widgets/disclosure.h"
#include "widgets/formula_view.h"
#include "widgets/notice.h"
#include "widgets/number_entry.h"
#include "widgets/option_button.h"
#include "widgets/quiet_stack.h"
#include "widgets/segmented_choice.h"
#include "widgets/spacing.h"
#include "widgets/text_block.h"
#include "widgets/toggle_row.h"
#include "widgets/value_slider.h"
#include "widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

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

const SliderScale kernels{true, 10.0, 10000.0, 20.0, true};

} // namespace

class TestWidgets : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { installWidgetAccessibility(); }

    void sliderScaleReachesItsEndsAndComesBack();
    void sliderTellsItsRealValue();
    void assistiveToolsSetExactValues();
    void aDisabledSliderIgnoresAssistiveTools();
    void sliderKeysReachTheEnds();
    void numbersAreReadAsPeopleTypeThem_data();
    void numbersAreReadAsPeopleTypeThem();
    void entryRefusesWithOneSentence();
    void choiceKeepsItsKeyWhenTextsChange();
    void choiceIsANamedGroupOfRadioButtons();
    void showingAChoiceEmitsNothing();
    void disclosureTellsItsState();
    void comboHasNameAndValue();
    void announcerJoinsSentences();
    void headingsAreHeadings();
    void everyFormulaHasADrawing();
    void formulaScalesWithTheText();
    void assumptionGivesItsReason();
    void noticeSaysItsKindInWords();
    void stackShowsOnlyItsPage();
    void textGrowsDownwardsNotSideways();
    void targetsAreLargeEnough();
    void toggleAnswersToAssistiveTools();
};

void TestWidgets::sliderScaleReachesItsEndsAndComesBack()
{
    QCOMPARE(kernels.valueAt(0), 10.0);
    QCOMPARE(kernels.valueAt(kernels.steps()), 10000.0);
    for (int i = 0; i <= kernels.steps(); ++i) {
        QCOMPARE(kernels.valueAt(i), std::round(kernels.valueAt(i)));
        QCOMPARE(kernels.positionOf(kernels.valueAt(i)), i);
    }
    const SliderScale speed{false, 1.0, 8.0, 0.5, false};
    QCOMPARE(speed.steps(), 14);
    QCOMPARE(speed.valueAt(3), 2.5);
    QCOMPARE(speed.positionOf(100.0), 14);
}

void TestWidgets::sliderTellsItsRealValue()
{
    MappedSlider slider;
    slider.setScale(kernels);
    slider.setMappedValue(1234.0); // between two positions
    auto *value = accessible(&slider)->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), 1234.0);
    QCOMPARE(value->minimumValue().toDouble(), 10.0);
    QCOMPARE(value->maximumValue().toDouble(), 10000.0);
    QCOMPARE(accessible(&slider)->role(), QAccessible::Slider);
}

void TestWidgets::assistiveToolsSetExactValues()
{
    MappedSlider slider;
    slider.setScale(kernels);
    QSignalSpy moved(&slider, &MappedSlider::moved);
    accessible(&slider)->valueInterface()->setCurrentValue(777.0);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.at(0).at(0).toDouble(), 777.0);
    accessible(&slider)->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(moved.count(), 2);
    QVERIFY(moved.at(1).at(0).toDouble() > 777.0);
}

void TestWidgets::aDisabledSliderIgnoresAssistiveTools()
{
    MappedSlider slider;
    slider.setScale(kernels);
    slider.setMappedValue(100.0);
    slider.setEnabled(false);
    QSignalSpy moved(&slider, &MappedSlider::moved);
    accessible(&slider)->valueInterface()->setCurrentValue(777.0);
    accessible(&slider)->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(moved.count(), 0);
    QCOMPARE(slider.mappedValue(), 100.0);
}

void TestWidgets::sliderKeysReachTheEnds()
{
    MappedSlider slider;
    slider.setScale(kernels);
    slider.setMappedValue(1000.0);
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(slider.mappedValue(), 10000.0);
    QTest::keyClick(&slider, Qt::Key_Home);
    QCOMPARE(slider.mappedValue(), 10.0);
    QTest::keyClick(&slider, Qt::Key_PageUp);
    const double page = slider.mappedValue();
    QVERIFY(page > 10.0);
    QTest::keyClick(&slider, Qt::Key_Right);
    QVERIFY(slider.mappedValue() > page);
}

void TestWidgets::numbersAreReadAsPeopleTypeThem_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sample");
    QTest::addColumn<bool>("ok");
    QTest::addColumn<double>("value");
    const QString us = QStringLiteral("10 µs");
    QTest::newRow("plain") << "en_US"
                           << "12.5" << us << true << 12.5;
    QTest::newRow("unit") << "en_US"
                          << " 12.5 µs " << us << true << 12.5;
    QTest::newRow("groups") << "en_US"
                            << "1,000" << us << true << 1000.0;
    QTest::newRow("other unit") << "en_US"
                                << "1 ms" << us << false << 0.0;
    QTest::newRow("two numbers") << "en_US"
                                 << "10 20" << us << false << 0.0;
    QTest::newRow("words") << "en_US"
                           << "many" << us << false << 0.0;
    QTest::newRow("empty") << "en_US"
                           << "" << us << false << 0.0;
    QTest::newRow("infinite") << "en_US"
                              << "inf" << us << false << 0.0;
    QTest::newRow("comma") << "es_ES"
                           << "12,5" << us << true << 12.5;
    QTest::newRow("point in Spanish") << "es_ES"
                                      << "12.5" << us << true << 12.5;
    QTest::newRow("Arabic digits") << "ar_EG" << QStringLiteral("١٢٫٥") << us << true << 12.5;
    QTest::newRow("Latin digits in Arabic") << "ar_EG"
                                            << "12.5" << us << true << 12.5;
    QTest::newRow("direction marks") << "ar_EG" << QStringLiteral("\u2068١٢\u2069") << us << true << 12.0;
}

void TestWidgets::numbersAreReadAsPeopleTypeThem()
{
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    QFETCH(QString, sample);
    QFETCH(bool, ok);
    QFETCH(double, value);
    const auto number = readNumber(typed, sample, QLocale(locale));
    QCOMPARE(number.has_value(), ok);
    if (ok)
        QCOMPARE(*number, value);
}

void TestWidgets::entryRefusesWithOneSentence()
{
    ValueSlider slider;
    slider.setLabel(QStringLiteral("Launch cost"));
    slider.setScale({false, 5.0, 20.0, 0.5, false});
    slider.setTextFor([](double value) { return QStringLiteral("%1 µs").arg(value); });
    slider.setValue(10.0);
    QCOMPARE(slider.entry()->text(), QStringLiteral("10 µs"));
    QSignalSpy requested(&slider, &ValueSlider::valueRequested);
    QSignalSpy errors(&slider, &ValueSlider::errorShown);
    slider.entry()->selectAll();
    QTest::keyClicks(slider.entry(), QStringLiteral("99"));
    QTest::keyClick(slider.entry(), Qt::Key_Return);
    QCOMPARE(requested.count(), 0);
    QCOMPARE(errors.count(), 1);
    QVERIFY(slider.error().contains(QStringLiteral("5 µs")));
    QCOMPARE(accessible(slider.entry())->text(QAccessible::Description), slider.error());
    slider.entry()->selectAll();
    QTest::keyClicks(slider.entry(), QStringLiteral("12.25"));
    QTest::keyClick(slider.entry(), Qt::Key_Return);
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.at(0).at(0).toDouble(), 12.25);
    QVERIFY(slider.error().isEmpty());
}

void TestWidgets::choiceKeepsItsKeyWhenTextsChange()
{
    SegmentedChoice choice(SegmentedChoice::Arrangement::Inline);
    choice.setEntries(
        {{QStringLiteral("a"), QStringLiteral("One")}, {QStringLiteral("b"), QStringLiteral("Two")}});
    choice.setCurrentKey(QStringLiteral("b"));
    const auto before = choice.buttons();
    choice.setEntries(
        {{QStringLiteral("a"), QStringLiteral("Uno")}, {QStringLiteral("b"), QStringLiteral("Dos")}});
    QCOMPARE(choice.currentKey(), QStringLiteral("b"));
    QCOMPARE(choice.currentText(), QStringLiteral("Dos"));
    QCOMPARE(choice.buttons(), before);
}

void TestWidgets::choiceIsANamedGroupOfRadioButtons()
{
    SegmentedChoice choice(SegmentedChoice::Arrangement::List);
    choice.setLabel(QStringLiteral("Mode"));
    choice.setEntries(
        {{QStringLiteral("a"), QStringLiteral("One")}, {QStringLiteral("b"), QStringLiteral("Two")}});
    QCOMPARE(accessible(&choice)->role(), QAccessible::Grouping);
    QCOMPARE(nameOf(&choice), QStringLiteral("Mode"));
    QCOMPARE(accessible(choice.buttons().at(1))->role(), QAccessible::RadioButton);
    QCOMPARE(nameOf(choice.buttons().at(1)), QStringLiteral("Two"));
    QSignalSpy chosen(&choice, &SegmentedChoice::chosen);
    accessible(choice.buttons().at(1))
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(choice.currentKey(), QStringLiteral("b"));
}

void TestWidgets::showingAChoiceEmitsNothing()
{
    SegmentedChoice choice(SegmentedChoice::Arrangement::Inline);
    choice.setEntries(
        {{QStringLiteral("a"), QStringLiteral("One")}, {QStringLiteral("b"), QStringLiteral("Two")}});
    QSignalSpy chosen(&choice, &SegmentedChoice::chosen);
    choice.setCurrentKey(QStringLiteral("a"));
    choice.setCurrentKey(QString());
    QVERIFY(choice.currentKey().isEmpty());
    QCOMPARE(chosen.count(), 0);
}

void TestWidgets::disclosureTellsItsState()
{
    Disclosure section;
    section.setTitle(QStringLiteral("Math"));
    QSignalSpy about(&section, &Disclosure::aboutToOpen);
    auto *button = accessible(section.button());
    QVERIFY(button->state().expandable);
    QVERIFY(button->state().collapsed);
    QCOMPARE(button->text(QAccessible::Name), QStringLiteral("Math"));
    button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(section.isOpen());
    QVERIFY(button->state().expanded);
    QVERIFY(!button->state().collapsed);
    QCOMPARE(about.count(), 1);
    QTest::keyClick(section.button(), Qt::Key_Space);
    QVERIFY(!section.isOpen());
}

void TestWidgets::comboHasNameAndValue()
{
    AccessibleComboBox combo(nullptr);
    combo.setAccessibleName(QStringLiteral("Workload"));
    combo.addItems({QStringLiteral("Small"), QStringLiteral("Large")});
    auto *interface = accessible(&combo);
    QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Workload"));
    QCOMPARE(interface->text(QAccessible::Value), QStringLiteral("Small"));
    QVERIFY(interface->textInterface());
    interface->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(interface->textInterface()->text(0, 100), QStringLiteral("Large"));
}

void TestWidgets::announcerJoinsSentences()
{
    QWidget window;
    Announcer announcer(&window);
    QSignalSpy spoken(&announcer, &Announcer::spoken);
    announcer.say(QStringLiteral("One."));
    announcer.say(QStringLiteral("Two."));
    announcer.say(QStringLiteral("Two."));
    QVERIFY(spoken.wait(2000));
    QCOMPARE(spoken.count(), 1);
    QCOMPARE(announcer.text(), QStringLiteral("One. Two."));
    QCOMPARE(accessible(&announcer)->role(), QAccessible::Notification);
    QCOMPARE(nameOf(&announcer), QStringLiteral("One. Two."));
}

void TestWidgets::headingsAreHeadings()
{
    Card card(2);
    card.setHeading(QStringLiteral("Results"));
    auto *heading = accessible(card.headingLabel());
    QCOMPARE(heading->role(), QAccessible::Heading);
    QCOMPARE(heading->text(QAccessible::Name), QStringLiteral("Results"));
    QVERIFY(heading->text(QAccessible::Description).contains(QLatin1Char('2')));
    QCOMPARE(accessible(&card)->role(), QAccessible::Grouping);
    QCOMPARE(nameOf(&card), QStringLiteral("Results"));
    TextBlock text(QStringLiteral("Words"));
    QCOMPARE(accessible(&text)->role(), QAccessible::StaticText);
    QCOMPARE(nameOf(&text), QStringLiteral("Words"));
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
    QVERIFY(mark.focusPolicy() & Qt::TabFocus);
}

void TestWidgets::noticeSaysItsKindInWords()
{
    Notice notice(Notice::Kind::Problem);
    notice.setText(QStringLiteral("The disk is full."));
    QVERIFY(nameOf(&notice).size() > notice.text().size());
    QVERIFY(nameOf(&notice).contains(notice.text()));
}

void TestWidgets::stackShowsOnlyItsPage()
{
    QuietStack stack;
    auto *first = new QWidget;
    auto *second = new QWidget;
    stack.addWidget(first);
    stack.addWidget(second);
    stack.setCurrentWidget(second);
    QCOMPARE(accessible(&stack)->childCount(), 1);
    QCOMPARE(accessible(&stack)->child(0)->object(), second);
}

void TestWidgets::textGrowsDownwardsNotSideways()
{
    TextBlock block(
        QStringLiteral("A sentence that is long enough to need several lines when there is little room."));
    const int wide = block.heightForWidth(600);
    QVERIFY(block.heightForWidth(150) > 2 * wide);
    QVERIFY(block.minimumSizeHint().width() < 150);
    TextBlock word(QStringLiteral("Supercalifragilisticexpialidocious"));
    QVERIFY(word.heightForWidth(60) > word.heightForWidth(600)); // broken inside rather than cut
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

QTEST_MAIN(TestWidgets)
#include "test_widgets.moc"

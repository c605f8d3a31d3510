// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spoken/key_owner.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/text_block.h"
#include "views/widgets/value_slider.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace test_heard {

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

class TestHeard : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { installWidgetAccessibility(); }
    void enterIsForOneControl();
    void arrowsGoThroughAllOptions_data();
    void arrowsGoThroughAllOptions();
    void onlyNewsIsTold();
    void aListWithoutTheKeyboardTellsOfNoFocus();
    void aFieldTellsNoSelectionOfItsOwn();
    void valuesAreToldWithTheirUnit();
    void theEndsOfASliderAreTold();
    void sharesAreToldInPercent();
    void tabSelectsOnce();
    void theNameOfASliderSaysItsUnit();
    void aValueIsToldOnce();
    void aFieldIsOneRunOfText();
    void leavingAFieldIsNoNews();
    void aLetterIsForTheNearestButton();
    void aWindowIsOne();
    void tabFollowsTheLayoutOfAWindow();
    void aLabelThatIsADescriptionIsNotReadTwice();
};

namespace {

/// Enter anywhere presses its button, as that of a step presses Next.
class Page : public QWidget
{
public:
    Page()
        : m_field(new QLineEdit(this))
        , m_said(new TextBlock(QStringLiteral("Solved."), this))
    {
        m_said->setReachable(true);
        connect(m_field, &QLineEdit::returnPressed, this, [this] { m_said->setFocus(); });
    }
    QLineEdit *field() const { return m_field; }
    TextBlock *said() const { return m_said; }
    int presses() const { return m_presses; }

protected:
    void keyPressEvent(QKeyEvent *) override { ++m_presses; }

private:
    QLineEdit *m_field;
    TextBlock *m_said;
    int m_presses = 0;
};

} // namespace

void TestHeard::enterIsForOneControl()
{
    Page page;
    leaveEnterToItsControl(page);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.field()->setFocus();
    QTest::keyClick(page.field(), Qt::Key_Return);
    QVERIFY(page.said()->hasFocus());
    QCOMPARE(page.presses(), 0); // the field had it
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QApplication::sendEvent(page.said(), &repeated);
    QCOMPARE(page.presses(), 0);
    QTest::keyClick(page.said(), Qt::Key_Return);
    QCOMPARE(page.presses(), 1);
}

void TestHeard::arrowsGoThroughAllOptions_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("left to right") << false;
    QTest::newRow("right to left") << true;
}

void TestHeard::arrowsGoThroughAllOptions()
{
    QFETCH(bool, mirrored);
    SegmentedChoice choice(SegmentedChoice::Arrangement::Inline);
    choice.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    QStringList keys;
    std::vector<ChoiceEntry> entries;
    for (int i = 0; i < 5; ++i) {
        keys.append(QString::number(i));
        entries.push_back({keys.last(), QStringLiteral("An option with some words, %1").arg(i)});
    }
    choice.setEntries(entries);
    choice.resize(500, 200); // room for two in a line, so that some stand under others
    choice.show();
    QVERIFY(QTest::qWaitForWindowActive(&choice));
    choice.setCurrentKey(keys.first());
    choice.focusChoice();
    QStringList visited;
    connect(&choice, &SegmentedChoice::chosen, this, [&visited](const QString &key) { visited.append(key); });
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    for (int i = 0; i < 6; ++i)
        press(mirrored ? Qt::Key_Left : Qt::Key_Right);
    QCOMPARE(visited, keys.mid(1)); // and does not begin again
    visited.clear();
    for (int i = 0; i < 6; ++i)
        press(Qt::Key_Up);
    QCOMPARE(visited, (QStringList{keys[3], keys[2], keys[1], keys[0]}));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(choice.buttons().front()));
}

void TestHeard::onlyNewsIsTold()
{
    const auto isTold = [](QObject &object, QAccessible::Event type) {
        QAccessibleEvent event(&object, type);
        return isNews(event);
    };
    QWidget window;
    auto *block = new TextBlock(QStringLiteral("One"), &window);
    QVERIFY(!isTold(*block, QAccessible::NameChanged)); // hidden
    QAccessibleValueChangeEvent value(block, 1);
    QAccessibleTextInsertEvent typed(block, 0, QStringLiteral("One"));
    QVERIFY(!isNews(value) && !isNews(typed));
    QVERIFY(isTold(*block, QAccessible::ObjectShow));
    window.show();
    QVERIFY(isTold(*block, QAccessible::NameChanged));
    QVERIFY(!isTold(*block, QAccessible::NameChanged)); // as before
    QVERIFY(isNews(value) && isNews(typed));
    block->setText(QStringLiteral("Two"));
    QVERIFY(isTold(*block, QAccessible::NameChanged));
    block->setAccessibleDescription(QStringLiteral("A number"));
    QVERIFY(isTold(*block, QAccessible::DescriptionChanged));
    QVERIFY(!isTold(*block, QAccessible::DescriptionChanged));
}

/// As when a page is made that has one: the screen reader would follow it there.
void TestHeard::aListWithoutTheKeyboardTellsOfNoFocus()
{
    QWidget window;
    auto *field = new QLineEdit(&window);
    auto *list = new QListWidget(&window);
    list->addItems({QStringLiteral("Apply"), QStringLiteral("Measure")});
    window.show();
    QApplication::setActiveWindow(&window);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    field->setFocus();
    QAccessibleEvent entry(list, QAccessible::Focus);
    entry.setChild(0);
    QVERIFY(!isNews(entry));
    QAccessibleEvent whole(list, QAccessible::Focus);
    QVERIFY(isNews(whole));
    list->setFocus();
    QVERIFY(list->hasFocus());
    QVERIFY(isNews(entry));
}

void TestHeard::aFieldTellsNoSelectionOfItsOwn()
{
    QLineEdit field(QStringLiteral("512"));
    field.show(); // of what is hidden it is no news at all
    field.selectAll();
    QAccessibleTextSelectionEvent all(&field, 0, 3);
    QVERIFY(!isNews(all));
    field.setSelection(0, 2);
    QAccessibleTextSelectionEvent part(&field, 0, 2);
    QVERIFY(isNews(part));
}

void TestHeard::valuesAreToldWithTheirUnit()
{
    ValueSlider slider;
    slider.setScale({false, 5.0, 20.0, 0.5, false});
    slider.setTextFor([](double value) { return QStringLiteral("%1 TB/s").arg(value); });
    slider.setValue(10.0);
    QCOMPARE(slider.entry()->text(), QStringLiteral("10 TB/s"));
    QCOMPARE(accessible(slider.slider())->text(QAccessible::Value), QStringLiteral("10 TB per second"));
    QCOMPARE(accessible(slider.slider())->valueInterface()->currentValue().toDouble(), 10.0);
}

void TestHeard::theEndsOfASliderAreTold()
{
    ValueSlider slider;
    slider.setScale({false, 5.0, 20.0, 5.0, false});
    slider.setTextFor([](double value) { return QStringLiteral("%1 TB/s").arg(value); });
    slider.setValue(15.0);
    const auto told = [&slider] { return accessible(slider.slider())->text(QAccessible::Value); };
    QSignalSpy held(slider.slider(), &MappedSlider::heldAtEnd);
    QTest::keyClick(slider.slider(), Qt::Key_Right);
    QCOMPARE(told(), QStringLiteral("20 TB per second, highest"));
    QVERIFY(held.isEmpty());
    QTest::keyClick(slider.slider(), Qt::Key_Right); // in vain, and not in silence
    QCOMPARE(held.count(), 1);
    QTest::keyClick(slider.slider(), Qt::Key_Home);
    QCOMPARE(told(), QStringLiteral("5 TB per second, lowest"));
    QCOMPARE(held.count(), 1);
    slider.setMarks({{5.0, QStringLiteral("five")}, {15.0, QStringLiteral("fifteen")}});
    QTest::keyClick(slider.slider(), Qt::Key_PageDown);
    QCOMPARE(held.count(), 2);
    QTest::keyClick(slider.slider(), Qt::Key_PageUp);
    QCOMPARE(told(), QStringLiteral("15 TB per second"));
    QCOMPARE(held.count(), 2);
    QCOMPARE(slider.entry()->text(), QStringLiteral("15 TB/s"));
}

void TestHeard::sharesAreToldInPercent()
{
    ValueSlider slider;
    slider.setScale({false, 0.0, 1.0, 0.05, false});
    slider.setTextFor([](double value) { return QStringLiteral("%1 %").arg(value * 100.0); });
    slider.setValue(0.5);
    auto *value = accessible(slider.slider())->valueInterface();
    QCOMPARE(value->currentValue().toDouble(), 50.0);
    QCOMPARE(value->minimumValue().toDouble(), 0.0);
    QCOMPARE(value->maximumValue().toDouble(), 100.0);
    QCOMPARE(value->minimumStepSize().toDouble(), 5.0);
    QSignalSpy moved(slider.slider(), &MappedSlider::moved);
    value->setCurrentValue(75.0);
    QCOMPARE(moved.at(0).at(0).toDouble(), 0.75);
    // Where the value is a percentage itself, it stays one.
    slider.setScale({false, 0.0, 100.0, 1.0, false});
    slider.setTextFor([](double percent) { return QStringLiteral("%1 %").arg(percent); });
    slider.setValue(40.0);
    QCOMPARE(value->currentValue().toDouble(), 40.0);
}

void TestHeard::tabSelectsOnce()
{
    QWidget window;
    auto *slider = new ValueSlider(&window);
    slider->setScale(kernels);
    slider->setValue(512.0);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    slider->slider()->setFocus();
    QTest::keyClick(slider->slider(), Qt::Key_Tab);
    QVERIFY(slider->entry()->hasFocus());
    QCOMPARE(slider->entry()->selectedText(), slider->entry()->text());
    QSignalSpy selections(slider->entry(), &QLineEdit::selectionChanged);
    QCoreApplication::processEvents();
    QCOMPARE(selections.count(), 0);
}

void TestHeard::theNameOfASliderSaysItsUnit()
{
    ValueSlider slider;
    slider.setLabel(QStringLiteral("Bandwidth"));
    slider.setScale({false, 5.0, 20.0, 0.5, false});
    slider.setTextFor([](double value) { return QStringLiteral("%1 TB/s").arg(value); });
    slider.setValue(10.0);
    QCOMPARE(nameOf(slider.slider()), QStringLiteral("Bandwidth: 10 TB per second"));
    QTest::keyClick(slider.slider(), Qt::Key_Right);
    QCOMPARE(nameOf(slider.slider()), QStringLiteral("Bandwidth: 10.5 TB per second"));
    QCOMPARE(slider.slider()->accessibleName(), QStringLiteral("Bandwidth"));
}

void TestHeard::aValueIsToldOnce()
{
    MappedSlider slider;
    slider.setScale(kernels);
    slider.show(); // of what is hidden it is no news at all
    QAccessibleValueChangeEvent change(&slider, 20.0);
    QVERIFY(isNews(change));
    slider.setProperty(valueIsAnnounced, true);
    QVERIFY(!isNews(change));
}

void TestHeard::aFieldIsOneRunOfText()
{
    QLineEdit field(QStringLiteral("512 kernels"));
    auto *text = accessible(&field)->textInterface();
    for (const int offset : {0, 5, 11}) {
        int start = -1;
        int end = -1;
        text->attributes(offset, &start, &end);
        QCOMPARE(start, 0);
        QCOMPARE(end, 11); // else a screen reader reads "512 kernel"
    }
}

void TestHeard::leavingAFieldIsNoNews()
{
    QWidget window;
    auto *field = new QLineEdit(QStringLiteral("512"), &window);
    auto *next = new QLineEdit(&window);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    next->setFocus();
    QAccessibleTextSelectionEvent nothing(field, 0, 0);
    QVERIFY(!isNews(nothing));
    field->setFocus();
    field->deselect();
    QVERIFY(isNews(nothing));
}

void TestHeard::aLetterIsForTheNearestButton()
{
    QWidget page;
    leaveEnterToItsControl(page);
    QVBoxLayout column(&page);
    QList<QLineEdit *> fields;
    QStringList pressed;
    for (const char *name : {"first", "second", "third"}) {
        auto *card = new QWidget;
        auto *row = new QHBoxLayout(card);
        fields.append(new QLineEdit);
        auto *check = new QPushButton(QStringLiteral("&Check"));
        row->addWidget(fields.last());
        row->addWidget(check);
        column.addWidget(card);
        connect(check, &QPushButton::clicked, this,
                [&pressed, name] { pressed.append(QLatin1String(name)); });
    }
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    for (const int at : {1, 2, 0}) {
        fields[at]->setFocus();
        const auto before = pressed.size();
        QTest::keyClick(fields[at], Qt::Key_C, Qt::AltModifier);
        QTRY_COMPARE(pressed.size(), before + 1);
    }
    QCOMPARE(pressed,
             (QStringList{QStringLiteral("second"), QStringLiteral("third"), QStringLiteral("first")}));
}

/// Such as the projector's: Qt takes a plain widget for a filler, in a window of its own too.
void TestHeard::aWindowIsOne()
{
    QWidget window;
    QWidget part(&window);
    QVERIFY(QAccessible::queryAccessibleInterface(&window)->role() == QAccessible::Window);
    QVERIFY(QAccessible::queryAccessibleInterface(&part)->role() == QAccessible::Client);
}

/// Whatever was made first, and also where the root is a window itself.
void TestHeard::tabFollowsTheLayoutOfAWindow()
{
    QWidget window;
    auto *foot = new QPushButton(&window);
    auto *content = new QPushButton(&window);
    auto *tabs = new QPushButton(&window);
    auto *column = new QVBoxLayout(&window);
    for (QPushButton *part : {tabs, content, foot})
        column->addWidget(part);
    followReadingOrder(window);
    QCOMPARE(inReadingOrder(window), QWidgetList({tabs, content, foot}));
    QWidgetList gone;
    for (QWidget *at = tabs->nextInFocusChain(); at != tabs; at = at->nextInFocusChain()) {
        if (at != &window)
            gone.append(at);
    }
    QCOMPARE(gone, QWidgetList({content, foot}));
}

/// Asked for before it was ever shown, when the style has not made its text plain yet.
void TestHeard::aLabelThatIsADescriptionIsNotReadTwice()
{
    QLabel label(QStringLiteral("312 TFLOP/s"));
    QCOMPARE(nameOf(&label), QStringLiteral("312 TFLOP per second"));
    QCOMPARE(accessible(&label)->role(), QAccessible::StaticText);
    QLabel description;
    description.setProperty(isDescription, true);
    description.setText(label.text());
    QCOMPARE(nameOf(&description), nameOf(&label));
    QCOMPARE(accessible(&description)->role(), QAccessible::Client);
}

RP_TEST(TestHeard)

} // namespace test_heard
#include "test_heard.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/spoken/text_steps.h"
#include "views/widgets/text_block.h"
#include "views/widgets/value_slider.h"
#include "views/widgets/widget_accessibility.h"
#include "views/widgets/writing_field.h"

#include <QAccessible>
#include <QClipboard>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <limits>

namespace test_text_fields {

using namespace rp;

namespace {

const QAccessible::TextBoundaryType everyBoundary[] = {
    QAccessible::CharBoundary,      QAccessible::WordBoundary, QAccessible::SentenceBoundary,
    QAccessible::ParagraphBoundary, QAccessible::LineBoundary, QAccessible::NoBoundary};

QAccessibleTextInterface *textOf(QWidget &widget)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&widget);
    return interface ? interface->textInterface() : nullptr;
}

/// Asks for every step from every place, far outside too. A step that does not end ends the test's time.
void askEverything(const QAccessibleTextInterface &text)
{
    const int length = text.characterCount();
    constexpr int far = std::numeric_limits<int>::max();
    std::vector<int> offsets{-far, -3, -2, -1, length + 1, length + 1000, far};
    for (int offset = 0; offset <= length; ++offset)
        offsets.push_back(offset);
    for (const int offset : offsets) {
        for (const QAccessible::TextBoundaryType boundary : everyBoundary) {
            using Step =
                QString (QAccessibleTextInterface::*)(int, QAccessible::TextBoundaryType, int *, int *) const;
            for (const Step step :
                 {&QAccessibleTextInterface::textBeforeOffset, &QAccessibleTextInterface::textAtOffset,
                  &QAccessibleTextInterface::textAfterOffset}) {
                int start = 99;
                int end = 99;
                const QString found = (text.*step)(offset, boundary, &start, &end);
                QVERIFY(start >= 0 && start <= end && end <= length);
                QCOMPARE(found, text.text(start, end));
            }
        }
    }
}

} // namespace

class TextFieldsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { installWidgetAccessibility(); }
    void emptyClipboardIsHarmless_data();
    void emptyClipboardIsHarmless();
    void droppedNothingIsHarmless();
    void pastedTextIsPlainAndBounded();
    void stepsEndAtTheEnd_data();
    void stepsEndAtTheEnd();
    void stepsFindWordsAndLines();
    void fieldsAnswerFromEverywhere_data();
    void fieldsAnswerFromEverywhere();
    void spinBoxesAnswerFromEverywhere();
    void lineEditIsWrittenThroughItsInterface();
    void childThatIsNotThereIsNone();
};

void TextFieldsTest::emptyClipboardIsHarmless_data()
{
    QTest::addColumn<QStringList>("formats");
    QTest::newRow("no format") << QStringList();
    QTest::newRow("picture") << QStringList{QStringLiteral("image/png")};
    QTest::newRow("nameless") << QStringList{QString()};
    QTest::newRow("own") << QStringList{QStringLiteral("application/x-qrichtext")};
    QTest::newRow("markdown") << QStringList{QStringLiteral("text/markdown")};
}

void TextFieldsTest::emptyClipboardIsHarmless()
{
    QFETCH(QStringList, formats);
    auto *data = new QMimeData;
    for (const QString &format : formats)
        data->setData(format, QByteArray("\xff\x00<b>", 5));
    QGuiApplication::clipboard()->setMimeData(data);
    WritingField field;
    field.setText(QStringLiteral("what was typed"));
    field.show();
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    QTest::keyClick(&field, Qt::Key_Insert, Qt::ShiftModifier);
    field.paste();
    QVERIFY(!field.canPaste());
    QCOMPARE(field.text(), QStringLiteral("what was typed"));
    QLineEdit line;
    line.show();
    QTest::keyClick(&line, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(line.text().isEmpty());
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(field.text(), QStringLiteral("what was typed"));
}

void TextFieldsTest::droppedNothingIsHarmless()
{
    WritingField field;
    field.resize(300, 100);
    field.show();
    const auto drop = [&field](const QMimeData &data) {
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(field.viewport(), &enter);
        QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(field.viewport(), &event);
    };
    drop(QMimeData());
    QVERIFY(field.text().isEmpty());
    QMimeData words;
    words.setText(QStringLiteral("dropped"));
    drop(words);
    QCOMPARE(field.text(), QStringLiteral("dropped"));
}

void TextFieldsTest::pastedTextIsPlainAndBounded()
{
    auto *rich = new QMimeData;
    rich->setHtml(QStringLiteral("<b>bold</b><img src='file:///nowhere'>"));
    rich->setText(QStringLiteral("bold"));
    QGuiApplication::clipboard()->setMimeData(rich);
    WritingField field;
    QSignalSpy cut(&field, &WritingField::cutShort);
    field.paste();
    QCOMPARE(field.text(), QStringLiteral("bold"));
    QCOMPARE(cut.count(), 0);

    QGuiApplication::clipboard()->setText(QString(1'000'000, QLatin1Char('x')));
    QElapsedTimer timer;
    timer.start();
    field.paste();
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(field.text().size(), qsizetype(20000));
    QVERIFY(cut.count() >= 1);
    QVERIFY(cut.front().front().toString().contains(QStringLiteral("20,000")));
    field.paste();
    QCOMPARE(field.text().size(), qsizetype(20000));
    const QString full = field.text();
    QTest::keyClick(&field, Qt::Key_A);
    QCOMPARE(field.text(), full);
    // Through the interface of assistive tools, and in the middle: the rest stays as it was.
    field.moveCursor(QTextCursor::Start);
    QAccessible::queryAccessibleInterface(&field)->editableTextInterface()->insertText(
        5, QString(1000, QLatin1Char('y')));
    QCOMPARE(field.text(), full);
    // What is selected makes room.
    field.selectAll();
    QGuiApplication::clipboard()->setText(QStringLiteral("new"));
    field.paste();
    QCOMPARE(field.text(), QStringLiteral("new"));
    // What a ledger holds is not cut.
    field.setText(QString(30000, QLatin1Char('z')));
    QTest::keyClick(&field, Qt::Key_Backspace);
    QCOMPARE(field.text().size(), qsizetype(30000));
}

void TextFieldsTest::stepsEndAtTheEnd_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("number") << QStringLiteral("200");
    QTest::newRow("space") << QStringLiteral(" ");
    QTest::newRow("spaces") << QStringLiteral("  a  ");
    QTest::newRow("unit") << QStringLiteral("10 µs");
    QTest::newRow("sentences") << QStringLiteral("One two. Three?\nFour\n\n");
    QTest::newRow("Arabic") << QStringLiteral("\u0661\u0662 \u0645\u0631\u062d\u0628\u0627");
    QTest::newRow("Chinese") << QStringLiteral("\u4f60\u597d\u3002");
    QTest::newRow("beyond the plane") << QStringLiteral("\U0001F600\U0001F468\u200D\U0001F469 e\u0301");
    QTest::newRow("half a character") << QString(QChar(0xD83D));
    QTest::newRow("punctuation") << QStringLiteral("...");
}

void TextFieldsTest::stepsEndAtTheEnd()
{
    QFETCH(QString, text);
    QLineEdit line(text);
    askEverything(*textOf(line));
    AccessibleComboBox combo(nullptr);
    combo.addItem(text);
    askEverything(*textOf(combo));
}

void TextFieldsTest::stepsFindWordsAndLines()
{
    const QString text = QStringLiteral("one two\nthree");
    QCOMPARE(stretchAt(text, 0, QAccessible::WordBoundary), (TextStretch{0, 3}));
    QCOMPARE(stretchAt(text, 5, QAccessible::WordBoundary), (TextStretch{4, 7}));
    QCOMPARE(stretchAt(text, 13, QAccessible::WordBoundary), (TextStretch{8, 13})); // the end of the text
    QCOMPARE(stretchAt(text, 5, QAccessible::WordBoundary, -1), (TextStretch{3, 4}));
    QCOMPARE(stretchAt(text, 5, QAccessible::WordBoundary, 1), (TextStretch{7, 8}));
    QCOMPARE(stretchAt(text, 9, QAccessible::WordBoundary, 1), (TextStretch{13, 13}));
    QCOMPARE(stretchAt(text, 1, QAccessible::WordBoundary, -1), (TextStretch{0, 0}));
    QCOMPARE(stretchAt(text, 9, QAccessible::LineBoundary), (TextStretch{8, 13}));
    QCOMPARE(stretchAt(text, 9, QAccessible::LineBoundary, -1), (TextStretch{0, 8}));
    QCOMPARE(stretchAt(text, 2, QAccessible::CharBoundary), (TextStretch{2, 3}));
    QCOMPARE(stretchAt(text, 13, QAccessible::CharBoundary), (TextStretch{13, 13}));
    QCOMPARE(stretchAt(text, 500, QAccessible::NoBoundary), (TextStretch{0, 13}));
}

void TextFieldsTest::fieldsAnswerFromEverywhere_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"slider", "writing"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

/// Not only what is ours: a stock text edit must answer as well.
void TextFieldsTest::fieldsAnswerFromEverywhere()
{
    QFETCH(QString, kind);
    ValueSlider slider;
    WritingField writing;
    writing.setText(QStringLiteral("One two.\nThree"));
    QWidget &widget = kind == QLatin1String("slider") ? static_cast<QWidget &>(*slider.entry()) : writing;
    const QAccessibleTextInterface *text = textOf(widget);
    QVERIFY(text);
    for (const int offset : {-2, -1, 0, 3, 13, 14}) {
        for (const QAccessible::TextBoundaryType boundary : everyBoundary) {
            int start = 0;
            int end = 0;
            text->textBeforeOffset(offset, boundary, &start, &end);
            text->textAtOffset(offset, boundary, &start, &end);
            text->textAfterOffset(offset, boundary, &start, &end);
        }
    }
}

/// Such as those for the votes of a class: Qt gives them a line edit's interface of its own.
void TextFieldsTest::spinBoxesAnswerFromEverywhere()
{
    QSpinBox box;
    box.setRange(0, 500);
    box.setValue(123);
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&box);
    QVERIFY(interface->role() == QAccessible::SpinBox);
    QCOMPARE(interface->text(QAccessible::Value), QStringLiteral("123"));
    askEverything(*textOf(box));
    QAccessibleValueInterface *value = const_cast<QAccessibleInterface *>(interface)->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toInt(), 123);
    QCOMPARE(value->minimumValue().toInt(), 0);
    QCOMPARE(value->maximumValue().toInt(), 500);
    QCOMPARE(value->minimumStepSize().toInt(), 1);
    value->setCurrentValue(7);
    QCOMPARE(box.value(), 7);
    textOf(box)->setCursorPosition(2000000000);
    QVERIFY(const_cast<QAccessibleInterface *>(interface)->editableTextInterface());
}

void TextFieldsTest::lineEditIsWrittenThroughItsInterface()
{
    QLineEdit line(QStringLiteral("200"));
    line.setMaxLength(longestEntry);
    line.setPlaceholderText(QStringLiteral("a number"));
    line.resize(200, 30);
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&line);
    QCOMPARE(interface->role(), QAccessible::EditableText);
    QCOMPARE(interface->text(QAccessible::Value), QStringLiteral("200"));
    QCOMPARE(interface->text(QAccessible::Description), QStringLiteral("a number"));
    QVERIFY(interface->state().editable);
    QAccessibleEditableTextInterface *editable = interface->editableTextInterface();
    QVERIFY(editable);
    editable->insertText(2'000'000'000, QStringLiteral("5"));
    QCOMPARE(line.text(), QStringLiteral("2005"));
    editable->insertText(-7, QStringLiteral("1"));
    QCOMPARE(line.text(), QStringLiteral("12005"));
    editable->deleteText(3, 2'000'000'000);
    QCOMPARE(line.text(), QStringLiteral("120"));
    editable->replaceText(1, 2, QStringLiteral("34"));
    QCOMPARE(line.text(), QStringLiteral("1340"));
    interface->textInterface()->setSelection(0, 1, 900);
    QCOMPARE(line.selectedText(), QStringLiteral("340"));
    interface->textInterface()->setCursorPosition(900);
    QCOMPARE(line.cursorPosition(), 4);
    QVERIFY(interface->textInterface()->characterRect(0).isValid());
    QVERIFY(!interface->textInterface()->characterRect(900).isValid());
    line.setReadOnly(true);
    editable->deleteText(0, 4);
    QCOMPARE(line.text(), QStringLiteral("1340"));
}

void TextFieldsTest::childThatIsNotThereIsNone()
{
    QScrollArea area;
    area.setWidget(new QLineEdit);
    area.resize(30, 30);
    area.show();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&area);
    QCOMPARE(interface->child(0)->object(), area.viewport());
    QCOMPARE(interface->indexOfChild(interface->child(0)), 0);
    for (int index = 0; index < interface->childCount(); ++index)
        QVERIFY(interface->child(index));
    for (const int index : {-1, interface->childCount(), std::numeric_limits<int>::max()})
        QVERIFY(!interface->child(index));
}

RP_TEST(TextFieldsTest)

} // namespace test_text_fields
#include "test_text_fields.moc"

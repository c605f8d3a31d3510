// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a brief says beside its message: the machine of the context, and the code that an act is about.
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/text/spoken_form.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/sketch/sketch_view.h"
#include "views/steps/act_view.h"
#include "views/steps/brief_page.h"
#include "views/steps/parts/term_text.h"
#include "views/widgets/blocks/code_block.h"
#include "views/widgets/layout/disclosure.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QFontInfo>
#include <QImage>
#include <QTest>
#include <algorithm>

namespace test_brief {

using namespace rp;

namespace {

BriefPage *briefOf(Application &lab)
{
    return qobject_cast<BriefPage *>(lab.window().actView()->currentPage());
}

StartOptions actThree(const char *language)
{
    StartOptions options;
    options.presenter = true;
    options.language = QString::fromLatin1(language);
    options.open = PlaceArgument{QStringLiteral("lab07"), {QStringLiteral("act3"), Step::Brief}};
    return options;
}

/// Leading column with ink in each of the lines that a block has.
QList<int> leadingInk(TextBlock &block, int lines)
{
    const QImage shown = block.grab().toImage();
    QList<int> columns;
    for (int line = 0; line < lines; ++line) {
        const int from = line * shown.height() / lines;
        const int to = (line + 1) * shown.height() / lines;
        int first = shown.width();
        for (int y = from; y < to; ++y) {
            for (int x = 0; x < first; ++x) {
                if (shown.pixelColor(x, y).lightness() < 140)
                    first = x;
            }
        }
        columns << first;
    }
    return columns;
}

} // namespace

class BriefTest : public QObject
{
    Q_OBJECT
private slots:
    void aTermLightsItsPart();
    void theMachineIsSaid();
    void theCodeIsShown();
    void codeRunsFromLeftToRightInArabic();
    void itemsOfAListHang();
};

void BriefTest::aTermLightsItsPart()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    TermText *message = briefOf(lab)->message();
    SketchView *picture = briefOf(lab)->picture();
    QVERIFY(picture->isVisible() && picture->hasPicture());
    QVERIFY(!message->plain().contains(u'['));
    QVERIFY(message->terms().size() >= 3);
    for (QAbstractButton *term : message->terms()) {
        term->setFocus();
        const SketchLight light = picture->light();
        QCOMPARE(light.part, term->objectName());
        QVERIFY(!light.about.isEmpty());
        QCOMPARE(term->accessibleDescription(), spokenForm(light.about));
        QVERIFY(term->height() >= 24);
        const Sketch sketch = picture->sketch();
        QVERIFY(std::any_of(sketch.begin(), sketch.end(),
                            [&light](const SketchPiece &piece) { return piece.part == light.part; }));
        const QRectF callout = calloutPlace(sketch, QSizeF(picture->size()), picture->font(), false, light);
        QVERIFY(!callout.isNull() && QRectF(picture->rect()).contains(callout));
        QTest::keyClick(term, Qt::Key_Escape);
        QVERIFY(picture->light().part.isEmpty());
    }
}

void BriefTest::theMachineIsSaid()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    const auto machine = [&lab] { return briefOf(lab)->machine()->text(); };
    QVERIFY(briefOf(lab)->machine()->isVisible());
    QVERIFY2(machine().contains(QStringLiteral("312 TFLOP/s")), qPrintable(machine()));
    lab.settings().setContext(QStringLiteral("edge"));
    settle();
    QVERIFY2(machine().contains(QStringLiteral("102.4 GB/s")), qPrintable(machine()));
}

void BriefTest::theCodeIsShown()
{
    LabFixture fixture;
    Application &lab = fixture.open(actThree("en"));
    CodeBlock *code = briefOf(lab)->code();
    QVERIFY(code->isVisible());
    QCOMPARE(code->text().count(QLatin1Char('\n')), 4);
    QVERIFY(code->text().contains(QStringLiteral("if gate.mean() > 0.5:")));
    const QString heard = QAccessible::queryAccessibleInterface(code)->text(QAccessible::Name);
    QVERIFY(heard.contains(code->text()) && heard.startsWith(QStringLiteral("Five lines of the model")));
    QVERIFY(code->focusPolicy() & Qt::TabFocus);
    QVERIFY(code->sizeHint().width() <= code->width());
    // Acts without code have no empty box.
    lab.wizard().open({QStringLiteral("act1"), Step::Brief});
    settle();
    QVERIFY(!briefOf(lab)->code()->isVisible());
}

void BriefTest::codeRunsFromLeftToRightInArabic()
{
    LabFixture fixture;
    Application &lab = fixture.open(actThree("ar"));
    CodeBlock *code = briefOf(lab)->code();
    QCOMPARE(lab.window().layoutDirection(), Qt::RightToLeft);
    QCOMPARE(code->layoutDirection(), Qt::LeftToRight);
    const QList<int> ink = leadingInk(*code, 5);
    QCOMPARE(ink.at(2), ink.at(1)); // both begin with the same word, and one is longer
    fixture.close();
    LabFixture().open(); // English again
}

void BriefTest::itemsOfAListHang()
{
    TextBlock block;
    block.setText(QStringLiteral("• one two three four five six seven eight nine ten eleven twelve"));
    block.resize(30 * block.fontMetrics().averageCharWidth(), 10);
    block.resize(block.width(), block.heightForWidth(block.width()));
    const int lines = qRound(block.height() / (1.25 * block.fontMetrics().height()));
    QVERIFY(lines > 1);
    const QList<int> ink = leadingInk(block, lines);
    for (int line = 1; line < lines; ++line)
        QVERIFY2(ink.at(line) >= ink.at(0) + block.fontMetrics().horizontalAdvance(QStringLiteral("•")),
                 qPrintable(QString::number(ink.at(line))));
}

RP_TEST(BriefTest)

} // namespace test_brief
#include "test_brief.moc"

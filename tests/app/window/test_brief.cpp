// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The code that an act is about, beside what its brief says.
#include "controllers/wizard_controller.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/steps/act_view.h"
#include "views/steps/brief_page.h"
#include "views/widgets/code_block.h"

#include <QFontInfo>
#include <QImage>
#include <QTest>

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
    void codeRunsFromLeftToRightInArabic();
};

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

RP_TEST(BriefTest)

} // namespace test_brief
#include "test_brief.moc"

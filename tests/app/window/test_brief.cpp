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
#include <utility>

namespace test_brief {

using namespace rp;

namespace {

BriefPage *briefOf(Application &lab)
{
    return qobject_cast<BriefPage *>(lab.window().actView()->currentPage());
}

StartOptions briefIn(const char *act, const char *language)
{
    StartOptions options;
    options.presenter = true;
    options.language = QString::fromLatin1(language);
    options.open = PlaceArgument{QStringLiteral("lab07"), {QString::fromLatin1(act), Step::Brief}};
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
    void theMachineIsThatOfTheAct();
};

void BriefTest::codeRunsFromLeftToRightInArabic()
{
    LabFixture fixture;
    Application &lab = fixture.open(briefIn("act3", "ar"));
    CodeBlock *code = briefOf(lab)->code();
    QCOMPARE(lab.window().layoutDirection(), Qt::RightToLeft);
    QCOMPARE(code->layoutDirection(), Qt::LeftToRight);
    const QList<int> ink = leadingInk(*code, 5);
    QCOMPARE(ink.at(2), ink.at(1)); // both begin with the same word, and one is longer
    fixture.close();
    LabFixture().open(); // English again
}

/// The context brings a machine, and acts on other ones name theirs.
void BriefTest::theMachineIsThatOfTheAct()
{
    const auto begins = [](Application &lab, const char *text) {
        return briefOf(lab)->machine()->text().startsWith(QLatin1String(text));
    };
    QVERIFY(begins(LabFixture().open(briefIn("act1", "en")), "Cloud: NVIDIA A100"));
    QVERIFY(begins(LabFixture().open(briefIn("reality", "en")), "NVIDIA H100"));
    LabFixture fixture;
    Application &lab = fixture.open(briefIn("act3", "en"));
    const std::pair<const char *, const char *> machines[] = {{"cloud", "Cloud Titan: NVIDIA H100"},
                                                              {"edge", "Edge Guardian: Jetson Orin NX"},
                                                              {"mobile", "Mobile Nomad: Phone"},
                                                              {"tiny", "Tiny Pioneer: Microcontroller"}};
    for (const auto &[track, machine] : machines) {
        briefOf(lab)->setTrack(QString::fromLatin1(track));
        QVERIFY2(begins(lab, machine), track);
    }
}

RP_TEST(BriefTest)

} // namespace test_brief
#include "test_brief.moc"

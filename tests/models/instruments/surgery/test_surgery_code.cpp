// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/instruments/surgery/surgery_fixture.h"

#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/instruments/surgery/surgery_code.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_surgery_code {

using namespace rp;
using physics::SurgeryMethod;

class TestSurgeryCode : public QObject
{
    Q_OBJECT

private slots:
    void oneLineBreaksAndTheOthersSayWhyNot()
    {
        for (const char *key : everyCause) {
            const BreakCause cause = causeOf(QString::fromLatin1(key));
            const QStringList lines = codeLines(cause);
            QCOMPARE(lines.size(), 5);
            int breaking = 0;
            for (int line = 0; line < lines.size(); ++line) {
                QVERIFY(!lines.at(line).isEmpty());
                QCOMPARE(whyNoBreak(cause, line).isEmpty(), line == breakingLine(cause));
                breaking += whyNoBreak(cause, line).isEmpty() ? 1 : 0;
            }
            QCOMPARE(breaking, 1);
        }
    }

    /// A surgery that is possible rewrites the line; any other leaves it as it is.
    void theLineIsRewrittenWhereThatIsPossible()
    {
        for (const char *key : everyCause) {
            const BreakCause cause = causeOf(QString::fromLatin1(key));
            const QString today = codeLines(cause).at(breakingLine(cause));
            for (const SurgeryMethod method :
                 {SurgeryMethod::WholeFrameEager, SurgeryMethod::ResumableBreak, SurgeryMethod::Mask,
                  SurgeryMethod::Conditional, SurgeryMethod::SymbolicShape, SurgeryMethod::Hoist,
                  SurgeryMethod::CustomOp}) {
                const bool leaves =
                    method == SurgeryMethod::WholeFrameEager || method == SurgeryMethod::ResumableBreak;
                const bool mends = !leaves && obstacleFor(method, cause, true) == Obstacle::None;
                QCOMPARE(rewrittenLine(method, cause) != today, mends);
            }
        }
    }

    /// The brief shows the program that the instrument operates on.
    void theBriefShowsTheSameLines()
    {
        int shown = 0;
        for (const LabContent &lab : loadLabs().labs) {
            for (const ActContent &act : lab.acts) {
                for (const PanelContent &panel : act.panels) {
                    if (panel.instrument != QLatin1String("graph_surgery"))
                        continue;
                    ++shown;
                    QCOMPARE(QStringList(act.brief.code.lines.begin(), act.brief.code.lines.end()),
                             codeLines(BreakCause::ValueBranch));
                }
            }
        }
        QCOMPARE(shown, 1);
    }
};

RP_TEST(TestSurgeryCode)

} // namespace test_surgery_code
#include "test_surgery_code.moc"

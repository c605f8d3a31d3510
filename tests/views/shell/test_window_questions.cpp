// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/shell/window_questions.h"

#include <QMessageBox>
#include <QTest>

namespace test_window_questions {

using namespace rp;

class WindowQuestionsTest : public QObject
{
    Q_OBJECT
private slots:
    void questionsBearTheTitleOfTheirWindow();
};

void WindowQuestionsTest::questionsBearTheTitleOfTheirWindow()
{
    QWidget window;
    window.setWindowTitle(QStringLiteral("Home – Ridgepoint"));
    WindowQuestions questions(&window);
    questions.ask(QStringLiteral("Take it over?"), QStringLiteral("Take over"), [] {});
    questions.askUnsaved(QStringLiteral("There is no space left."));
    questions.showAbout();
    const auto boxes = window.findChildren<QMessageBox *>();
    QVERIFY(boxes.size() >= 2);
    for (const QMessageBox *box : boxes)
        QVERIFY2(box->windowTitle().contains(QStringLiteral("Ridgepoint")), qPrintable(box->windowTitle()));
}

RP_TEST(WindowQuestionsTest)

} // namespace test_window_questions
#include "test_window_questions.moc"

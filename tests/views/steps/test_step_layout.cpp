// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "tests/support/test_main.h"
#include "views/act/term_text.h"
#include "views/widgets/text_block.h"

#include <QScrollArea>
#include <utility>

namespace test_step_layout {

using namespace rp;
using step_fixture::accessible;
using step_fixture::Act;
using step_fixture::nameOf;

class TestStepLayout : public QObject
{
    Q_OBJECT
private slots:
    void nothingScrollsSideways_data();
    void nothingScrollsSideways();
    void noLineOfABriefEndsBeforeAUnit();
};

void TestStepLayout::nothingScrollsSideways_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("100 %") << 1.0 << false;
    QTest::newRow("200 %") << 2.0 << false;
    QTest::newRow("200 %, right to left") << 2.0 << true;
}

void TestStepLayout::nothingScrollsSideways()
{
    QFETCH(double, scale);
    QFETCH(bool, mirrored);
    for (int step = 0; step < stepCount; ++step) {
        Act act;
        QFont font = act.window.font();
        font.setPointSizeF(font.pointSizeF() * scale);
        act.window.setFont(font);
        act.window.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        act.show();
        act.goTo(static_cast<Step>(step));
        QTest::qWait(30);
        QScrollArea *area = act.page()->scrollArea();
        const QByteArray where = "page " + QByteArray::number(step);
        QVERIFY2(area->widget()->width() <= area->viewport()->width(), where.constData());
        QVERIFY2(act.view->minimumSizeHint().width() <= 1000, where.constData());
        for (TextBlock *block : act.page()->findChildren<TextBlock *>()) {
            if (block->isVisible() && !block->text().isEmpty())
                QVERIFY2(block->height() >= block->heightForWidth(block->width()) - 1,
                         qPrintable(block->text()));
        }
    }
}

/// As with spaces that no line can end in, at every width; terms stay where their words are.
void TestStepLayout::noLineOfABriefEndsBeforeAUnit()
{
    const QString some = QStringLiteral("15.7 % 3 GB/s ");
    const QString marked = some.repeated(9) + QStringLiteral("[roof](roof)");
    QString bound = marked;
    bound.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"))
        .replace(QStringLiteral(" GB"), QStringLiteral("\u00a0GB"));
    TermText plain;
    TermText whole;
    for (int width = 80; width < 700; width += 9) {
        for (const auto &[text, words] : {std::pair(&plain, marked), std::pair(&whole, bound)}) {
            text->resize(width, 400);
            text->setMarked(words); // places the term
        }
        QCOMPARE(plain.heightForWidth(width), whole.heightForWidth(width));
        QCOMPARE(plain.findChild<QWidget *>(QStringLiteral("roof"))->geometry(),
                 whole.findChild<QWidget *>(QStringLiteral("roof"))->geometry());
    }
}

RP_TEST(TestStepLayout)

} // namespace test_step_layout
#include "test_step_layout.moc"

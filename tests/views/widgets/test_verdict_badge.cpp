// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/instruments/page/verdict_badge.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"
#include "views/widgets/text_room.h"

#include <QSet>
#include <QTest>

namespace test_verdict_badge {

using namespace rp;

class TestVerdictBadge : public QObject
{
    Q_OBJECT
private slots:
    void theWordStandsBesideItsSymbol_data();
    void theWordStandsBesideItsSymbol();
    void noSentenceBreaksOff();
};

void TestVerdictBadge::theWordStandsBesideItsSymbol_data()
{
    QTest::addColumn<bool>("whole");
    QTest::addColumn<int>("width");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    for (const int width : {260, 420, 1000}) {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            const char *mirrored = direction == Qt::RightToLeft ? "mirrored" : "";
            QTest::addRow("whole %d %s", width, mirrored) << true << width << direction;
            QTest::addRow("row %d %s", width, mirrored) << false << width << direction;
        }
    }
}

void TestVerdictBadge::theWordStandsBesideItsSymbol()
{
    QFETCH(bool, whole);
    QFETCH(int, width);
    QFETCH(Qt::LayoutDirection, direction);
    VerdictBadge badge;
    badge.setLayoutDirection(direction);
    if (whole)
        badge.setWhole();
    badge.setVerdict(Meaning::Good, QStringLiteral("Right"),
                     {QStringLiteral("The kernels get shorter and the launches do not.")});
    badge.resize(width, 120);
    badge.show();
    QVERIFY(QTest::qWaitForWindowExposed(&badge));
    const TextBlock *symbol = nullptr;
    for (const TextBlock *block : badge.findChildren<TextBlock *>()) {
        if (block->text() == QStringLiteral("✓"))
            symbol = block;
    }
    QVERIFY(symbol);
    // A text begins at the leading edge of its block.
    const int apart =
        direction == Qt::LeftToRight
            ? badge.word()->geometry().left() - symbol->geometry().left() - symbol->sizeHint().width()
            : symbol->geometry().right() - symbol->sizeHint().width() - badge.word()->geometry().right();
    QVERIFY2(apart >= 0 && apart <= space::m, qPrintable(QString::number(apart)));
    QVERIFY(badge.word()->width() >= badge.word()->sizeHint().width() || badge.word()->height() > 30);
}

/// With words so long that each line leaves much of its width empty.
void TestVerdictBadge::noSentenceBreaksOff()
{
    const QString word = QStringLiteral("Kernelverschmelzungsgewinnrechnung ");
    QStringList sentences;
    for (int words : {3, 2, 4})
        sentences.append(word.repeated(words).trimmed() + u'.');
    VerdictBadge badge;
    badge.setVerdict(Meaning::Good, QStringLiteral("Right"), sentences);
    badge.show();
    QVERIFY(QTest::qWaitForWindowExposed(&badge));
    QSet<qsizetype> shown;
    for (int width = 700; width <= 2400; width += 17) {
        badge.resize(width, badge.height());
        const TextBlock *block = badge.sentences();
        if (block->isHidden())
            continue;
        const qsizetype count = block->text().count(u'.');
        shown.insert(count);
        QCOMPARE(block->text(), QStringList(sentences.first(count)).join(u' '));
        const QString drawn = drawnText(block->text(), Qt::LeftToRight);
        const int fewest = 2; // lines of a low window
        if (count > 1)
            QCOMPARE(inLines(drawn, block->font(), block->width(), fewest), drawn);
    }
    QVERIFY2(shown.size() > 1, "at every width as many");
}

RP_TEST(TestVerdictBadge)

} // namespace test_verdict_badge
#include "test_verdict_badge.moc"

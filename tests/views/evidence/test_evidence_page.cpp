// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/evidence/evidence_desk.h"

#include "tests/support/test_main.h"
#include "views/evidence/capture_card.h"
#include "views/evidence/compare_card.h"
#include "views/evidence/evidence_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/text_block.h"

#include <QClipboard>
#include <QLineEdit>
#include <QScrollArea>
#include <QTableView>
#include <nlohmann/json.hpp>

namespace test_evidence_page {

using namespace rp;
using namespace rp::test;

namespace {

const QString act2 = QStringLiteral("act2");
const QString roi = QStringLiteral("roi");

/// A page with captures of the pay-back instrument, compiling 30 s, 60 s, 90 s, …
struct Open : EvidenceDesk
{
    explicit Open(int captures = 3)
    {
        (void)at(act2, roi)->setInput(QStringLiteral("workload"), QStringLiteral("resnet50"));
        for (int i = 1; i <= captures; ++i) {
            if (!at(act2, roi)->setInput(QStringLiteral("compile_s"), 30.0 * i).isEmpty())
                throw std::runtime_error("refused");
            add(act2, roi);
        }
        page = new EvidencePage(*session, workbench, catalogue, book, *announcer, intents);
        page->setFileAsker(fileAsker());
        QObject::connect(&intents, &Intents::reopenRequested, &controller, &EvidenceController::reopen);
        QObject::connect(&intents, &Intents::renameRequested, &controller, &EvidenceController::rename);
        QObject::connect(&intents, &Intents::removeRequested, &controller, &EvidenceController::remove);
        QObject::connect(&intents, &Intents::restoreRequested, &controller, &EvidenceController::restore);
        show(page);
    }
    CaptureCard *card(std::size_t index) const { return page->cards().at(index); }

    EvidencePage *page = nullptr;
};

} // namespace

class EvidencePageTest : public QObject
{
    Q_OBJECT
private slots:
    void cleanup();

    void renamingByKeyboard();
    void removingCanBeUndone();
    void aRemovedOneCanBePutBackLater();
    void comparingTwo();
    void aFileThatCanNotBeWrittenIsTold();
    void changedGroundIsSaidInWords();

private:
    const QFont m_usualFont = QApplication::font(); ///< an empty font would keep the size that was set
};

void EvidencePageTest::cleanup()
{
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(m_usualFont);
}

void EvidencePageTest::renamingByKeyboard()
{
    Open open;
    CaptureCard *card = open.card(1);
    QVERIFY(!card->nameEntry()->isVisible());
    card->renameButton()->setFocus();
    QTest::keyClick(card->renameButton(), Qt::Key_Space);
    QVERIFY(card->nameEntry()->hasFocus());
    QTest::keyClicks(card->nameEntry(), QStringLiteral("One minute"));
    QTest::keyClick(card->nameEntry(), Qt::Key_Return);
    QCOMPARE(card->heading(), QStringLiteral("One minute"));
    QVERIFY(card->renameButton()->hasFocus());
    QTest::keyClick(card->renameButton(), Qt::Key_Space);
    QTest::keyClicks(card->nameEntry(), QStringLiteral("Something else"));
    QTest::keyClick(card->nameEntry(), Qt::Key_Escape);
    QCOMPARE(card->heading(), QStringLiteral("One minute"));
    // Leaving the entry keeps what was typed.
    QTest::keyClick(card->renameButton(), Qt::Key_Space);
    QTest::keyClicks(card->nameEntry(), QStringLiteral("60 s"));
    QTest::keyClick(card->nameEntry(), Qt::Key_Tab);
    QCOMPARE(card->heading(), QStringLiteral("60 s"));
}

void EvidencePageTest::removingCanBeUndone()
{
    Open open;
    const QString second = open.card(1)->id();
    open.card(1)->removeButton()->setFocus();
    QTest::keyClick(open.card(1)->removeButton(), Qt::Key_Space);
    QCOMPARE(open.page->cards().size(), std::size_t(2));
    QVERIFY(open.book.find(second)->removed);
    QVERIFY(open.card(1)->removeButton()->hasFocus()); // the next one
    QVERIFY(open.page->removedNotice()->isVisible());
    auto *undo = open.page->removedNotice()->findChild<QPushButton *>(QString(), Qt::FindChildrenRecursively);
    for (QPushButton *button : open.page->removedNotice()->findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("Undo"))
            undo = button;
    }
    QVERIFY(undo);
    undo->click();
    QCoreApplication::processEvents();
    QCOMPARE(open.page->cards().size(), std::size_t(3));
    QCOMPARE(open.card(1)->id(), second); // in its old place
    QVERIFY(open.card(1)->headingLabel()->hasFocus());
    QVERIFY(!open.page->removedNotice()->isVisible());
}

void EvidencePageTest::aRemovedOneCanBePutBackLater()
{
    Open open;
    for (int i = 0; i < 3; ++i)
        open.card(0)->removeButton()->click();
    QVERIFY(open.page->cards().empty());
    QVERIFY(open.page->heading()->hasFocus());
    QVERIFY(open.page->removedList()->isVisible());
    open.page->removedList()->setOpen(true);
    const auto buttons = open.page->removedList()->findChildren<ActionButton *>();
    QCOMPARE(buttons.size(), 3);
    buttons.at(1)->click();
    QCoreApplication::processEvents();
    QCOMPARE(open.page->cards().size(), std::size_t(1));
    QCOMPARE(open.page->removedList()->findChildren<ActionButton *>().size(), 2);
}

void EvidencePageTest::comparingTwo()
{
    Open open;
    QVERIFY(!open.page->compareButton()->isEnabled());
    open.card(0)->compareToggle()->setFocus();
    QTest::keyClick(open.card(0)->compareToggle(), Qt::Key_Space);
    QVERIFY(!open.page->compareButton()->isEnabled());
    QTest::keyClick(open.card(2)->compareToggle(), Qt::Key_Space);
    QVERIFY(open.page->compareButton()->isEnabled());
    QVERIFY(!open.page->comparison()->isVisible());
    QTest::keyClick(open.page->compareButton(), Qt::Key_Space);
    QVERIFY(open.page->comparison()->isVisible());
    QVERIFY(open.page->comparison()->headingLabel()->hasFocus());
    // All of it that finds room comes into view, not its heading alone.
    const QWidget *port = open.page->scrollArea()->viewport();
    QTRY_VERIFY(open.page->comparison()->mapTo(open.page->scrollArea()->widget(), QPoint()).y() > 0);
    QTRY_VERIFY(open.page->comparison()->mapToGlobal(QPoint()).y() - port->mapToGlobal(QPoint()).y() <
                port->height() / 2);
    QCOMPARE(open.page->comparison()->comparison().table().columnCount(), 4);
    QTRY_VERIFY(open.announcer->text().contains(open.page->comparison()->comparison().table().summary()));
    const QTableView *view = open.page->comparison()->view();
    for (int row = 0; row < view->model()->rowCount(); ++row)
        QVERIFY(view->rowHeight(row) >= 24);
}

void EvidencePageTest::aFileThatCanNotBeWrittenIsTold()
{
    Open open;
    open.card(0)->setChosen(true);
    open.card(1)->setChosen(true);
    open.page->compareButton()->click();
    open.path = open.folder.filePath(QStringLiteral("no/such/folder/c.csv"));
    open.page->comparison()->csvButton()->click();
    QVERIFY(open.page->refusal()->isVisible());
    QVERIFY(open.page->refusal()->text().contains(QStringLiteral("c.csv")));
}

void EvidencePageTest::changedGroundIsSaidInWords()
{
    Open open(1);
    nlohmann::json part = open.ledger.part(seven, QStringLiteral("evidence"));
    part["captures"][0]["figures"][0]["value"] = 1.5;
    part["captures"][0]["content"] = "older";
    QVERIFY(open.ledger.setPart(seven, QStringLiteral("evidence"), part));
    const LedgerReading reading = readLedger(open.ledger.toJson(), QStringLiteral("test"));
    open.ledger.adopt(reading.document);
    QVERIFY(open.card(0)->state()->isVisible());
    const QString state = open.card(0)->state()->text();
    QVERIFY(state.contains(QStringLiteral("⚠")));
    for (const char *word : {"Altered", "Content has changed", "Result has changed"})
        QVERIFY2(state.contains(QLatin1String(word)), qPrintable(state));
    part["captures"] = nlohmann::json::array();
    QVERIFY(open.ledger.setPart(seven, QStringLiteral("evidence"), part));
    const LedgerReading emptied = readLedger(open.ledger.toJson(), QStringLiteral("test"));
    open.ledger.adopt(emptied.document);
    QVERIFY(open.page->missingNotice()->isVisible());
}

RP_TEST(EvidencePageTest)

} // namespace test_evidence_page
#include "test_evidence_page.moc"

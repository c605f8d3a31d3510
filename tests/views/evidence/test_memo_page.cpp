// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/evidence/evidence_desk.h"

#include "models/evidence/memo.h"
#include "models/evidence/memo_document.h"
#include "models/evidence/memo_rubric.h"
#include "models/evidence/memo_text.h"
#include "tests/support/test_main.h"
#include "views/charts/bars/bar_chart.h"
#include "views/evidence/memo_field.h"
#include "views/evidence/memo_page.h"
#include "views/evidence/stress_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/text_block.h"
#include "views/widgets/writing_field.h"

#include <QComboBox>
#include <QLineEdit>

namespace test_memo_page {

using namespace rp;
using namespace rp::test;

namespace {

struct Open : EvidenceDesk
{
    Open()
    {
        add();
        add(QStringLiteral("act2"), QStringLiteral("roi"));
        page = new MemoPage(*session, workbench, catalogue, book, memo, *announcer, intents);
        page->setFileAsker(fileAsker());
        QObject::connect(&intents, &Intents::memoTextEdited, &controller, &EvidenceController::writeMemo);
        QObject::connect(&intents, &Intents::memoAuthorEdited, &controller, &EvidenceController::signMemo);
        QObject::connect(&intents, &Intents::memoEvidenceChosen, &controller,
                         &EvidenceController::citeInMemo);
        QObject::connect(&intents, &Intents::triggerNamed, &controller, &EvidenceController::nameTrigger);
        show(page);
    }

    MemoPage *page = nullptr;
};

} // namespace

class MemoPageTest : public QObject
{
    Q_OBJECT
private slots:
    void cleanup();

    void whatIsTypedIsKeptAtOnce();
    void typingKeepsTheCursor();
    void everyFormatIsExported();
    void aCancelledExportWritesNothing();
    void aFileThatCanNotBeWrittenIsTold();
    void theStressTestShowsOnceAnInputIsNamed();
    void evidenceThatDoesNotDifferIsTold();
};

void MemoPageTest::cleanup()
{
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(QFont());
}

void MemoPageTest::whatIsTypedIsKeptAtOnce()
{
    Open open;
    MemoField *field = open.page->field(MemoPart::Risk);
    field->edit()->setFocus();
    const QString typed = QStringLiteral("A guard may fail.");
    for (qsizetype i = 0; i < typed.size(); ++i) {
        QTest::keyClick(field->edit(), typed.at(i).toLatin1());
        QCOMPARE(open.memo.text(MemoPart::Risk), typed.left(i + 1));
    }
    QTest::keyClick(field->edit(), Qt::Key_Return);
    QCOMPARE(open.memo.text(MemoPart::Risk), typed + u'\n');
    open.page->authorEntry()->setFocus();
    QTest::keyClicks(open.page->authorEntry(), QStringLiteral("Ada"));
    QCOMPARE(open.memo.author(), QStringLiteral("Ada"));
}

void MemoPageTest::typingKeepsTheCursor()
{
    Open open;
    MemoField *field = open.page->field(MemoPart::Risk);
    QTest::keyClicks(field->edit(), QStringLiteral("ac"));
    QTest::keyClick(field->edit(), Qt::Key_Left);
    QTest::keyClicks(field->edit(), QStringLiteral("b"));
    QCOMPARE(field->text(), QStringLiteral("abc"));
    QCOMPARE(field->edit()->textCursor().position(), 2);
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(open.page, &change);
    QCOMPARE(field->edit()->textCursor().position(), 2);
}

void MemoPageTest::everyFormatIsExported()
{
    Open open;
    QVERIFY(open.memo.setEvidence({QStringLiteral("e1"), QStringLiteral("e2")}));
    QSignalSpy exported(&open.intents, &Intents::memoExported);
    for (const auto &[format, suffix] :
         {std::pair{MemoFormat::Pdf, "pdf"}, {MemoFormat::Markdown, "md"}, {MemoFormat::Json, "json"}}) {
        open.path = open.folder.filePath(QStringLiteral("memo.") + QLatin1String(suffix));
        open.page->exportButton(format)->click();
        QCOMPARE(open.asked.suffix, QLatin1String(suffix));
        QVERIFY(!open.asked.name.isEmpty());
        QTRY_VERIFY(!contentOf(open.path).isEmpty());
        QTRY_VERIFY(!QGuiApplication::overrideCursor());
    }
    QCOMPARE(exported.count(), 3);
    QVERIFY(contentOf(open.folder.filePath(QStringLiteral("memo.pdf"))).startsWith("%PDF-"));
    QVERIFY(contentOf(open.folder.filePath(QStringLiteral("memo.md"))).startsWith("# "));
    QVERIFY(contentOf(open.folder.filePath(QStringLiteral("memo.json"))).startsWith("{"));
    QTRY_VERIFY(open.announcer->text().contains(QStringLiteral("memo.json")));
}

void MemoPageTest::aCancelledExportWritesNothing()
{
    Open open;
    open.page->exportButton(MemoFormat::Json)->click();
    QCOMPARE(open.asked.suffix, QStringLiteral("json"));
    QVERIFY(QDir(open.folder.path()).isEmpty());
    QVERIFY(!open.page->refusal()->isVisible());
}

void MemoPageTest::aFileThatCanNotBeWrittenIsTold()
{
    Open open;
    for (const MemoFormat format : {MemoFormat::Pdf, MemoFormat::Markdown, MemoFormat::Json}) {
        open.page->showRefusal({});
        open.path = open.folder.filePath(QStringLiteral("no/such/folder/memo"));
        open.page->exportButton(format)->click();
        QTRY_VERIFY(open.page->refusal()->isVisible());
        QTRY_VERIFY(!QGuiApplication::overrideCursor());
        QVERIFY(open.page->refusal()->text().contains(QStringLiteral("memo")));
    }
    open.path = open.folder.filePath(QStringLiteral("memo.md"));
    open.page->exportButton(MemoFormat::Markdown)->click();
    QVERIFY(!open.page->refusal()->isVisible());
}

void MemoPageTest::theStressTestShowsOnceAnInputIsNamed()
{
    Open open;
    StressCard *card = open.page->stress();
    QVERIFY(card->isVisible());
    QTRY_VERIFY(!card->choice()->isVisible()); // no evidence to test
    open.page->evidenceToggles().back()->setChecked(true);
    QTRY_VERIFY(card->choice()->isVisible());
    QVERIFY(!card->chart()->isVisible() && !card->result()->isVisible());
    QVERIFY(card->result()->text().isEmpty()); // nothing is told yet, nor can be read
    QVERIFY(card->chart()->content().series.empty());
    card->choice()->setCurrentIndex(card->choice()->findData(QStringLiteral("compile_s")));
    card->nameButton()->setFocus();
    card->nameButton()->click();
    QCOMPARE(open.memo.trigger(QStringLiteral("e2")), QStringLiteral("compile_s"));
    QTRY_VERIFY(card->chart()->isVisible());
    QVERIFY(!card->choice()->isVisible());
    const QString named = card->choice()->itemText(card->choice()->currentIndex());
    QVERIFY(card->result()->text().contains(named));
    QTRY_VERIFY(open.announcer->text().contains(named));
    const auto document = memoStress(open.session->content(), open.book, open.memo, open.catalogue);
    QVERIFY(document);
    QCOMPARE(card->chart()->content().series.size(), document->test.inputs.size());
    QCOMPARE(card->chart()->content().annotations.size(), std::size_t(2));
    QCOMPARE(card->chart()->emphasizedRow(), QStringLiteral("compile_s"));
    // Once it is told, no other one is named.
    open.controller.nameTrigger(QStringLiteral("e2"), QStringLiteral("gain"));
    QCOMPARE(open.memo.trigger(QStringLiteral("e2")), QStringLiteral("compile_s"));
    QVERIFY(open.refused.isEmpty());
    open.controller.nameTrigger(QStringLiteral("e2"), QStringLiteral("no_such_input"));
    open.controller.nameTrigger(QStringLiteral("e1"),
                                QStringLiteral("launch_us")); // it is not what is tested
    QCOMPARE(open.refused.count(), 2);
}

void MemoPageTest::evidenceThatDoesNotDifferIsTold()
{
    Open open;
    open.add(QStringLiteral("act2"), QStringLiteral("roi"));
    const std::vector<Toggle *> &toggles = open.page->evidenceToggles();
    QCOMPARE(toggles.size(), std::size_t(3));
    const auto lineOf = [&open](EvidencePair::State state) {
        EvidencePair pair;
        pair.state = state;
        return open.page->pairLine()->text() == MemoText::pairLine(pair);
    };
    QVERIFY(lineOf(EvidencePair::State::Missing));
    toggles[1]->setChecked(true);
    toggles[2]->setChecked(true);
    QVERIFY(lineOf(EvidencePair::State::Equal));
    QVERIFY(open.page->pairLine()->isVisible());
    toggles[0]->setChecked(true);
    QVERIFY(!open.page->pairLine()->isVisible());
}

RP_TEST(MemoPageTest)

} // namespace test_memo_page
#include "test_memo_page.moc"

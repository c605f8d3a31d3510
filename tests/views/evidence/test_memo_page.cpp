// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/evidence/evidence_desk.h"

#include "models/memo/memo_document.h"
#include "models/memo/memo_json.h"
#include "models/memo/memo_markdown.h"
#include "tests/support/test_main.h"
#include "views/memo/memo_field.h"
#include "views/memo/memo_page.h"
#include "views/memo/memo_pdf.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/writing_field.h"

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
    void theModelsTextsAreShown();
    void typingKeepsTheCursor();
    void evidenceIsChosen();
    void removedEvidenceStaysCited();
    void wordsAreCounted_data();
    void wordsAreCounted();
    void theVerdictIsShown();
    void everyFormatIsExported();
    void aCancelledExportWritesNothing();
    void aFileThatCanNotBeWrittenIsTold();
    void everythingIsReachedByTab();
    void everythingFits_data();
    void everythingFits();
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

void MemoPageTest::theModelsTextsAreShown()
{
    Open open;
    QVERIFY(open.memo.setText(MemoPart::Rationale, QStringLiteral("from the ledger")));
    QVERIFY(open.memo.setAuthor(QStringLiteral("Grace")));
    QCOMPARE(open.page->field(MemoPart::Rationale)->text(), QStringLiteral("from the ledger"));
    QCOMPARE(open.page->authorEntry()->text(), QStringLiteral("Grace"));
    const EvidenceLab other;
    open.ledger.adopt(readLedger(other.ledger.toJson(), QStringLiteral("test")).document);
    QVERIFY(open.page->field(MemoPart::Rationale)->text().isEmpty());
    QVERIFY(open.page->evidenceToggles().empty());
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

void MemoPageTest::evidenceIsChosen()
{
    Open open;
    const auto &toggles = open.page->evidenceToggles();
    QCOMPARE(toggles.size(), std::size_t(2));
    toggles[1]->setFocus();
    QTest::keyClick(toggles[1], Qt::Key_Space);
    QCOMPARE(open.memo.evidence(), QStringList{QStringLiteral("e2")});
    toggles[0]->setChecked(true);
    QCOMPARE(open.memo.evidence(), QStringList({QStringLiteral("e1"), QStringLiteral("e2")}));
    toggles[1]->setChecked(false);
    QCOMPARE(open.memo.evidence(), QStringList{QStringLiteral("e1")});
}

void MemoPageTest::removedEvidenceStaysCited()
{
    Open open;
    QVERIFY(open.memo.setEvidence({QStringLiteral("e1"), QStringLiteral("e2")}));
    open.controller.remove(QStringLiteral("e2"));
    QCOMPARE(open.page->evidenceToggles().size(), std::size_t(1));
    open.page->evidenceToggles().front()->setChecked(false);
    open.controller.restore(QStringLiteral("e2"));
    QCOMPARE(open.memo.evidence(), QStringList{QStringLiteral("e2")});
    QVERIFY(open.page->evidenceToggles()[1]->isChecked());
}

void MemoPageTest::wordsAreCounted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("words");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("spaces") << QStringLiteral("  \n ") << 0;
    QTest::newRow("one") << QStringLiteral("compile") << 1;
    QTest::newRow("sentence") << QStringLiteral("Compile it, at once.\nDon't wait.") << 6;
    QTest::newRow("arabic") << QStringLiteral("ترجم النموذج الآن") << 3;
    QTest::newRow("chinese") << QStringLiteral("编译模型，再测。") << 6;
    QTest::newRow("japanese") << QStringLiteral("コンパイルして、GPUで測る。") << 11;
    QTest::newRow("number") << QStringLiteral("1.5 ms") << 2;
}

void MemoPageTest::wordsAreCounted()
{
    QFETCH(QString, text);
    QTEST(wordCount(text), "words");
    Open open;
    QVERIFY(open.memo.setText(MemoPart::Risk, text));
    QVERIFY(open.page->field(MemoPart::Risk)->counter()->text().contains(QString::number(wordCount(text))));
}

void MemoPageTest::theVerdictIsShown()
{
    Open open;
    const QString edge = QStringLiteral("edge");
    open.wizard.setTrack(edge);
    QVERIFY(!memoVerdict(*open.session, open.workbench, open.catalogue).known); // nothing has run
    open.wizard.open({QStringLiteral("act3"), Step::Explore});
    open.wizard.run(edge);
    const MemoVerdict verdict = memoVerdict(*open.session, open.workbench, open.catalogue);
    QVERIFY(verdict.known);
    QVERIFY(open.page->verdict()->text().contains(verdict.sentence));
    QVERIFY(
        open.page->verdict()->text().startsWith(verdict.pass ? QStringLiteral("✓") : QStringLiteral("✗")));
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

void MemoPageTest::everythingIsReachedByTab()
{
    Open open;
    QCOMPARE(unnamed(open.window), QStringList());
    QSet<QWidget *> reached;
    open.page->focusHeading();
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    for (const MemoPart part : memoParts)
        QVERIFY(reached.contains(open.page->field(part)->edit()));
    QVERIFY(reached.contains(open.page->authorEntry()));
    for (Toggle *toggle : open.page->evidenceToggles())
        QVERIFY(reached.contains(toggle));
    QVERIFY(reached.contains(open.page->exportButton(MemoFormat::Pdf)));
    // A field says what belongs into it.
    QAccessibleInterface *field =
        QAccessible::queryAccessibleInterface(open.page->field(MemoPart::ChangeMind)->edit());
    QCOMPARE(field->text(QAccessible::Name), MemoText::heading(MemoPart::ChangeMind));
    QCOMPARE(field->text(QAccessible::Description), MemoText::guidance(MemoPart::ChangeMind));
}

void MemoPageTest::everythingFits_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("usual") << 100 << false;
    QTest::newRow("right-to-left") << 100 << true;
    QTest::newRow("twice as large") << 200 << false;
    QTest::newRow("twice as large, right-to-left") << 200 << true;
}

void MemoPageTest::everythingFits()
{
    QFETCH(int, percent);
    QFETCH(bool, mirrored);
    if (mirrored)
        QApplication::setLayoutDirection(Qt::RightToLeft);
    QFont font;
    font.setPointSizeF(font.pointSizeF() * percent / 100.0);
    QApplication::setFont(font);
    Open open;
    open.window.resize(820, 640);
    QCoreApplication::processEvents();
    QCOMPARE(cutOff(*open.page), QStringList());
}

RP_TEST(MemoPageTest)

} // namespace test_memo_page
#include "test_memo_page.moc"

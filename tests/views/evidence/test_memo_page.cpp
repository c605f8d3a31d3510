// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/evidence/evidence_desk.h"

#include "models/evidence/memo.h"
#include "models/evidence/memo_text.h"
#include "tests/support/test_main.h"
#include "views/evidence/memo_field.h"
#include "views/evidence/memo_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/text_block.h"
#include "views/widgets/writing_field.h"

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
    void typingKeepsTheCursor();
    void everyFormatIsExported();
    void aCancelledExportWritesNothing();
    void aFileThatCanNotBeWrittenIsTold();
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

RP_TEST(MemoPageTest)

} // namespace test_memo_page
#include "test_memo_page.moc"

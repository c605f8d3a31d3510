// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A trace of the learner's own beside the course: how it comes into its window, what the window leaves alone,
// and how it gets into the act.
#include "app/root/own_trace.h"

#include "controllers/evidence_controller.h"
#include "controllers/wizard_controller.h"
#include "models/instruments/trace/trace_workbench.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "views/evidence/capture_card.h"
#include "views/evidence/evidence_page.h"
#include "views/evidence/memo_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/trace/lab_bridge.h"
#include "views/instruments/trace/trace_reading.h"
#include "views/shell/main_window.h"
#include "views/shell/trace_desk.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/intents.h"
#include "views/widgets/notice.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/tab_row.h"
#include "views/widgets/text_block.h"

#include <QAction>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

namespace test_own_trace {

using namespace rp;
using rp::test::plain;

namespace {

constexpr int longest_ms = 60'000;

QString dataFile(const char *name)
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/%1").arg(QLatin1String(name));
}

QByteArray ledgerIn(const QString &folder)
{
    QFile file(folder + QStringLiteral("/ledger.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestOwnTrace : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<LabFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void theProgramOpensTheFileItIsGiven();
    void whatWasReadIsSaid();
    void nothingBuiltInIsOffered();
    void whatIsNoTraceIsSaidInItsWindow();
    void nothingOfItIsWritten();
    void aLockedActSaysWhy();
    void theActTakesItOver();
    void itIsEvidenceForTheMemo();

private:
    /// The desk, once it shows a trace.
    TraceDesk *deskWith(const char *name)
    {
        m_fixture->lab().ownTrace().open(dataFile(name));
        TraceDesk *desk = m_fixture->lab().ownTrace().desk();
        return QTest::qWaitFor([desk] { return desk->view() != nullptr; }, longest_ms) ? desk : nullptr;
    }

    std::unique_ptr<LabFixture> m_fixture;
};

void TestOwnTrace::theProgramOpensTheFileItIsGiven()
{
    StartOptions options;
    options.trace = dataFile("a100_event_sync.json.gz");
    const OwnTrace &own = m_fixture->openAsLeft(options).ownTrace();
    QVERIFY(own.desk());
    QVERIFY(own.desk()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(own.desk()->view(), longest_ms);
    QVERIFY(own.desk()->windowTitle().contains(QStringLiteral("a100_event_sync")));
    QCOMPARE(own.desk()->tabs()->tabs().size(), std::size_t(2));
}

void TestOwnTrace::whatWasReadIsSaid()
{
    m_fixture->open();
    TraceDesk *desk = deskWith("a100_event_sync.json.gz");
    QVERIFY(desk);
    const Announcer *announcer = desk->findChild<Announcer *>();
    QTRY_VERIFY2(announcer->text().contains(QStringLiteral("Read, ")), qPrintable(announcer->text()));
    QVERIFY(announcer->text().contains(QStringLiteral("kernel")));
    // The keyboard is at the tabs, and what they show comes after them.
    const QWidgetList order = inReadingOrder(*desk);
    const auto placeOf = [&order](const QWidget *part) {
        return std::find_if(
                   order.begin(), order.end(),
                   [part](const QWidget *stop) { return stop == part || part->isAncestorOf(stop); }) -
               order.begin();
    };
    QVERIFY(desk->tabs()->isAncestorOf(desk->focusWidget()));
    QVERIFY(placeOf(desk->tabs()) < placeOf(desk->view()));
    desk->view()->notes()->setOpen(true);
    QCOMPARE(desk->view()->part<TextBlock>("record_private")->focusPolicy(), Qt::TabFocus);
}

void TestOwnTrace::nothingBuiltInIsOffered()
{
    m_fixture->open();
    TraceDesk *desk = deskWith("a100_event_sync.json.gz");
    QVERIFY(desk);
    for (const QString &input : {QStringLiteral("trace"), QStringLiteral("after")}) {
        emit desk->intents().inputChangeRequested({{}, input}, QStringLiteral("h100_gpt2_eager"));
        QVERIFY(desk->windowTitle().contains(QStringLiteral("a100_event_sync")));
    }
    TraceInstrument own(m_fixture->lab().catalogue());
    own.beginWith(TraceShelf().find(QStringLiteral("h100_keywords_eager")));
    for (const InputSpec &spec : own.inputs()) {
        if (spec.id == QLatin1String("trace"))
            QCOMPARE(spec.choices.size(), std::size_t(1));
    }
    QVERIFY(!own.setInput(QStringLiteral("trace"), QStringLiteral("h100_gpt2_eager")).isEmpty());
    // Nor are there instruments of an act to be set.
    desk->view()->notes()->setOpen(true);
    QVERIFY(!desk->view()->part<LabBridge>("bridge"));
}

void TestOwnTrace::whatIsNoTraceIsSaidInItsWindow()
{
    Application &lab = m_fixture->open();
    lab.ownTrace().open(dataFile("cpu_only.json.gz"));
    TraceDesk *desk = lab.ownTrace().desk();
    auto *told = desk->reading()->findChild<Notice *>();
    QTRY_VERIFY_WITH_TIMEOUT(!told->isHidden(), longest_ms);
    QVERIFY(told->text().contains(QStringLiteral("no GPU operations")));
    QVERIFY(!desk->view());
    QVERIFY(desk->openButton()->isVisible());
}

void TestOwnTrace::nothingOfItIsWritten()
{
    Application &lab = m_fixture->open();
    QVERIFY(lab.flush());
    const QByteArray before = ledgerIn(m_fixture->folder());
    QVERIFY(!before.isEmpty());
    TraceDesk *desk = deskWith("a100_event_sync.json.gz");
    QVERIFY(desk);
    emit desk->intents().inputChangeRequested({{}, QStringLiteral("per_day")}, 5000.0);
    desk->tabs()->step(1);
    desk->close();
    QTRY_VERIFY(!lab.ownTrace().desk());
    QVERIFY(lab.flush());
    QCOMPARE(ledgerIn(m_fixture->folder()), before);
}

void TestOwnTrace::aLockedActSaysWhy()
{
    Application &lab = m_fixture->open();
    TraceDesk *desk = deskWith("a100_event_sync.json.gz");
    QVERIFY(desk);
    const Place before = lab.session().place();
    desk->carryButton()->click();
    settle();
    QCOMPARE(lab.session().place(), before);
    bool isSaid = false;
    for (const Notice *notice : lab.window().findChildren<Notice *>())
        isSaid =
            isSaid || (notice->isVisible() && notice->text().contains(QStringLiteral("can't be opened yet")));
    QVERIFY(isSaid);
}

void TestOwnTrace::theActTakesItOver()
{
    StartOptions options;
    options.presenter = true; // every step is open
    Application &lab = m_fixture->open(options);
    TraceDesk *desk = deskWith("a100_event_sync.json.gz");
    QVERIFY(desk);
    desk->carryButton()->click();
    settle();
    QCOMPARE(lab.session().place().step, Step::Explore);
    const auto *shown = qobject_cast<TraceInstrument *>(lab.bench().instrument(QStringLiteral("trace")));
    QVERIFY(shown);
    QVERIFY(shown->input(QStringLiteral("trace")).toString().startsWith(QLatin1String(ownTracePrefix)));
    QCOMPARE(shown->figure(QStringLiteral("kernels")), 4.0);
}

/// Captured in the act and cited: what it says stands in the memo.
void TestOwnTrace::itIsEvidenceForTheMemo()
{
    StartOptions options;
    options.presenter = true;
    Application &lab = m_fixture->open(options);
    TraceDesk *desk = deskWith("a100_event_sync.json.gz");
    QVERIFY(desk);
    desk->carryButton()->click();
    settle();
    const QString said =
        plain(lab.bench().instrument(QStringLiteral("trace"))->figureText(QStringLiteral("busy_share")));
    QSignalSpy captured(&lab.captures(), &EvidenceController::captured);
    lab.captures().capture(QStringLiteral("trace"));
    QCOMPARE(captured.count(), 1);
    const QString id = captured.first().first().toString();
    lab.captures().citeInMemo({id});
    lab.window().showPage(WindowPage::Evidence);
    settle();
    // The file is at hand, so that the capture is shown and not only told.
    QVERIFY(lab.window().evidencePage()->cards().front()->state()->isHidden());
    lab.window().showPage(WindowPage::Memo);
    const QString path = m_fixture->folder() + QStringLiteral("/memo.md");
    QString error;
    QVERIFY2(lab.window().memoPage()->exportTo(path, MemoFormat::Markdown, &error), qPrintable(error));
    QFile memo(path);
    QVERIFY(memo.open(QIODevice::ReadOnly));
    const QString text = plain(QString::fromUtf8(memo.readAll()));
    QVERIFY2(text.contains(said), qPrintable(said + text.mid(text.indexOf(QStringLiteral("Results")))));
    QVERIFY2(text.contains(QStringLiteral("a100_event_sync")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("can't set the instrument up")), qPrintable(text));
}

RP_TEST(TestOwnTrace)

} // namespace test_own_trace
#include "test_own_trace.moc"

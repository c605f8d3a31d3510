// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The trace workbench: opening a file, searching kernels, saving without names.
#include "models/instruments/trace/trace_workbench.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/stage_part.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/page/comparison_table.h"
#include "views/instruments/page/instrument_reader.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/trace/kernel_search.h"
#include "views/instruments/trace/lab_bridge.h"
#include "views/instruments/trace/nameless_saver.h"
#include "views/instruments/trace/trace_opener.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace test_trace_view {

using namespace rp;

namespace {

QString dataFile(const char *name)
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/%1").arg(QLatin1String(name));
}

} // namespace

class TestTraceView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void init();
    void cleanup() { m_window.reset(); }
    void aFileIsReadBesideTheWindow();
    void aDroppedFileIsOpened();
    void whatIsNoTraceIsSaid();
    void whatIsWithheldIsSaid();
    void theButtonGivesTheModelTheTrace();
    void kernelsAreFoundByName();
    void aSavedTraceHasNoNames();

private:
    QString shown() const { return m_instrument->input(QStringLiteral("trace")).toString(); }

    std::unique_ptr<TraceInstrument> m_instrument;
    Intents m_intents;
    std::unique_ptr<QWidget> m_window;
    InstrumentView *m_view = nullptr;
    QStringList m_requests;
};

void TestTraceView::init()
{
    m_requests.clear();
    m_instrument = std::make_unique<TraceInstrument>(test::builtInCatalogue());
    // It has kernels of CUTLASS, and few enough names to be seen at once.
    QVERIFY(m_instrument->setInput(QStringLiteral("trace"), QStringLiteral("h100_keywords_compile_graphs"))
                .isEmpty());
    m_window = std::make_unique<QWidget>();
    auto *announcer = new Announcer(m_window.get());
    m_view = makeInstrumentView(*m_instrument, nullptr, *announcer, m_window.get(), {&m_intents, {}});
    QVERIFY(m_view);
    connect(&m_intents, &Intents::inputChangeRequested, m_view,
            [this](const InputRef &input, const QVariant &value) {
                m_requests.append(input.text());
                if (input.panel.isEmpty())
                    QCOMPARE(m_instrument->setInput(input.name, value), QString());
            });
    m_window->resize(1200, 700);
    m_window->show();
}

void TestTraceView::aFileIsReadBesideTheWindow()
{
    auto *opener = m_view->findChild<TraceOpener *>();
    QVERIFY(opener);
    opener->open(dataFile("a100_event_sync.json.gz"), QStringLiteral("trace"));
    QVERIFY(opener->isReading());
    QVERIFY(!opener->findChild<ActionButton *>(QStringLiteral("openTrace"))->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(shown().startsWith(QLatin1String(ownTracePrefix)), 60'000);
    QVERIFY(!opener->isReading());
    QCOMPARE(m_instrument->figure(QStringLiteral("kernels")), 4.0);
    // A second one beside it; its name is among the choices.
    opener->open(dataFile("h100_bert_small.json.gz"), QStringLiteral("after"));
    QTRY_VERIFY_WITH_TIMEOUT(m_instrument->state().after != nullptr, 60'000);
    QVERIFY(m_instrument->inputText(QStringLiteral("after"), m_instrument->input(QStringLiteral("after")))
                .contains(QStringLiteral("h100_bert_small.json.gz")));
}

void TestTraceView::aDroppedFileIsOpened()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(dataFile("a100_triton_one_kernel.json.gz"))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(m_view, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_view, &drop);
    QTRY_VERIFY_WITH_TIMEOUT(shown().startsWith(QLatin1String(ownTracePrefix)), 60'000);
}

void TestTraceView::whatIsNoTraceIsSaid()
{
    const QString before = shown();
    auto *opener = m_view->findChild<TraceOpener *>();
    opener->open(dataFile("cpu_only.json.gz"), QStringLiteral("trace"));
    auto *problem = opener->findChild<Notice *>();
    QTRY_VERIFY_WITH_TIMEOUT(!problem->isHidden(), 60'000);
    QVERIFY(problem->text().contains(QStringLiteral("no GPU operations")));
    QCOMPARE(shown(), before);
    opener->open(dataFile("h100_bert_small.json.gz"), QStringLiteral("trace"));
    QVERIFY(problem->isHidden());
    opener->findChild<ActionButton *>(QStringLiteral("cancelTrace"))->click();
    QVERIFY(!opener->isReading());
    QCoreApplication::processEvents();
    QCOMPARE(shown(), before);
}

/// In the picture, in the figures, and by the button that sets the labs.
void TestTraceView::whatIsWithheldIsSaid()
{
    auto *opener = m_view->findChild<TraceOpener *>();
    opener->open(dataFile("reports/graph_replays_not_recorded.json"), QStringLiteral("trace"));
    QTRY_VERIFY_WITH_TIMEOUT(shown().startsWith(QLatin1String(ownTracePrefix)), 60'000);
    const auto *notes = m_view->findChild<Notice *>(QStringLiteral("traceNotices"));
    QVERIFY(notes && notes->text().contains(QStringLiteral("every what-if are not given")));
    auto *bridge = test::partOf<LabBridge>(*m_view, "bridge");
    m_requests.clear();
    bridge->button()->click();
    QVERIFY(bridge->findChild<TextBlock *>()->text().contains(QStringLiteral("not given")));
    // A sound trace after it has its figures back.
    QVERIFY(m_instrument->setInput(QStringLiteral("trace"), QStringLiteral("h100_gpt2_eager")).isEmpty());
    QVERIFY(!notes->text().contains(QStringLiteral("not given")));
    QVERIFY(m_instrument->figure(QStringLiteral("graph_factor")) > 1.0);
}

/// By one request; what comes of it is said with both shares of the page, and why they differ.
void TestTraceView::theButtonGivesTheModelTheTrace()
{
    auto *bridge = test::partOf<LabBridge>(*m_view, "bridge");
    QVERIFY(bridge);
    bridge->button()->setFocus();
    m_requests.clear();
    QTest::keyClick(bridge->button(), Qt::Key_Space);
    QCOMPARE(m_requests, QStringList{QStringLiteral("tax.workload")});
    const auto *told = bridge->findChild<TextBlock *>();
    QVERIFY(!told->isHidden());
    for (const char *share : {"model_busy", "busy_share"})
        QVERIFY2(told->text().contains(m_instrument->figureText(QLatin1String(share))),
                 qPrintable(told->text()));
    QVERIFY2(told->text().contains(QStringLiteral("the median is")), qPrintable(told->text()));
    auto *announcer = m_window->findChild<Announcer *>();
    QTRY_VERIFY(announcer->text().contains(told->text()));
    // What was said of one trace is not said of another.
    QVERIFY(m_instrument->setInput(QStringLiteral("trace"), QStringLiteral("h100_keywords_eager")).isEmpty());
    QVERIFY(told->isHidden());
}

void TestTraceView::kernelsAreFoundByName()
{
    m_view->showPage(QStringLiteral("kernels"));
    auto *search = m_view->part<KernelSearch>("kernels");
    QVERIFY(search);
    const int all = search->view()->model()->rowCount();
    QCOMPARE(all, 9);
    search->field()->setText(QStringLiteral("CUTLASS"));
    const int found = search->view()->model()->rowCount();
    QVERIFY(found > 0 && found < all);
    search->field()->setText(QStringLiteral("(.*)")); // no pattern
    QCOMPARE(search->view()->model()->rowCount(), 0);
    search->field()->clear();
    QCOMPARE(search->view()->model()->rowCount(), all);
    // All of them, where there is room.
    m_view->resize(1200, 700);
    QCoreApplication::processEvents();
    const QRect last = search->view()->visualRect(search->view()->model()->index(all - 1, 0));
    QVERIFY(search->view()->viewport()->rect().contains(last.center()));
}

void TestTraceView::aSavedTraceHasNoNames()
{
    auto *saver = test::partOf<NamelessSaver>(*m_view, "nameless");
    QVERIFY(saver);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("plain.json"));
    saver->save(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("cutlass"));
    const auto read = loadTrace(path);
    QVERIFY(std::holds_alternative<TracePointer>(read));
    QCOMPARE(std::get<TracePointer>(read)->reading.span_ns, m_instrument->trace()->reading.span_ns);
    auto *told = saver->findChild<Notice *>();
    QVERIFY(told->kind() == Notice::Kind::Success);
    saver->save(QStringLiteral("/nonexistent/plain.json"));
    QVERIFY(told->kind() == Notice::Kind::Problem);
}

RP_TEST(TestTraceView)

} // namespace test_trace_view
#include "test_trace_view.moc"

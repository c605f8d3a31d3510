// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Links to a page, and acts whose instrument begins as somebody else has set it.
#include "app/command/page_link.h"
#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/ledger.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/programs/program_run.h"
#include "tests/support/test_main.h"
#include "views/shell/settings/main_menu.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

namespace test_page_link {

using namespace rp;

namespace {

const QString act = QStringLiteral("act1");
const QString launchModel = QStringLiteral("launch_model");

StartOptions withSets(const QStringList &sets, const char *place = "lab07/act1")
{
    StartOptions options;
    options.open = placeFromArgument(QString::fromLatin1(place));
    for (const QString &set : sets)
        options.sets.push_back(settingFromArgument(set).value());
    return options;
}

/// What the program says and ends with.
std::pair<int, QString> refused(StartOptions options)
{
    Language language;
    language.use(QStringLiteral("en"));
    const QTemporaryDir folder;
    options.dataDir = folder.path();
    QString error;
    int status = 0;
    return Application::open(options, language, &error, &status) ? std::pair(0, QString())
                                                                 : std::pair(status, error);
}

void commitAll(Application &lab)
{
    for (const QuestionContent *question : lab.session().predictions(act)) {
        if (question->kind == QuestionContent::Kind::Numeric)
            lab.wizard().commitNumber(question->id, *question->minimum);
        else
            lab.wizard().commitPrediction(question->id, question->options.front().id);
    }
    settle();
}

} // namespace

class TestPageLink : public QObject
{
    Q_OBJECT
private slots:
    void linksAreReadAndWritten();
    void aLinkNamesNothingElse();
    void itWaitsForTheGate();
    void itHoldsAtOnceWhereTheGateIsOpen();
    void ofSeveralPanelsTheRightOneIsSet();
    void whatThereIsNotIsNamed_data();
    void whatThereIsNotIsNamed();
    void theProgramEndsWithWrongUsage();
    void thePageInViewIsCopied();
};

void TestPageLink::linksAreReadAndWritten()
{
    const auto link = linkFromUri(QStringLiteral("ridgepoint:lab07/act2/explore?roi.workload=gpt2&gain=2.5"));
    QVERIFY(link);
    QCOMPARE(link->place.lab, QStringLiteral("lab07"));
    QVERIFY((link->place.place == Place{QStringLiteral("act2"), Step::Explore}));
    QCOMPARE(link->sets.size(), std::size_t(2));
    QCOMPARE(link->sets.front().name.panel, QStringLiteral("roi"));
    QCOMPARE(uriOf(*link), QStringLiteral("ridgepoint:lab07/act2/explore?roi.workload=gpt2&gain=2.5"));
    QCOMPARE(commandOf(*link),
             QStringLiteral("ridgepoint --open lab07/act2/explore --set roi.workload=gpt2 --set gain=2.5"));
    // As browsers lengthen it, and with what has a meaning of its own.
    QVERIFY(linkFromUri(QStringLiteral("RIDGEPOINT://lab07/act2/")));
    const PageLink odd{*placeFromArgument(QStringLiteral("lab07/act2")),
                       {{{QString(), QStringLiteral("a")}, QStringLiteral("x&y='z %")}}};
    QCOMPARE(linkFromUri(uriOf(odd))->sets.front().value.toString(), QStringLiteral("x&y='z %"));
    QVERIFY(commandOf(odd).endsWith(QLatin1String(R"(--set 'a=x&y='\''z %')")));
    for (const char *place : {"home", "review/recall", "lab11"}) {
        const PageLink page{*placeFromArgument(QString::fromLatin1(place)), {}};
        QCOMPARE(uriOf(page), QStringLiteral("ridgepoint:") + QLatin1String(place));
        QVERIFY(linkFromUri(uriOf(page)));
    }
}

/// It may come from a page in the web.
void TestPageLink::aLinkNamesNothingElse()
{
    for (const char *uri : {"ridgepoint:", "ridgepoint:lab07/act2?workload", "ridgepoint:lab07?workload=kws",
                            "ridgepoint:home?a=b", "ridgepoint:../../etc/passwd", "file:lab07", "lab07"})
        QVERIFY2(!linkFromUri(QString::fromLatin1(uri)), uri);
    const auto parsed = parseCommandLine({QStringLiteral("ridgepoint:lab07/act1?launch_model=overlapped")});
    const auto *line = std::get_if<CommandLine>(&parsed);
    QVERIFY(line && line->open && line->open->place.act == act && line->sets.size() == 1);
    QVERIFY(line->trace.isEmpty() && line->dataDir.isEmpty() && !line->presenter);
    // A desktop hands files on in the same way.
    const auto file = parseCommandLine({QStringLiteral("file:///tmp/a%20b.json")});
    QCOMPARE(std::get<CommandLine>(file).trace, QStringLiteral("/tmp/a b.json"));
}

void TestPageLink::itWaitsForTheGate()
{
    LabFixture fixture;
    Application &lab = fixture.open(withSets({launchModel + QStringLiteral("=overlapped")}));
    const auto model = [&lab] { return lab.instrument()->input(launchModel).toString(); };
    QCOMPARE(model(), QStringLiteral("serial"));
    lab.wizard().next();
    settle();
    QVERIFY(!lab.session().instrumentOpen(act));
    QCOMPARE(model(), QStringLiteral("serial"));
    commitAll(lab);
    QVERIFY(lab.session().instrumentOpen(act));
    QCOMPARE(model(), QStringLiteral("overlapped"));
    // Once: what the learner does with it then is the learner's.
    lab.wizard().setInput({{}, launchModel}, QStringLiteral("serial"));
    lab.wizard().next();
    settle();
    QCOMPARE(model(), QStringLiteral("serial"));
}

void TestPageLink::itHoldsAtOnceWhereTheGateIsOpen()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    Application &lab =
        fixture.open(withSets({launchModel + QStringLiteral("=overlapped")}, "lab07/act1/explore"));
    QCOMPARE(lab.instrument()->input(launchModel).toString(), QStringLiteral("overlapped"));
    QCOMPARE(lab.session().savedInputs(act).value(launchModel).toString(), QStringLiteral("overlapped"));
}

/// A bare name is that of the first panel that has it.
void TestPageLink::ofSeveralPanelsTheRightOneIsSet()
{
    StartOptions options =
        withSets({QStringLiteral("workload=gpt2"), QStringLiteral("roi.gain=0.5")}, "lab07/act2/explore");
    options.presenter = true;
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(options);
    QCOMPARE(lab.bench().instrument(QStringLiteral("roi"))->input(QStringLiteral("workload")).toString(),
             QStringLiteral("gpt2"));
    QCOMPARE(lab.bench().instrument(QStringLiteral("roi"))->input(QStringLiteral("gain")).toDouble(), 0.5);
    QCOMPARE(refused(options), (std::pair<int, QString>(0, {})));
}

void TestPageLink::whatThereIsNotIsNamed_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("named");
    const auto row = [](const char *set, const char *named) {
        QTest::newRow(set) << QString::fromLatin1(set) << QString::fromLatin1(named);
    };
    row("nonsense=1", "kernel_count");
    row("roi.launch_model=serial", "launch_model");
    row("launch_model=fast", "serial, overlapped");
    row("kernel_count=0", "from");
    row("kernel_count=many", "many");
}

void TestPageLink::whatThereIsNotIsNamed()
{
    QFETCH(QString, set);
    QFETCH(QString, named);
    const auto [status, error] = refused(withSets({set}));
    QCOMPARE(status, 2);
    QVERIFY2(error.contains(named), qPrintable(error));
    QVERIFY2(error.endsWith(QLatin1Char('.')) && !error.contains(QLatin1Char('\n')), qPrintable(error));
}

void TestPageLink::theProgramEndsWithWrongUsage()
{
    QProcessEnvironment environment = environmentWithoutDisplay();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    const QTemporaryDir folder;
    const ProgramRun run = runToEnd(QStringLiteral(RIDGEPOINT_PROGRAM),
                                    {QStringLiteral("--data-dir"), folder.path(),
                                     QStringLiteral("ridgepoint:lab07/act1?launch_model=fast")},
                                    environment);
    QCOMPARE(run.code, 2);
    QVERIFY2(run.err.contains(QLatin1String("overlapped")), qPrintable(run.err));
    QCOMPARE(run.err.count(QLatin1Char('\n')), 1);
}

void TestPageLink::thePageInViewIsCopied()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    const auto copied = [&lab] {
        lab.window().menu()->action("copy_link")->trigger();
        return QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
    };
    QCOMPARE(copied().constFirst(), QStringLiteral("ridgepoint:lab07/act1/brief"));
    fixture.walkTo(Step::Explore);
    lab.wizard().setInput({{}, launchModel}, QStringLiteral("overlapped"));
    const QStringList lines = copied();
    QCOMPARE(lines.size(), 2);
    const auto link = linkFromUri(lines.constFirst());
    QVERIFY2(link, qPrintable(lines.constFirst()));
    QVERIFY((link->place.place == Place{act, Step::Explore}));
    QVERIFY2(lines.constFirst().contains(QLatin1String("launch_model=overlapped")),
             qPrintable(lines.constFirst()));
    QVERIFY2(lines.constLast().startsWith(QLatin1String("ridgepoint --open lab07/act1/explore --set ")),
             qPrintable(lines.constLast()));
    bool isTold = false;
    for (const ShellNotice &notice : lab.window().noticeArea()->notices())
        isTold = isTold || notice.text.contains(lines.constFirst());
    QVERIFY(isTold);
    // It leads another learner to the same picture.
    const QVariantMap here = lab.instrument()->saveInputs();
    LabFixture other;
    StartOptions options;
    other.open();
    other.walkTo(Step::Explore);
    options.open = link->place;
    options.sets = link->sets;
    QCOMPARE(other.open(options).instrument()->saveInputs(), here);
    lab.window().showPage(WindowPage::Home);
    QCOMPARE(copied().constFirst(), QStringLiteral("ridgepoint:home"));
}

RP_TEST(TestPageLink)
} // namespace test_page_link
#include "test_page_link.moc"

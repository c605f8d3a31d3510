// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a site decides, in the window and for the commands.
#include "app/command/doctor.h"
#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/handin/handin_file.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/programs/program_run.h"
#include "tests/app/window/second_lab.h"
#include "tests/support/test_main.h"
#include "views/charts/figure_menu.h"
#include "views/shell/look/step_text.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/settings/settings_panel.h"
#include "views/widgets/accessible_combo_box.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

namespace test_policy {
using namespace rp;

namespace {

const Account ada{QStringLiteral("ada"), QStringLiteral("/home/ada")};
constexpr QLatin1String firstAct("act1");

StartOptions under(const QByteArray &settings)
{
    StartOptions options;
    options.policy = policyFrom("{\"version\": 1" + settings + "}", QStringLiteral("policy.json"), ada);
    return options;
}

Place inFirstAct(Step step)
{
    return {firstAct, step};
}

QString noticeOf(Application &lab, QLatin1String key)
{
    for (const ShellNotice &notice : lab.window().noticeArea()->notices()) {
        if (notice.key == key)
            return notice.text;
    }
    return {};
}

QString refusalOf(StartOptions options)
{
    Language language;
    language.use(QStringLiteral("en"));
    const QTemporaryDir folder;
    options.dataDir = options.dataDir.isEmpty() ? folder.path() : options.dataDir;
    QString error;
    return Application::open(options, language, &error) ? QString() : error;
}

const auto run = [](const QStringList &words, const char *name, const QByteArray &policy) {
    return runUnderPolicy(QStringLiteral(RIDGEPOINT_PROGRAM), words, policy, name);
};

} // namespace

class TestPolicy : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void whatIsFixedIsShownLocked();
    void whatIsPresetYieldsToTheLearner();
    void onlyLanguagesOfTheSiteAreOffered();
    void aFixedTextSizeIsNoRule();
    void labsAreOfferedInTheirOrder();
    void labsThatAreNotThereAreSaid();
    void labsOfTheSiteAreOffered();
    void aFaultHoldsTheGatesAndIsSaid();
    void gatesThatAdviseSayWhatComesBefore();
    void answersAreLocked();
    void exportsAreLocked();
    void whatIsNotOfferedIsSaid();
    void theFolderIsTheSites();
    void answersAreCopied();
    void theDoctorTellsThem();
    void commandsObeyThem();
    void theLearnersOwnFileIsNone();
};

void TestPolicy::whatIsFixedIsShownLocked()
{
    LabFixture fixture;
    StartOptions options = under(R"(, "language": {"fixed": "es"}, "theme": {"fixed": "dark"})");
    options.language = QStringLiteral("de");
    options.theme = ThemeChoice::Light;
    Application &lab = fixture.open(options);
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("fr"));
    emit lab.window().settingChosen(Setting::Theme, QStringLiteral("light"));
    QCOMPARE(lab.appearance().language, QStringLiteral("es"));
    QVERIFY(lab.appearance().theme == ThemeChoice::Dark);
    QVERIFY(!lab.ledger().setting(QStringLiteral("language")).isValid());
    for (const Setting setting : {Setting::Language, Setting::Theme}) {
        AccessibleComboBox *box = lab.window().settings()->box(setting);
        QVERIFY(!box->isEnabled() && !box->toolTip().isEmpty());
        QCOMPARE(QAccessible::queryAccessibleInterface(box)->text(QAccessible::Description), box->toolTip());
        // A tip is there for the mouse alone.
        const auto *why = box->parentWidget()->findChild<QLabel *>(box->objectName() + QStringLiteral("Why"));
        QVERIFY(why && why->text() == box->toolTip() && why->isVisibleTo(box->parentWidget()));
        const auto *menu =
            lab.window().findChild<QMenu *>(QStringLiteral("menuSetting%1").arg(static_cast<int>(setting)));
        QVERIFY(menu && !menu->menuAction()->isEnabled() && !menu->menuAction()->statusTip().isEmpty());
    }
    QVERIFY(lab.window().settings()->box(Setting::TextSize)->isEnabled());
}

void TestPolicy::whatIsPresetYieldsToTheLearner()
{
    LabFixture fixture;
    const StartOptions options = under(
        R"(, "language": {"preset": "es"}, "theme": {"preset": "dark"}, "text_scale": {"preset": 150})");
    Application &lab = fixture.open(options);
    QCOMPARE(lab.appearance().language, QStringLiteral("es"));
    QVERIFY(lab.appearance().theme == ThemeChoice::Dark);
    QCOMPARE(lab.appearance().textPercent, 150);
    QVERIFY(lab.window().settings()->box(Setting::Language)->isEnabled());
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("en"));
    emit lab.window().settingChosen(Setting::Theme, QStringLiteral("light"));
    emit lab.window().settingChosen(Setting::TextSize, QStringLiteral("100"));
    const Appearance again = fixture.open(options).appearance();
    QCOMPARE(again.language, QStringLiteral("en"));
    QVERIFY(again.theme == ThemeChoice::Light);
    QCOMPARE(again.textPercent, 100);
}

void TestPolicy::onlyLanguagesOfTheSiteAreOffered()
{
    LabFixture fixture;
    StartOptions options = under(R"(, "languages": ["es", "de"])");
    QVERIFY(!options.policy.isFaulty());
    options.language = QStringLiteral("fr");
    Application &lab = fixture.open(options);
    QCOMPARE(lab.appearance().language, QStringLiteral("es"));
    QCOMPARE(lab.window().settings()->box(Setting::Language)->count(), 2);
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("de"));
    QCOMPARE(lab.appearance().language, QStringLiteral("de"));
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("ja"));
    QCOMPARE(lab.appearance().language, QStringLiteral("de"));
    QVERIFY(under(R"(, "languages": ["tlh"])").policy.isFaulty());
    QVERIFY(under(R"(, "languages": [])").policy.isFaulty());
    QVERIFY(under(R"(, "languages": ["es"], "language": {"preset": "de"})").policy.isFaulty());
}

void TestPolicy::aFixedTextSizeIsNoRule()
{
    for (const ThemeChoice theme : themeChoices())
        QVERIFY(
            !under(", \"theme\": {\"preset\": \"" + themeKey(theme).toLatin1() + "\"}").policy.isFaulty());
    for (const int size : {smallestText, largestText})
        QVERIFY(!under(", \"text_scale\": {\"preset\": " + QByteArray::number(size) + "}").policy.isFaulty());
    for (const int size : {smallestText - 1, largestText + 1})
        QVERIFY(under(", \"text_scale\": {\"preset\": " + QByteArray::number(size) + "}").policy.isFaulty());
}

void TestPolicy::labsAreOfferedInTheirOrder()
{
    LabFixture fixture;
    Application &both = fixture.openAsLeft(under(R"(, "labs": ["lab11", "lab07"])"));
    QCOMPARE(both.library().labs.front().id, QStringLiteral("lab11"));
    QCOMPARE(both.library().labs.size(), std::size_t(2));
    settle();
    StartOptions options = under(R"(, "labs": ["lab11", "lab99"])");
    Application &one = fixture.openAsLeft(options);
    QCOMPARE(one.library().labs.size(), std::size_t(1));
    one.openLab(QStringLiteral("lab07"));
    QCOMPARE(one.session().content().id, QStringLiteral("lab11"));
    options.open = PlaceArgument{QStringLiteral("lab07"), inFirstAct(Step::Brief)};
    QVERIFY(!refusalOf(options).isEmpty());
}

void TestPolicy::labsThatAreNotThereAreSaid()
{
    const QString said = refusalOf(under(R"(, "labs": ["lab98", "lab99"])"));
    QVERIFY2(said.contains(QLatin1String("lab98, lab99")), qPrintable(said));
    QVERIFY(said.contains(QLatin1String("policy.json")));
}

void TestPolicy::labsOfTheSiteAreOffered()
{
    const SecondLab second;
    const QByteArray content = ", \"content\": [\"" + second.folder().toUtf8() + "\"]";
    LabFixture fixture;
    StartOptions options = under(content + R"(, "labs": ["lab90", "lab07"])");
    options.open = PlaceArgument{SecondLab::id(), {}, false};
    Application &lab = fixture.openAsLeft(options);
    QCOMPARE(lab.session().content().id, SecondLab::id());
    QCOMPARE(lab.library().labs.front().id, SecondLab::id());
    QVERIFY(lab.window().findChild<QAction *>(QStringLiteral("open_lab90")));
    QVERIFY(lab.window().noticeArea()->notices().empty());
    // Which account could write it is asked where the program starts, and the others work without it.
    options = under(content);
    options.distrustLab = [](const QString &path) -> QString { return path + QStringLiteral(" is theirs"); };
    Application &distrusting = fixture.openAsLeft(options);
    QVERIFY(!distrusting.library().lab(SecondLab::id()));
    QVERIFY(distrusting.library().lab(QStringLiteral("lab07")));
    QVERIFY(noticeOf(distrusting, noticeKey::siteContent).contains(QLatin1String("is theirs")));
    second.write(nlohmann::json::object());
    Application &faulty = fixture.openAsLeft(under(content));
    QVERIFY(noticeOf(faulty, noticeKey::siteContent).contains(QLatin1String("lab90.json")));
}

void TestPolicy::aFaultHoldsTheGatesAndIsSaid()
{
    LabFixture fixture;
    Application &lab = fixture.open(under(R"(, "gates": "advisory", "gate": "advisory")"));
    QVERIFY(lab.session().state(firstAct, Step::Explore) == StepState::Locked);
    QVERIFY(lab.session().goTo(inFirstAct(Step::Reveal)) == Refusal::Locked);
    QCOMPARE(noticeOf(lab, noticeKey::policy), policyFaultText(under(R"(, "gate": "advisory")").policy));
}

void TestPolicy::gatesThatAdviseSayWhatComesBefore()
{
    LabFixture fixture;
    {
        Application &lab = fixture.open(under(R"(, "gates": "advisory")"));
        QVERIFY((lab.session().place() == inFirstAct(Step::Brief)));
        lab.wizard().open(inFirstAct(Step::Reveal));
        QVERIFY((lab.session().place() == inFirstAct(Step::Reveal)));
        QVERIFY(noticeOf(lab, noticeKey::gate).contains(StepText::name(Step::Brief)));
        lab.wizard().open(inFirstAct(Step::Brief));
        lab.wizard().next();
        QVERIFY(noticeOf(lab, noticeKey::gate).isEmpty());
        lab.wizard().open(inFirstAct(Step::Explore));
        QVERIFY(noticeOf(lab, noticeKey::gate).contains(StepText::name(Step::Predict)));
    }
    {
        StartOptions presenting = under(R"(, "gates": "advisory")");
        presenting.presenter = true;
        Application &lab = fixture.open(presenting);
        lab.wizard().open(inFirstAct(Step::Explore));
        QVERIFY(noticeOf(lab, noticeKey::gate).isEmpty());
    }
    // What was done is kept, and opens no more than it would have.
    Application &strict = fixture.open();
    QVERIFY(strict.session().state(firstAct, Step::Brief) == StepState::Done);
    QVERIFY(strict.session().state(firstAct, Step::Explore) == StepState::Locked);
    QVERIFY((strict.session().place() == inFirstAct(Step::Predict)));
}

void TestPolicy::answersAreLocked()
{
    StartOptions presenting = under(R"(, "presenter": false)");
    presenting.presenter = true;
    QVERIFY(refusalOf(presenting).contains(QLatin1String("policy.json")));
    presenting = under(R"(, "presenter": "yes")");
    presenting.presenter = true;
    QCOMPARE(refusalOf(presenting), policyFaultText(presenting.policy));

    LabFixture fixture;
    Application &lab = fixture.open(under(R"(, "presenter": false)"));
    lab.project();
    QVERIFY(QApplication::topLevelWidgets().size() > 0);
    for (const QWidget *window : QApplication::topLevelWidgets())
        QVERIFY2(!window->inherits("rp::ProjectorWindow"), "projects all the same");
    emit lab.window().menu()->action("teachers")->triggered();
    settle();
    QVERIFY(!lab.teacherRoom().window());
    for (const char *name : {"project", "teachers"}) {
        auto *action = lab.window().findChild<QAction *>(QString::fromLatin1(name));
        QVERIFY(action && !action->isEnabled() && !action->statusTip().isEmpty());
        auto *menu = qobject_cast<QMenu *>(action->associatedObjects().constFirst());
        QVERIFY(menu && menu->toolTipsVisible());
        // What a screen reader is told of the entry: Qt has no description for it.
        QAccessibleInterface *entries = QAccessible::queryAccessibleInterface(menu);
        QStringList heard;
        for (int i = 0; i < entries->childCount(); ++i)
            heard << entries->child(i)->text(QAccessible::Name);
        QVERIFY(action->text().contains(QLatin1String("not allowed by this site")));
        QVERIFY2(heard.contains(QString(action->text()).remove(QLatin1Char('&'))), name);
    }
    Application &open = fixture.open();
    const auto *project = open.window().findChild<QAction *>(QStringLiteral("project"));
    QVERIFY(project->isEnabled() && !project->text().contains(QLatin1Char('(')));
}

void TestPolicy::exportsAreLocked()
{
    LabFixture fixture;
    Application &lab = fixture.open(under(R"(, "exports": ["svg", "pdf"])"));
    fixture.walkTo(Step::Explore);
    settle();
    const auto *menu = lab.window().findChild<FigureMenu *>();
    QVERIFY(menu);
    QStringList open;
    for (const QAction *entry : menu->actions()) {
        const QString ending = entry->property("exports").toString();
        if (entry->isEnabled() && !ending.isEmpty())
            open << ending;
        QCOMPARE(entry->text().count(QLatin1String("not allowed by this site")),
                 ending == QLatin1String("csv") || ending == QLatin1String("png") ? 1 : 0);
    }
    QCOMPARE(open, QStringList(QStringLiteral("svg")));

    lab.window().showPage(WindowPage::Memo);
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("de"));
    settle();
    int locked = 0;
    for (const QAbstractButton *button : lab.window().findChildren<QAbstractButton *>()) {
        const QString ending = button->property("exports").toString();
        if (ending.isEmpty() || !button->isVisible())
            continue;
        const bool isAllowed = ending == QLatin1String("pdf");
        QCOMPARE(button->isEnabled(), isAllowed);
        QCOMPARE(button->toolTip().isEmpty(), isAllowed);
        QCOMPARE(button->accessibleDescription(), button->toolTip());
        locked += isAllowed ? 0 : 1;
    }
    QCOMPARE(locked, 2);
    Application &free = fixture.open();
    QVERIFY(free.window().findChild<FigureMenu *>()->actions().front()->isEnabled());
}

/// A trace of the learner's own leads into a lab that this site does not offer.
void TestPolicy::whatIsNotOfferedIsSaid()
{
    LabFixture fixture;
    Application &lab = fixture.open(under(R"(, "labs": ["lab11"])"));
    emit lab.ownTrace().carryRequested({});
    settle();
    QVERIFY(!noticeOf(lab, noticeKey::message).isEmpty());
    QCOMPARE(lab.session().content().id, QStringLiteral("lab11"));
}

void TestPolicy::theFolderIsTheSites()
{
    const QTemporaryDir site;
    const QTemporaryDir own;
    const QByteArray fixed = ", \"data_dir\": {\"fixed\": \"" + site.path().toUtf8() + "/work\"}";
    StartOptions options = under(fixed);
    options.dataDir = own.path();
    QVERIFY(refusalOf(options).contains(site.path()));
    options.dataDir = site.path() + QStringLiteral("//work/");
    QCOMPARE(refusalOf(options), QString());

    Language language;
    language.use(QStringLiteral("en"));
    QString error;
    const auto lab = Application::open(under(fixed), language, &error);
    QVERIFY2(lab, qPrintable(error));
    QCOMPARE(lab->store()->filePath(), site.path() + QStringLiteral("/work/ledger.json"));
    // A preset one yields.
    StartOptions elsewhere = under(QByteArray(fixed).replace("fixed", "preset"));
    elsewhere.dataDir = own.path();
    QCOMPARE(refusalOf(elsewhere), QString());
}

void TestPolicy::answersAreCopied()
{
    const QTemporaryDir share;
    LabFixture fixture;
    Application &lab = fixture.open(under(", \"copy_to\": \"" + share.path().toUtf8() + "\""));
    QVERIFY(noticeOf(lab, noticeKey::copies).contains(share.path()));
    fixture.walkTo(Step::Explore);
    const auto found = [&share] { return QDir(share.path()).entryList({QStringLiteral("*.json")}); };
    QTRY_COMPARE(found().size(), 1);
    const QString path = share.filePath(found().constFirst());
    QTRY_COMPARE(readHandinFile(path).handin.document.log.entries().size(),
                 fixture.lab().ledger().log().entries().size());
    QVERIFY(readHandinFile(path).isSealWhole);
    // That it is done is told once; that it fails, each time.
    QVERIFY(
        noticeOf(fixture.open(under(", \"copy_to\": \"" + share.path().toUtf8() + "\"")), noticeKey::copies)
            .isEmpty());
    Application &lost = fixture.open(under(", \"copy_to\": \"" + share.path().toUtf8() + "/gone\""));
    QTRY_VERIFY(noticeOf(lost, noticeKey::copies).contains(QLatin1String("/gone/")));
    const QString noFolder = noticeOf(lost, noticeKey::copies).section(u':', 1);
    // Nobody listens there; that is another reason, for it is no folder of this machine.
    Application &unheard = fixture.open(under(R"(, "copy_to": "http://127.0.0.1:1/in")"));
    QTRY_VERIFY(noticeOf(unheard, noticeKey::copies).contains(QLatin1String("http://127.0.0.1:1/in/")));
    QTRY_VERIFY(noticeOf(unheard, noticeKey::copies).contains(QLatin1String("could not be copied")));
    QVERIFY(!noticeOf(unheard, noticeKey::copies).contains(noFolder.section(u'.', 0, 0)));
}

void TestPolicy::theDoctorTellsThem()
{
    const QTemporaryDir folder;
    const auto told = [&folder](const SitePolicy &policy) {
        for (const Examination &one : examine(folder.path(), policy)) {
            if (one.topic == QLatin1String("Rules of the site"))
                return one;
        }
        return Examination{};
    };
    QVERIFY(told({}).result == Examination::Result::Good);
    const Examination good = told(under(R"(, "labs": ["lab11"])").policy);
    QVERIFY(good.result == Examination::Result::Good && good.text.contains(QLatin1String("lab11")));
    QVERIFY(told(under(R"(, "gate": 1)").policy).result == Examination::Result::Bad);
    QVERIFY(told(under(R"(, "copy_to": "/nowhere/at/all")").policy).result == Examination::Result::Bad);
}

/// Who runs this as root is the site; for anybody else a file that he can write is no policy, and the
/// strictest holds: both refuse.
void TestPolicy::commandsObeyThem()
{
    const QTemporaryDir out;
    const QByteArray closed = R"({"version": 1, "presenter": false})";
    const QString guide = out.filePath(QStringLiteral("guide.html"));
    for (const QByteArray &policy : {closed, QByteArray("nonsense")}) {
        QCOMPARE(
            run({QStringLiteral("teach"), QStringLiteral("--out"), guide}, "XDG_CONFIG_DIRS", policy).code,
            3);
        QCOMPARE(run({QStringLiteral("tour"), QStringLiteral("--out"), out.path()}, "XDG_CONFIG_DIRS", policy)
                     .code,
                 3);
        const ProgramRun projecting =
            run({QStringLiteral("--presenter"), QStringLiteral("--lang"), QStringLiteral("de")},
                "XDG_CONFIG_DIRS", policy);
        QCOMPARE(projecting.code, 3);
        QVERIFY2(projecting.err.contains(QLatin1String("Einrichtung")), qPrintable(projecting.err));
        QCOMPARE(projecting.err.count(QLatin1Char('\n')), 1);
    }
    QVERIFY(!QFile::exists(guide));
    const QByteArray exam = R"({"version": 1, "exam": {"until": "2099-01-01T00:00:00+00:00"}})";
    const ProgramRun measuring = run(wordsOf("measure --step peak"), "XDG_CONFIG_DIRS", exam);
    QCOMPARE(measuring.code, 3);
    QCOMPARE(measuring.out, QString());
    QCOMPARE(run(wordsOf("policy check"), "XDG_CONFIG_DIRS", "nonsense").code, 3);
    QCOMPARE(run(wordsOf("policy"), "XDG_CONFIG_DIRS", closed).code, 2);
    QVERIFY(run(wordsOf("doctor"), "XDG_CONFIG_DIRS", "nonsense").out.contains(QLatin1String("policy.json")));
}

void TestPolicy::theLearnersOwnFileIsNone()
{
    const ProgramRun own =
        run(wordsOf("policy check"), "XDG_CONFIG_HOME", R"({"version": 1, "gates": "advisory"})");
    QCOMPARE(own.code, 0);
    QVERIFY2(!own.out.contains(QLatin1String("advisory")), qPrintable(own.out));
}

RP_TEST(TestPolicy)
} // namespace test_policy
#include "test_policy.moc"

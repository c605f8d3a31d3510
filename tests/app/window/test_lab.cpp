// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "models/store/ledger_store.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/shell/look/step_text.h"
#include "views/shell/settings/settings_panel.h"
#include "views/shell/strip/hud_cell.h"
#include "views/shell/strip/hud_strip.h"
#include "views/widgets/accessible_combo_box.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace test_lab {

using namespace rp;

namespace {

const char act1[] = "act1";

QString act()
{
    return QString::fromLatin1(act1);
}

HudItem stripItem(Application &lab, const char *key)
{
    for (const HudItem &item : lab.window().statusStrip()->items()) {
        if (item.key == QLatin1String(key))
            return item;
    }
    return {};
}

PlaceArgument at(Step step)
{
    return {QStringLiteral("lab07"), {act(), step}};
}

/// The options of all questions to reflect on, as they are shown.
QStringList optionsOf(Application &lab)
{
    QStringList ids;
    for (const ActContent &content : lab.session().content().acts) {
        for (const QuestionContent &question : content.reflections) {
            for (const OptionContent &option : question.options)
                ids.append(option.id);
        }
    }
    return ids;
}

} // namespace

class TestLab : public QObject
{
    Q_OBJECT
private slots:
    void restartRestoresEverything();
    void openObeysTheGates();
    void openRefusesUnknownPlaces();
    void commandLineOverridesAreNotKept();
    void secondWindowIsReadOnly();
    void savesToAndContinuesFromAFile();
    void ownContentTakesThePlaceOfOurs();
    void asksBeforeUnsavedWorkGoes();
    void takesTheLedgerOver();
    void theStripKeepsWhatWasFound();
    void contextsSayMachineNumbersAndLimit();
};

void TestLab::restartRestoresEverything()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    fixture.lab().wizard().setInput({{}, QStringLiteral("launch_us")}, 17.0);
    fixture.lab().settings().setTextScale(125);
    fixture.lab().settings().setTheme(QStringLiteral("dark"));
    QVERIFY(fixture.lab().appearance().sound == SoundSpeed::Off);
    emit fixture.lab().window().settingChosen(Setting::Sound, QStringLiteral("slow"));
    QCOMPARE(ChartSound::ofProgram()->speed(), SoundSpeed::Slow);
    fixture.lab().window().resize(1300, 760);
    settle();
    const QSize size = fixture.lab().window().size();
    const QString question = fixture.lab().session().currentAct().predictions.front().id;
    const QString answered = fixture.lab().session().prediction(act(), question)->option;

    Application &again = fixture.open();
    QVERIFY((again.session().place() == Place{act(), Step::Explore}));
    QCOMPARE(again.instrument()->input(QStringLiteral("launch_us")).toDouble(), 17.0);
    QCOMPARE(again.session().prediction(act(), question)->option, answered);
    QCOMPARE(again.appearance().textPercent, 125);
    QVERIFY(again.appearance().theme == ThemeChoice::Dark);
    QCOMPARE(ChartSound::ofProgram()->speed(), SoundSpeed::Slow);
    QCOMPARE(again.window().size(), size);
}

void TestLab::openObeysTheGates()
{
    LabFixture fixture;
    StartOptions options;
    options.open = at(Step::Explore);
    Application &lab = fixture.open(options);
    QVERIFY((lab.session().place() == Place{act(), Step::Brief}));
    QVERIFY(!lab.session().instrumentOpen(act()));
    const auto &notices = lab.window().noticeArea()->notices();
    QCOMPARE(notices.size(), std::size_t(1));
    QVERIFY(notices.front().text.contains(StepText::name(Step::Explore)));

    fixture.open();
    fixture.walkTo(Step::Explore);
    options.open = at(Step::Brief);
    QVERIFY((fixture.open(options).session().place() == Place{act(), Step::Brief}));
    options.open = at(Step::Explore);
    QVERIFY((fixture.open(options).session().place() == Place{act(), Step::Explore}));
    QVERIFY(fixture.lab().window().noticeArea()->notices().empty());
}

void TestLab::openRefusesUnknownPlaces()
{
    Language language;
    language.use(QStringLiteral("en"));
    const QTemporaryDir folder;
    for (const auto &[lab, actId] :
         {std::pair("lab99", "act1"), std::pair("lab07", "act99"), std::pair("lab99", "")}) {
        StartOptions options;
        options.dataDir = folder.path();
        options.open = PlaceArgument{QString::fromLatin1(lab), {QString::fromLatin1(actId), Step::Brief}};
        QString error;
        QVERIFY(!Application::open(options, language, &error));
        QVERIFY(error.contains(QString::fromLatin1(lab)));
    }
}

void TestLab::commandLineOverridesAreNotKept()
{
    LabFixture fixture;
    StartOptions options;
    options.language = QStringLiteral("es");
    options.theme = ThemeChoice::HighContrast;
    options.textPercent = 200;
    QCOMPARE(fixture.open(options).appearance().textPercent, 200);
    QCOMPARE(QLocale().language(), QLocale::Spanish);
    StartOptions plain;
    const Appearance after = fixture.open(plain).appearance();
    QCOMPARE(after.textPercent, 100);
    QVERIFY(after.theme == ThemeChoice::System);
}

void TestLab::secondWindowIsReadOnly()
{
    LabFixture first;
    first.open();
    Language language;
    language.use(QStringLiteral("en"));
    StartOptions options;
    options.dataDir = first.folder();
    QString error;
    const auto second = Application::open(options, language, &error);
    QVERIFY(second);
    QVERIFY(second->store()->isReadOnly());
    const auto &notices = second->window().noticeArea()->notices();
    QCOMPARE(notices.size(), std::size_t(1));
    QVERIFY(notices.front().offersSaveAs);
    QVERIFY(!notices.front().dismissible);
    QVERIFY(stripItem(*second, "saving").spoken.contains(QStringLiteral("read-only")));
}

void TestLab::savesToAndContinuesFromAFile()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    const QTemporaryDir stick;
    const QString file = stick.filePath(QStringLiteral("session.json"));
    emit fixture.lab().window().saveAsRequested(file);
    QVERIFY(QFile::exists(file));

    LabFixture elsewhere;
    Application &lab = elsewhere.open();
    emit lab.window().continueFromRequested(file);
    settle();
    QVERIFY((lab.session().place() == Place{act(), Step::Explore}));
    QVERIFY(lab.session().instrumentOpen(act()));
    // They stand where this learner has seen them, and will after the next start.
    QCOMPARE(optionsOf(lab), optionsOf(fixture.lab()));
    QCOMPARE(lab.window().noticeArea()->notices().size(), std::size_t(1));
    emit lab.window().continueFromRequested(stick.filePath(QStringLiteral("none.json")));
    QVERIFY(lab.window().noticeArea()->notices().front().kind == Notice::Kind::Problem);
}

void TestLab::ownContentTakesThePlaceOfOurs()
{
    const QTemporaryDir folder;
    QFile ours(QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs/lab07.json"));
    QVERIFY(ours.open(QIODevice::ReadOnly));
    nlohmann::json document = nlohmann::json::parse(ours.readAll().toStdString());
    document["acts"].erase(document["acts"].begin() + 1, document["acts"].end());
    document["acts"][0]["title"] = "Our own act";
    const auto write = [&folder](const char *name, const std::string &text) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.c_str());
    };
    write("own.json", document.dump());
    LabFixture fixture;
    StartOptions options;
    options.contentDirs = QStringList{folder.path()};
    Application &lab = fixture.open(options);
    QCOMPARE(lab.session().content().acts.size(), std::size_t(1));
    QCOMPARE(lab.session().currentAct().title, QStringLiteral("Our own act"));
    QCOMPARE(lab.window().noticeArea()->notices().size(), std::size_t(1)); // it is said
    QVERIFY(lab.window().noticeArea()->notices().front().kind == Notice::Kind::Information);

    document["acts"][0]["discoveries"][0]["needs"][0]["colour"] = "red";
    write("own.json", document.dump());
    write("other.json", "{");
    Application &again = fixture.open(options);
    QVERIFY(again.session().content().acts.size() > 1); // ours stays
    QCOMPARE(again.window().noticeArea()->notices().size(), std::size_t(1));
    QVERIFY(again.window().noticeArea()->notices().front().kind == Notice::Kind::Warning);
}

void TestLab::asksBeforeUnsavedWorkGoes()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    QVERIFY(QDir(fixture.folder()).removeRecursively());
    QFile inTheWay(fixture.folder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    fixture.walkTo(Step::Explore);
    QVERIFY(lab.store()->isDirty());
    QVERIFY(!lab.window().close());
    QVERIFY(lab.window().isVisible());
    const auto *box = lab.window().findChild<QMessageBox *>(QStringLiteral("question"));
    QVERIFY(box && box->isVisible());
    QCOMPARE(box->buttons().size(), 3);
    QVERIFY(box->informativeText().contains(lab.store()->filePath())); // what, where, and how to mend it
    QVERIFY(!lab.window().close());                                    // asked once
    QCOMPARE(lab.window().findChildren<QMessageBox *>(QStringLiteral("question")).size(), 1);
    const QString kept = lab.saveSomewhere();
    QVERIFY(QFile::exists(kept));
    QVERIFY(QFile::remove(kept));
    inTheWay.remove();
    QVERIFY(lab.flush());
    lab.window().closeNow();
    QVERIFY(!lab.window().isVisible());
}

void TestLab::takesTheLedgerOver()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    fixture.close();
    QFile lock(fixture.folder() + QStringLiteral("/ledger.json.lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("4711\nridgepoint\nworkshop-3\n0123456789abcdef0123456789abcdef\nx\n");
    lock.close();
    Application &lab = fixture.open();
    QVERIFY(lab.store()->isReadOnly());
    const auto &notices = lab.window().noticeArea()->notices();
    QVERIFY(notices.front().offersTakeOver);
    emit lab.window().takeOverRequested();
    settle();
    QVERIFY(!lab.store()->isReadOnly());
    QVERIFY(lab.window().noticeArea()->notices().empty());
    QVERIFY(lab.session().instrumentOpen(act()));
}

void TestLab::theStripKeepsWhatWasFound()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    Application &lab = fixture.lab();
    QVERIFY(stripItem(lab, "context").spoken.contains(QStringLiteral("A100")));
    const auto set = [&lab](const char *input, const char *value) {
        lab.wizard().setInput({{}, QString::fromLatin1(input)}, QString::fromLatin1(value));
    };
    set("workload", "kws");
    QVERIFY(!stripItem(lab, "utilization").known); // one half of it
    set("mode", "compiled");
    const HudItem found = stripItem(lab, "utilization");
    QVERIFY2(found.value.contains(QStringLiteral("33.3")), qPrintable(found.value));
    QVERIFY2(found.value.contains(QStringLiteral("66.7")), qPrintable(found.value));
    set("workload", "gpt2");
    QCOMPARE(stripItem(lab, "utilization").value, found.value);
    QVERIFY(stripItem(lab, "break_even").value.isEmpty());
    // Where there is no room it goes, and what must stay does not.
    HudStrip &strip = *lab.window().statusStrip();
    const auto isSeen = [&strip](const char *key) {
        const auto *cell = strip.findChild<HudCell *>(QStringLiteral("hud_") + QLatin1String(key));
        return cell && !cell->isHidden();
    };
    lab.window().resize(1900, 800);
    settle();
    QVERIFY(isSeen("utilization"));
    strip.resize(200, strip.height());
    QVERIFY(!isSeen("utilization"));
    QVERIFY(isSeen("progress"));
    QVERIFY(strip.spokenText().contains(found.spoken));
}

void TestLab::contextsSayMachineNumbersAndLimit()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    const AccessibleComboBox *box = lab.window().settings()->box(Setting::Context);
    const auto *about =
        lab.window().settings()->findChild<QLabel *>(box->objectName() + QStringLiteral("Why"));
    QVERIFY(about);
    QCOMPARE(box->accessibleDescription(), about->text()); // what is seen is heard
    const QStringList lines = about->text().split(u'\n');
    QCOMPARE(lines.size(), 2); // the one in use, and what there is besides
    for (const QString &line : lines) {
        QVERIFY2(line.contains(QStringLiteral("TFLOP/s")), qPrintable(line));
        QVERIFY2(line.contains(QStringLiteral("limit")), qPrintable(line));
    }
    QVERIFY(lines.front().contains(QStringLiteral("A100")));
    QVERIFY(lines.back().contains(QStringLiteral("Jetson")));
}

RP_TEST(TestLab)

} // namespace test_lab
#include "test_lab.moc"

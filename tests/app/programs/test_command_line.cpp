// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/command_line.h"
#include "app/command/language.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_command_line {

using namespace rp;

class TestCommandLine : public QObject
{
    Q_OBJECT
private slots:
    void readsEveryOption();
    void readsCommands();
    void refuses_data();
    void refuses();
    void readsPlaces();
    void offersWords_data();
    void offersWords();
    void knowsLanguages();
    void switchesLanguage();
};

namespace {

CommandLine accepted(const QString &words)
{
    const auto parsed = parseCommandLine(words.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    if (const auto *line = std::get_if<CommandLine>(&parsed))
        return *line;
    qWarning() << "refused" << words;
    return {};
}

} // namespace

void TestCommandLine::readsEveryOption()
{
    const CommandLine line = accepted(QStringLiteral("--data-dir /d --lang es --theme=dark --text-scale 150 "
                                                     "--presenter --open lab07/act1/explore --content /c "
                                                     "--content=/e"));
    QVERIFY(line.form == &windowForm);
    QCOMPARE(line.dataDir, QStringLiteral("/d"));
    QCOMPARE(line.contentDirs, (QStringList{QStringLiteral("/c"), QStringLiteral("/e")}));
    QCOMPARE(line.language.value_or(QString()), QStringLiteral("es"));
    QVERIFY(line.theme == ThemeChoice::Dark);
    QCOMPARE(line.textPercent.value_or(0), 150);
    QVERIFY(line.presenter);
    QVERIFY(line.open);
    QCOMPARE(line.open->lab, QStringLiteral("lab07"));
    QVERIFY((line.open->place == Place{QStringLiteral("act1"), Step::Explore}));
}

void TestCommandLine::readsCommands()
{
    const CommandLine compute = accepted(QStringLiteral("compute utilization {} --lang xx"));
    QCOMPARE(compute.form->name, "compute");
    QCOMPARE(compute.rest.size(), 4);
    QCOMPARE(accepted(QStringLiteral("content check a.json")).form->name, "content");
    QVERIFY(accepted(QStringLiteral("--version")).asksForVersion);
    QVERIFY(accepted(QStringLiteral("--help --nonsense")).asksForHelp);
    const CommandLine content = accepted(QStringLiteral("--lang es content check a.json"));
    QCOMPARE(content.form->name, "content");
    QCOMPARE(content.rest, (QStringList{QStringLiteral("check"), QStringLiteral("a.json")}));
    QCOMPARE(content.language.value_or(QString()), QStringLiteral("es"));
    QCOMPARE(accepted(QStringLiteral("--lang es run.json.gz")).trace, QStringLiteral("run.json.gz"));
    const CommandLine themed = accepted(QStringLiteral("--theme dark --lang ar tour --out /t"));
    QCOMPARE(themed.form->name, "tour");
    QCOMPARE(themed.tourThemes.size(), std::size_t(1));
    QCOMPARE(themed.outDir, QStringLiteral("/t"));
    const CommandLine tour =
        accepted(QStringLiteral("tour --out /t --lang ar --lang zh-CN --theme dark --size 1366x768"));
    QVERIFY(tour.tourSize == QSize(1366, 768));
    QCOMPARE(tour.form->name, "tour");
    QCOMPARE(tour.outDir, QStringLiteral("/t"));
    QCOMPARE(tour.tourLanguages.size(), std::size_t(2));
    QCOMPARE(tour.tourLanguages.at(1), QStringLiteral("zh_CN"));
    QCOMPARE(tour.tourThemes.size(), std::size_t(1));
}

void TestCommandLine::refuses_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *words, UsageError::Kind kind) {
        QTest::newRow(words) << QString::fromLatin1(words) << static_cast<int>(kind);
    };
    row("--nonsense", UsageError::Kind::UnknownOption);
    row("--presenter=yes", UsageError::Kind::UnknownOption);
    row("nonsense", UsageError::Kind::UnexpectedWord);
    row("one.json two.json", UsageError::Kind::UnexpectedWord);
    row("tour --out /t one.json", UsageError::Kind::UnexpectedWord);
    row("one.json compute", UsageError::Kind::NotForCommand);
    row("--presenter compute", UsageError::Kind::NotForCommand);
    row("--lang", UsageError::Kind::MissingValue);
    row("--data-dir --presenter", UsageError::Kind::MissingValue);
    row("--lang=", UsageError::Kind::MissingValue);
    row("--data-dir ", UsageError::Kind::MissingValue); // an empty word
    row("--data-dir=", UsageError::Kind::MissingValue);
    row("--content ", UsageError::Kind::MissingValue);
    row("tour --out ", UsageError::Kind::MissingValue);
    row("--lang tlh", UsageError::Kind::UnknownLanguage);
    row("--theme pink", UsageError::Kind::UnknownTheme);
    row("--open lab07/act2 --set workload", UsageError::Kind::BadSetting);
    row("--open lab07/act2 --set =gpt2", UsageError::Kind::BadSetting);
    row("--open lab07/act2 --set roi.=2", UsageError::Kind::BadSetting);
    row("--set workload=gpt2", UsageError::Kind::MissingAct);
    row("--open lab07 --set workload=gpt2", UsageError::Kind::MissingAct);
    row("--open review --set workload=gpt2", UsageError::Kind::MissingAct);
    row("ridgepoint:", UsageError::Kind::BadPlace);
    row("ridgepoint:lab07/act2?workload", UsageError::Kind::BadPlace);
    row("ridgepoint:lab07?workload=gpt2", UsageError::Kind::BadPlace);
    row("tour --out /t ridgepoint:lab07", UsageError::Kind::UnexpectedWord);
    row("--text-scale 99", UsageError::Kind::BadTextScale);
    row("--text-scale 201", UsageError::Kind::BadTextScale);
    row("--text-scale 1e2", UsageError::Kind::BadTextScale);
    row("--open lab07/", UsageError::Kind::BadPlace);
    row("--open lab07/act1/nowhere", UsageError::Kind::BadPlace);
    row("--open lab07/act1/explore/more", UsageError::Kind::BadPlace);
    row("tour", UsageError::Kind::MissingOutDir);
    row("tour --out /t --size 1280", UsageError::Kind::BadSize);
    row("tour --out /t --size 0x720", UsageError::Kind::BadSize);
    row("tour --out /t --size 1280x99999", UsageError::Kind::BadSize);
    row("--size 1280x720 tour --out /t", UsageError::Kind::UnknownOption);
    row("tour --out /t --open lab07/act1", UsageError::Kind::NotForCommand);
    row("--content", UsageError::Kind::MissingValue);
    row("tour --out /t --content /c", UsageError::Kind::NotForCommand);
    row("--theme dark content check a", UsageError::Kind::NotForCommand);
    row("--data-dir /d compute --list", UsageError::Kind::NotForCommand);
    row("--presenter tour --out /t", UsageError::Kind::NotForCommand);
    row("tour --out /t content", UsageError::Kind::UnexpectedWord);
    row("tour --out /t --presenter", UsageError::Kind::NotForCommand);
    row("--out /t", UsageError::Kind::UnknownOption);
}

void TestCommandLine::refuses()
{
    QFETCH(QString, words);
    QFETCH(int, kind);
    const auto parsed = parseCommandLine(words.split(QLatin1Char(' ')));
    const auto *error = std::get_if<UsageError>(&parsed);
    QVERIFY(error);
    QCOMPARE(static_cast<int>(error->kind), kind);
    QVERIFY(error->text().endsWith(QLatin1Char('.')));
    QVERIFY(!error->text().contains(QLatin1Char('%')));
    QVERIFY(!error->text().contains(QLatin1Char('\n')));
}

void TestCommandLine::readsPlaces()
{
    const auto act = placeFromArgument(QStringLiteral("lab07/act1"));
    QVERIFY(act);
    QVERIFY(act->place.step == Step::Brief);
    const auto lab = placeFromArgument(QStringLiteral("lab07"));
    QVERIFY(lab && lab->isOfLab() && lab->lab == QLatin1String("lab07") && lab->place.act.isEmpty());
    const auto home = placeFromArgument(QStringLiteral("home"));
    QVERIFY(home && home->isHome);
    QVERIFY(!act->isHome);
    QVERIFY(!placeFromArgument(QStringLiteral("home/act1"))->isHome);
    const auto review = placeFromArgument(QStringLiteral("review"));
    QVERIFY(review && review->review == ReviewTab::Map && !review->isOfLab());
    QVERIFY(placeFromArgument(QStringLiteral("review/selfcheck"))->review == ReviewTab::SelfCheck);
    QVERIFY(!placeFromArgument(QStringLiteral("review/act1")));
    QVERIFY(!placeFromArgument(QStringLiteral("review/recall/1")));
    QVERIFY(!placeFromArgument(QStringLiteral("/act1")));
    QVERIFY(!placeFromArgument(QString()));
}

void TestCommandLine::offersWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("offered");
    const auto row = [](const char *typed, const char *offered) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(offered);
    };
    row("", "compute content trace measure export grade send class ledger policy doctor teach tour "
            "--data-dir --content "
            "--lang --theme --text-scale --open --set --presenter --log --version --help");
    row("--presenter",
        "--data-dir --content --lang --theme --text-scale --open --set --presenter --log --version --help");
    row("--lang", "en es fr de pt_BR ar zh_CN ja");
    row("tour --theme", "system light dark contrast");
    row("class --text-scale", "100 110 125 150 175 200");
    row("grade --points", "steps correct");
    row("export --out", "");
    row("class", "--html --pdf --csv --ndjson --names --content --help --window --theme --text-scale");
    row("content", "check new list --json --trace --help");
    row("trace", "read compare anonymize --json --ndjson --sha256 --help");
    row("measure", "--json --step --from --help");
    row("measure --step", "hand_over bandwidth peak chain passes products");
    row("measure --from", "");
    row("policy check", "check --user --help");
}

void TestCommandLine::offersWords()
{
    QFETCH(QString, typed);
    QFETCH(QString, offered);
    const auto sorted = [](const QString &words) {
        QStringList list = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        list.sort();
        return list;
    };
    const QStringList words = wordsBehind(typed.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(sorted(words.join(QLatin1Char(' '))), sorted(offered));
}

void TestCommandLine::knowsLanguages()
{
    QCOMPARE(knownLanguage(QStringLiteral("es_MX")).value_or(QString()), QStringLiteral("es"));
    QCOMPARE(knownLanguage(QStringLiteral("zh-cn")).value_or(QString()), QStringLiteral("zh_CN"));
    QVERIFY(!knownLanguage(QStringLiteral("zh_TW")));
    QVERIFY(!knownLanguage(QStringLiteral("tlh")));
    QVERIFY(!knownLanguage(QString()));
    QCOMPARE(languageAskedFor({QStringLiteral("--bad"), QStringLiteral("--lang"), QStringLiteral("ar")})
                 .value_or(QString()),
             QStringLiteral("ar"));
}

void TestCommandLine::switchesLanguage()
{
    Language language;
    language.use(QStringLiteral("en"));
    int told = 0;
    language.use(QStringLiteral("ar"), [&told] { ++told; });
    QCOMPARE(told, 1);
    QCOMPARE(QLocale().language(), QLocale::Arabic);
    language.use(QStringLiteral("ar"), [&told] { ++told; });
    QCOMPARE(told, 1);
    language.use(QStringLiteral("en"));
    QCOMPARE(QLocale().language(), QLocale::English);
}

RP_GUILESS_TEST(TestCommandLine)

} // namespace test_command_line
#include "test_command_line.moc"

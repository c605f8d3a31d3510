// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an author of a lab begins with, can name, and is told.
#include "models/check/content_check.h"
#include "models/check/content_new.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/instruments/instrument_factory.h"
#include "models/instruments/workbench.h"
#include "models/review/mystery.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_content_command {
using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

struct Said
{
    int code = 0;
    QString out;
    QString err;
};

Said said(const QStringList &words, const LensesOf &lensesOf = {})
{
    std::ostringstream out;
    std::ostringstream err;
    const int code = runContent(words, out, err, lensesOf);
    return {code, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What is said of a new lab that was edited so.
Said saidOf(const std::function<void(json &act)> &edit)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(key("lab.json"));
    json lab = json::parse(newLab(path).toStdString());
    edit(lab["acts"][0]);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(lab.dump().c_str()) < 0)
        qFatal("a test can't write");
    file.close();
    return said({key("check"), path});
}

} // namespace

class TestContentCommand : public QObject
{
    Q_OBJECT
private slots:
    void aNewLabIsSoundAndRuns();
    void aNewLabIsNoneOfOurs();
    void whatIsThereIsLeftAlone();
    void theListNamesWhatCanBeNamed();
    void theListAsJson();
    void valuesBeyondTheirRangeAreNamed_data();
    void valuesBeyondTheirRangeAreNamed();
    void whatOneOfTheContextsAllowsIsFine();
    void theRightOptionIsNearestToTheInstrument();
    void aTermIsExplained();
    void aDeckHoldsTracesOfOnesOwn();
    void aWrongLineIsRefused();
};

void TestContentCommand::aNewLabIsSoundAndRuns()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(key("my-first.json"));
    const Said made = said({key("new"), path});
    QVERIFY2(made.code == 0 && made.err.isEmpty(), qPrintable(made.err));
    QVERIFY(made.out.contains(key("my-first.json")));
    const Said checked = said({key("check"), path});
    QVERIFY2(checked.code == 0 && checked.err.isEmpty(), qPrintable(checked.err));

    const Catalogue &catalogue = builtInCatalogue();
    const LabLibrary library = loadLabs({folder.path()}, builtInVocabulary(catalogue));
    const LabContent *lab = library.lab(key("my_first"));
    QVERIFY(lab && library.problems.empty() && library.replaced.isEmpty());
    // What is called right is what the instrument gives.
    const QuestionContent &asked = lab->acts.front().predictions.front();
    const Workbench workbench = Workbench::make(*lab, catalogue);
    const double truth = workbench.bench(act1).figureFor(asked.truth->inputs, asked.truth->figure);
    QVERIFY(std::abs(truth - *findOption(asked, asked.correct)->value) < 0.005);

    Ledger ledger;
    LabSession session(*lab, ledger);
    QVERIFY(session.advance() == Refusal::None); // the brief
    QVERIFY(session.commitPrediction(act1, asked.id, asked.correct) == Refusal::None);
    QVERIFY(session.advance() == Refusal::None);
    QVERIFY(session.skipDiscoveries(act1) == Refusal::None);
    QVERIFY(session.advance() == Refusal::None);
    QVERIFY(session.advance() == Refusal::None); // the reveal
    const QuestionContent &check = lab->acts.front().reflections.front();
    QVERIFY(session.answerReflection(act1, check.id, check.correct) == Refusal::None);
    QVERIFY(session.recordWriting(act1, lab->acts.front().entries.front().id, key("In mine.")) ==
            Refusal::None);
    session.advance();
    QVERIFY(session.isLabDone());
}

void TestContentCommand::aNewLabIsNoneOfOurs()
{
    const auto made = [](const char *path) {
        const json lab = json::parse(newLab(key(path)).toStdString());
        return QStringLiteral("%1 %2").arg(QString::fromStdString(lab["id"]),
                                           QString::fromStdString(lab["chapter"]));
    };
    QCOMPARE(made("/a/lab42.json"), key("lab42 42"));
    QCOMPARE(made("Lab 05.json"), key("lab_05 5"));
    QCOMPARE(made("lab07.json"), key("own_lab07 90"));
    QCOMPARE(made("7.json"), key("lab_7 90"));
    QCOMPARE(made("week12345.json"), key("week12345 90"));
    QCOMPARE(made("../..json"), key("lab 90"));
}

void TestContentCommand::whatIsThereIsLeftAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(key("lab.json"));
    QCOMPARE(said({key("new"), path}).code, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    const Said again = said({key("new"), path});
    QCOMPARE(again.code, 3);
    QCOMPARE(again.err.count(u'\n'), 1);
    QCOMPARE(bytesOf(path), QByteArray("mine"));
    const QString link = folder.filePath(key("link.json"));
    QVERIFY(QFile::link(folder.filePath(key("elsewhere.json")), link));
    QCOMPARE(said({key("new"), link}).code, 3);
    QVERIFY(!QFile::exists(folder.filePath(key("elsewhere.json"))));
    const Said nowhere = said({key("new"), folder.filePath(key("none/lab.json"))});
    QVERIFY(nowhere.code == 3 && nowhere.err.count(u'\n') == 1);
}

void TestContentCommand::theListNamesWhatCanBeNamed()
{
    const Said list = said({key("list")}, [](Instrument &instrument) {
        return std::vector<InstrumentLens>{{key("page"), key("Page of ") + instrument.id()}};
    });
    QCOMPARE(list.code, 0);
    for (const QString &id : instrumentIds()) {
        const std::unique_ptr<Instrument> instrument = makeInstrument(id, builtInCatalogue());
        QVERIFY(list.out.contains(key("Page of ") + id));
        for (const QString &input : instrument->inputIds())
            QVERIFY2(list.out.contains(QStringLiteral("\n  %1").arg(input)), qPrintable(id + u' ' + input));
        for (const QString &figure : instrument->figureIds())
            QVERIFY2(list.out.contains(QStringLiteral("\n  %1").arg(figure)), qPrintable(id + u' ' + figure));
    }
    const QString launch = plain(list.out).section(key("\n  launch_us"), 1, 1).section(u'\n', 0, 0);
    QVERIFY2(launch.contains(key("5 to 20")) && launch.contains(QStringLiteral("20 µs")), qPrintable(launch));
    const QString wall = plain(list.out).section(key("\n  total_us"), 1, 1).section(u'\n', 0, 0);
    QVERIFY2(wall.contains(QStringLiteral("1 µs")), qPrintable(wall));
    QVERIFY(!plain(list.out).contains(key("0.00 ms")));
    const Said nameless = said({key("list")}, [](Instrument &) {
        return std::vector<InstrumentLens>{{key("one_line"), QString()}};
    });
    QVERIFY(nameless.out.contains(QRegularExpression(key("\n  one_line +one_line\n"))));
    const QString mode = list.out.section(key("\n  mode "), 1, 1).section(u'\n', 0, 0);
    QVERIFY2(mode.contains(key("eager, compiled, cuda_graph")), qPrintable(mode));
}

void TestContentCommand::theListAsJson()
{
    const Said list = said({key("list"), key("--json")});
    QCOMPARE(list.code, 0);
    const QStringList lines = list.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), instrumentIds().size());
    const json first = json::parse(lines.front().toStdString());
    QCOMPARE(first.at("id").get<std::string>(), std::string("dispatch_tax"));
    for (const json &input : first.at("inputs")) {
        if (input.at("id") != "launch_us")
            continue;
        QCOMPARE(input.at("minimum").get<double>(), 5.0);
        QCOMPARE(input.at("maximum").get<double>(), 20.0);
        QVERIFY(!input.at("maximum_text").get<std::string>().empty());
    }
    const json &figure = first.at("figures").at(0);
    QVERIFY(figure.at("id") == "math_utilization");
    QVERIFY(figure.at("one").get<std::string>().find("100") != std::string::npos);
}

void TestContentCommand::valuesBeyondTheirRangeAreNamed_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<std::function<void(json &)>>("edit");
    const auto row = [](const char *place, const char *reason, const std::function<void(json &)> &edit) {
        QTest::newRow(place) << key(place) << key(reason) << edit;
    };
    row("/acts/0/opening", "launch_us is 400, and goes from 5 to 50",
        [](json &act) { act["opening"]["launch_us"] = 400; });
    row("/acts/0/predictions/0/truth", "launch_us is 21, and goes from 5 to 20",
        [](json &act) { act["predictions"][0]["truth"]["inputs"]["launch_us"] = 21; });
    row("/acts/0/discoveries/0/needs/0", "gpu_speed is 9, and goes from 1 to 8", [](json &act) {
        act["discoveries"][0]["needs"][0]["gpu_speed"] = {{"min", 9}};
    });
    row("/acts/0/discoveries/0/found", "gpu_speed is 0.5, and goes from 1 to 8",
        [](json &act) { act["discoveries"][0]["found"] = "It is {total_us|gpu_speed=0.5}."; });
    row("/acts/0/discoveries/0/solution", "launch_us is 30, and goes from 5 to 20", [](json &act) {
        act["discoveries"][0]["needs"][0]["launch_us"] = {{"min", 15}, {"max", 20}};
        act["discoveries"][0]["needs"][0]["total_us"] = {{"max", 1}};
        act["discoveries"][0]["solution"] = {{{"input", "launch_us"}, {"value", 30}}};
    });
    row("/acts/0/reveal/lesson/0", "launch_us is fast, and goes from 5 to 20",
        [](json &act) { act["reveal"]["lesson"][0] = "It is {total_us|launch_us=fast}."; });
}

void TestContentCommand::valuesBeyondTheirRangeAreNamed()
{
    QFETCH(QString, place);
    QFETCH(QString, reason);
    QFETCH(std::function<void(json &)>, edit);
    const Said told = saidOf(edit);
    QCOMPARE(told.code, 3);
    QVERIFY2(plain(told.err).contains(QStringLiteral(", at %1: %2").arg(place, reason)),
             qPrintable(told.err));
    QCOMPARE(told.err.count(u'\n'), 1);
}

/// A figure is worked out beside what is written; what is found may be found in another context.
void TestContentCommand::whatOneOfTheContextsAllowsIsFine()
{
    const Said beside = saidOf([](json &act) {
        act["discoveries"][0]["found"] = "It is {total_us|context=edge,launch_us=50}.";
        act["discoveries"][0]["needs"][0]["launch_us"] = {{"max", 60}};
    });
    QVERIFY2(beside.code == 0, qPrintable(beside.err));
    const Said elsewhere = saidOf([](json &act) {
        act["discoveries"][0]["needs"][0]["launch_us"] = {{"min", 40}};
        act["discoveries"][0]["solution"] = {{{"input", "context"}, {"value", "edge"}},
                                             {{"input", "workload"}, {"value", "kws"}},
                                             {{"input", "mode"}, {"value", "compiled"}},
                                             {{"input", "launch_us"}, {"value", 45}}};
    });
    QVERIFY2(!elsewhere.err.contains(key("goes from")), qPrintable(elsewhere.err));
}

void TestContentCommand::theRightOptionIsNearestToTheInstrument()
{
    const auto keyed = [](const char *correct, double fifth = 0.2) {
        return saidOf([&](json &act) {
            json &asked = act["predictions"][0];
            asked["correct"] = correct;
            asked["options"][0]["value"] = fifth;
        });
    };
    const Said wrong = keyed("most");
    QCOMPARE(wrong.code, 3);
    QCOMPARE(wrong.err.count(u'\n'), 1);
    QVERIFY2(plain(wrong.err).contains(QStringLiteral(
                 ", at /acts/0/predictions/0/correct: the instrument gives 20.0 %, and fifth is the option")),
             qPrintable(wrong.err));
    QVERIFY(!wrong.out.contains(key("sound")));
    QCOMPARE(keyed("fifth", 0.19).code, 0); // it need not be exact
    QCOMPARE(keyed("quarter").code, 3);
    QCOMPARE(keyed("quarter", 0.1).code, 0);
    // 1 % lies nearer to 20 % than 80 % in points, and farther away in factors.
    const auto told = [](const char *unit) {
        return saidOf([unit](json &act) {
            json &asked = act["predictions"][0];
            asked["options"].erase(1);
            asked["options"][0]["value"] = 0.01;
            asked["distance_unit"] = unit;
        });
    };
    QVERIFY2(told("points").code == 0, qPrintable(told("points").err));
    QCOMPARE(told("factor").code, 3);
    // What is asked in words has nothing to be held against.
    const Said words = saidOf([](json &act) {
        json &asked = act["predictions"][0];
        asked["correct"] = "most";
        asked.erase("truth");
    });
    QVERIFY2(!words.err.contains(key("nearest")), qPrintable(words.err));
}

void TestContentCommand::aTermIsExplained()
{
    const auto marked = [](const char *paragraph) {
        return saidOf([paragraph](json &act) {
            act["brief"]["paragraphs"][0] = paragraph;
            act["brief"]["reading"] = {{{"term", "kernel"}, {"title", "Kernel"}, {"about", "It runs."}}};
        });
    };
    QCOMPARE(marked("Look at the [kernels](kernel).").code, 0);
    const Said wrong = marked("Look at the [kernels](kernl).");
    QCOMPARE(wrong.code, 3);
    QVERIFY2(plain(wrong.err).contains(
                 key(", at /acts/0/brief/paragraphs/0: no entry of the reading has the term kernl")),
             qPrintable(wrong.err));
}

void TestContentCommand::aDeckHoldsTracesOfOnesOwn()
{
    const QTemporaryDir folder;
    const QString deck = folder.filePath(key("mine.deck"));
    const QString trace = folder.filePath(key("bert.json.gz"));
    QVERIFY(QFile::copy(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/h100_bert_small.json.gz"), trace));
    const Said made = said({key("new"), key("--trace"), deck, trace});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    QCOMPARE(said({key("check"), deck}).code, 0);
    QCOMPARE(said({key("new"), key("--trace"), deck, trace}).code, 3); // it is there already
    // Under another name it would be taken for a lab, or never be read.
    QCOMPARE(said({key("new"), key("--trace"), folder.filePath(key("mine.json")), trace}).code, 2);
    QVERIFY(!QFile::exists(folder.filePath(key("mine.json"))));
    // Its traces are in the review, and no lab is.
    const LabLibrary library = loadLabs({folder.path()});
    QVERIFY(library.problems.empty());
    QCOMPARE(library.labs.size(), loadLabs().labs.size());
    QCOMPARE(library.recordings.size(), std::size_t{1});
    QCOMPARE(library.recordings.front().id, key("mine/trace_1"));
    const MysteryDeck learners(loadReviewWithDecks(library).review->recordings, key("learner"));
    QVERIFY(learners.find(key("mine/trace_1"))->cause == traces::Cause::Launches);
    // What is no trace, names no cause or lies elsewhere is told with its place.
    QVERIFY(QFile::copy(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/cpu_only.json.gz"),
                        folder.filePath(key("cpu.json.gz"))));
    for (const char *file : {"cpu.json.gz", "nowhere.json.gz", "mine.deck"}) {
        const QString other = folder.filePath(key("other.deck"));
        const Said refused = said({key("new"), key("--trace"), other, folder.filePath(key(file))});
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.contains(key("/recordings/0")), qPrintable(refused.err));
        QVERIFY2(!refused.err.contains(key("..")), qPrintable(refused.err));
        QVERIFY(!QFile::exists(other));
    }
    for (const char *wrong :
         {R"({"$schema": "deck.schema.json", "recordings": []})",
          R"({"$schema": "deck.schema.json", "recordings": [{"id": "a", "file": "../b"}]})",
          R"({"$schema": "deck.schema.json", "recordings": [{"id": "a", "file": "b", "cause": "memory"}]})",
          R"({"$schema": "deck.schema.json",
             "recordings": [{"id": "a", "file": "bert.json.gz"}, {"id": "a", "file": "bert.json.gz"}]})"}) {
        QFile file(folder.filePath(key("wrong.deck")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(wrong) > 0);
        file.close();
        QCOMPARE(said({key("check"), file.fileName()}).code, 3);
    }
}

void TestContentCommand::aWrongLineIsRefused()
{
    for (const QStringList &words :
         {QStringList{key("new")}, QStringList{key("new"), key("a.json"), key("b.json")},
          QStringList{key("list"), key("a.json")}, QStringList{key("check"), key("--json"), key("a.json")},
          QStringList{key("list"), key("--csv")}, QStringList{key("new"), key("--trace"), key("a.deck")},
          QStringList{key("check"), key("--trace"), key("a.deck"), key("b")}}) {
        const Said refused = said(words);
        QCOMPARE(refused.code, 2);
        QCOMPARE(refused.err.count(u'\n'), 1);
    }
    QVERIFY(!QFile::exists(key("a.json")));
    QCOMPARE(said({key("--help")}).code, 0);
}

RP_TEST(TestContentCommand)
} // namespace test_content_command
#include "test_content_command.moc"

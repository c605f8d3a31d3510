// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "A prediction once committed can't be changed": every road by which someone may try, one test each.
#include "models/store/ledger_notice.h"
#include "models/store/ledger_store.h"
#include "tests/controllers/lab_bench.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>

namespace test_answer_roads {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

const QString half = QStringLiteral("half");
const QString third = QStringLiteral("third");

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeAll(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

using Edit = std::function<QByteArray(const QByteArray &)>;

Edit onJson(const std::function<void(json &)> &edit)
{
    return [edit](const QByteArray &bytes) {
        json document = json::parse(bytes.toStdString());
        edit(document);
        return QByteArray::fromStdString(document.dump(1));
    };
}

bool isPrediction(const json &entry)
{
    return entry["kind"] == "prediction";
}

struct FileRoad
{
    const char *name;
    Edit edit;
};

std::vector<FileRoad> fileRoads()
{
    return {
        {"option changed", onJson([](json &d) {
             for (json &entry : d["commits"]) {
                 if (isPrediction(entry))
                     entry["option"] = "third";
             }
         })},
        {"marked correct", onJson([](json &d) {
             for (json &entry : d["commits"]) {
                 if (isPrediction(entry))
                     entry["correct"] = true;
             }
         })},
        {"entry deleted", onJson([](json &d) {
             json kept = json::array();
             for (const json &entry : d["commits"]) {
                 if (!isPrediction(entry))
                     kept.push_back(entry);
             }
             d["commits"] = kept;
         })},
        {"entry and its traces deleted", onJson([](json &d) {
             d["commits"] = json::array({d["commits"][0]});
             d["head"]["count"] = 1;
             d["labs"] = json::object();
         })},
        {"all entries deleted", onJson([](json &d) { d["commits"] = json::array(); })},
        {"cut in the middle", [](const QByteArray &bytes) { return bytes.left(bytes.size() / 2); }},
        {"cut after the prediction",
         [](const QByteArray &bytes) { return bytes.left(bytes.indexOf("\"head\"")); }},
    };
}

/// Nothing is open that was not answered, and what is answered now counts for nothing.
void checkAskedAgain(LabBench &bench)
{
    for (const Step step : {Step::Explore, Step::Reveal, Step::Reflect})
        QCOMPARE(bench.session->state(act1, step), StepState::Locked);
    QVERIFY(!bench.session->instrumentOpen(act1));
    bench.walkTo(Step::Explore);
    QCOMPARE(bench.session->prediction(act1, mathShare)->option, half);
    QVERIFY(bench.session->prediction(act1, mathShare)->seenBefore);
}

/// The answer is still the one that was given, or (when it may be voided) is asked again.
void checkUnchangeable(LabBench &bench, bool mayBeVoided)
{
    if (mayBeVoided && !bench.session->prediction(act1, mathShare))
        checkAskedAgain(bench);
    const auto before = bench.session->prediction(act1, mathShare);
    QVERIFY(before);
    QCOMPARE(before->option, half);
    QVERIFY(!bench.session->isCorrect(act1, mathShare));
    bench.wizard->open({act1, Step::Predict});
    bench.wizard->commitPrediction(mathShare, third);
    bench.wizard->commitNumber(mathShare, 1.0 / 3.0);
    QCOMPARE(bench.session->commitPrediction(act1, mathShare, third), Refusal::AlreadyCommitted);
    QCOMPARE(bench.session->commitPrediction(act1, mathShare, 0.3), Refusal::AlreadyCommitted);
    const auto after = bench.session->prediction(act1, mathShare);
    QCOMPARE(after->option, before->option);
    QCOMPARE(after->committedAt, before->committedAt);
    QVERIFY(!bench.session->isCorrect(act1, mathShare));
}

} // namespace

class AnswerRoadsTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void sessionAndController();
    void goingBack();
    void restoredSession();
    void secondWindow();
    void presenter();
    void commandLinePlace();
    void editedFile_data();
    void editedFile();
    void editedFileAndCopy_data();
    void editedFileAndCopy();
    void everythingEdited_data();
    void everythingEdited();
    void editedFileWithoutCopy_data();
    void editedFileWithoutCopy();
    void earlierFilePutBack();
    void earlierSessionContinued();
    void savedSessionEdited();
    void editedPlaceOpensNothing();

private:
    QString folder() const { return m_dir->path(); }
    QString file() const { return m_dir->filePath(QStringLiteral("ledger.json")); }
    QString copy() const { return file() + QStringLiteral(".bak"); }
    QString seen() const { return file() + QStringLiteral(".seen"); }
    void predictAndClose() const
    {
        LabBench bench(folder());
        bench.walkTo(Step::Explore);
    }
    static void roadsAsRows()
    {
        QTest::addColumn<int>("road");
        const std::vector<FileRoad> all = fileRoads();
        for (size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << int(i);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void AnswerRoadsTest::sessionAndController()
{
    LabBench bench(folder());
    bench.walkTo(Step::Explore);
    checkUnchangeable(bench, false);
}

void AnswerRoadsTest::goingBack()
{
    LabBench bench(folder());
    bench.walkTo(Step::Reflect);
    for (int i = 0; i < stepCount; ++i)
        bench.wizard->back();
    checkUnchangeable(bench, false);
}

void AnswerRoadsTest::restoredSession()
{
    predictAndClose();
    LabBench bench(folder());
    checkUnchangeable(bench, false);
}

void AnswerRoadsTest::secondWindow()
{
    LabBench first(folder());
    first.walkTo(Step::Predict);
    LabBench second(folder());
    second.wizard->commitPrediction(mathShare, third);
    QVERIFY(!second.session->prediction(act1, mathShare));
    first.wizard->commitPrediction(mathShare, half);
    second.wizard->commitPrediction(mathShare, third);
    checkUnchangeable(first, false);
    QVERIFY(readAll(file()).contains("\"half\""));
    QVERIFY(!readAll(file()).contains("\"third\""));
}

void AnswerRoadsTest::presenter()
{
    predictAndClose();
    const QByteArray before = readAll(file());
    {
        LabBench bench({}, Ledger::Mode::Presenter);
        bench.wizard->open({act1, Step::Predict});
        bench.wizard->commitPrediction(mathShare, half);
        checkUnchangeable(bench, false);
    }
    QCOMPARE(readAll(file()), before); // a presenter's session writes no ledger
    LabBench bench(folder());
    checkUnchangeable(bench, false);
}

void AnswerRoadsTest::commandLinePlace()
{
    LabBench bench(folder());
    for (const Step step : {Step::Predict, Step::Explore, Step::Reveal, Step::Reflect}) {
        QCOMPARE(bench.session->goTo({act1, step}), Refusal::Locked);
        bench.wizard->open({act1, step});
        QCOMPARE(bench.session->place(), (Place{act1, Step::Brief}));
    }
    QCOMPARE(bench.session->commitPrediction(act1, mathShare, third), Refusal::Locked);
}

void AnswerRoadsTest::editedFile_data()
{
    roadsAsRows();
}

void AnswerRoadsTest::editedFile()
{
    QFETCH(int, road);
    predictAndClose();
    writeAll(file(), fileRoads()[size_t(road)].edit(readAll(file())));
    LabBench bench(folder());
    QVERIFY(bench.store->hasNotice(LedgerNotice::Kind::Restored));
    checkUnchangeable(bench, false); // the copy has the answer
}

void AnswerRoadsTest::editedFileAndCopy_data()
{
    roadsAsRows();
}

void AnswerRoadsTest::editedFileAndCopy()
{
    QFETCH(int, road);
    predictAndClose();
    const QByteArray edited = fileRoads()[size_t(road)].edit(readAll(file()));
    writeAll(file(), edited);
    writeAll(copy(), edited);
    {
        LabBench bench(folder());
        QVERIFY(!bench.store->notices().empty());
        checkUnchangeable(bench, false); // it has been seen
    }
    LabBench again(folder());
    QVERIFY(again.store->notices().empty());
    checkUnchangeable(again, false);
}

void AnswerRoadsTest::everythingEdited_data()
{
    roadsAsRows();
}

void AnswerRoadsTest::everythingEdited()
{
    QFETCH(int, road);
    predictAndClose();
    const QByteArray edited = fileRoads()[size_t(road)].edit(readAll(file()));
    writeAll(file(), edited);
    writeAll(copy(), edited);
    QVERIFY(QFile::remove(seen()));
    {
        LabBench bench(folder());
        QVERIFY(bench.store->hasNotice(LedgerNotice::Kind::Altered));
        checkUnchangeable(bench, true);
    }
    LabBench again(folder());
    checkUnchangeable(again, true);
}

void AnswerRoadsTest::editedFileWithoutCopy_data()
{
    roadsAsRows();
}

void AnswerRoadsTest::editedFileWithoutCopy()
{
    QFETCH(int, road);
    predictAndClose();
    writeAll(file(), fileRoads()[size_t(road)].edit(readAll(file())));
    QVERIFY(QFile::remove(copy()));
    {
        const LabBench bench(folder());
        QCOMPARE(bench.session->prediction(act1, mathShare)->option, half); // it has been seen
    }
    writeAll(file(), fileRoads()[size_t(road)].edit(readAll(file())));
    QVERIFY(QFile::remove(copy()));
    QVERIFY(QFile::remove(seen()));
    LabBench bench(folder());
    checkUnchangeable(bench, true);
}

void AnswerRoadsTest::earlierFilePutBack()
{
    {
        LabBench bench(folder());
        bench.walkTo(Step::Predict);
    }
    const QByteArray before = readAll(file());
    predictAndClose();
    writeAll(file(), before);
    LabBench bench(folder());
    checkUnchangeable(bench, false);
}

void AnswerRoadsTest::earlierSessionContinued()
{
    const QString saved = m_dir->filePath(QStringLiteral("saved.json"));
    LabBench bench(folder());
    bench.walkTo(Step::Predict);
    QCOMPARE(bench.store->saveAs(saved), QString());
    bench.walkTo(Step::Explore);
    QVERIFY(!bench.store->continueFrom(saved).isEmpty());
    checkUnchangeable(bench, false);
}

void AnswerRoadsTest::savedSessionEdited()
{
    const QString saved = m_dir->filePath(QStringLiteral("saved.json"));
    LabBench bench(folder());
    bench.walkTo(Step::Explore);
    for (const FileRoad &road : fileRoads()) {
        QCOMPARE(bench.store->saveAs(saved), QString());
        writeAll(saved, road.edit(readAll(saved)));
        QVERIFY2(!bench.store->continueFrom(saved).isEmpty(), road.name);
    }
    checkUnchangeable(bench, false);
}

void AnswerRoadsTest::editedPlaceOpensNothing()
{
    {
        LabBench bench(folder());
    }
    json document = json::parse(readAll(file()).toStdString());
    document["labs"]["7"]["place"] = {{"act", "act1"}, {"step", "reveal"}};
    writeAll(file(), QByteArray::fromStdString(document.dump()));
    LabBench bench(folder());
    QVERIFY(bench.store->notices().empty()); // the place is no secret, it just opens nothing
    QCOMPARE(bench.session->place(), (Place{act1, Step::Brief}));
    QCOMPARE(bench.session->state(act1, Step::Reveal), StepState::Locked);
}

RP_TEST(AnswerRoadsTest)

} // namespace test_answer_roads
#include "test_answer_roads.moc"

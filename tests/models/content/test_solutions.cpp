// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether the solutions in the lab files lead where they should: every discovery and every state, on every
// track, with the instruments.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/check/solution_check.h"
#include "models/content/discovery.h"
#include "models/content/lab_content.h"
#include "models/instruments/workbench.h"
#include "models/json/embedded_content.h"
#include "tests/support/built_in_labs.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace test_solutions {

using namespace rp;

class TestSolutions : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void theyLeadToEveryTask_data() { labs(); }
    void theyLeadToEveryTask();
    void aMissingOneIsTold();
    void aWrongStepIsTold();
    void whatHoldsOnArrivalIsTold_data();
    void whatHoldsOnArrivalIsTold();

private:
    static void labs()
    {
        QTest::addColumn<QString>("path");
        for (const QString &file : builtInLabs())
            QTest::newRow(qPrintable(file)) << file;
        QTest::newRow("lab12") << QStringLiteral(RIDGEPOINT_TEST_DATA "/labs/lab12.json");
    }
    /// Problems of lab 07 once its file was changed.
    template<typename Change>
    std::vector<JsonProblem> after(Change change) const
    {
        QFile file(QStringLiteral(":/labs/lab07.json"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        nlohmann::json lab = nlohmann::json::parse(file.readAll().toStdString());
        change(lab["acts"][1]["discoveries"][2]);
        const LabLoad load = loadLab(QByteArray::fromStdString(lab.dump()), QStringLiteral("lab07.json"));
        return load.lab ? checkSolutions(*load.lab, load.solutions, QStringLiteral("lab07.json"), m_catalogue)
                        : load.problems;
    }

    Catalogue m_catalogue;
};

void TestSolutions::initTestCase()
{
    useEmbeddedContent();
    QString error;
    const auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    m_catalogue = *catalogue;
}

void TestSolutions::theyLeadToEveryTask()
{
    QFETCH(QString, path);
    const LabLoad load = loadLabFile(path);
    QVERIFY(load.lab);
    QStringList problems;
    for (const JsonProblem &problem : checkSolutions(*load.lab, load.solutions, path, m_catalogue))
        problems.append(problemText(problem));
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

void TestSolutions::aMissingOneIsTold()
{
    const std::vector<JsonProblem> problems = after([](nlohmann::json &task) { task.erase("solution"); });
    QVERIFY(!problems.empty());
    QCOMPARE(problems.front().pointer, QStringLiteral("/acts/1/discoveries/2"));
    QVERIFY2(problems.front().reason.contains(QStringLiteral("beyond_l2")),
             qPrintable(problems.front().reason));
}

void TestSolutions::aWrongStepIsTold()
{
    const auto tooSmall = [](nlohmann::json &task) { task["solution"][0]["value"] = 1e6; };
    QVERIFY(!after(tooSmall).empty());
    const auto noSuchInput = [](nlohmann::json &task) { task["solution"][0]["input"] = "fusion.nothing"; };
    QVERIFY(!after(noSuchInput).empty());
    QVERIFY(after([](nlohmann::json &) {}).empty());
}

void TestSolutions::whatHoldsOnArrivalIsTold_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("need");
    QTest::addColumn<QString>("where");
    // On the first track, and in its context, none of these holds.
    QTest::newRow("a context") << "/acts/0/discoveries/0"
                               << R"({"context": "edge"})"
                               << "cloud, edge";
    QTest::newRow("a device's own") << "/acts/1/discoveries/2"
                                    << R"({"fusion.ridge_tensor": {"max": 150}})"
                                    << "cloud, edge";
    QTest::newRow("a track's own") << "/acts/3/discoveries/2"
                                   << R"({"surgery.scenario": "tiny"})"
                                   << "tiny";
    QTest::newRow("everywhere") << "/acts/0/discoveries/0"
                                << R"({"workload": "resnet50"})"
                                << "cloud, cloud";
}

void TestSolutions::whatHoldsOnArrivalIsTold()
{
    QFETCH(QString, pointer);
    QFETCH(QString, need);
    QFETCH(QString, where);
    QFile file(QStringLiteral(":/labs/lab07.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    nlohmann::json lab = nlohmann::json::parse(file.readAll().toStdString());
    nlohmann::json &task = lab[nlohmann::json::json_pointer(pointer.toStdString())];
    task["needs"] = nlohmann::json::array({nlohmann::json::parse(need.toStdString())});
    task["solution"] = {{{"input", "fusion.context"}, {"value", "edge"}}};
    if (!pointer.startsWith(QStringLiteral("/acts/1")))
        task.erase("solution");
    const LabLoad load = loadLab(QByteArray::fromStdString(lab.dump()), QStringLiteral("lab07.json"));
    QVERIFY2(load.lab, load.problems.empty() ? "" : qPrintable(problemText(load.problems.front())));
    const auto problems =
        checkSolutions(*load.lab, load.solutions, QStringLiteral("lab07.json"), m_catalogue);
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems.front().pointer, pointer);
    QVERIFY2(problems.front().reason.contains(where), qPrintable(problems.front().reason));
}

RP_TEST(TestSolutions)

} // namespace test_solutions
#include "test_solutions.moc"

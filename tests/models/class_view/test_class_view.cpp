// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a class has handed in, in figures.
#include "models/class_view/class_lab.h"
#include "models/class_view/class_rows.h"
#include "models/class_view/class_tables.h"
#include "models/class_view/class_text.h"
#include "models/handin/handin_file.h"
#include "models/session/lab_session.h"
#include "tests/models/class_view/class_desk.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace test_class_view {

using namespace rp;

namespace {

const QString lab07 = QStringLiteral("lab07");
const QString act1 = QStringLiteral("act1");

ClassHandin readBytes(const QByteArray &bytes)
{
    return classHandin(readHandin(bytes, QStringLiteral("a.json"), HandinCheck::SealFirst));
}

CommitEntry entryOf(QLatin1String kind, const char *item, const char *option, const char *at)
{
    CommitEntry entry = test::commitEntry(kind, QLatin1String(item), QLatin1String(option));
    entry.at = QStringLiteral("2026-11-22T10:%1Z").arg(QLatin1String(at));
    return entry;
}

ClassHandin madeOf(const std::vector<CommitEntry> &entries, const char *learner = "a")
{
    ClassHandin handin;
    handin.learner = QLatin1String(learner);
    handin.isWhole = true;
    handin.entries = entries;
    return handin;
}

} // namespace

class ClassViewTest : public QObject
{
    Q_OBJECT
private slots:
    void firstAnswersAreCounted();
    void timeIsBetweenEntries();
    void whereSomebodyStands();
    void whoTriedInVainIsNamed();
    void answersAfterAnEditDontCount();
    void onlyTheLearnersTrackIsAsked();
    void strangersDontGrowTheFigures();
    void partsCanBeMergedInAnyOrder();
    void peopleAreNotRanked();
    void linesAreFlatAndTellTheSame();
    void linesHoldWhatWasHandedIn();
    void timesFallIntoClasses();
    void noMemoCommandsTheTerminal();
    void columnsStandBelowEachOther();

private:
    ItemFigures itemOf(const ClassFigures &figures, QLatin1String kind, const char *item) const
    {
        const auto found = figures.items().find({lab07, act1, kind, QLatin1String(item)});
        return found == figures.items().end() ? ItemFigures() : found->second;
    }

    test::ClassDesk m_desk;
};

void ClassViewTest::firstAnswersAreCounted()
{
    ClassFigures figures;
    const auto add = [&](const char *learner, const std::vector<CommitEntry> &entries) {
        figures.add({QLatin1String(learner), {}}, true, m_desk.rows->of(madeOf(entries, learner)));
    };
    using namespace commit_kind;
    add("a", {entryOf(prediction, "math_share", "half", "00:01.000"),
              entryOf(reflection, "why_lower", "power", "00:02.000"),
              entryOf(retry, "why_lower", "memory", "00:03.000"),
              entryOf(retry, "why_lower", "fixed_cost", "00:04.000")});
    add("b", {entryOf(prediction, "math_share", "third", "00:01.000"),
              entryOf(prediction, "math_share", "half", "00:02.000"), // the program takes no second one
              entryOf(reflection, "why_lower", "fixed_cost", "00:03.000")});
    add("c", {entryOf(prediction, "math_share", "nonsense", "00:01.000")});
    const ItemFigures predicted = itemOf(figures, class_kind::prediction, "math_share");
    QCOMPARE(predicted.learners, 2);
    QCOMPARE(predicted.right, 1);
    QCOMPARE(predicted.options.at(QStringLiteral("half"))[0], 1);
    QCOMPARE(predicted.options.count(QStringLiteral("nonsense")), size_t(0));
    const ItemFigures reflected = itemOf(figures, class_kind::reflection, "why_lower");
    QCOMPARE(reflected.right, 1);
    QCOMPARE(reflected.solved, 2);
    QCOMPARE(reflected.tries, 4);
    QCOMPARE(reflected.options.at(QStringLiteral("memory"))[1], 1);
    QCOMPARE(figures.leftOut(), 2);
    QCOMPARE(figures.handins(), 3);
    const QByteArray html = m_desk.htmlOf(figures);
    QVERIFY2(html.contains("Right at the first try: 1 of 2."), html.constData());
    QVERIFY2(html.contains("Too low: 0. Too high: 1."), html.constData());
}

void ClassViewTest::timeIsBetweenEntries()
{
    using namespace commit_kind;
    const std::vector<ClassRow> rows = m_desk.rows->of(madeOf(
        {entryOf(step, "brief", "", "00:00.000"), entryOf(prediction, "math_share", "half", "00:10.500"),
         entryOf(run, "only", "", "01:00.000"), entryOf(discovery, "x", "", "59:00.000")}));
    const auto msOf = [&rows](Step of) {
        const auto found = std::find_if(rows.begin(), rows.end(), [of](const ClassRow &row) {
            return row.record == ClassRow::Record::Step && row.step == stepKey(of);
        });
        return found == rows.end() || !found->ms ? -1 : *found->ms;
    };
    QCOMPARE(msOf(Step::Brief), -1);
    QCOMPARE(msOf(Step::Predict), 10'500);
    QCOMPARE(msOf(Step::Explore), 49'500); // the long pause is none of it
    QCOMPARE(msOf(Step::Reflect), -1);
}

void ClassViewTest::whereSomebodyStands()
{
    using namespace commit_kind;
    const auto standing = [this](const ClassHandin &handin) {
        for (const ClassRow &row : m_desk.rows->of(handin)) {
            if (row.record == ClassRow::Record::Lab)
                return QStringLiteral("%1/%2").arg(row.act, row.step);
        }
        return QString();
    };
    ClassHandin handin = madeOf({entryOf(step, "brief", "", "00:00.000")});
    QCOMPARE(standing(handin), QStringLiteral("act1/predict"));
    handin.entries.push_back(entryOf(prediction, "math_share", "half", "00:10.000"));
    QCOMPARE(standing(handin), QStringLiteral("act1/explore"));
    handin.chapters = {{QStringLiteral("7"), act1, QStringLiteral("reveal"), {}, {}, {}}};
    QCOMPARE(standing(handin), QStringLiteral("act1/reveal"));
    handin.entries.push_back(entryOf(step, "reveal", "", "00:20.000"));
    handin.entries.push_back(entryOf(reflection, "why_lower", "power", "00:30.000"));
    QCOMPARE(standing(handin), QStringLiteral("act2/brief"));
    QCOMPARE(standing(madeOf({})), QString());
}

void ClassViewTest::whoTriedInVainIsNamed()
{
    using namespace commit_kind;
    ClassFigures figures;
    const ClassHandin handin = madeOf({entryOf(reflection, "why_lower", "power", "00:01.000"),
                                       entryOf(retry, "why_lower", "memory", "00:02.000"),
                                       entryOf(retry, "why_lower", "warm_up", "00:03.000")});
    figures.add({handin.learner, QStringLiteral("Ada")}, true, m_desk.rows->of(handin));
    QCOMPARE(itemOf(figures, class_kind::reflection, "why_lower").stuck.count, 1);
    // Beside what was tried; Ada is also named where she stands.
    const QByteArray html = m_desk.htmlOf(figures);
    const qsizetype at = html.indexOf(ClassText::stuck().toUtf8());
    const QByteArray table = at < 0 ? QByteArray() : html.mid(at, html.indexOf("</table>", at) - at);
    QVERIFY2(table.contains("</th><td>1</td><td>\u2068Ada\u2069</td>"), html.constData());
    const ActContent &act = *m_desk.library.lab(lab07)->act(act1);
    QVERIFY2(table.contains(act.reflections.front().prompt.section(u'{', 0, 0).toHtmlEscaped().toUtf8()),
             table.constData());
}

void ClassViewTest::answersAfterAnEditDontCount()
{
    using namespace commit_kind;
    const std::vector<ClassRow> rows =
        m_desk.rows->of(madeOf({entryOf(voided, "answers", "", "00:00.000"),
                                entryOf(prediction, "math_share", "third", "00:01.000")}));
    QCOMPARE(rows.front().leftOut, 1);
    QVERIFY(std::none_of(rows.begin(), rows.end(),
                         [](const ClassRow &row) { return row.record == ClassRow::Record::Answer; }));
    // They lead on all the same, as in the program; what the program noted is nobody's work.
    const std::vector<ClassRow> on = m_desk.rows->of(
        madeOf({entryOf(step, "brief", "", "00:00.000"), entryOf(voided, "answers", "", "00:01.000"),
                entryOf(prediction, "math_share", "third", "00:02.000")}));
    for (const ClassRow &row : on) {
        if (row.record == ClassRow::Record::Lab)
            QVERIFY(row.step == stepKey(Step::Explore));
        QVERIFY(row.record != ClassRow::Record::Step || row.step != stepKey(Step::Explore));
    }
}

void ClassViewTest::onlyTheLearnersTrackIsAsked()
{
    const ActContent *act = m_desk.library.lab(lab07)->act(QStringLiteral("act3"));
    QVERIFY(act);
    const auto isPredicted = [&](const QString &answered, const QString &now) {
        std::vector<CommitEntry> entries;
        for (const QuestionContent &asked : act->predictions) {
            if (!asked.tracks.isEmpty() && !asked.tracks.contains(answered))
                continue;
            CommitEntry entry = entryOf(commit_kind::prediction, "", "", "00:00.000");
            entry.act = act->id;
            entry.item = asked.id;
            entry.option = asked.correct;
            entries.push_back(entry);
        }
        ClassHandin handin = madeOf(entries);
        handin.track = now;
        const std::vector<ClassRow> rows = m_desk.rows->of(handin);
        return std::any_of(rows.begin(), rows.end(), [](const ClassRow &row) {
            return row.record == ClassRow::Record::Step && row.step == stepKey(Step::Predict) &&
                   row.done.value_or(false);
        });
    };
    QVERIFY(isPredicted(QStringLiteral("tiny"), QStringLiteral("tiny")));
    QVERIFY(isPredicted(QStringLiteral("tiny"), QStringLiteral("edge"))); // begun on one is enough
    QVERIFY(isPredicted(QStringLiteral("cloud"), QString()));             // the lab's own
    QVERIFY(!isPredicted(QStringLiteral("none"), QStringLiteral("edge")));
}

void ClassViewTest::strangersDontGrowTheFigures()
{
    std::vector<CommitEntry> entries;
    for (int i = 0; i < 3000; ++i) {
        for (const QLatin1String kind :
             {commit_kind::prediction, commit_kind::attempt, commit_kind::exercise}) {
            CommitEntry entry = entryOf(kind, "x", "y", "00:00.000");
            entry.item = QStringLiteral("item%1").arg(i);
            entry.act = i % 2 ? act1 : QStringLiteral("far%1").arg(i);
            entries.push_back(entry);
        }
    }
    ClassHandin handin = madeOf(entries);
    handin.chapters = {{QStringLiteral("7"), {}, {}, QStringLiteral("nowhere"), QStringLiteral("won"), {}}};
    ClassFigures figures;
    figures.add({handin.learner, {}}, true, m_desk.rows->of(handin));
    QVERIFY(figures.items().empty());
    QVERIFY(figures.labs().at(lab07).verdicts.empty());
    QVERIFY(figures.steps().size() <= 3);
}

void ClassViewTest::partsCanBeMergedInAnyOrder()
{
    const ClassFigures whole = m_desk.figuresOf(0, 130);
    ClassFigures merged = m_desk.figuresOf(50, 130);
    merged.merge(m_desk.figuresOf(0, 10));
    merged.merge(ClassFigures());
    merged.merge(m_desk.figuresOf(10, 50));
    QCOMPARE(classCsv(merged), classCsv(whole));
    QCOMPARE(m_desk.htmlOf(merged), m_desk.htmlOf(whole));
    QCOMPARE(whole.repeated(), 0);
    merged.merge(m_desk.figuresOf(3, 5));
    QCOMPARE(merged.repeated(), 2);
    QVERIFY(classCsv(merged) != classCsv(whole));
    // More than are named: the same ones all the same.
    const qint64 memos = whole.labs().at(lab07).memoCount;
    QVERIFY(memos > qint64(LabFigures::mostMemos));
    QVERIFY(
        m_desk.htmlOf(whole).contains(ClassText::someMemos(qint64(LabFigures::mostMemos), memos).toUtf8()));
}

void ClassViewTest::peopleAreNotRanked()
{
    ClassPeople people;
    for (const char *learner : {"c", "a", "b"})
        people.add({QLatin1String(learner), {}});
    QStringList order;
    for (const ClassPerson &person : people.named)
        order << person.learner;
    QCOMPARE(order.join(u' '), QStringLiteral("a b c"));
    for (int i = 0; i < 100; ++i)
        people.add({QStringLiteral("d%1").arg(i), {}});
    QCOMPARE(people.named.size(), ClassPeople::most);
    QCOMPARE(people.count, 103);
    QVERIFY2(peopleNames(people, false).endsWith(QStringLiteral(", and 63 more")),
             qPrintable(peopleNames(people, false)));
}

void ClassViewTest::linesAreFlatAndTellTheSame()
{
    ClassFigures figures;
    std::string lines;
    for (unsigned number = 0; number < 40; ++number) {
        m_desk.addTo(figures, number);
        const ClassHandin handin = readBytes(writeHandin(test::syntheticHandin(m_desk.library, number)));
        appendNdjson(lines, {handin.learner, {}, {}, handin.isWhole}, m_desk.rows->of(handin));
    }
    std::vector<std::string> columns;
    std::map<std::string, qint64> right;
    for (const QByteArray &line : QByteArray::fromStdString(lines).trimmed().split('\n')) {
        const auto row = nlohmann::ordered_json::parse(line.toStdString());
        std::vector<std::string> names;
        for (const auto &[name, value] : row.items()) {
            names.push_back(name);
            QVERIFY(value.is_primitive());
        }
        if (columns.empty())
            columns = names;
        QVERIFY(names == columns);
        QVERIFY(row["name"].is_null());
        if (row["record"] == "answer" && row["attempt"] == 1 && row["right"] == true)
            ++right[row["lab"].get<std::string>() + '/' + row["act"].get<std::string>() + '/' +
                    row["kind"].get<std::string>() + '/' + row["item"].get<std::string>()];
    }
    QVERIFY(!right.empty());
    for (const auto &[item, of] : figures.items()) {
        const QString key = QStringLiteral("%1/%2/%3/%4").arg(item.lab, item.act, item.kind, item.item);
        QCOMPARE(right[key.toStdString()], of.right);
    }
}

void ClassViewTest::linesHoldWhatWasHandedIn()
{
    std::set<std::string> records;
    for (unsigned number = 0; number < 12; ++number) {
        const ClassHandin handin = readBytes(writeHandin(test::syntheticHandin(m_desk.library, number)));
        std::string lines;
        appendNdjson(lines, {handin.learner, handin.name, handin.number, false}, m_desk.rows->of(handin));
        const auto holds = [](const nlohmann::json &cell, const QString &text) {
            return text.isEmpty() ? cell.is_null() : cell == text.toStdString();
        };
        for (const QByteArray &line : QByteArray::fromStdString(lines).trimmed().split('\n')) {
            const auto row = nlohmann::json::parse(line.toStdString());
            const std::string record = row["record"];
            records.insert(record);
            QVERIFY2(holds(row["learner"], handin.learner) && holds(row["name"], handin.name) &&
                         holds(row["number"], handin.number) && row["state"] == "altered",
                     line.constData());
            QCOMPARE(row["left_out"].is_number(), record == "handin");
            if (record == "memo")
                QVERIFY(row["text"].get<std::string>().find("twelve words") != std::string::npos);
            if (record == "handin")
                QVERIFY(holds(row["at"], handin.entries.empty() ? QString() : handin.entries.back().at));
            if (record != "answer")
                continue;
            const auto made =
                std::find_if(handin.entries.begin(), handin.entries.end(), [&](const auto &entry) {
                    return holds(row["at"], entry.at) && holds(row["item"], entry.item);
                });
            QVERIFY2(made != handin.entries.end() && holds(row["act"], made->act) &&
                         holds(row["option"], made->option) && holds(row["content"], made->content) &&
                         (!made->number || row["value"] == *made->number),
                     line.constData());
        }
    }
    QCOMPARE(records.size(), size_t(6));
}

void ClassViewTest::timesFallIntoClasses()
{
    ClassSpread spread;
    QVERIFY(!spread.quantile_ms(0.5));
    for (const qint64 ms : {1'000, 2'000, 4'000, 60'000})
        spread.add(ms);
    const double half = *spread.quantile_ms(0.5);
    QVERIFY2(half >= 2'000 && half < 2'000 * 1.1, qPrintable(QString::number(half)));
    const double most = *spread.quantile_ms(0.9);
    QVERIFY2(most >= 60'000 && most < 60'000 * 1.1, qPrintable(QString::number(most)));
    spread.add(0);
    spread.add(-5);
    QCOMPARE(spread.count(), 6);
}

void ClassViewTest::noMemoCommandsTheTerminal()
{
    Paper guide(QStringLiteral("class"));
    guide.table({}, QStringList{QStringLiteral("memo")},
                {QStringList{QStringLiteral("a\u001b]0;b\u0007\u009b2Jc")}});
    const QString plain = plainPaper(guide);
    QVERIFY(plain.contains(QLatin1String("]0;b")));
    for (const char16_t sign : {u'\x1b', u'\x07', u'\x9b'})
        QVERIFY(!plain.contains(QChar(sign)));
}

void ClassViewTest::columnsStandBelowEachOther()
{
    Paper paper(QStringLiteral("class"));
    paper.table({}, QStringList{QStringLiteral("who"), QStringLiteral("count")},
                {QStringList{QStringLiteral("a"), QStringLiteral("7")},
                 QStringList{QString(100, u'x'), QStringLiteral("8")}});
    const QStringList lines = plainPaper(paper).split(u'\n');
    QCOMPARE(lines.size(), 4);
    const qsizetype at = lines[1].indexOf(QLatin1String("count"));
    QCOMPARE(lines[2].indexOf(u'7'), at);
    QCOMPARE(lines[3].indexOf(u'8'), at);
    QVERIFY(at < 80 && lines[3].contains(QChar(0x2026))); // a terminal has no place for whole texts
}

RP_TEST(ClassViewTest)

} // namespace test_class_view
#include "test_class_view.moc"

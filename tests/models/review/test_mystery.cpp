// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Mystery traces: the cause of each recording follows from its figures, and the kinds that were missed come
// back first.
#include "models/check/lab_loader.h"
#include "models/json/embedded_content.h"
#include "models/json/json_schema.h"
#include "models/review/mystery.h"
#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/session/ledger.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/models/review/review_json.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace test_mystery {

using namespace rp;
using traces::Cause;
using traces::Mark;
using traces::Remedy;

namespace {

ReviewContent courseReview()
{
    return *loadEmbeddedReview().review;
}

/// What the course's review and a book on it are made of, and a clock that stands until it is moved.
struct MysteryDesk
{
    MysteryAnswer answer(const QString &recording, Cause said, int confidence) const
    {
        MysteryAnswer made;
        made.recording = recording;
        made.said = said;
        made.confidence = confidence;
        made.marks = {{1, Mark::Part::Wait}, {2, Mark::Part::Work}};
        return made;
    }
    ReviewContent content = courseReview();
    ReviewFigures figures{content, test::builtInCatalogue()};
    Ledger ledger;
    QDateTime now = QDateTime(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC);
    ReviewBook book{content, figures, ledger, [this] { return now; }};
};

/// What held a program of the H100 back; not measured: as recorded, without the time of a pass.
Cause causeOn(const char *trace, bool isMeasured = true)
{
    MysteryRecording recording;
    recording.trace = QStringLiteral("h100_") + QLatin1String(trace);
    if (isMeasured)
        recording.measurement = QStringLiteral("trace_") + QLatin1String(trace);
    recording.figure = QStringLiteral("run_us");
    QString error;
    const auto measured = Measured::load(&error);
    return std::get<MysteryCase>(readMystery(recording, &*measured)).cause;
}

/// The place of the first operation of which a part shows the cause; none: there is none.
std::optional<Mark> shown(const MysteryCase &mystery, Cause cause)
{
    for (std::size_t op = 0; op < mystery.trace->timeline.size(); ++op) {
        for (const Mark::Part part : {Mark::Part::Call, Mark::Part::Wait, Mark::Part::Work}) {
            if (showsCause(mystery.trace->timeline, cause, {op, part}))
                return Mark{op, part};
        }
    }
    return std::nullopt;
}

} // namespace

class MysteryTest : public QObject
{
    Q_OBJECT
private slots:
    void deckHasEachCause();
    void noneAnswersWhatALabAsks();
    void otherRecordings();
    void placesShowTheCause();
    void whatPaysFollowsFromTheFigures();
    void missedKindsComeFirst();
    void whatIsNotCompleteIsRefused();
    void whatWasSaidIsReadAgain();
    void strangersAreKeptAndNotUsed();
};

void MysteryTest::deckHasEachCause()
{
    const std::map<QString, Cause> expected{{QStringLiteral("two_hundred"), Cause::Launches},
                                            {QStringLiteral("images"), Cause::Launches},
                                            {QStringLiteral("keywords"), Cause::Launches},
                                            {QStringLiteral("branches"), Cause::Readback},
                                            {QStringLiteral("branches_compiled"), Cause::Readback},
                                            {QStringLiteral("chain_steps"), Cause::Memory},
                                            {QStringLiteral("chain_library"), Cause::Memory},
                                            {QStringLiteral("graph"), Cause::Profiler},
                                            {QStringLiteral("triton"), Cause::Nothing},
                                            {QStringLiteral("words"), Cause::Profiler},
                                            {QStringLiteral("attention"), Cause::Kernel},
                                            {QStringLiteral("products"), Cause::Nothing}};
    const MysteryDeck deck(courseReview().recordings, QStringLiteral("learner"));
    QCOMPARE(deck.recordings().size(), expected.size());
    for (const auto &[id, cause] : expected) {
        const MysteryCase *known = deck.find(id);
        QVERIFY2(known && known->cause == cause, qPrintable(id));
    }
    QVERIFY(!deck.find(QStringLiteral("nobody")));
    // Each learner has an order of their own, for good.
    const auto idsFor = [](const char *seed) {
        QStringList ids;
        const MysteryDeck own(courseReview().recordings, QLatin1String(seed));
        for (const MysteryRecording &each : own.recordings())
            ids << each.id;
        return ids;
    };
    QCOMPARE(idsFor("one"), idsFor("one"));
    QVERIFY(idsFor("one") != idsFor("another"));
}

/// The review is open before any prediction and during an exam, and a recording is shown with the times of
/// its pass.
void MysteryTest::noneAnswersWhatALabAsks()
{
    QStringList inDeck;
    for (const MysteryRecording &each : courseReview().recordings)
        inDeck << each.trace;
    useEmbeddedContent();
    const LabLibrary library = loadLabs();
    QVERIFY(!library.labs.empty());
    for (const LabContent &lab : library.labs) {
        for (const ActContent &act : lab.acts) {
            for (const QuestionContent &question : act.predictions) {
                const QVariantMap inputs = question.truth ? question.truth->inputs : QVariantMap();
                // Of two that are compared, the question may tell one.
                for (const char *input : {"trace", "after"})
                    QVERIFY2(!inDeck.contains(inputs.value(QLatin1String(input)).toString()),
                             qPrintable(lab.id + u'/' + question.id));
            }
        }
    }
}

void MysteryTest::otherRecordings()
{
    for (const char *trace : {"gpt2_eager", "gpt2_compile", "resnet50_eager", "resnet50_compile",
                              "keywords_compile", "keywords_compile_graphs"})
        QVERIFY2(causeOn(trace) == Cause::Launches, trace);
    for (const char *trace : {"gpt2_compile_graphs", "resnet50_graph", "keywords_graph"})
        QVERIFY2(causeOn(trace) == Cause::Profiler, trace);
    // Without the time of a pass the program is blamed for the profiler's waits.
    for (const char *trace : {"resnet50_graph", "keywords_graph"})
        QVERIFY2(causeOn(trace, false) == Cause::Launches, trace);
}

void MysteryTest::placesShowTheCause()
{
    const MysteryDesk desk;
    for (const MysteryRecording &each : desk.content.recordings) {
        const MysteryCase &known = *desk.book.mysteries().find(each.id);
        QVERIFY2(shown(known, known.cause), qPrintable(each.id));
    }
    const MysteryCase &branches = *desk.book.mysteries().find(QStringLiteral("branches"));
    const Mark copy = *shown(branches, Cause::Readback);
    const traces::Timeline &timeline = branches.trace->timeline;
    QVERIFY(timeline.lane(copy.op).kind == traces::OpKind::Memcpy);
    QVERIFY(showsCause(timeline, Cause::Readback, {copy.op + 1, Mark::Part::Wait}));
    QVERIFY(!showsCause(timeline, Cause::Readback, {copy.op + 1, Mark::Part::Work}));
    QVERIFY(!showsCause(timeline, Cause::Readback, {timeline.size(), Mark::Part::Work}));
    const MysteryCase &attention = *desk.book.mysteries().find(QStringLiteral("attention"));
    QCOMPARE(shown(attention, Cause::Kernel)->op, std::size_t{2});
    QVERIFY(!showsCause(attention.trace->timeline, Cause::Kernel, {1, Mark::Part::Work}));
    QVERIFY(!shown(attention, Cause::Launches));
}

void MysteryTest::whatPaysFollowsFromTheFigures()
{
    const MysteryDesk desk;
    const auto figuresOf = [&desk](const char *id) {
        return desk.book.mysteries().find(QLatin1String(id))->figures;
    };
    const auto after = [](const traces::CauseFigures &figures, Remedy remedy) {
        return afterRemedies(figures)[std::size_t(remedy)];
    };
    const traces::CauseFigures keywords = figuresOf("keywords");
    // 83.36 µs of work and half a microsecond between the 34 kernels.
    QCOMPARE(qRound(after(keywords, Remedy::Graph)), qRound(keywords.busy_ns + 34 * 500.0));
    QVERIFY(isOrderOf(keywords, {Remedy::Graph, Remedy::Batch, Remedy::Fuse}));
    QVERIFY(!isOrderOf(keywords, {Remedy::Batch, Remedy::Graph, Remedy::Fuse}));
    QVERIFY(!isOrderOf(keywords, {Remedy::FasterGpu, Remedy::Leave, Remedy::NoReadback}));
    // Around values that the host reads nothing can be captured.
    const traces::CauseFigures branches = figuresOf("branches");
    QCOMPARE(after(branches, Remedy::Graph), branches.pass_ns());
    QVERIFY(isOrderOf(branches, {Remedy::NoReadback, Remedy::Batch, Remedy::Fuse}));
    QVERIFY(isOrderOf(figuresOf("chain_steps"), {Remedy::Fuse, Remedy::FasterGpu, Remedy::Leave}));
    // What gains nothing stands in any order, and nothing twice.
    QVERIFY(isOrderOf(figuresOf("attention"), {Remedy::FasterGpu, Remedy::Leave, Remedy::Fuse}));
    QVERIFY(!isOrderOf(figuresOf("attention"), {Remedy::FasterGpu, Remedy::FasterGpu, Remedy::Fuse}));
    for (const MysteryRecording &each : desk.content.recordings) {
        const traces::CauseFigures figures = desk.book.mysteries().find(each.id)->figures;
        for (const double ns : afterRemedies(figures))
            QVERIFY2(ns > 0.0 && ns <= figures.pass_ns(), qPrintable(each.id));
    }
}

void MysteryTest::missedKindsComeFirst()
{
    MysteryDesk desk;
    const QString first = desk.book.nextMystery();
    QVERIFY(!first.isEmpty());
    QCOMPARE(desk.book.nextMystery(first), desk.book.mysteries().recordings()[1].id);
    // A confident error comes back at once, and all of its kind before what is new.
    QVERIFY(desk.book.lockMystery(desk.answer(QStringLiteral("branches"), Cause::Launches, 5)));
    QVERIFY(desk.book.causeCard(Cause::Readback)->isConfidentError);
    QVERIFY(!desk.book.causeCard(Cause::Launches));
    QVERIFY(desk.book.dueCauses().empty());
    desk.now = desk.now.addSecs(60 * (confidentErrorAfter_min + 1));
    QVERIFY(desk.book.dueCauses() == std::vector{Cause::Readback});
    QCOMPARE(desk.book.nextMystery(QStringLiteral("branches")), QStringLiteral("branches_compiled"));
    QVERIFY(desk.book.lockMystery(desk.answer(QStringLiteral("branches_compiled"), Cause::Readback, 3)));
    QVERIFY(desk.book.dueCauses().empty());
    QCOMPARE(desk.book.causeCard(Cause::Readback)->repetitions, 2);
    QVERIFY(desk.book.latestMystery(QStringLiteral("branches_compiled"))->isRight());
    const CauseCounts counts = causeCountsOf(desk.book.mysteryAnswers());
    QCOMPARE(counts[std::size_t(Cause::Readback)][std::size_t(Cause::Launches)], std::int64_t{1});
    QCOMPARE(counts[std::size_t(Cause::Readback)][std::size_t(Cause::Readback)], std::int64_t{1});
}

void MysteryTest::whatIsNotCompleteIsRefused()
{
    MysteryDesk desk;
    const QString branches = QStringLiteral("branches");
    const MysteryAnswer whole = desk.answer(branches, Cause::Readback, 3);
    MysteryAnswer unsure = whole;
    unsure.confidence = 0;
    MysteryAnswer unmarked = whole;
    unmarked.marks.pop_back();
    MysteryAnswer twice = whole;
    twice.marks[1] = twice.marks[0];
    MysteryAnswer outside = whole;
    outside.marks[1].op = 1'000'000;
    for (const MysteryAnswer &each :
         {unsure, unmarked, twice, outside, desk.answer(QStringLiteral("x"), Cause::Memory, 3)})
        QVERIFY(!desk.book.lockMystery(each));
    const std::vector order{Remedy::NoReadback, Remedy::Batch, Remedy::Fuse};
    QVERIFY(!desk.book.rankMystery(branches, order)); // nothing was said yet
    QVERIFY(desk.book.lockMystery(whole));
    QVERIFY(!desk.book.rankMystery(branches, {Remedy::Batch}));
    QVERIFY(!desk.book.rankMystery(branches, {Remedy::Batch, Remedy::Batch, Remedy::Fuse}));
    QVERIFY(desk.book.rankMystery(branches, order));
    QVERIFY(!desk.book.rankMystery(branches, order)); // once
    desk.ledger.setReadOnly(true);
    QVERIFY(!desk.book.lockMystery(whole));
}

void MysteryTest::whatWasSaidIsReadAgain()
{
    MysteryDesk desk;
    QVERIFY(desk.book.lockMystery(desk.answer(QStringLiteral("images"), Cause::Memory, 4)));
    const std::vector order{Remedy::Graph, Remedy::Batch, Remedy::Fuse};
    QVERIFY(desk.book.rankMystery(QStringLiteral("images"), order));
    const ReviewBook again(desk.content, desk.figures, desk.ledger);
    QCOMPARE(again.mysteryAnswers().size(), std::size_t{1});
    const MysteryAnswer &read = again.mysteryAnswers().front();
    QVERIFY(read.said == Cause::Memory && read.truth == Cause::Launches && read.order == order);
    QVERIFY(read.marks == desk.answer({}, Cause::Memory, 4).marks);
    QCOMPARE(read.at, desk.now);
    const auto exported = nlohmann::json::parse(desk.book.exportJson().toStdString());
    QCOMPARE(exported["mysteries"].size(), std::size_t{1});
    const auto schema = embeddedSchema(QStringLiteral("review_export.schema.json"));
    QVERIFY(validateJson(exported, *schema, QStringLiteral("x")).empty());
    QVERIFY(desk.book.deleteRecall());
    QVERIFY(desk.book.mysteryAnswers().empty() && desk.book.dueCauses().empty());
}

void MysteryTest::strangersAreKeptAndNotUsed()
{
    MysteryDesk desk;
    QVERIFY(desk.book.lockMystery(desk.answer(QStringLiteral("images"), Cause::Memory, 4)));
    nlohmann::json part = desk.ledger.part(reviewChapter, ledger_part::recall);
    const nlohmann::json good = part["mysteries"][0];
    for (const auto &[key, value] : std::map<std::string, nlohmann::json>{{"said", "ghosts"},
                                                                          {"truth", 7},
                                                                          {"confidence", 9},
                                                                          {"at", "never"},
                                                                          {"marks", nullptr},
                                                                          {"recording", "unknown"}}) {
        nlohmann::json bad = good;
        bad[key] = value;
        part["mysteries"].push_back(bad);
    }
    QVERIFY(desk.ledger.setPart(reviewChapter, ledger_part::recall, part));
    const ReviewBook again(desk.content, desk.figures, desk.ledger);
    QCOMPARE(again.mysteryAnswers().size(), std::size_t{1});
    QCOMPARE(desk.ledger.part(reviewChapter, ledger_part::recall)["mysteries"].size(), std::size_t{7});
}

RP_TEST(MysteryTest)

} // namespace test_mystery
#include "test_mystery.moc"

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A mystery trace from the question to what would pay, by keys and by what assistive tools see.
#include "models/review/mystery_words.h"
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/charts/figure_plot.h"
#include "views/charts/timeline/trace_canvas.h"
#include "views/charts/timeline/trace_overview.h"
#include "views/charts/timeline/trace_timeline.h"
#include "views/review/mystery_section.h"
#include "views/widgets/action_button.h"
#include "views/widgets/reading_bar.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

#include <QAccessible>

namespace test_mystery_section {

using namespace rp;
using traces::Cause;
using traces::Mark;
using traces::Remedy;

namespace {

/// The section on its desk, connected to the book as the program does it.
struct MysteryOpen : test::ReviewDesk
{
    explicit MysteryOpen(ReviewContent given = test::embeddedReview())
        : ReviewDesk(std::move(given))
        , section(new MysterySection(parts()))
    {
        QObject::connect(&intents, &Intents::mysteryLocked, section,
                         [this](const MysteryAnswer &answer) { (void)book.lockMystery(answer); });
        QObject::connect(&intents, &Intents::mysteryRanked, section,
                         [this](const QString &recording, const std::vector<Remedy> &order) {
                             (void)book.rankMystery(recording, order);
                         });
        show(section, {1280, 720});
    }
    MysteryForm &form() const { return *section->form(); }
    const MysteryCase &mystery() const { return *book.mysteries().find(section->recording()); }
    void press(QWidget *widget, Qt::Key key) { QTest::keyClick(widget, key); }
    /// Marks the first two places that show the cause, or the first two operations.
    void mark()
    {
        form().mark({0, Mark::Part::Work});
        form().mark({1, Mark::Part::Work});
    }
    void say(Cause cause, int sure)
    {
        form().answers()->setCurrentKey(causeKey(cause));
        form().confidence()->setCurrentKey(QString::number(sure));
        form().lockButton()->click();
    }
    MysterySection *section;
};

/// Names of all that assistive tools find below an object, with this role.
QStringList namesOf(QAccessibleInterface *top, QAccessible::Role role)
{
    QStringList names;
    if (!top || top->state().invisible)
        return names;
    if (top->role() == role)
        names << top->text(QAccessible::Name);
    for (int i = 0; i < top->childCount(); ++i)
        names << namesOf(top->child(i), role);
    return names;
}

} // namespace

class MysterySectionTest : public QObject
{
    Q_OBJECT
private slots:
    void nothingNamesTheRecording();
    void whatIsMissingIsAskedFor();
    void keysMarkWhatIsWalkedTo();
    void namesTellKernelsApart();
    void filesAreReadBeside();
    void wrongAnswersMeetTheirFigure();
    void whatPaysIsAskedAndTold();
    void nextIsOfAMissedKind();
};

void MysterySectionTest::nothingNamesTheRecording()
{
    MysteryOpen open;
    for (const MysteryRecording &each : open.content.recordings) {
        open.section->turnTo(each.id);
        QAccessibleInterface *tree = QAccessible::queryAccessibleInterface(open.section);
        const QString heard = (namesOf(tree, QAccessible::StaticText) + namesOf(tree, QAccessible::Heading) +
                               namesOf(tree, QAccessible::Table))
                                  .join(u'\n');
        QVERIFY2(!heard.contains(each.trace) && !heard.contains(QStringLiteral("GPT")), qPrintable(heard));
        QVERIFY(open.section->chart()->isVisible());
        QCOMPARE(namesOf(tree, QAccessible::RadioButton).size(),
                 int(traces::causes) + confidenceLevels); // answers and how sure
        QVERIFY(namesOf(tree, QAccessible::Table).size() >= 1);
    }
}

void MysterySectionTest::whatIsMissingIsAskedFor()
{
    MysteryOpen open;
    QStringList problems;
    const auto tryIt = [&] {
        open.form().lockButton()->click();
        QVERIFY(open.form().problem()->isVisible());
        problems << open.form().problem()->text();
    };
    tryIt();
    open.form().answers()->setCurrentKey(causeKey(Cause::Memory));
    tryIt();
    open.mark();
    tryIt();
    QCOMPARE(problems.removeDuplicates(), 0);
    QVERIFY(open.book.mysteryAnswers().empty());
    open.say(Cause::Memory, 2);
    QCOMPARE(open.book.mysteryAnswers().size(), std::size_t{1});
    QVERIFY(!open.form().isVisible() && open.section->verdict()->isVisible());
}

void MysterySectionTest::keysMarkWhatIsWalkedTo()
{
    MysteryOpen open;
    open.section->turnTo(QStringLiteral("branches"));
    TraceTimelineChart *chart = open.section->chart();
    QWidget *plot = chart->plotWidget();
    open.press(plot, Qt::Key_M); // nothing is walked to
    QVERIFY(open.form().marks().empty());
    open.press(plot, Qt::Key_Return);
    open.press(plot, Qt::Key_Right);
    open.press(plot, Qt::Key_M);
    QVERIFY(open.form().marks() == std::vector<Mark>({{1, Mark::Part::Work}}));
    open.press(plot, Qt::Key_Up); // its call
    open.press(plot, Qt::Key_M);
    QVERIFY(open.form().marks().back() == (Mark{1, Mark::Part::Call}));
    // The third one takes the place of the second.
    for (int i = 0; i < 3; ++i)
        open.press(plot, Qt::Key_Down);
    open.form().markButton()->click();
    QVERIFY(open.form().marks() == std::vector<Mark>({{1, Mark::Part::Work}, {1, Mark::Part::Wait}}));
    QCOMPARE(static_cast<const TraceCanvas &>(chart->canvas()).flags().size(), std::size_t{2});
    QVERIFY(open.form().marksText()->text().contains(chart->markText({1, Mark::Part::Wait})));
    QVERIFY(chart->keyLines().join(u'\n').contains(QStringLiteral("M: mark this place")));
    auto *strip = chart->findChild<TraceOverview *>();
    const QImage marked = strip->grab().toImage();
    open.form().markButton()->click(); // that of the same place goes
    QCOMPARE(open.form().marks().size(), std::size_t{1});
    QVERIFY(strip->grab().toImage() != marked);
}

void MysterySectionTest::namesTellKernelsApart()
{
    MysteryOpen open;
    open.section->turnTo(QStringLiteral("chain_steps"));
    QStringList names;
    for (std::size_t op = 0; op < open.mystery().trace->timeline.size(); ++op)
        names << open.section->chart()->markText({op, Mark::Part::Work});
    const QString all = names.join(u'\n');
    for (const char *tells : {"ctor_add<Half>", "sqrt_kernel_cuda", "Functor<float>"})
        QVERIFY2(all.contains(QLatin1String(tells)), qPrintable(all));
    QVERIFY(!all.contains(QStringLiteral("at::native")));
}

void MysterySectionTest::filesAreReadBeside()
{
    ReviewContent two = test::embeddedReview();
    two.recordings.resize(2);
    two.recordings[0].file = QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/h100_bert_small.json.gz");
    two.recordings[1].file = QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/cpu_only.json.gz");
    two.recordings[0].pass_us = std::nullopt;
    MysteryOpen open(std::move(two));
    // The learner's own order may have begun with it.
    const QString none = open.content.recordings[1].id;
    const bool isUnread = open.book.mysteries().isUnread(none);
    open.section->turnTo(none);
    if (isUnread) {
        QVERIFY(open.section->reading()->isVisible() && !open.form().isVisible());
        open.section->reading()->cancelButton()->setFocus();
    }
    // It has no work of a GPU: the other one follows, and the focus does not fall off the button.
    QTRY_VERIFY(open.form().isVisible());
    QCOMPARE(open.section->recording(), open.content.recordings[0].id);
    QVERIFY(!open.section->reading()->isVisible());
    QVERIFY(!isUnread || open.section->isAncestorOf(QApplication::focusWidget()));
    open.mark();
    open.say(Cause::Launches, 3);
    QVERIFY(open.book.mysteryAnswers().front().isRight());
}

void MysterySectionTest::wrongAnswersMeetTheirFigure()
{
    MysteryOpen open;
    for (const MysteryRecording &each : open.content.recordings) {
        for (std::size_t said = 0; said < traces::causes; ++said) {
            open.section->turnTo(each.id);
            open.mark();
            const auto cause = static_cast<Cause>(said);
            open.say(cause, 3);
            open.pass_s(1);
            const QString reason = open.section->verdict()->reason()->text();
            const bool isRight = open.mystery().cause == cause;
            QCOMPARE(!isRight, reason.contains(mystery_words::against(cause, open.mystery())) &&
                                   reason.contains(QStringLiteral("Against")));
            QVERIFY(reason.contains(mystery_words::fact(open.mystery().cause, open.mystery())));
            QVERIFY(open.section->verdict()->verdict()->text().contains(
                mystery_words::cause(open.mystery().cause)));
            if (!isRight) // no figure speaks for both
                QVERIFY2(mystery_words::against(cause, open.mystery()) != QString(), qPrintable(each.id));
        }
    }
    const int all = int(open.content.recordings.size() * traces::causes);
    QCOMPARE(int(open.book.mysteryAnswers().size()), all);
    QVERIFY(open.section->score()->isVisible());
}

void MysterySectionTest::whatPaysIsAskedAndTold()
{
    MysteryOpen open;
    open.section->turnTo(QStringLiteral("keywords"));
    open.mark();
    open.say(Cause::Launches, 5);
    MysteryVerdict &verdict = *open.section->verdict();
    QVERIFY(!verdict.payments()->isVisible());
    const auto press = [&](Remedy remedy) {
        const auto &order = open.book.mysteries().remedyOrder();
        verdict.remedies()[std::size_t(std::find(order.begin(), order.end(), remedy) - order.begin())]
            ->click();
    };
    press(Remedy::Leave);
    press(Remedy::Leave); // taken back
    press(Remedy::Graph);
    press(Remedy::Batch);
    QVERIFY(!verdict.payments()->isVisible());
    press(Remedy::Fuse);
    QVERIFY(verdict.payments()->isVisible());
    QVERIFY(verdict.payments()->text().startsWith(QStringLiteral("✓")));
    // What fusing rests on: nobody can count it.
    QVERIFY(verdict.payments()->text().contains(QStringLiteral("data (34 → 19 kernels): ")));
    const double best_us = afterRemedies(open.mystery().figures).front() / 1e3;
    QVERIFY(verdict.payments()->text().contains(Format().duration_us(best_us)));
    QVERIFY(open.book.latestMystery(QStringLiteral("keywords"))->order ==
            std::vector<Remedy>({Remedy::Graph, Remedy::Batch, Remedy::Fuse}));
    QVERIFY(!verdict.remedies().front()->isEnabled());
}

void MysterySectionTest::nextIsOfAMissedKind()
{
    MysteryOpen open;
    open.section->turnTo(QStringLiteral("graph"));
    open.mark();
    open.say(Cause::Launches, 5);
    open.pass_s(60 * (confidentErrorAfter_min + 1));
    open.section->verdict()->next()->click();
    QCOMPARE(open.section->recording(), QStringLiteral("words"));
    QVERIFY(open.form().isVisible() && open.form().marks().empty());
    QVERIFY(open.form().answers()->currentKey().isEmpty());
}

RP_TEST(MysterySectionTest)

} // namespace test_mystery_section
#include "test_mystery_section.moc"

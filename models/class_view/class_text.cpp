// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_text.h"

#include "models/class_view/class_figures.h"
#include "models/instruments/ladder_text.h"
#include "models/text/format.h"

namespace rp {

QString ClassText::title()
{
    //: heading of a report on what a whole class has handed in
    return tr("The class");
}

QString ClassText::counted(qint64 handins)
{
    //: work that learners have handed in, one file each
    return tr("%Ln hand-in(s) were counted.", nullptr, int(handins));
}

QString ClassText::noHandins(const QStringList &places)
{
    return tr("There is no handed-in work in %1.").arg(places.join(QLatin1String(", ")));
}

QString ClassText::altered(qint64 handins)
{
    //: keep the command as it is
    return tr("%Ln of them were changed outside the program; ridgepoint grade tells how.", nullptr,
              int(handins));
}

QString ClassText::scripted(qint64 handins)
{
    //: hand-ins that no learner made; keep the command as it is
    return tr("%Ln more were made by ridgepoint tour and do not count.", nullptr, int(handins));
}

QString ClassText::leftOutFiles(qint64 files)
{
    return tr("%Ln more file(s) are of the same learners, with no more work, and do not count.", nullptr,
              int(files));
}

QString ClassText::repeated(qint64 ledgers)
{
    return tr("%Ln ledger(s) are in more than one file, and each file counts.", nullptr, int(ledgers));
}

QString ClassText::leftOut(qint64 answers)
{
    return tr("%Ln answer(s) were left out: given to other questions, or asked again.", nullptr,
              int(answers));
}

QString ClassText::namesAreHidden()
{
    //: %1 is an option of the command line
    return tr("Names are hidden; %1 shows them.").arg(QStringLiteral("--names"));
}

QString ClassText::hardest()
{
    //: Heading of a table: which questions most learners of a class answered wrongly.
    return tr("The hardest questions");
}

QString ClassText::missed()
{
    //: Column of a table: how many learners answered a question wrongly the first time.
    return tr("Missed at the first try");
}

QString ClassText::finished(qint64 done, qint64 begun)
{
    const Format format;
    return tr("Finished by %1 of the %2 learners who began it.")
        .arg(format.count(double(done)), format.count(double(begun)));
}

QString ClassText::rightAtFirst(qint64 right, qint64 learners)
{
    const Format format;
    //: how many learners answered a question rightly
    return tr("Right at the first try: %1 of %2.")
        .arg(format.count(double(right)), format.count(double(learners)));
}

QString ClassText::guesses(qint64 low, qint64 high)
{
    const Format format;
    //: how many learners guessed a number below and above the truth
    return tr("Too low: %1. Too high: %2.").arg(format.count(double(low)), format.count(double(high)));
}

QString ClassText::sure()
{
    //: heading: how sure learners said they were, against how often they were right
    return tr("How sure the class was");
}

QString ClassText::nobodySaidHowSure()
{
    //: %1 is a command
    return tr("How sure learners are is asked in the review, which stays with them. Nobody has handed it in; "
              "%1 adds counts of it to what a learner hands in.")
        .arg(Format::isolate(QStringLiteral("ridgepoint export --confidence")));
}

QString ClassText::saidAndRight(qint64 learners, double said, double right)
{
    const Format format;
    //: %1 is the mean of the probabilities that learners gave for being right, %2 the share of right answers
    return tr("%Ln learner(s) handed in how sure they were in the review: on average they said %1, and %2 of "
              "their answers were right.",
              nullptr, int(learners))
        .arg(format.percent(said, 0), format.percent(right, 0));
}

QString ClassText::answers()
{
    //: caption of a chart: how many learners chose which option
    return tr("Answers by option");
}

QString ClassText::sides()
{
    //: caption of a chart: how many guessed a number below the truth, rightly, and above it
    return tr("First guesses beside the truth");
}

QString ClassText::aboutSides()
{
    return tr("Where most of the wrong guesses lie on one side, the class shares a wrong idea of the size.");
}

QString ClassText::steps()
{
    return tr("Time, and where learners stand");
}

QString ClassText::pauses()
{
    constexpr double msPerMinute = 60'000.0;
    //: %1 is a number of minutes
    return tr("Times are from one recorded action to the next; pauses of %1 minutes or more are left out.")
        .arg(Format().count(double(longestPause_ms) / msPerMinute));
}

QString ClassText::tracks()
{
    return tr("Tracks and their goals");
}

QString ClassText::stuck()
{
    //: %1 is a number
    return tr("Tried %1 times or more, and none was right").arg(Format().count(ClassFigures::triesToBeStuck));
}

QString ClassText::someMemos(qint64 shown, qint64 all)
{
    const Format format;
    return tr("%1 of %2, taken by chance.").arg(format.count(double(shown)), format.count(double(all)));
}

QString ClassText::step(Step step)
{
    switch (step) {
    case Step::Brief:
        return tr("Brief");
    case Step::Predict:
        return tr("Predict");
    case Step::Explore:
        return tr("Explore");
    case Step::Reveal:
        return tr("Reveal");
    case Step::Reflect:
        break;
    }
    return tr("Reflect");
}

QString ClassText::andOthers(const QString &names, qint64 others)
{
    //: %1 lists learners
    return others > 0 ? tr("%1, and %Ln more", nullptr, int(others)).arg(names) : names;
}

QStringList ClassText::optionColumns()
{
    return {tr("Option"), tr("Right or wrong"), tr("First answers"),
            tr("Share"),  tr("Later answers"),  tr("Why")};
}

QStringList ClassText::challengeColumns()
{
    return {tr("Challenge"), tr("Learners"), tr("Solved"), tr("Tries for each learner")};
}

QStringList ClassText::stepColumns()
{
    return {tr("Step"),       tr("Learners"), tr("Half of them within"), tr("Nine in ten within"),
            tr("Stand here"), tr("Who")};
}

QStringList ClassText::trackColumns()
{
    return {tr("Track"), tr("Goal reached"), tr("Goal missed")};
}

QString ClassText::hints()
{
    //: Caption of a table: how many learners took which hint.
    return tr("Hints taken, learners");
}

QStringList ClassText::hintColumns()
{
    QStringList columns{tr("Question")};
    for (int rung = 1; rung <= LadderContent::rungs; ++rung)
        columns << rungName(rung);
    return columns << answerTakenText();
}

QStringList ClassText::stuckColumns()
{
    return {tr("Question"), tr("Learners"), tr("Who")};
}

QStringList ClassText::sureColumns()
{
    //: column: a probability that learners gave for being right
    return {tr("They said"), tr("Answers"), tr("Were right"), tr("Share")};
}

QString ClassText::mysteries()
{
    //: heading: causes of recordings without a name, and what learners took them for
    return tr("Mystery traces: what was taken for what");
}

QStringList ClassText::mysteryColumns()
{
    //: columns: what held a program back, and what learners said
    return {tr("It was"), tr("They said"), optionColumns().at(1), tr("Answers")};
}

QStringList ClassText::guessColumns()
{
    //: columns: how many guessed below the truth, and above it
    return {tr("Question"), tr("Too low"), tr("Were right"), tr("Too high")};
}

QString ClassText::learner()
{
    return tr("Learner");
}

} // namespace rp

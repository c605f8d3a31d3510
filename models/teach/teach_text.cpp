// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/teach_text.h"

#include "models/content/act_time.h"
#include "models/content/lab_content.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

namespace rp {

QString TeachText::title()
{
    //: Title of a document for those who teach with the labs.
    return tr("Ridgepoint for teachers");
}

QString TeachText::warning()
{
    return tr(
        "This shows the answer to every question. Numbers are worked out by the instruments at the moment at "
        "which this is made. Learners see options that are no numbers in another order.");
}

QString TeachText::plan()
{
    //: Title of a plan for a class.
    return tr("A plan for two sessions of 50 minutes");
}

QString TeachText::planNote()
{
    const Format format;
    const auto minutes = [&format](double value) { return format.count(value); };
    //: How times are worked out; %1 is a number of words, %2 to %5 are numbers of minutes.
    return fillMarkers(
        tr("These times are with what is needed to go on. They are worked out from the texts of the labs, "
           "at %1 words a minute, on the track that takes longest. To that come %2 min for each question, %3 "
           "min for each thing to find, %4 min for each challenge and, for whoever does everything, %5 min "
           "for "
           "each text to write. What you say to the class is not in them."),
        {format.count(pace::words_per_min), minutes(pace::question_min), minutes(pace::discovery_min),
         minutes(pace::challenge_min), minutes(pace::entry_min)});
}

QStringList TeachText::planColumns()
{
    return {tr("Act"), tr("Session"), tr("Words to read"), tr("Minutes"),
            tr("Minutes with everything there is to find")};
}

QString TeachText::session(int number)
{
    //: In a table: an act that is done after the sessions of a class, such as at home.
    return number > 0 ? Format().count(number) : tr("afterwards");
}

QString TeachText::time(const ActContent &act)
{
    const QString least = tr("About %Ln minute(s) with what is needed to go on.", nullptr, act.minutes);
    return act.minutesAll <= act.minutes
               ? least
               : joinedSentences({least, tr("About %Ln minute(s) with everything there is to find.", nullptr,
                                            act.minutesAll)});
}

QString TeachText::goal(const QString &text)
{
    //: %1 is a whole sentence on what learners can do after an act.
    return tr("Goal: %1").arg(text);
}

QString TeachText::listenFor(const QString &text)
{
    //: %1 is a whole sentence: what a teacher should listen for in what a class says.
    return tr("Listen for: %1").arg(text);
}

QString TeachText::handout()
{
    //: Title of a document to print, in which learners write their predictions by hand.
    return tr("Predictions to write by hand");
}

QString TeachText::nameAndDate()
{
    //: On paper; %1 is a line to write on.
    return tr("Name and date: %1").arg(QString(40, u'_'));
}

QString TeachText::aboutHandout()
{
    return tr("What is given to a question stands beside it on the screen. Write before you try anything.");
}

QStringList TeachText::handoutColumns()
{
    //: Columns of a table to print; the second one is empty, to be written in.
    return {tr("Question"), tr("Your prediction, how sure you are (1 to 5), and why")};
}

QString TeachText::predictions()
{
    return tr("Predictions");
}

QString TeachText::core()
{
    //: Title of a list of what learners have to find out by trying before they can go on.
    return tr("To find, needed to go on");
}

QString TeachText::more()
{
    //: Title of a list of what learners may find out besides.
    return tr("More to find");
}

QString TeachText::challenges()
{
    return tr("Challenges");
}

QString TeachText::exercises()
{
    //: Title of exercises in which a published claim is wrong.
    return tr("Find the error");
}

QString TeachText::reflections()
{
    return tr("Reflections");
}

QString TeachText::writing()
{
    //: Title of tasks in which learners write some sentences of their own.
    return tr("Writing");
}

QString TeachText::debrief()
{
    //: Title: what a teacher talks about with the class after an act.
    return tr("Debrief");
}

QString TeachText::ask()
{
    return tr("What to ask the class");
}

QString TeachText::tracks()
{
    return tr("What the figures say on each track");
}

QString TeachText::claims()
{
    return tr("Claims that can't be reproduced");
}

QString TeachText::recall()
{
    return tr("Recall questions");
}

QString TeachText::beliefs()
{
    return tr("Beliefs to judge");
}

QString TeachText::mysteries()
{
    //: heading: recordings of programs, of which learners say what holds them back
    return tr("Mystery traces");
}

QString TeachText::rightAnswer(const QString &answer)
{
    return tr("The right answer: %1").arg(answer);
}

QString TeachText::instrumentSays(const QString &figure, const QString &value)
{
    //: What the instrument gives for the question above: %1 is the name of a figure, %2 its value with a
    //: unit.
    return fillMarkers(tr("What the instrument gives: %1, %2"), {figure, value});
}

QString TeachText::accepted(const QString &tolerance)
{
    //: %1 is a percentage: how far from the truth an answer may be.
    return tr("Accepted within %1 of it.").arg(tolerance);
}

QString TeachText::looksFor(const QString &text)
{
    //: %1 is a whole sentence on what learners should have written.
    return tr("A good text: %1").arg(text);
}

QString TeachText::pointsNeeded(int needed, int all)
{
    const Format format;
    //: %1 of %2 key points of an answer are enough.
    return fillMarkers(tr("Right with %1 of these %2 points:"), {format.count(needed), format.count(all)});
}

QString TeachText::rightOrWrong(bool isRight)
{
    //: in a table: an option is right or wrong
    return isRight ? tr("✓ right") : tr("✗ wrong");
}

QString TeachText::pair(const QString &name, const QString &value)
{
    //: The name of something, such as a control, a track or a column, and what it is set to or says.
    return fillMarkers(tr("%1: %2"), {name, value});
}

QString TeachText::numbered(int number, const QString &text)
{
    //: One of several settings, one after the other: its number, then the setting.
    return fillMarkers(tr("%1. %2"), {Format().count(number), text});
}

QString TeachText::bullet(const QString &item)
{
    //: One item of a list, on its own line with a bullet.
    return tr("• %1").arg(item);
}

QString TeachText::nothingFits()
{
    return tr("No proposal is right.");
}

QString TeachText::asItOpens()
{
    //: Instead of a setting: the instrument shows it without any change.
    return tr("As it opens");
}

QStringList TeachText::optionColumns()
{
    return {tr("Option"), tr("Right or wrong"), tr("Why")};
}

QStringList TeachText::findColumns()
{
    return {tr("What to find"), tr("A setting that shows it"), tr("What is found")};
}

QStringList TeachText::trackColumns()
{
    return {tr("Track"), tr("What the figures say")};
}

QStringList TeachText::claimColumns()
{
    return {tr("Claim"), tr("Where it is from"), tr("Why not"), tr("What the model gives")};
}

QStringList TeachText::answerColumns()
{
    //: heading of a table column: how something is counted, such as "with the dense peak"
    return {tr("Counted so"), tr("Right answer")};
}

QStringList TeachText::beliefColumns()
{
    return {tr("Belief"), tr("Right or wrong"), tr("Why")};
}

QStringList TeachText::mysteryColumns()
{
    //: columns: a recording, and what holds its program back
    return {tr("Recording"), tr("What holds it back"), tr("Why")};
}

} // namespace rp

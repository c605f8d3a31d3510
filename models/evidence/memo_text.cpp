// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/memo_text.h"

#include "models/content/lab_content.h"
#include "models/evidence/memo_document.h"
#include "models/evidence/memo_rubric.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QLocale>

namespace rp {

QString MemoText::title()
{
    return tr("Decision memo");
}

QString MemoText::fullTitle(const MemoDocument &memo)
{
    //: Title of an exported memo: "Decision memo", title of the lab.
    return tr("%1: %2").arg(memo.title, memo.lab);
}

QString MemoText::pageNumber(const QString &page, const QString &pages)
{
    //: At the foot of a page: number of the page, count of all pages.
    return tr("Page %1 of %2").arg(page, pages);
}

QString MemoText::heading(MemoPart part)
{
    switch (part) {
    case MemoPart::Recommendation:
        return tr("Recommendation");
    case MemoPart::Rejected:
        //: Part of a decision memo.
        return tr("Rejected alternative");
    case MemoPart::ChangeMind:
        //: Part of a decision memo.
        return tr("What would change my mind");
    case MemoPart::Risk:
        //: Part of a decision memo: what can still go wrong.
        return tr("Remaining risk");
    case MemoPart::Rationale:
        break;
    }
    //: Part of a decision memo: the reasons.
    return tr("Rationale");
}

QString MemoText::guidance(MemoPart part, const LabContent &lab)
{
    const QString own = lab.memoGuidance.value(memoPartKey(part));
    if (!own.isEmpty())
        return contentText(own);
    switch (part) {
    case MemoPart::Recommendation:
        return tr("Say in one or two sentences what your team should do. Name the surgery or the execution "
                  "mode, and the model it is for.");
    case MemoPart::Rejected:
        return tr("Name the best other choice, and the figure that speaks against it.");
    case MemoPart::ChangeMind:
        return tr("Name a measurement or a condition under which you would decide otherwise, with a number.");
    case MemoPart::Risk:
        return tr("Say what can still go wrong when your team does this, and who would notice it first.");
    case MemoPart::Rationale:
        break;
    }
    return tr("Give the reasons. Point to your evidence by its name, and say what each piece shows.");
}

QString MemoText::empty()
{
    return tr("Nothing was written here.");
}

QString MemoText::byline(const MemoDocument &memo)
{
    const QString date = QLocale().toString(memo.at.toLocalTime().date(), QLocale::LongFormat);
    //: Under the title of a decision memo: who wrote it, date.
    return memo.author.isEmpty() ? date : tr("%1, %2").arg(memo.author, date);
}

QString MemoText::trackLine(const QString &name, const QString &goal)
{
    //: The track of the learner in a memo: its name, and its goal, a whole sentence with its full stop.
    return name.isEmpty() ? tr("No track was chosen.") : tr("Track %1. Goal: %2").arg(name, goal);
}

QString MemoText::verdictLine(const MemoVerdict &verdict)
{
    if (!verdict.known)
        return tr("The choices made so far give no verdict on this goal yet.");
    //: In a memo, with its sign: the learner's choices reach the goal of the track. %1 is a whole sentence
    //: that says so, with the figures.
    return verdict.pass ? tr("✓ %1").arg(verdict.sentence)
                        //: In a memo, with its sign: the goal is missed; %1 is a whole sentence that says so.
                        : tr("✗ %1").arg(verdict.sentence);
}

QString MemoText::evidenceHeading()
{
    //: Part of a decision memo: the captures it rests on.
    return tr("Evidence");
}

QString MemoText::noEvidence()
{
    return tr("No evidence was chosen for this memo.");
}

QString MemoText::pairLine(const EvidencePair &pair)
{
    switch (pair.state) {
    case EvidencePair::State::Missing:
        return tr("Still missing: two captures that differ. Choose one more.");
    case EvidencePair::State::Equal:
        return tr("Still missing: two captures that differ. Those you chose agree in every input and every "
                  "result.");
    case EvidencePair::State::Differ:
        break;
    }
    //: Below the captures that a memo rests on; %1 is a list of inputs: "Batch, Precision".
    return pair.inputs.isEmpty()
               ? QString()
               : tr("Two of them differ in: %1.").arg(QLocale().createSeparatedList(pair.inputs));
}

QString MemoText::stressHeading()
{
    //: Part of a decision memo: each input is moved until the recommendation flips.
    return tr("Stress test");
}

QString MemoText::stressLine(const StressTest &test)
{
    const StressedInput *first = test.first();
    //: %1 is the name of an input, %2 a value of it, %3 a whole sentence: "Compiling does not pay off."
    return first ? tr("%1 flips it first. At %2: %3").arg(first->label, first->flipText, test.flipped)
                 : tr("No input flips it within its range.");
}

QString MemoText::triggerLine(const StressTest &test, const QString &named, const QString &label)
{
    const StressedInput *input = test.find(named);
    if (!input || !input->flip.isValid())
        //: %1 is the name of an input
        return tr("You named %1, which does not flip it within its range.").arg(label);
    //: %1 is the name of an input
    return input == test.first() ? tr("You named %1: so it is.").arg(label)
                                 //: %1 is the name of an input, %2 a value of it
                                 : tr("You named %1, which flips it at %2.").arg(label, input->flipText);
}

QString MemoText::stressAxis(const StressTest &test)
{
    //: A ratio; %1 and %2 are names of figures: "Memory needed ÷ Memory of the device"
    return tr("%1 ÷ %2").arg(test.figure, test.limit);
}

QStringList MemoText::stressColumns()
{
    //: Heading of a column: names of inputs.
    return {tr("Input"),
            //: Heading of a column: the values that inputs had when the evidence was captured.
            tr("As captured"),
            //: Heading of a column: at which value of an input a recommendation flips.
            tr("Flips at"),
            //: Heading of a column: a figure with the input at the lower end of its range.
            tr("Lower end"),
            //: Heading of a column: a figure with the input at the upper end of its range.
            tr("Upper end")};
}

QString MemoText::neverFlips()
{
    //: Of an input: no value of it flips the recommendation.
    return tr("never within its range");
}

QString MemoText::stressEnd(double ratio, const QString &at)
{
    //: A ratio, and the value of an input that gives it: "0.34× (1,000 per day)".
    return tr("%1 (%2)").arg(Format().factor(ratio), at);
}

QString MemoText::exhibitHeading(const QString &title, int number)
{
    //: Heading of a piece of evidence in a memo; %1 is its number in the memo, %2 its name.
    return tr("%1. %2").arg(Format().count(number), title);
}

QString MemoText::exhibitLine(const MemoExhibit &exhibit)
{
    //: Where and when a piece of evidence was captured: act and instrument, date and time.
    const QString line = tr("%1, captured %2.").arg(exhibit.where, exhibit.when);
    return exhibit.track.isEmpty()
               ? line
               //: Added to where and when a piece of evidence was captured; %1 is the name of a track.
               : joinedSentences({line, tr("Track: %1.").arg(exhibit.track)});
}

QString MemoText::remark(const QString &remark)
{
    //: A remark on a piece of evidence in a memo, with its warning sign.
    return tr("⚠ %1").arg(remark);
}

QString MemoText::assumption(const QString &figures, const QString &reason)
{
    //: Figures that rest on an assumption, and the reason, one or more whole sentences.
    return tr("%1: %2").arg(figures, reason);
}

QString MemoText::predictionsHeading()
{
    return tr("Predicted before");
}

QString MemoText::inputsHeading()
{
    return tr("Inputs");
}

QString MemoText::figuresHeading()
{
    return tr("Results");
}

QString MemoText::assumptionsHeading()
{
    return tr("Results that rest on an assumption");
}

QString MemoText::valueHeading()
{
    return tr("Value");
}

QString MemoText::handOffHeading()
{
    //: Part of a decision memo: fields of the ledger that later labs start from.
    return tr("What later labs read");
}

QString MemoText::handOffNote()
{
    return tr("Later labs find these values of this lab in your ledger, by these names.");
}

QString MemoText::fieldHeading()
{
    //: Heading of a column: names of fields in the ledger, such as fusion_enabled.
    return tr("Field");
}

QString MemoText::footer(const MemoDocument &memo)
{
    //: Last line of an exported memo: name and version of the program, title of the lab, version of its
    //: content.
    return tr("Written with Ridgepoint %1; lab “%2”, content version %3.")
        .arg(Format::isolate(memo.programVersion), memo.lab, Format::isolate(memo.contentVersion));
}

} // namespace rp

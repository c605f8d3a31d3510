// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/grade_text.h"

#include "models/instruments/ladder_text.h"
#include "models/store/session_note.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace rp {
namespace {

struct GradeWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::GradeText)
};

QString breachText(const Finding &finding, const QString &place)
{
    switch (finding.breach) {
    case GateBreach::Kind::OutOfOrder:
        //: %1 is a place such as "Lab 07, act1, launch_share"
        return GradeWords::tr("%1: this was recorded while the step was not open yet, or twice.").arg(place);
    case GateBreach::Kind::NotAsked:
        return GradeWords::tr("%1: the lab does not ask this, or takes no such answer.").arg(place);
    case GateBreach::Kind::WrongVerdict:
        return GradeWords::tr("%1: it is marked as right and is wrong, or the other way round.").arg(place);
    case GateBreach::Kind::OtherQuestion:
        return GradeWords::tr("%1: another version of the lab asked this otherwise; the answer can't be "
                              "checked here and gives no points.")
            .arg(place);
    case GateBreach::Kind::OtherContent:
        return GradeWords::tr(
                   "%1: this was answered in another version of the lab and can't be checked here.")
            .arg(place);
    }
    return {};
}

/// Said of a session and not of a person: each of these has reasons that are nobody's fault.
QString noteText(const Finding &finding)
{
    const Format format;
    const QString at = Format::isolate(plainText(finding.at));
    if (finding.item == session_note::unknownBefore)
        //: %1 is a time, %Ln a number of answers and steps; the session was brought along, or its history
        //: lost
        return GradeWords::tr("This session has no history before %1: on the account where it was opened "
                              "then, the %Ln entry(s) in it had not been seen before.",
                              nullptr, int(finding.count))
            .arg(at);
    if (finding.item == session_note::earlierSession)
        //: %1 is a time, %2 the id of a session
        return GradeWords::tr("This session has no history before %1: it was begun in a folder where "
                              "another one (%2) had stood that was not there any more.")
            .arg(at, Format::isolate(plainText(finding.detail)));
    if (finding.item == session_note::otherSession)
        //: %1 is a time, %2 the id of a session
        return GradeWords::tr("During the exam another session of the same account was opened too (%2; "
                              "noticed at %1).")
            .arg(at, Format::isolate(plainText(finding.detail)));
    if (finding.item == session_note::recordGone)
        //: %1 is a time
        return GradeWords::tr("At %1 the note of this session was not in the folder of the exam any more, so "
                              "other sessions may not have been noticed.")
            .arg(at);
    if (finding.item == session_note::recordFailed)
        //: %1 is a time
        return GradeWords::tr("At %1 this session could not be noted in the folder of the exam, so other "
                              "sessions may not have been noticed.")
            .arg(at);
    if (finding.item == session_note::clockDiffers)
        //: %1 is a time, %2 a number
        return GradeWords::tr("The clock of the computer and that of the exam's folder were %2 seconds apart "
                              "at %1.")
            .arg(at, format.count(int(finding.count)));
    if (finding.item == session_note::preloaded)
        //: %1 is a file
        return GradeWords::tr("During the exam the program ran with %1 loaded into it, which can change "
                              "what it does.")
            .arg(Format::isolate(plainText(finding.detail)));
    if (finding.item == session_note::account)
        //: %1 and %2 are login names, %3 is a time
        return GradeWords::tr(
                   "This session was begun on the account %1; from %3 on it was used on the account "
                   "%2, too.")
            .arg(Format::isolate(plainText(finding.act)), Format::isolate(plainText(finding.detail)), at);
    //: %1 is a name that this version does not know
    return GradeWords::tr("The program noted something of the session that this version does not know: %1.")
        .arg(Format::isolate(plainText(finding.item)));
}

QString placeText(const Finding &finding)
{
    QString place = finding.lab.isEmpty() ? QString() : contentText(finding.lab);
    for (const QString &part : {finding.act, finding.item}) {
        if (part.isEmpty())
            continue;
        const QString name = Format::isolate(plainText(part));
        //: Between the parts of a place, as in "Lab 07, act1, launch_share".
        place = place.isEmpty() ? name : GradeWords::tr("%1, %2").arg(place, name);
    }
    return place;
}

constexpr double usPerMs = 1000.0;

struct SignWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::SignText)
};

QString textOfTimes(const Finding &finding, const QString &place, const QString &file)
{
    const Format format;
    const QString span = format.duration_us(finding.should * usPerMs);
    const int count = int(finding.count);
    switch (finding.sign) {
    case Sign::Quick:
        //: %1 is a place such as "Lab 07, act1, launch_share", %2 a time span
        return SignWords::tr(
                   "%Ln answer(s) in a row, from %1 on, each came less than %2 after the one before.",
                   nullptr, count)
            .arg(place, span);
    case Sign::Even:
        //: %1 is a place such as "Lab 07, act1, launch_share", %2 a time span
        return SignWords::tr("%Ln answer(s) in a row, from %1 on, stand exactly %2 apart.", nullptr, count)
            .arg(place, span);
    case Sign::Fraction:
        //: %1 is a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("%Ln answer(s) in a row, from %1 on, came at the same fraction of a second.",
                             nullptr, count)
            .arg(place);
    default:
        //: %1 is a file
        return SignWords::tr("%1 has the same answers of another session, at the same distances of time.")
            .arg(file);
    }
}

QString textOfCopy(const Finding &finding, const QString &place, const QString &file)
{
    const Format format;
    const int count = int(finding.count);
    switch (finding.sign) {
    case Sign::NoCopy:
        return SignWords::tr("There is no copy of this session.");
    case Sign::CopyAltered:
        //: %1 is a file
        return SignWords::tr("The copy %1 was changed outside the program and tells nothing.").arg(file);
    case Sign::CopyGoesOn:
        //: %1 is a file
        return SignWords::tr("The copy %1 has %Ln entry(s) more, made after this was handed in.", nullptr,
                             count)
            .arg(file);
    case Sign::CopyHasMore:
        //: %1 is a file, %2 a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("The copy %1 has %Ln entry(s) that this lacks, from %2 on.", nullptr, count)
            .arg(file, place);
    case Sign::CopyDiffers:
        //: %1 is a file, %2 a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("The copy %1 differs from this, from %2 on.").arg(file, place);
    case Sign::CopyVoided:
        //: %1 is a file, %2 a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("The copy %1 has what could not be verified here, from %2 on.").arg(file, place);
    case Sign::CopyLacks:
        //: %1 is a file, %2 a place such as "Lab 07, act1, launch_share"
        return SignWords::tr("%2 is dated before the copy %1 was made, and is not in it.").arg(file, place);
    case Sign::CopyLate:
        //: %1 is a file, %2 a time span
        return SignWords::tr("The file of the copy %1 was written %2 after the time that stands in it.")
            .arg(file, format.span_s(finding.count));
    default:
        //: %1 is a file, %2 a time span
        return SignWords::tr("The file of the copy %1 was written %2 before the last entry in it.")
            .arg(file, format.span_s(finding.count));
    }
}

} // namespace

QString fileList(const QStringList &files)
{
    constexpr qsizetype mostFiles = 10;
    QStringList names;
    for (const QString &file : files.mid(0, mostFiles)) // whole: whose a file is stands behind its path
        names << Format::isolate(plainText(file, file.size()));
    if (files.size() > mostFiles)
        names << QStringLiteral("…");
    return QLocale().createSeparatedList(names);
}

QString findingText(const Finding &finding)
{
    using Kind = Finding::Kind;
    const Format format;
    const QString place = placeText(finding);
    switch (finding.kind) {
    case Kind::SealBroken:
        return GradeWords::tr(
            "The file was changed after the program had written it: the name, the number, or "
            "what is kept beside the answers.");
    case Kind::LogBroken:
        return GradeWords::tr(
            "Answers were changed, added or taken out outside the program. Only those before "
            "that count.");
    case Kind::Voided:
        //: %1 is an act.
        return GradeWords::tr(
                   "%1: answers could not be verified on the learner's computer and were asked again.")
            .arg(place);
    case Kind::Gate:
        return breachText(finding, place);
    case Kind::CaptureForged:
        return GradeWords::tr("%1: this capture was changed after it was made.").arg(place);
    case Kind::CaptureMissing:
        return GradeWords::tr("%1: %Ln capture(s) were taken out of the file.", nullptr, int(finding.count))
            .arg(place);
    case Kind::FigureDiffers:
        //: %1 is a place, %2 the name of a figure, %3 and %4 numbers
        return GradeWords::tr("%1: %2 is recorded as %3, and these inputs give %4.")
            .arg(place, Format::isolate(plainText(finding.detail)), format.significant(finding.count, 6),
                 format.significant(finding.should, 6));
    case Kind::UnknownLab:
        //: %1 is the number of a chapter, %2 an option of the command line
        return GradeWords::tr(
                   "Chapter %1: %Ln entry(s) belong to a lab that is not here; name its folder with "
                   "%2.",
                   nullptr, int(finding.count))
            .arg(Format::isolate(plainText(finding.detail)), QStringLiteral("--content"));
    case Kind::ClockBack:
        return GradeWords::tr("%1: dated before the entry that it follows; the clock was set back.")
            .arg(place);
    case Kind::ClockWrong:
        return GradeWords::tr(
                   "%1: its time can't be right: none, before the program existed, or in the future.")
            .arg(place);
    case Kind::Sign:
        return signText(finding, place);
    case Kind::Noted:
        return noteText(finding);
    case Kind::SameWork:
        //: %1 is a list of files, each with a name and a number
        return GradeWords::tr("This work is shared: %1 holds it, too. None of them counts until you decide "
                              "whose it is.")
            .arg(fileList(finding.files));
    }
    return {};
}

QStringList evidenceTexts(const Grade &grade)
{
    const Format format;
    QStringList texts;
    if (grade.times.shortest_ms && grade.times.median_ms) {
        texts << GradeWords::tr("Time between answers: shortest %1, median %2.")
                     .arg(format.duration_us(double(*grade.times.shortest_ms) * usPerMs),
                          format.duration_us(double(*grade.times.median_ms) * usPerMs));
    }
    if (grade.copies.value_or(0) > 0)
        texts << GradeWords::tr("Agrees with %Ln copy(ies).", nullptr, *grade.copies);
    return texts;
}

QString unreadableText(const QString &file, const QString &reason)
{
    //: %1 is a file, %2 a reason
    return GradeWords::tr("%1 can't be graded: %2.").arg(plainText(file, file.size()), reason);
}

QString hintsText(const ActGrade &act)
{
    if (act.hints == 0)
        return {};
    //: said of an act; %Ln is the number of hints that its learner asked for
    const QString taken = GradeWords::tr("%Ln hint(s) taken; they cost nothing.", nullptr, act.hints);
    const QString told =
        GradeWords::tr("%1: %2").arg(answerTakenText(), Format().count(double(act.told.size())));
    return joinedSentences({taken, act.told.empty() ? QString() : told});
}

QString gradeReport(const Grade &grade)
{
    const Format format;
    QStringList lines;
    if (!grade.isReadable())
        return unreadableText(grade.file, grade.reading.reason);
    const QString file = plainText(grade.file, grade.file.size());
    QStringList who;
    const QString number = grade.learnerNumber();
    for (const QString &part :
         {grade.learnerName(), number.isEmpty() ? grade.participant.shownNumber() : number}) {
        if (!part.isEmpty())
            who << plainText(part);
    }
    lines << (who.isEmpty() ? GradeWords::tr("%1: no name").arg(file)
                            //: %1 is a file, %2 a name and a number
                            : GradeWords::tr("%1: %2").arg(file, who.join(QLatin1Char(' '))));
    for (const ActGrade &act : grade.acts) {
        if (!act.isBegun())
            continue;
        lines << GradeWords::tr(
                     "  %1, %2: %3 of %4 steps; predictions %5 of %6 right; reflections %7 of %8 right at "
                     "the first try")
                     .arg(contentText(act.lab->title), contentText(act.act->title),
                          format.count(act.stepsDone()), format.count(stepCount),
                          format.count(act.predictionsRight), format.count(act.predictions),
                          format.count(act.reflectionsRight), format.count(act.reflections));
        if (act.hints > 0)
            lines << QStringLiteral("  ") + hintsText(act);
    }
    //: %1 of %2 points for steps, %3 of %4 for what was right
    lines << GradeWords::tr("  Points: steps %1 of %2, correct %3 of %4")
                 .arg(format.count(grade.points(Points::Steps)),
                      format.count(grade.mostPoints(Points::Steps)),
                      format.count(grade.points(Points::Correct)),
                      format.count(grade.mostPoints(Points::Correct)));
    for (const MemoGrade &memo : grade.memos) {
        //: %1 is the title of a lab
        lines << GradeWords::tr("  Decision memo of %1:").arg(contentText(memo.lab->title));
        for (std::size_t i = 0; i < memoRows.size(); ++i)
            lines << QStringLiteral("    ") + GradeWords::tr("%1: %2").arg(RubricText::row(memoRows[i]),
                                                                           RubricText::state(memo.rows[i]));
    }
    for (const QString &text : evidenceTexts(grade))
        lines << QStringLiteral("  ") + text;
    if (grade.findings.empty())
        lines << GradeWords::tr("  Nothing was altered.");
    for (const Finding &finding : grade.findings)
        lines << QStringLiteral("  ! ") + findingText(finding);
    return lines.join(QLatin1Char('\n'));
}

QString signText(const Finding &finding, const QString &place)
{
    const QString file = Format::isolate(plainText(finding.detail, finding.detail.size()));
    switch (finding.sign) {
    case Sign::None:
        return {};
    case Sign::Scripted:
        //: keep the command as it is
        return SignWords::tr("ridgepoint tour made this, and no learner.");
    case Sign::Superseded:
        if (finding.count > 0)
            //: %1 is a file
            return SignWords::tr("%1 has other work of the same learner, and more of it; that one counts.")
                .arg(file);
        //: %1 is a file
        return SignWords::tr("This is the same work as %1, which is the fullest and counts.").arg(file);
    case Sign::Supersedes:
        //: %1 is a list of files
        return SignWords::tr("The same work is in %1; this file is the fullest, and counts for all of them.")
            .arg(fileList(finding.files));
    case Sign::Surpasses:
        //: %1 is a list of files
        return SignWords::tr("Other work of the same learner is in %1; this file has more, and counts.")
            .arg(fileList(finding.files));
    case Sign::Contested:
        //: %1 is a file
        return SignWords::tr(
                   "%1 has other work that would count for the same learner; decide which of them does.")
            .arg(file);
    case Sign::Quick:
    case Sign::Even:
    case Sign::Fraction:
    case Sign::SameTimes:
        return textOfTimes(finding, place, file);
    default:
        return textOfCopy(finding, place, file);
    }
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/feedback.h"

#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/json/file_writer.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <map>

namespace rp {
namespace {

struct FeedbackWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Feedback)
};

/// Others are named in the rest, or the learner is suspected of what only a person can judge.
bool isForLearner(const Finding &finding)
{
    using Kind = Finding::Kind;
    return finding.kind == Kind::Sign ? finding.sign == Sign::Scripted
                                      : finding.kind != Kind::SameWork && finding.kind != Kind::Noted;
}

void addActs(Paper &paper, const Grade &grade, Points points)
{
    const bool isCounted = grade.weight() != Finding::Weight::Altered;
    const Format format;
    //: of several numbers; %1 of %2
    const auto of = [&format](int part, int whole) {
        return FeedbackWords::tr("%1 of %2").arg(format.count(part), format.count(whole));
    };
    std::vector<QStringList> rows;
    for (const ActGrade &act : grade.acts) {
        const bool isSteps = points == Points::Steps;
        rows.push_back({actTitle(act), of(act.stepsDone(), stepCount),
                        of(act.reflectionsRight, act.reflectionsAsked),
                        of(!isCounted ? 0
                           : isSteps  ? act.stepsDone()
                                      : act.pointsRight,
                           isSteps ? stepCount : act.mostRight)});
    }
    //: heading of a column: one part of a lab, which has five steps
    paper.table({},
                {FeedbackWords::tr("Act"), FeedbackWords::tr("Steps done"),
                 FeedbackWords::tr("Reflections right at the first try"), FeedbackWords::tr("Points")},
                rows);
    if (!grade.isContested())
        //: %1 is a number of points such as "12 of 30"
        paper.paragraph(FeedbackWords::tr("Points altogether: %1")
                            .arg(of(isCounted ? grade.points(points) : 0, grade.mostPoints(points))));
}

void addWork(Paper &paper, const Grade &grade, Points points)
{
    if (!grade.asides.empty()) {
        paper.paragraph(FeedbackWords::tr("No work was found in what was handed in."),
                        PaperBlock::Tone::Remark);
        QStringList files;
        for (const Aside &aside : grade.asides) // not where they lie at the teacher's
            files << asideText(QFileInfo(aside.file).fileName(), aside.reason);
        paper.list(files);
        return;
    }
    const QString file = plainText(QFileInfo(grade.file).fileName());
    if (!grade.isReadable()) {
        paper.paragraph(unreadableText(file, grade.reading.reason), PaperBlock::Tone::Remark);
        return;
    }
    paper.heading(2, file);
    if (grade.isContested())
        paper.paragraph(
            FeedbackWords::tr("It is not settled yet whether this work counts. Ask your teacher."),
            PaperBlock::Tone::Remark);
    addActs(paper, grade, points);
    QStringList remarks;
    for (const Finding &finding : grade.findings) {
        constexpr qsizetype most = 20; // somebody may have altered thousands of entries
        if (isForLearner(finding) && remarks.size() < most)
            remarks << findingText(finding);
    }
    if (!remarks.isEmpty())
        paper.heading(3, FeedbackWords::tr("Remarks"));
    paper.list(remarks);
}

} // namespace

Paper feedbackPaper(const std::vector<const Grade *> &works, Points points)
{
    const auto named = std::find_if(works.begin(), works.end(),
                                    [](const Grade *grade) { return !grade->learnerName().isEmpty(); });
    const QString name = named == works.end() ? QString() : plainText((*named)->learnerName());
    Paper paper(name.isEmpty() ? FeedbackWords::tr("Feedback")
                               //: %1 is a learner's name
                               : FeedbackWords::tr("Feedback for %1").arg(name));
    for (const Grade *grade : works)
        addWork(paper, *grade, points);
    return paper;
}

FeedbackWritten writeFeedback(const QString &folder, const std::vector<Grade> &grades, Points points)
{
    std::map<QString, std::vector<const Grade *>> participants;
    for (const Grade &grade : grades) {
        if (!grade.participant.moodle.isEmpty() && !grade.has(Sign::Superseded))
            participants[grade.participant.key].push_back(&grade);
    }
    const QString locale = QLocale().name();
    const QString language = locale == QLatin1String("C") ? QStringLiteral("en") : locale;
    FeedbackWritten written;
    for (const auto &[key, works] : participants) {
        // One name between slashes, or its beginning: participantOf() takes it from there.
        const QString file =
            QDir(folder).filePath(works.front()->participant.moodle + QStringLiteral("feedback.html"));
        const QByteArray page = paperHtml(feedbackPaper(works, points), language);
        written.reason = makeOwnFolder(QFileInfo(file).path())
                             ? replaceFile(file, page)
                             : FeedbackWords::tr("its folder can't be made");
        if (!written.reason.isEmpty()) {
            written.failed = file;
            return written;
        }
        ++written.pages;
    }
    return written;
}

} // namespace rp

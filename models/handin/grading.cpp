// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/grading.h"

#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/evidence/capture_scene.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/handin/grade_text.h"
#include "models/handin/lab_versions.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/ledger.h"
#include "models/store/session_note.h"

#include <QDateTime>
#include <QSet>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace rp {

using Kind = Finding::Kind;

/// A lab with what it takes to check what was done in it.
struct Grader::Lab
{
    Lab(const LabContent &lab, const Catalogue &whole, std::vector<LabContent> released)
        : content(&lab)
        , versions(std::make_shared<const LabVersions>(lab, std::move(released)))
        , catalogue(catalogueFor(lab, whole))
        , workbench(Workbench::make(lab, catalogue))
    {
    }
    const LabContent *content;
    std::shared_ptr<const LabVersions> versions;
    Catalogue catalogue; ///< the instruments refer to it
    Workbench workbench;
};

namespace {

Finding::Weight weightOf(Sign sign)
{
    using Weight = Finding::Weight;
    switch (sign) {
    case Sign::Scripted:
        return Weight::Altered;
    case Sign::Quick:
    case Sign::Even:
    case Sign::Fraction:
    case Sign::SameTimes:
    case Sign::Contested:
    case Sign::Surpasses:
    case Sign::NoCopy:
    case Sign::CopyHasMore: // anybody who can write into the folder could have put it there
    case Sign::CopyDiffers:
    case Sign::CopyVoided:
    case Sign::CopyLacks:
    case Sign::CopyLate: // it was not written while the class worked, so it witnesses nothing
    case Sign::CopyEarly:
        return Weight::Unchecked;
    default:
        return Weight::Remark;
    }
}

} // namespace

Finding::Weight Finding::weight() const
{
    switch (kind) {
    case Kind::Noted:
    case Kind::Voided:
        return Weight::Remark;
    case Kind::ClockBack:
    case Kind::ClockWrong:
    case Kind::SameWork:
    case Kind::UnknownLab:
        return Weight::Unchecked;
    case Kind::Sign:
        // Where no other copy is whole, there is as good as none.
        return sign == Sign::CopyAltered && count < 1 ? Weight::Unchecked : weightOf(sign);
    case Kind::Gate:
        // An answer that gives nothing leaves the rest of the work as sound as it is.
        return breach == GateBreach::Kind::OtherQuestion  ? Weight::Remark
               : breach == GateBreach::Kind::OtherContent ? Weight::Unchecked
                                                          : Weight::Altered;
    case Kind::FigureDiffers:
        return isOtherVersion ? Weight::Unchecked : Weight::Altered;
    default:
        return Weight::Altered;
    }
}

int ActGrade::stepsDone() const
{
    return int(std::count(steps.begin(), steps.end(), true));
}

bool Grade::has(Sign sign) const
{
    return std::any_of(findings.begin(), findings.end(),
                       [sign](const Finding &finding) { return finding.sign == sign; });
}

bool Grade::isContested() const
{
    return weight() != Finding::Weight::Altered &&
           std::any_of(findings.begin(), findings.end(), [](const Finding &finding) {
               return finding.sign == Sign::Contested || finding.kind == Kind::SameWork;
           });
}

bool Grade::isShared() const
{
    return isContested() && std::any_of(findings.begin(), findings.end(), [](const Finding &finding) {
               return finding.kind == Kind::SameWork;
           });
}

QString Grade::learnerName() const
{
    return reading.handin.name.isEmpty() ? participant.name : reading.handin.name;
}

QString Grade::learnerNumber() const
{
    return reading.handin.number.isEmpty() ? participant.number : reading.handin.number;
}

int Grade::points(Points kind) const
{
    int sum = 0;
    for (const ActGrade &act : acts)
        sum += kind == Points::Steps ? act.stepsDone() : act.pointsRight;
    return sum;
}

int Grade::mostPoints(Points kind) const
{
    int sum = 0;
    for (const ActGrade &act : acts)
        sum += kind == Points::Steps ? stepCount : act.mostRight;
    return sum;
}

Finding::Weight Grade::weight() const
{
    Finding::Weight heaviest = isReadable() ? Finding::Weight::Remark : Finding::Weight::Altered;
    for (const Finding &finding : findings)
        heaviest = std::max(heaviest, finding.weight());
    return heaviest;
}

namespace {

/// The last of the entries that an act needs to be done, which it is: looking at it again makes it no later.
std::optional<std::size_t> doneBy(const LabContent &lab, const QString &act, const CommitLog &log)
{
    std::optional<std::size_t> last;
    std::set<std::pair<QString, QString>> seen;
    for (std::size_t i = 0; i < log.entries().size(); ++i) {
        const CommitEntry &entry = log.entries()[i];
        const bool isNeeded = entry.kind == commit_kind::prediction || entry.kind == commit_kind::step ||
                              entry.kind == commit_kind::reflection;
        if (isNeeded && entry.chapter == lab.chapter && entry.act == act && wasGivenTo(lab, entry) &&
            seen.insert({entry.kind, entry.item}).second)
            last = i;
    }
    return last;
}

ActGrade gradeOf(const LabSession &session, const CommitLog &log, const LabContent &lab,
                 const ActContent &act, std::set<QString> uncheckable)
{
    ActGrade grade;
    grade.lab = &lab;
    grade.act = &act;
    const ActContent *then = session.answerKey().act(act.id);
    const ActContent &asked = then ? *then : act;
    grade.uncheckable = std::move(uncheckable);
    const auto isCheckable = [&](const QString &item) { return !grade.uncheckable.count(item); };
    const auto score = [&](const QString &item, bool isRight) {
        if (isCheckable(item))
            grade.scored.insert({item, isRight});
    };
    for (int i = 0; i < stepCount; ++i)
        grade.steps[size_t(i)] = session.state(act.id, Step(i)) == StepState::Done;
    const auto right = [&](const QuestionContent &question) {
        return isCheckable(question.id) && session.isCorrect(act.id, question.id);
    };
    for (const QuestionContent *question : session.predictions(act.id)) {
        ++grade.predictionsAsked;
        grade.predictions += session.prediction(act.id, question->id).has_value();
        grade.predictionsRight += right(*question);
    }
    grade.reflectionsAsked = int(asked.reflections.size());
    for (const QuestionContent &question : asked.reflections) {
        grade.reflections += session.reflection(act.id, question.id).has_value();
        grade.reflectionsRight += right(question);
        grade.mostRight += isCheckable(question.id);
        score(question.id, right(question));
    }
    for (const ExerciseContent &exercise : asked.exercises) {
        const std::optional<ReflectionRecord> record = session.exercise(act.id, exercise.question.id);
        grade.exercises += record.has_value();
        if (record && record->told && right(exercise.question))
            grade.told.insert(exercise.question.id);
        grade.exercisesRight += right(exercise.question);
        grade.mostRight += isCheckable(exercise.question.id);
        score(exercise.question.id, right(exercise.question));
    }
    grade.pointsRight = grade.reflectionsRight + grade.exercisesRight;
    for (const DiscoveryContent *discovery : session.discoveries(act.id)) {
        grade.pointsRight += discovery->core && session.discovered(act.id, discovery->id);
        grade.mostRight += discovery->core;
    }
    for (const ChallengeContent *challenge : session.challenges(act.id)) {
        const ChallengeRecord record = session.challenge(act.id, challenge->id);
        const bool counts = challenge->core && isCheckable(challenge->id);
        const bool isRight = counts && record.solved() && !record.seenBefore;
        grade.pointsRight += isRight;
        grade.mostRight += counts;
        if (counts)
            score(challenge->id, isRight);
    }
    for (const DiscoveryContent &discovery : asked.discoveries)
        grade.discoveries += session.discovered(act.id, discovery.id);
    for (const ChallengeContent &challenge : asked.challenges) {
        const ChallengeRecord record = session.challenge(act.id, challenge.id);
        grade.challenges += record.solved();
        if (record.told)
            grade.told.insert(challenge.id);
    }
    for (const CommitEntry &entry : log.entries()) {
        if (entry.chapter != lab.chapter || entry.act != act.id)
            continue;
        grade.at = std::max(grade.at, entry.at);
        grade.captures += entry.kind == commit_kind::capture;
        grade.hints += entry.kind == commit_kind::hint && commit_item::rungOf(entry) > 0;
    }
    if (grade.stepsDone() == stepCount)
        grade.doneBy = doneBy(session.answerKey(), act.id, log);
    return grade;
}

Finding finding(Kind kind, const LabContent *lab = nullptr, const QString &act = {}, const QString &item = {})
{
    Finding made;
    made.kind = kind;
    made.lab = lab ? lab->title : QString();
    made.act = act;
    made.item = item;
    return made;
}

void checkCaptures(const LabContent &lab, const Catalogue &catalogue, const EvidenceBook &book,
                   std::vector<Finding> &findings)
{
    if (book.missing() > 0) {
        Finding missing = finding(Kind::CaptureMissing, &lab);
        missing.count = book.missing();
        findings.push_back(missing);
    }
    int left = EvidenceBook::mostMade; // the program makes no more, and each takes an instrument of its own
    for (const Capture &capture : book.captures()) {
        if (left-- == 0)
            break;
        const CaptureScene scene(capture, catalogue);
        const CaptureCheck check = checkCapture(scene, book);
        if (check.altered)
            findings.push_back(finding(Kind::CaptureForged, &lab, capture.act, capture.id));
        if (check.instrumentMissing)
            continue;
        const QSet<QString> changed(check.changedFigures.begin(), check.changedFigures.end());
        for (const CapturedFigure &figure : capture.figures) {
            if (!changed.contains(figure.id))
                continue;
            Finding differs = finding(Kind::FigureDiffers, &lab, capture.act, capture.id);
            differs.detail = figure.label;
            differs.isOtherVersion = check.contentChanged;
            differs.count = figure.value;
            differs.should = scene.instrument()->figure(figure.id);
            findings.push_back(differs);
        }
    }
}

/// What the program noted of the session. Of several notes of one kind the one that counts most is told, be
/// it more or less.
void addNote(const CommitEntry &entry, std::vector<Finding> &findings)
{
    const bool isTold = entry.kind == commit_kind::note && entry.item != session_note::exam;
    const double count = std::abs(entry.number.value_or(0));
    const auto isSame = [&entry](const Finding &other) {
        return other.kind == Kind::Noted && other.item == entry.item;
    };
    if (!isTold)
        return;
    const auto same = std::find_if(findings.begin(), findings.end(), isSame);
    if (same != findings.end() && same->count >= count)
        return;
    if (same != findings.end())
        findings.erase(same);
    Finding noted = finding(Kind::Noted, nullptr, {}, entry.item);
    noted.detail = entry.option;
    noted.count = count;
    noted.at = entry.at;
    findings.push_back(noted);
}

/// The day of the first release, for a session may have been begun with it, and a day from now: clocks
/// differ.
bool isPossible(const QDateTime &at)
{
    static const QDateTime first(QDate(2026, 11, 21), QTime(0, 0), Qt::UTC);
    return at.isValid() && at >= first && at <= QDateTime::currentDateTimeUtc().addDays(1);
}

/// Where entries were made on another account than the first one, told once: there can be many computers, and
/// one learner who has a name on each.
void addAccount(const CommitEntry &entry, QString &begunOn, std::vector<Finding> &findings)
{
    const bool isTold = std::any_of(findings.begin(), findings.end(), [](const Finding &other) {
        return other.kind == Kind::Noted && other.item == session_note::account;
    });
    if (begunOn.isEmpty())
        begunOn = entry.option;
    if (entry.option == begunOn || isTold)
        return;
    Finding noted = finding(Kind::Noted, nullptr, begunOn, entry.item);
    noted.detail = entry.option;
    noted.at = entry.at;
    findings.push_back(noted);
}

void checkLog(const CommitLog &log, const std::vector<QString> &known, std::vector<Finding> &findings)
{
    std::map<QString, int> unknown;
    QDateTime last;
    QString begunOn;
    bool isBack = false;
    bool isWrong = false;
    for (const CommitEntry &entry : log.entries()) {
        if (std::find(known.begin(), known.end(), entry.chapter) == known.end() &&
            entry.chapter != reviewChapter && entry.kind != commit_kind::scripted)
            ++unknown[entry.chapter];
        const QDateTime at = QDateTime::fromString(entry.at, Qt::ISODateWithMs);
        if (!isBack && last.isValid() && at < last) {
            isBack = true; // one setting of the clock, told once
            findings.push_back(finding(Kind::ClockBack, nullptr, entry.act, entry.item));
        }
        last = at;
        if (!isWrong && !isPossible(at)) {
            isWrong = true; // likewise
            findings.push_back(finding(Kind::ClockWrong, nullptr, entry.act, entry.item));
        }
        if (entry.kind == commit_kind::voided)
            findings.push_back(finding(Kind::Voided, nullptr, entry.act));
        if (entry.kind == commit_kind::note && entry.item == session_note::account)
            addAccount(entry, begunOn, findings);
        else
            addNote(entry, findings);
    }
    for (const auto &[chapter, count] : unknown) {
        Finding made = finding(Kind::UnknownLab);
        made.detail = chapter;
        made.count = count;
        findings.push_back(made);
    }
}

} // namespace

Grader::Grader(const LabLibrary &library, const Catalogue &catalogue, const Released &released)
{
    const auto keys = [&](const LabContent &lab) {
        if (!lab.origin.isEmpty())
            return std::vector<LabContent>();
        return released ? released(lab.id) : releasedVersions(lab.id);
    };
    for (const LabContent &lab : library.labs)
        m_labs.push_back(std::make_unique<Lab>(lab, catalogue, keys(lab)));
}

Grader::~Grader() = default;

Grade Grader::grade(const QString &file, HandinReading reading) const
{
    Grade grade{file, std::move(reading), {}, {}};
    if (!grade.isReadable())
        return grade;
    const LedgerDocument &document = grade.reading.handin.document;
    if (!grade.reading.isLogWhole)
        grade.findings.push_back(finding(Kind::LogBroken));
    else if (!grade.reading.isSealWhole)
        grade.findings.push_back(finding(Kind::SealBroken));
    std::vector<QString> chapters;
    for (const auto &lab : m_labs)
        chapters.push_back(lab->content->chapter);
    checkLog(document.log, chapters, grade.findings);
    if (isScripted(document.log.entries())) {
        grade.findings.push_back(finding(Kind::Sign));
        grade.findings.back().sign = Sign::Scripted;
    }

    Ledger ledger;
    ledger.adopt(document);
    const QString track = ledger.setting(trackKey).toString();
    for (const auto &lab : m_labs) {
        const LabContent &content = *lab->content;
        const LabContent supposed = lab->versions->supposedBy(document.log);
        std::map<QString, std::set<QString>> uncheckable; // by act
        for (const GateBreach &breach :
             replayGates(*lab->versions, supposed, lab->workbench, document.log, track)) {
            Finding made = finding(Kind::Gate, &content, breach.entry.act, breach.entry.item);
            made.breach = breach.kind;
            grade.findings.push_back(made);
            if (breach.kind == GateBreach::Kind::OtherQuestion)
                uncheckable[breach.entry.act].insert(breach.entry.item);
        }
        const LabContent &last = lab->versions->lastOf(document.log, supposed);
        const LabSession session(last, ledger);
        for (const ActContent &act : content.acts) {
            grade.acts.push_back(gradeOf(session, document.log, content, act, uncheckable[act.id]));
            if (&last != &supposed && last.act(act.id))
                grade.acts.back().then = {lab->versions, &last}; // the other one lives no longer than this
        }
        const EvidenceBook book(content, ledger);
        checkCaptures(content, lab->catalogue, book, grade.findings);
        if (const auto rows = memoRubric(content, book, Memo(content, ledger), lab->catalogue))
            grade.memos.push_back({&content, *rows});
    }
    return grade;
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_rows.h"

#include "models/check/lab_loader.h"
#include "models/handin/handin_file.h"
#include "models/json/json_value.h"
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/lab_history.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/text/plain_text.h"

#include <QDateTime>
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

namespace rp {
namespace {

using Record = ClassRow::Record;

/// Milliseconds since 1970. QDateTime takes as long for it as all the rest takes for an entry.
std::optional<qint64> momentOf(const QString &at)
{
    constexpr QLatin1String form("0000-00-00T00:00:00.000Z");
    if (at.size() != form.size())
        return std::nullopt;
    int fields[7] = {};
    int field = 0;
    for (qsizetype i = 0; i < at.size(); ++i) {
        const ushort c = at[i].unicode();
        if (form[i] != QLatin1Char('0')) {
            if (at[i] != form[i])
                return std::nullopt;
            ++field;
        } else if (c >= '0' && c <= '9') {
            fields[field] = fields[field] * 10 + (c - '0');
        } else {
            return std::nullopt;
        }
    }
    using namespace std::chrono;
    const year_month_day day =
        year(fields[0]) / month(unsigned(fields[1])) / std::chrono::day(unsigned(fields[2]));
    if (!day.ok() || fields[3] > 23 || fields[4] > 59 || fields[5] > 60)
        return std::nullopt;
    const milliseconds whole = sys_days(day).time_since_epoch() + hours(fields[3]) + minutes(fields[4]) +
                               seconds(fields[5]) + milliseconds(fields[6]);
    return qint64(whole.count());
}

Step stepOf(const CommitEntry &entry)
{
    if (entry.kind == commit_kind::step)
        return stepFromKey(entry.item).value_or(Step::Brief);
    if (entry.kind == commit_kind::prediction)
        return Step::Predict;
    if (entry.kind == commit_kind::reflection || entry.kind == commit_kind::retry)
        return Step::Reflect;
    return Step::Explore;
}

QLatin1String kindOf(const CommitEntry &entry)
{
    if (entry.kind == commit_kind::prediction)
        return class_kind::prediction;
    if (entry.kind == commit_kind::reflection || entry.kind == commit_kind::retry)
        return class_kind::reflection;
    if (entry.kind == commit_kind::exercise || entry.kind == commit_kind::exerciseRetry)
        return class_kind::exercise;
    return entry.kind == commit_kind::attempt ? class_kind::challenge : QLatin1String();
}

const QuestionContent *askedBy(const ActContent &act, const CommitEntry &entry)
{
    if (entry.kind == commit_kind::prediction)
        return findQuestion(act.predictions, entry.item);
    if (const QuestionContent *asked = findQuestion(act.reflections, entry.item);
        asked && stepOf(entry) == Step::Reflect)
        return asked;
    const ExerciseContent *exercise = findExercise(act, entry.item);
    return exercise ? &exercise->question : nullptr;
}

/// What one learner did in one act.
struct ActWork
{
    std::vector<const CommitEntry *> entries; ///< those that count
    std::vector<const CommitEntry *> made;    ///< with those made again after the act was voided
    std::array<std::optional<qint64>, stepCount> ms;
    std::array<bool, stepCount> isDone{};
    std::array<bool, stepCount> isTouched{};
    bool isVoided = false;

    bool has(QLatin1String kind, const QString &item) const
    {
        return std::any_of(made.begin(), made.end(), [&](const CommitEntry *entry) {
            return entry->kind == kind && entry->item == item;
        });
    }
    bool isBegun() const { return isDone[size_t(Step::Brief)]; }
};

class LabWork
{
public:
    /// @param track the one that the learner is on, in this lab
    LabWork(const LabContent &lab, const ClassHandin &handin, QString track)
        : m_lab(lab)
        , m_handin(handin)
        , m_track(std::move(track))
        , m_acts(lab.acts.size())
    {
    }

    /// Adds the answers that do not count to `leftOut`. False: nothing was done in this lab.
    bool take(const std::vector<std::optional<qint64>> &moments, int &leftOut);
    void write(std::vector<ClassRow> &rows, const QStringList &tracks) const;

private:
    bool counts(ActWork &work, const CommitEntry &entry) const;
    void finish(size_t index, const ClassChapter *kept);
    QString predictionTrack(const ActContent &act, const ActWork &work) const;
    const ClassChapter *kept() const;
    ClassRow row(Record record, size_t act = 0) const;
    void writeHint(size_t index, const CommitEntry &entry, std::vector<ClassRow> &rows) const;
    void writeAnswers(size_t index, std::vector<ClassRow> &rows) const;
    ClassRow standing(const QStringList &tracks) const;

    const LabContent &m_lab;
    const ClassHandin &m_handin;
    const QString m_track;
    std::vector<ActWork> m_acts;
};

bool LabWork::counts(ActWork &work, const CommitEntry &entry) const
{
    if (entry.kind == commit_kind::voided) {
        work.isVoided = true;
        return false;
    }
    if (kindOf(entry).isEmpty())
        return entry.kind != commit_kind::capture;
    const ActContent &act = *m_lab.act(entry.act);
    return wasGivenTo(m_lab, entry) &&
           !(entry.kind == commit_kind::prediction && work.has(commit_kind::prediction, entry.item)) &&
           (entry.kind != commit_kind::attempt || findChallenge(act, entry.item));
}

bool LabWork::take(const std::vector<std::optional<qint64>> &moments, int &leftOut)
{
    bool isBegun = false;
    const CommitEntry *before = nullptr;
    for (size_t i = 0; i < m_handin.entries.size(); ++i) {
        const CommitEntry &entry = m_handin.entries[i];
        const auto found = std::find_if(m_lab.acts.begin(), m_lab.acts.end(),
                                        [&entry](const ActContent &act) { return act.id == entry.act; });
        const bool isHere = entry.chapter == m_lab.chapter && found != m_lab.acts.end();
        if (isHere) {
            isBegun = true;
            ActWork &work = m_acts[size_t(found - m_lab.acts.begin())];
            const auto step = size_t(stepOf(entry));
            const bool isLearners = entry.kind != commit_kind::voided; // else the program's
            work.isTouched[step] = work.isTouched[step] || isLearners;
            if (isLearners && before && before->chapter == entry.chapter && moments[i] && moments[i - 1]) {
                const qint64 passed = *moments[i] - *moments[i - 1];
                if (passed >= 0 && passed < longestPause_ms)
                    work.ms[step] = work.ms[step].value_or(0) + passed;
            }
            // An answer after its act was voided may have been seen before.
            const bool isAnswer = !kindOf(entry).isEmpty();
            const bool isSound = counts(work, entry);
            if (isSound)
                work.made.push_back(&entry);
            if (isSound && !(work.isVoided && isAnswer))
                work.entries.push_back(&entry);
            else if (isAnswer)
                ++leftOut;
        }
        before = &entry;
    }
    for (size_t act = 0; isBegun && act < m_acts.size(); ++act)
        finish(act, kept());
    return isBegun;
}

const ClassChapter *LabWork::kept() const
{
    const auto found =
        std::find_if(m_handin.chapters.begin(), m_handin.chapters.end(),
                     [this](const ClassChapter &each) { return each.chapter == m_lab.chapter; });
    return found == m_handin.chapters.end() ? nullptr : &*found;
}

/// As LabSession::predictionTrack().
QString LabWork::predictionTrack(const ActContent &act, const ActWork &work) const
{
    for (const QuestionContent &asked : act.predictions) {
        if (!asked.tracks.isEmpty() && work.has(commit_kind::prediction, asked.id))
            return asked.tracks.contains(m_track) ? m_track : asked.tracks.front();
    }
    return m_track;
}

/// As LabSession::isStepDone(), but for exploring, which the log alone does not tell.
void LabWork::finish(size_t index, const ClassChapter *kept)
{
    const ActContent &act = m_lab.acts[index];
    ActWork &work = m_acts[index];
    const QString track = predictionTrack(act, work);
    const auto isAnswered = [&](const std::vector<QuestionContent> &questions, QLatin1String kind) {
        return std::all_of(questions.begin(), questions.end(), [&](const QuestionContent &question) {
            const bool isAsked = question.tracks.isEmpty() || question.tracks.contains(track);
            return !isAsked || work.has(kind, question.id);
        });
    };
    work.isDone[size_t(Step::Brief)] = work.has(commit_kind::step, stepKey(Step::Brief));
    work.isDone[size_t(Step::Predict)] = isAnswered(act.predictions, commit_kind::prediction);
    work.isDone[size_t(Step::Reveal)] = work.has(commit_kind::step, stepKey(Step::Reveal));
    work.isDone[size_t(Step::Reflect)] = isAnswered(act.reflections, commit_kind::reflection);
    const bool isBehind = kept && kept->act == act.id &&
                          (kept->step == stepKey(Step::Reveal) || kept->step == stepKey(Step::Reflect));
    work.isDone[size_t(Step::Explore)] = work.isDone[size_t(Step::Reveal)] || isBehind;
}

ClassRow LabWork::row(Record record, size_t act) const
{
    ClassRow made;
    made.record = record;
    made.lab = m_lab.id;
    if (record != Record::Lab && record != Record::Memo)
        made.act = m_lab.acts[act].id;
    return made;
}

ClassRow LabWork::standing(const QStringList &tracks) const
{
    ClassRow made = row(Record::Lab);
    made.done = true;
    const auto begun = [this](const ActContent &act) {
        return m_acts[size_t(&act - m_lab.acts.data())].isBegun();
    };
    for (size_t act = 0; act < m_acts.size() && *made.done; ++act) {
        for (int step = 0; step < stepCount; ++step) {
            if (m_acts[act].isDone[size_t(step)])
                continue;
            if (isPassed(m_lab, m_lab.acts[act], begun))
                break;
            made.done = false;
            made.act = m_lab.acts[act].id;
            made.step = stepKey(Step(step));
            break;
        }
    }
    if (const ClassChapter *chapter = kept(); chapter && tracks.contains(chapter->judged)) {
        made.track = chapter->judged;
        if (chapter->verdict == QLatin1String("pass") || chapter->verdict == QLatin1String("fail"))
            made.verdict = chapter->verdict;
    }
    return made;
}

void LabWork::writeHint(size_t index, const CommitEntry &entry, std::vector<ClassRow> &rows) const
{
    const HintRef of = commit_item::hintOf(entry.item);
    const int rung = commit_item::rungOf(entry);
    if (!wasGivenTo(m_lab, entry) || !findLadder(m_lab.acts[index], of) || rung == 0)
        return;
    ClassRow hint = row(Record::Hint, index);
    hint.kind = of.list == ladder_list::challenges    ? class_kind::challenge
                : of.list == ladder_list::predictions ? class_kind::prediction
                                                      : class_kind::exercise;
    hint.item = of.item;
    hint.attempt = rung;
    hint.content = entry.content;
    hint.at = entry.at;
    rows.push_back(std::move(hint));
}

void LabWork::writeAnswers(size_t index, std::vector<ClassRow> &rows) const
{
    const ActContent &act = m_lab.acts[index];
    const size_t start = rows.size();
    for (const CommitEntry *entry : m_acts[index].entries) {
        if (entry->kind == commit_kind::hint)
            writeHint(index, *entry, rows);
        const QLatin1String kind = kindOf(*entry);
        if (kind.isEmpty())
            continue;
        ClassRow answer = row(Record::Answer, index);
        answer.step = stepKey(stepOf(*entry));
        answer.kind = kind;
        answer.item = entry->item;
        answer.option = entry->option;
        answer.value = entry->number;
        answer.right = entry->correct;
        const QuestionContent *asked = kind == class_kind::challenge ? nullptr : askedBy(act, *entry);
        if (asked && asked->kind == QuestionContent::Kind::SingleChoice)
            answer.right = entry->option == asked->correct;
        answer.attempt = 1 + int(std::count_if(rows.begin() + qsizetype(start), rows.end(),
                                               [&answer](const ClassRow &earlier) {
                                                   return earlier.record == Record::Answer &&
                                                          earlier.item == answer.item &&
                                                          earlier.kind == answer.kind;
                                               }));
        answer.content = entry->content;
        answer.at = entry->at;
        rows.push_back(std::move(answer));
    }
}

void LabWork::write(std::vector<ClassRow> &rows, const QStringList &tracks) const
{
    rows.push_back(standing(tracks));
    for (size_t act = 0; act < m_acts.size(); ++act) {
        writeAnswers(act, rows);
        for (int step = 0; step < stepCount; ++step) {
            if (!m_acts[act].isTouched[size_t(step)])
                continue;
            ClassRow made = row(Record::Step, act);
            made.step = stepKey(Step(step));
            made.ms = m_acts[act].ms[size_t(step)];
            made.done = m_acts[act].isDone[size_t(step)];
            rows.push_back(std::move(made));
        }
    }
    const ClassChapter *chapter = kept();
    for (size_t part = 0; chapter && m_lab.memo && part < memoParts.size(); ++part) {
        if (chapter->memo[part].trimmed().isEmpty())
            continue;
        ClassRow made = row(Record::Memo);
        made.item = memoPartKey(memoParts[part]);
        made.text = chapter->memo[part];
        rows.push_back(std::move(made));
    }
}

} // namespace

ClassHandin classHandin(const HandinReading &reading)
{
    constexpr qsizetype ledgerIdSize = 36;
    ClassHandin handin;
    handin.reason = reading.reason;
    const LedgerDocument &document = reading.handin.document;
    handin.learner = plainText(document.id).left(ledgerIdSize);
    handin.name = plainText(reading.handin.name);
    handin.number = plainText(reading.handin.number);
    handin.track = textAt(document.settings, "track");
    handin.isWhole = reading.isSealWhole && reading.isLogWhole;
    handin.confidence = reading.handin.confidence;
    handin.causes = reading.handin.causes;
    handin.entries = document.log.entries();
    for (const auto &[chapter, section] : document.labs.items()) {
        if (toQString(chapter) == reviewChapter || !section.is_object())
            continue;
        ClassChapter made;
        made.chapter = toQString(chapter);
        made.act = textAt(memberAt(section, "place"), "act");
        made.step = textAt(memberAt(section, "place"), "step");
        made.judged = textAt(memberAt(section, "design"), "track_judged");
        made.verdict = textAt(memberAt(section, "design"), "track_verdict");
        for (size_t part = 0; part < memoParts.size(); ++part)
            made.memo[part] =
                textAt(memberAt(section, "memo"), memoPartKey(memoParts[part]).toStdString().c_str());
        handin.chapters.push_back(std::move(made));
    }
    return handin;
}

ClassRows::ClassRows(const LabLibrary &library)
    : m_library(library)
{
    for (const LabContent &lab : library.labs)
        m_tracks.insert(lab.id, lab.tracks());
}

std::vector<ClassRow> ClassRows::of(const ClassHandin &handin) const
{
    std::vector<std::optional<qint64>> moments;
    moments.reserve(handin.entries.size());
    for (const CommitEntry &entry : handin.entries)
        moments.push_back(momentOf(entry.at));
    std::vector<ClassRow> rows(1);
    if (!handin.entries.empty())
        rows.front().at = handin.entries.back().at;
    int leftOut = 0;
    for (const LabContent &lab : m_library.labs) {
        const QStringList tracks = m_tracks.value(lab.id);
        if (rows.front().track.isEmpty() && tracks.contains(handin.track))
            rows.front().track = handin.track;
        const bool isChosen = !handin.track.isEmpty() && (tracks.isEmpty() || tracks.contains(handin.track));
        LabWork work(lab, handin, isChosen ? handin.track : lab.defaultTrack);
        if (work.take(moments, leftOut))
            work.write(rows, tracks);
    }
    rows.front().leftOut = leftOut;
    for (size_t level = 0; level < handin.confidence.size(); ++level) {
        const LevelCount &counts = handin.confidence[level];
        for (const bool right : {true, false}) {
            if (counts.answers == 0)
                continue;
            ClassRow made;
            made.record = Record::Confidence;
            made.item = QString::number(level + 1);
            made.right = right;
            made.value = double(right ? counts.right : counts.answers - counts.right);
            rows.push_back(std::move(made));
        }
    }
    for (size_t truth = 0; truth < handin.causes.size(); ++truth) {
        for (size_t said = 0; said < handin.causes.size(); ++said) {
            if (handin.causes[truth][said] == 0)
                continue;
            ClassRow made;
            made.record = Record::Cause;
            made.item = causeKey(static_cast<traces::Cause>(truth));
            made.option = causeKey(static_cast<traces::Cause>(said));
            made.right = truth == said;
            made.value = double(handin.causes[truth][said]);
            rows.push_back(std::move(made));
        }
    }
    return rows;
}

} // namespace rp

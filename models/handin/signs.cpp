// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/signs.h"

#include "models/check/lab_loader.h"
#include "models/handin/grade_text.h"
#include "models/store/session_note.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <functional>
#include <span>
#include <tuple>

namespace rp {
namespace {

constexpr qint64 wholeSecond_ms = 1000;

struct Answer
{
    const CommitEntry *entry = nullptr;
    qint64 at_ms = 0;
};

/// The first answer to each question, as far as it has a time: later ones come quickly, and by trying.
std::vector<Answer> answersIn(const CommitLog &log)
{
    std::vector<Answer> answers;
    for (const CommitEntry &entry : log.entries()) {
        if (entry.kind != commit_kind::prediction && entry.kind != commit_kind::reflection &&
            entry.kind != commit_kind::exercise)
            continue;
        const QDateTime at = QDateTime::fromString(entry.at, Qt::ISODateWithMs);
        if (at.isValid())
            answers.push_back({&entry, at.toMSecsSinceEpoch()});
    }
    return answers;
}

QString titleOf(const Grade &grade, const QString &chapter)
{
    const auto found = std::find_if(grade.acts.begin(), grade.acts.end(),
                                    [&](const ActGrade &act) { return act.lab->chapter == chapter; });
    return found == grade.acts.end() ? QString() : found->lab->title;
}

Finding signOf(const Grade &grade, Sign sign, const CommitEntry &at)
{
    Finding made;
    made.kind = Finding::Kind::Sign;
    made.sign = sign;
    made.lab = titleOf(grade, at.chapter);
    made.act = at.act;
    made.item = at.item;
    return made;
}

/// The longest row of answers each of which goes with those before it, from the answer `first` of the row on;
/// empty when it is a short one.
using Goes = std::function<bool(size_t first, size_t next)>;
std::vector<Answer> longestRow(const std::vector<Answer> &answers, const Goes &goes)
{
    size_t best = 0;
    size_t length = 0;
    size_t first = 0;
    while (first < answers.size()) {
        size_t end = first + 1;
        while (end < answers.size() && goes(first, end))
            ++end;
        if (end - first > length) {
            best = first;
            length = end - first;
        }
        // What ends one row may begin the next one.
        first = end == answers.size() ? end : std::max(first + 1, end - 1);
    }
    if (length < leastInRow)
        return {};
    return {answers.begin() + qsizetype(best), answers.begin() + qsizetype(best + length)};
}

void addRow(Grade &grade, Sign sign, const std::vector<Answer> &row, double should)
{
    Finding made = signOf(grade, sign, *row.front().entry);
    made.count = double(row.size());
    made.should = should;
    grade.findings.push_back(made);
}

void tellOddRows(Grade &grade, const std::vector<Answer> &answers)
{
    const auto gap = [&answers](size_t after) { return answers[after].at_ms - answers[after - 1].at_ms; };
    const auto quick = longestRow(
        answers, [&gap](size_t, size_t next) { return gap(next) >= 0 && gap(next) < quickAnswer_ms; });
    if (!quick.empty())
        addRow(grade, Sign::Quick, quick, double(quickAnswer_ms));

    const auto even = longestRow(answers, [&gap](size_t first, size_t next) {
        return gap(next) >= quickAnswer_ms && gap(next) == gap(first + 1);
    });
    if (!even.empty()) {
        addRow(grade, Sign::Even, even, double(even[1].at_ms - even[0].at_ms));
        return;
    }
    const auto fraction = longestRow(
        answers, [&](size_t, size_t next) { return gap(next) > 0 && gap(next) % wholeSecond_ms == 0; });
    if (!fraction.empty())
        addRow(grade, Sign::Fraction, fraction, 0.0);
}

QByteArray digestOf(const Answer *row)
{
    QCryptographicHash digest(QCryptographicHash::Sha256);
    for (size_t i = 0; i < leastInRow; ++i) {
        const CommitEntry &entry = *row[i].entry;
        const QStringList said{entry.kind,
                               entry.chapter,
                               entry.act,
                               entry.item,
                               entry.option,
                               entry.number ? QString::number(*entry.number, 'g', 17) : QString(),
                               QString::number(row[i].at_ms - row->at_ms)};
        digest.addData(said.join(QChar(QChar::Null)).toUtf8());
    }
    return digest.result();
}

const std::vector<CommitEntry> &entriesOf(const Grade &grade)
{
    return grade.reading.handin.document.log.entries();
}

/// How many of its entries a learner made, up to the last one: where a file could not be verified the program
/// adds marks behind them.
size_t lengthOf(const Grade &grade)
{
    const auto &entries = entriesOf(grade);
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const CommitEntry &entry) {
        return entry.kind != commit_kind::voided;
    });
    return size_t(entries.rend() - last);
}

bool isSooner(const Grade &a, const Grade &b)
{
    const auto state = [](const Grade &grade) {
        const size_t length = lengthOf(grade);
        return std::tuple(length, -qsizetype(entriesOf(grade).size() - length), grade.reading.handin.madeAt);
    };
    return state(a) < state(b);
}

bool goesOnFrom(const Grade &later, const Grade &earlier)
{
    const size_t length = lengthOf(earlier);
    return length <= entriesOf(later).size() &&
           std::equal(entriesOf(earlier).begin(), entriesOf(earlier).begin() + qsizetype(length),
                      entriesOf(later).begin());
}

void addOther(Grade &grade, Sign sign, const QString &file)
{
    Finding made;
    made.kind = Finding::Kind::Sign;
    made.sign = sign;
    made.detail = file;
    grade.findings.push_back(made);
}

/// Of one session of one learner, in the order of their files.
void supersede(std::vector<Grade *> states)
{
    std::stable_sort(states.begin(), states.end(),
                     [](const Grade *a, const Grade *b) { return isSooner(*a, *b); });
    while (states.size() > 1) {
        Grade &latest = *states.back();
        states.pop_back();
        std::vector<Grade *> others;
        for (Grade *earlier : states) {
            if (!goesOnFrom(latest, *earlier)) {
                others.push_back(earlier);
                continue;
            }
            addOther(*earlier, Sign::Superseded, latest.file);
            addOther(latest, Sign::Supersedes, earlier->file);
        }
        states = others;
    }
}

/// A share has a clock of its own, and an upload takes its time.
constexpr qint64 clockSlack_ms = qint64{10} * 60 * 1000;
constexpr double msInSecond = 1000.0;

QDateTime timeOf(const QString &at)
{
    return QDateTime::fromString(at, Qt::ISODateWithMs);
}

void add(Grade &grade, Sign sign, const QString &file, const CommitEntry *at = nullptr, double count = 0.0)
{
    Finding made;
    made.kind = Finding::Kind::Sign;
    made.sign = sign;
    made.detail = file;
    made.count = count;
    if (at) {
        const auto found = std::find_if(grade.acts.begin(), grade.acts.end(), [at](const ActGrade &act) {
            return act.lab->chapter == at->chapter;
        });
        made.lab = found == grade.acts.end() ? QString() : found->lab->title;
        made.act = at->act;
        made.item = at->item;
    }
    grade.findings.push_back(made);
}

/// Without the notes at its end: an export seals one that the session itself never holds.
std::span<const CommitEntry> workIn(const HandinReading &reading)
{
    std::span<const CommitEntry> entries(reading.handin.document.log.entries());
    while (!entries.empty() && entries.back().kind == commit_kind::note)
        entries = entries.first(entries.size() - 1);
    return entries;
}

} // namespace

void tellTimes(Grade &grade)
{
    const std::vector<Answer> answers = answersIn(grade.reading.handin.document.log);
    grade.times = {int(answers.size()), {}, {}};
    std::vector<qint64> gaps;
    for (size_t i = 1; i < answers.size(); ++i) {
        if (const qint64 gap = answers[i].at_ms - answers[i - 1].at_ms; gap >= 0) // else the clock was set
            gaps.push_back(gap);
    }
    if (gaps.empty())
        return;
    std::sort(gaps.begin(), gaps.end());
    grade.times.shortest_ms = gaps.front();
    const size_t half = gaps.size() / 2;
    grade.times.median_ms = gaps.size() % 2 == 1 ? gaps[half] : (gaps[half - 1] + gaps[half]) / 2;
    tellOddRows(grade, answers);
}

void markSameTimes(std::vector<Grade> &grades)
{
    std::map<QByteArray, std::vector<Grade *>> sharing; // by what was answered, when
    for (Grade &grade : grades) {
        if (!grade.isReadable())
            continue;
        const std::vector<Answer> answers = answersIn(grade.reading.handin.document.log);
        for (size_t i = 0; i + leastInRow <= answers.size(); ++i) {
            std::vector<Grade *> &with = sharing[digestOf(&answers[i])];
            if (with.empty() || with.back() != &grade)
                with.push_back(&grade);
        }
    }
    std::map<Grade *, const Grade *> others;
    for (const auto &[digest, with] : sharing) {
        for (Grade *grade : with) {
            const auto other = std::find_if(with.begin(), with.end(), [grade](const Grade *one) {
                return one->reading.handin.document.id != grade->reading.handin.document.id;
            });
            if (other != with.end())
                others.emplace(grade, *other);
        }
    }
    for (Grade &grade : grades) { // in their order, whatever stands where in memory
        const auto found = others.find(&grade);
        if (found == others.end())
            continue;
        Finding same;
        same.kind = Finding::Kind::Sign;
        same.sign = Sign::SameTimes;
        same.detail = found->second->file;
        grade.findings.push_back(same);
    }
}

void settleNumbers(std::vector<Grade> &grades)
{
    using States = std::vector<Grade *>;
    std::map<QString, std::map<QString, States>> sessions; // by session and number
    for (Grade &grade : grades) {
        const Handin &handin = grade.reading.handin;
        if (grade.isReadable() && grade.weight() != Finding::Weight::Altered)
            sessions[handin.document.id][plainText(handin.number)].push_back(&grade);
    }
    std::map<QString, States> learners; // by number, or else by session
    for (auto &[session, byNumber] : sessions) {
        // Who forgot a number is the one who has it; of two it can't be told.
        if (const auto none = byNumber.find(QString()); none != byNumber.end() && byNumber.size() == 2) {
            States &states = byNumber.rbegin()->second;
            states.insert(states.end(), none->second.begin(), none->second.end());
            byNumber.erase(none);
        }
        for (const auto &[number, states] : byNumber) {
            supersede(states);
            for (Grade *state : states) {
                if (state->has(Sign::Superseded))
                    continue;
                learners[number.isEmpty() ? session + QLatin1Char('\n') : number].push_back(state);
                if (state->has(Sign::Supersedes))
                    state->reading.handin.number = number;
            }
        }
    }
    for (const auto &[number, works] : learners) {
        for (size_t i = 0; works.size() > 1 && i < works.size(); ++i)
            addOther(*works[i], Sign::Contested, works[i == 0 ? 1 : 0]->file);
    }
}

CopyWitness::CopyWitness(const QString &folder, const std::vector<Grade> &grades)
    : m_isThere(QFileInfo(folder).isDir() && QDir(folder).isReadable())
{
    for (const Grade &grade : grades) {
        if (grade.isReadable())
            m_copies[grade.reading.handin.document.id];
    }
    const QDir top(folder);
    QStringList paths;
    QDirIterator files(folder, {QStringLiteral("*.json")}, QDir::Files | QDir::NoSymLinks,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    paths.sort();
    // WorkCopies::path() names the session, so that most files of a large class need no look.
    static const QRegularExpression session(QStringLiteral("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"));
    for (const QString &path : paths) {
        const QString named = session.match(QFileInfo(path).fileName()).captured();
        if (named.isEmpty() || m_copies.contains(named))
            add(path, top.relativeFilePath(path));
    }
}

void CopyWitness::add(const QString &path, const QString &name)
{
    const QFileInfo info(path);
    HandinReading reading = readHandinFile(path);
    if (!reading.reason.isEmpty()) {
        ++m_unread;
        return;
    }
    const auto asked = m_copies.find(reading.handin.document.id);
    if (asked != m_copies.end())
        asked->second.push_back({name, info.canonicalFilePath(), std::move(reading), info.lastModified()});
}

bool CopyWitness::holdOne(Grade &grade, const Copy &copy) const
{
    const auto own = workIn(grade.reading);
    const auto theirs = workIn(copy.reading);
    const QDateTime madeAt = timeOf(copy.reading.handin.madeAt);
    bool isTimely = true;
    if (const qint64 late = madeAt.isValid() ? madeAt.msecsTo(copy.writtenAt) : 0; late > clockSlack_ms) {
        rp::add(grade, Sign::CopyLate, copy.file, nullptr, double(late) / msInSecond);
        isTimely = false;
    }
    const QDateTime last = theirs.empty() ? QDateTime() : timeOf(theirs.back().at);
    if (const qint64 early = last.isValid() ? copy.writtenAt.msecsTo(last) : 0; early > clockSlack_ms) {
        rp::add(grade, Sign::CopyEarly, copy.file, nullptr, double(early) / msInSecond);
        isTimely = false;
    }

    const auto [ours, copied] = std::mismatch(own.begin(), own.end(), theirs.begin(), theirs.end());
    if (copied == theirs.end()) {
        // A copy is all that the session holds at that moment.
        const auto lacked = std::find_if(ours, own.end(), [&madeAt](const CommitEntry &entry) {
            const QDateTime at = timeOf(entry.at);
            return madeAt.isValid() && at.isValid() && at < madeAt;
        });
        if (lacked == own.end())
            return isTimely;
        rp::add(grade, Sign::CopyLacks, copy.file, &*lacked);
        return false;
    }
    if (ours != own.end()) {
        const bool isVoided = ours->kind == commit_kind::voided;
        rp::add(grade, isVoided ? Sign::CopyVoided : Sign::CopyDiffers, copy.file, &*copied);
        return false;
    }
    const QDateTime handedIn = timeOf(grade.reading.handin.madeAt);
    const bool isLater =
        handedIn.isValid() && std::all_of(copied, theirs.end(), [&](const CommitEntry &entry) {
            const QDateTime at = timeOf(entry.at);
            return at.isValid() && at >= handedIn;
        });
    rp::add(grade, isLater ? Sign::CopyGoesOn : Sign::CopyHasMore, copy.file, &*copied,
            double(theirs.end() - copied));
    return isLater && isTimely;
}

void CopyWitness::hold(Grade &grade) const
{
    if (!grade.isReadable())
        return;
    grade.copies = 0;
    std::vector<const Copy *> whole;
    std::vector<const Copy *> altered;
    const QString itself = QFileInfo(grade.file).canonicalFilePath();
    for (const Copy &copy : m_copies.at(grade.reading.handin.document.id)) {
        if (copy.path == itself)
            continue;
        const bool isWhole = copy.reading.isSealWhole && copy.reading.isLogWhole;
        (isWhole ? whole : altered).push_back(&copy);
    }
    for (const Copy *copy : altered)
        rp::add(grade, Sign::CopyAltered, copy->file, nullptr, double(whole.size()));
    for (const Copy *copy : whole)
        *grade.copies += holdOne(grade, *copy);
    if (whole.empty() && altered.empty())
        rp::add(grade, Sign::NoCopy, {});
}

} // namespace rp

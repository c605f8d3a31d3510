// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/signs.h"

#include "models/check/lab_loader.h"
#include "models/handin/grade_text.h"
#include "models/handin/same_work.h"
#include "models/store/session_note.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <cstring>
#include <functional>
#include <span>
#include <utility>

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

std::uint64_t digestOf(const Answer *row)
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
    std::uint64_t start = 0;
    const QByteArray result = digest.result();
    std::memcpy(&start, result.constData(), sizeof start); // for which nobody finds another row
    return start;
}

Finding &addOther(Grade &grade, Sign sign, const QString &file)
{
    Finding made;
    made.kind = Finding::Kind::Sign;
    made.sign = sign;
    made.detail = file;
    return grade.findings.emplace_back(made);
}

QStringList filesOf(const std::vector<Grade> &grades, const std::vector<std::size_t> &which)
{
    QStringList files;
    for (const std::size_t one : which)
        files << grades[one].file;
    return files;
}

/// With whose they are: a name to ask for, and a row to find.
QStringList personsIn(const std::vector<Grade> &grades, const std::vector<std::size_t> &which)
{
    QStringList files;
    for (const std::size_t one : which) {
        const QString who =
            QStringLiteral("%1 %2").arg(grades[one].learnerName(), grades[one].learnerNumber()).trimmed();
        files << (who.isEmpty() ? grades[one].file : QStringLiteral("%1 (%2)").arg(grades[one].file, who));
    }
    return files;
}

void tellPlace(std::vector<Grade> &grades, std::size_t index, const WorkPlace &place)
{
    using Kind = WorkPlace::Kind;
    Grade &grade = grades[index];
    if (place.kind == Kind::SameWork || place.kind == Kind::OtherWork) {
        const bool isOther = place.kind == Kind::OtherWork;
        addOther(grade, Sign::Superseded, grades[place.other].file).count = isOther ? 1.0 : 0.0;
        return;
    }
    if (!place.same.empty())
        addOther(grade, Sign::Supersedes, {}).files = filesOf(grades, place.same);
    if (!place.passed.empty())
        addOther(grade, Sign::Surpasses, {}).files = filesOf(grades, place.passed);
    if (place.kind == Kind::Contested)
        addOther(grade, Sign::Contested, grades[place.others.front()].file);
    if (place.kind == Kind::Shared) {
        Finding shared;
        shared.kind = Finding::Kind::SameWork;
        shared.files = personsIn(grades, place.others);
        grade.findings.push_back(shared);
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

std::vector<std::uint64_t> rowsOfAnswers(const Grade &grade)
{
    std::vector<std::uint64_t> rows;
    if (!grade.isReadable())
        return rows;
    const std::vector<Answer> answers = answersIn(grade.reading.handin.document.log);
    for (size_t i = 0; i + leastInRow <= answers.size(); ++i)
        rows.push_back(digestOf(&answers[i]));
    return rows;
}

void markSameTimes(std::vector<Grade> &grades)
{
    std::vector<std::pair<std::uint64_t, Grade *>> rows; // what was answered, when, and where
    for (Grade &grade : grades) {
        const bool isKept = grade.mark.has_value(); // else the log is there
        for (const std::uint64_t row : isKept ? grade.answerRows : rowsOfAnswers(grade))
            rows.emplace_back(row, &grade);
    }
    std::sort(rows.begin(), rows.end()); // a vector's elements lie in their order
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::map<Grade *, const Grade *> others;
    for (auto first = rows.begin(); first != rows.end();) {
        const auto end =
            std::find_if(first, rows.end(), [first](const auto &one) { return one.first != first->first; });
        const auto sessionOf = [](const auto &one) { return one.second->reading.handin.document.id; };
        const bool isOneSession = std::all_of(first, end, [&, session = sessionOf(*first)](const auto &one) {
            return sessionOf(one) == session;
        });
        if (isOneSession) { // of many files, maybe
            first = end;
            continue;
        }
        for (auto own = first; own != end; ++own) {
            const Handin &mine = own->second->reading.handin;
            const QString number = plainText(mine.number);
            const auto other = std::find_if(first, end, [&](const auto &one) {
                const Handin &theirs = one.second->reading.handin;
                if (theirs.document.id == mine.document.id)
                    return false;
                return number.isEmpty() || number != plainText(theirs.number) ||
                       !areNamesOfOne(mine.name, theirs.name); // who copies from oneself is no copier
            });
            if (other != end)
                others.emplace(own->second, other->second);
        }
        first = end;
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

void settleGrades(std::vector<Grade> &grades)
{
    std::vector<WorkMark> marks;
    marks.reserve(grades.size());
    std::vector<const Participant *> participants;
    participants.reserve(grades.size());
    for (const Grade &grade : grades)
        participants.push_back(&grade.participant);
    const std::vector<QString> uploaders = uploadersOf(participants);
    for (Grade &grade : grades) {
        marks.push_back(grade.mark ? *std::exchange(grade.mark, std::nullopt)
                                   : workMark(grade.file, grade.reading));
        marks.back().uploader = uploaders[marks.size() - 1];
        marks.back().isLeftOut = !grade.isReadable() || grade.weight() == Finding::Weight::Altered;
    }
    const std::vector<WorkPlace> places = settleWork(marks);
    for (std::size_t i = 0; i < grades.size(); ++i) {
        Handin &handin = grades[i].reading.handin;
        if (!places[i].number.isEmpty())
            handin.number = places[i].number;
        if (!places[i].name.isEmpty())
            handin.name = places[i].name;
    }
    for (std::size_t i = 0; i < grades.size(); ++i)
        tellPlace(grades, i, places[i]);
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

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/answer_times.h"

#include "models/check/lab_loader.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <algorithm>
#include <functional>
#include <map>

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

} // namespace rp

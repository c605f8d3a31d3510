// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/class_view/class_figures.h"

#include <algorithm>
#include <cmath>

namespace rp {
namespace {

using Record = ClassRow::Record;

constexpr double classesPerDoubling = 8.0;

/// FNV-1a: the same on every machine, unlike qHash().
std::uint64_t digestOf(const QString &id)
{
    std::uint64_t digest = 14695981039346656037ULL;
    for (const QChar letter : id)
        digest = (digest ^ letter.unicode()) * 1099511628211ULL;
    return digest;
}

/// Keeps the first so many.
template<typename Set>
void keepFirst(Set &set, size_t most)
{
    while (set.size() > most)
        set.erase(std::prev(set.end()));
}

template<typename Key, typename Value>
void mergeCounts(std::map<Key, Value> &into, const std::map<Key, Value> &from)
{
    for (const auto &[key, count] : from)
        into[key] += count;
}

void mergeItem(ItemFigures &into, const ItemFigures &from)
{
    into.learners += from.learners;
    into.right += from.right;
    into.solved += from.solved;
    into.tries += from.tries;
    for (const auto &[option, counts] : from.options) {
        std::array<qint64, 2> &sum = into.options[option];
        for (size_t i = 0; i < sum.size(); ++i)
            sum[i] += counts[i];
    }
    into.stuck.merge(from.stuck);
}

void mergeLab(LabFigures &into, const LabFigures &from)
{
    into.begun += from.begun;
    into.done += from.done;
    mergeCounts(into.verdicts, from.verdicts);
    into.memoCount += from.memoCount;
    into.memos.insert(from.memos.begin(), from.memos.end());
    keepFirst(into.memos, LabFigures::mostMemos);
}

} // namespace

void ClassPeople::add(const ClassPerson &person)
{
    ++count;
    if (named.size() == most && !(person < *named.rbegin()))
        return;
    named.insert(person);
    keepFirst(named, most);
}

void ClassPeople::merge(const ClassPeople &other)
{
    count += other.count;
    named.insert(other.named.begin(), other.named.end());
    keepFirst(named, most);
}

void ClassSpread::add(qint64 ms)
{
    ++m_counts[ms < 1 ? 0 : int(std::floor(classesPerDoubling * std::log2(double(ms))))];
}

void ClassSpread::merge(const ClassSpread &other)
{
    mergeCounts(m_counts, other.m_counts);
}

qint64 ClassSpread::count() const
{
    qint64 sum = 0;
    for (const auto &[span, count] : m_counts)
        sum += count;
    return sum;
}

std::optional<double> ClassSpread::quantile_ms(double share) const
{
    const double wanted = share * double(count());
    qint64 reached = 0;
    for (const auto &[span, count] : m_counts) {
        reached += count;
        if (double(reached) >= wanted)
            return std::exp2((span + 1) / classesPerDoubling);
    }
    return std::nullopt;
}

void ClassFigures::add(const ClassPerson &person, bool isWhole, const std::vector<ClassRow> &rows)
{
    m_ledgers.push_back(digestOf(person.learner));
    m_altered += isWhole ? 0 : 1;
    std::map<QString, ClassMemo> memos; // by lab
    for (const ClassRow &row : rows) {
        if (row.record == Record::Handin) {
            m_leftOut += row.leftOut;
        } else if (row.record == Record::Lab) {
            addLab(person, row);
        } else if (row.record == Record::Step) {
            StepFigures &figures = m_steps[{row.lab, row.act, row.step}];
            ++figures.learners;
            figures.done += row.done.value_or(false) ? 1 : 0;
            if (row.ms)
                figures.time.add(*row.ms);
        } else if (row.record == Record::Memo) {
            ClassMemo &memo = memos[row.lab];
            memo.who = person;
            for (size_t part = 0; part < memoParts.size(); ++part) {
                if (memoPartKey(memoParts[part]) == row.item)
                    memo.parts[part] = row.text.left(LabFigures::longestPart);
            }
        }
    }
    addAnswers(person, rows);
    addSure(rows);
    addMysteries(rows);
    for (const auto &[lab, memo] : memos) {
        LabFigures &figures = m_labs[lab];
        ++figures.memoCount;
        figures.memos.insert(memo);
        keepFirst(figures.memos, LabFigures::mostMemos);
    }
}

void ClassFigures::addAnswers(const ClassPerson &person, const std::vector<ClassRow> &rows)
{
    struct Tries
    {
        int count = 0;
        bool isSolved = false;
    };
    std::map<ItemFigures *, Tries> tried;
    std::set<std::pair<ClassItem, int>> taken; // rungs, each of which counts once
    for (const ClassRow &row : rows) {
        const ClassItem item{row.lab, row.act, row.kind, row.item};
        if (row.record == Record::Hint && row.attempt > 0 && row.attempt <= LadderContent::rungs &&
            taken.insert({item, row.attempt}).second)
            ++m_hints[item][size_t(row.attempt) - 1];
        if (row.record != Record::Answer)
            continue;
        ItemFigures &figures = m_items[item];
        Tries &tries = tried[&figures];
        const bool isFirst = tries.count++ == 0;
        const bool isRight = row.right.value_or(false);
        ++figures.tries;
        figures.learners += isFirst ? 1 : 0;
        figures.right += isFirst && isRight ? 1 : 0;
        figures.solved += isRight && !tries.isSolved ? 1 : 0;
        const bool counts = isRight && !tries.isSolved && (isFirst || row.kind == class_kind::challenge);
        if (counts && taken.contains({item, LadderContent::Answer}))
            ++m_hints[item].back();
        tries.isSolved = tries.isSolved || isRight;
        if (row.kind != class_kind::challenge && !row.option.isEmpty())
            ++figures.options[row.option][isFirst ? 0 : 1];
    }
    for (const auto &[figures, tries] : tried) {
        if (!tries.isSolved && tries.count >= triesToBeStuck)
            figures->stuck.add(person);
    }
}

void ClassFigures::addLab(const ClassPerson &person, const ClassRow &row)
{
    LabFigures &figures = m_labs[row.lab];
    ++figures.begun;
    figures.done += row.done.value_or(false) ? 1 : 0;
    if (!row.track.isEmpty())
        ++figures.verdicts[{row.track, row.verdict}];
    if (!row.done.value_or(false))
        m_steps[{row.lab, row.act, row.step}].standing.add(person);
}

void ClassFigures::addSure(const std::vector<ClassRow> &rows)
{
    bool isGiven = false;
    for (const ClassRow &row : rows) {
        if (row.record != Record::Confidence)
            continue;
        LevelCount &level = m_sure.counts.at(size_t(row.item.toInt() - 1));
        const auto answers = std::int64_t(row.value.value_or(0.0));
        level.answers += answers;
        level.right += row.right.value_or(false) ? answers : 0;
        isGiven = true;
    }
    m_sure.learners += isGiven ? 1 : 0;
}

void ClassFigures::addMysteries(const std::vector<ClassRow> &rows)
{
    bool isGiven = false;
    for (const ClassRow &row : rows) {
        const auto truth = causeFromKey(row.item);
        const auto said = causeFromKey(row.option);
        if (row.record != Record::Cause || !truth || !said)
            continue;
        m_mysteries.counts[size_t(*truth)][size_t(*said)] += std::int64_t(row.value.value_or(0.0));
        isGiven = true;
    }
    m_mysteries.learners += isGiven ? 1 : 0;
}

void ClassFigures::merge(const ClassFigures &other)
{
    m_ledgers.insert(m_ledgers.end(), other.m_ledgers.begin(), other.m_ledgers.end());
    m_altered += other.m_altered;
    m_scripted += other.m_scripted;
    m_leftOutFiles += other.m_leftOutFiles;
    m_leftOut += other.m_leftOut;
    for (const auto &[lab, figures] : other.m_labs)
        mergeLab(m_labs[lab], figures);
    for (const auto &[item, figures] : other.m_items)
        mergeItem(m_items[item], figures);
    for (const auto &[item, learners] : other.m_hints) {
        for (size_t rung = 0; rung < learners.size(); ++rung)
            m_hints[item][rung] += learners[rung];
    }
    for (const auto &[step, figures] : other.m_steps) {
        StepFigures &into = m_steps[step];
        into.learners += figures.learners;
        into.done += figures.done;
        into.time.merge(figures.time);
        into.standing.merge(figures.standing);
    }
    m_mysteries.learners += other.m_mysteries.learners;
    for (size_t truth = 0; truth < traces::causes; ++truth) {
        for (size_t said = 0; said < traces::causes; ++said)
            m_mysteries.counts[truth][said] += other.m_mysteries.counts[truth][said];
    }
    m_sure.learners += other.m_sure.learners;
    for (size_t level = 0; level < m_sure.counts.size(); ++level) {
        m_sure.counts[level].answers += other.m_sure.counts[level].answers;
        m_sure.counts[level].right += other.m_sure.counts[level].right;
    }
}

qint64 ClassFigures::repeated() const
{
    std::vector<std::uint64_t> sorted = m_ledgers;
    std::sort(sorted.begin(), sorted.end());
    qint64 found = 0;
    for (size_t i = 1; i < sorted.size(); ++i)
        found += sorted[i] == sorted[i - 1] && (i < 2 || sorted[i - 2] != sorted[i]) ? 1 : 0;
    return found;
}

} // namespace rp

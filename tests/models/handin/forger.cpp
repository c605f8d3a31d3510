// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/handin/forger.h"

#include "models/check/lab_loader.h"
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/lab_session.h"
#include "tests/models/session/commit_fixture.h"

#include <random>

namespace rp::test {
namespace {

QDateTime startOfClass()
{
    return QDateTime::fromString(QStringLiteral("2026-11-22T10:00:00.123Z"), Qt::ISODateWithMs);
}

} // namespace

std::vector<CommitEntry> rightWorkIn(const ActContent &act, const QString &content, const QString &track)
{
    std::vector<CommitEntry> work{commitEntry(commit_kind::step, stepKey(Step::Brief))};
    const auto answer = [&work](QLatin1String kind, const QuestionContent &question) {
        CommitEntry entry = commitEntry(kind, question.id, question.correct);
        if (question.kind == QuestionContent::Kind::Numeric)
            entry.number = question.minimum.value_or(question.maximum.value_or(1.0));
        else
            entry.correct = true;
        work.push_back(entry);
    };
    for (const QuestionContent &question : act.predictions) {
        if (question.tracks.isEmpty() || question.tracks.contains(track))
            answer(commit_kind::prediction, question);
    }
    for (const DiscoveryContent &discovery : act.discoveries) {
        if (!discovery.tracks.isEmpty() && !discovery.tracks.contains(track))
            continue;
        for (int need = 0; need + 1 < int(discovery.needs.size()); ++need)
            work.push_back(commitEntry(commit_kind::seen, commit_item::need({discovery.id, need})));
        work.push_back(commitEntry(commit_kind::discovery, discovery.id));
    }
    work.push_back(commitEntry(commit_kind::step, stepKey(Step::Reveal)));
    for (const QuestionContent &question : act.reflections)
        answer(commit_kind::reflection, question);
    for (CommitEntry &entry : work) {
        entry.act = act.id;
        entry.content = content;
    }
    return work;
}

ForgedClock every(qint64 ms)
{
    return [ms](int entry) { return startOfClass().addMSecs(ms * entry); };
}

ForgedClock likeAReader(unsigned seed)
{
    return [random = std::mt19937(seed), now = startOfClass()](int) mutable {
        now = now.addMSecs(20'000 + qint64(random() % 60'000));
        return now;
    };
}

LedgerDocument forgedCourse(const LabLibrary &library, const ForgedClock &clock)
{
    LedgerDocument document = newLedgerDocument();
    document.settings["track"] = "cloud";
    for (const LabContent &lab : library.labs) {
        for (const ActContent &act : lab.acts) {
            for (CommitEntry entry : rightWorkIn(act, contentMark(lab), QStringLiteral("cloud"))) {
                entry.chapter = lab.chapter;
                entry.at = clock(int(document.log.entries().size())).toString(Qt::ISODateWithMs);
                document.log.append(entry);
            }
        }
    }
    return document;
}

LedgerDocument earlierState(const LedgerDocument &document, size_t entries)
{
    LedgerDocument earlier = document;
    const auto &all = document.log.entries();
    earlier.log = CommitLog::verified(document.id, {all.begin(), all.begin() + qsizetype(entries)});
    return earlier;
}

Handin handinOf(LedgerDocument document, const QString &name, const QString &number)
{
    const QDateTime last = QDateTime::fromString(document.log.entries().back().at, Qt::ISODateWithMs);
    return {name, number, QStringLiteral("0.1.0"), last.addSecs(60).toString(Qt::ISODateWithMs),
            std::move(document)};
}

} // namespace rp::test

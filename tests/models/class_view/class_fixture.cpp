// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/class_view/class_fixture.h"

#include "models/check/lab_loader.h"
#include "models/evidence/memo.h"
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/lab_session.h"

#include <QDateTime>
#include <QUuid>
#include <random>

namespace rp::test {
namespace {

constexpr qint64 dayOfCourse_ms = 1'790'841'600'000; // 2026-10-01T08:00Z

class Learner
{
public:
    Learner(const LabLibrary &library, unsigned number)
        : m_library(library)
        , m_random(number)
        , m_now_ms(dayOfCourse_ms + qint64(number) * 1000)
    {
        const QUuid space(QStringLiteral("6d6d1d3c-7c1d-4e4e-9b1d-3f8a4e5b6c7d"));
        m_document.id = QUuid::createUuidV5(space, QByteArray::number(number)).toString(QUuid::WithoutBraces);
        m_document.log = CommitLog(m_document.id);
    }

    LedgerDocument work()
    {
        for (const LabContent &lab : m_library.labs) {
            m_lab = &lab;
            if (!workOn(lab))
                break;
        }
        return m_document;
    }

private:
    int upTo(int most) { return int(m_random() % unsigned(most + 1)); }
    bool chance(int percent) { return upTo(99) < percent; }

    void add(QLatin1String kind, const ActContent &act, const QString &item, const QString &option = {},
             std::optional<bool> right = {}, std::optional<double> number = {})
    {
        m_now_ms += chance(3) ? 3'600'000 : 2'000 + upTo(90'000);
        CommitEntry entry;
        entry.kind = kind;
        entry.chapter = m_lab->chapter;
        entry.act = act.id;
        entry.item = item;
        entry.option = option;
        entry.correct = right;
        entry.number = number;
        entry.content = contentMark(*m_lab);
        entry.at = QDateTime::fromMSecsSinceEpoch(m_now_ms, Qt::UTC).toString(Qt::ISODateWithMs);
        m_document.log.append(entry);
    }

    /// Answers until it is right; a prediction is made once.
    void answer(const ActContent &act, const QuestionContent &asked, QLatin1String first, QLatin1String later)
    {
        std::vector<QString> wrong;
        for (const OptionContent &option : asked.options) {
            if (option.id != asked.correct)
                wrong.push_back(option.id);
        }
        int tries = 0;
        // Of later answers no verdict is recorded.
        const auto say = [&](bool isFirst, const QString &option) {
            add(isFirst ? first : later, act, asked.id, option,
                isFirst ? std::optional(option == asked.correct) : std::nullopt);
        };
        while (!wrong.empty() && chance(50)) {
            const auto taken = wrong.begin() + upTo(int(wrong.size()) - 1);
            say(tries++ == 0, *taken);
            wrong.erase(taken);
            if (first == commit_kind::prediction)
                return;
        }
        say(tries == 0, asked.correct);
    }

    void explore(const ActContent &act)
    {
        for (const PanelContent &panel : act.panels) {
            if (panel.tracks.isEmpty() || panel.tracks.contains(m_track))
                add(commit_kind::run, act, commit_item::panel(panel.id));
        }
        for (const DiscoveryContent &discovery : act.discoveries) {
            if ((discovery.tracks.isEmpty() || discovery.tracks.contains(m_track)) && chance(70))
                add(commit_kind::discovery, act, discovery.id);
        }
        for (const ExerciseContent &exercise : act.exercises) {
            if (chance(40))
                answer(act, exercise.question, commit_kind::exercise, commit_kind::exerciseRetry);
        }
        for (const ChallengeContent &challenge : act.challenges) {
            const bool isHere = challenge.tracks.isEmpty() || challenge.tracks.contains(m_track);
            if (challenge.kind != ChallengeContent::Kind::Number || !isHere)
                continue;
            for (int tries = upTo(4); tries > 0; --tries)
                add(commit_kind::attempt, act, challenge.id, {}, false, -1.0 - tries);
        }
        add(commit_kind::skip, act, commit_item::allDiscoveries);
    }

    nlohmann::json &section() { return m_document.labs[m_lab->chapter.toStdString()]; }

    /// False: the learner stops here.
    bool workOn(const LabContent &lab)
    {
        for (const ActContent &act : lab.acts) {
            if (chance(12))
                return false;
            if (act.needsTrack) {
                const QStringList tracks = lab.tracks();
                m_track = tracks.at(upTo(int(tracks.size()) - 1));
                m_document.settings["track"] = m_track.toStdString();
            }
            section()["place"] = {{"act", act.id.toStdString()}, {"step", "explore"}};
            add(commit_kind::step, act, stepKey(Step::Brief));
            for (const QuestionContent &question : act.predictions) {
                if (question.tracks.isEmpty() || question.tracks.contains(m_track))
                    answer(act, question, commit_kind::prediction, commit_kind::prediction);
            }
            if (chance(5))
                return false;
            explore(act);
            add(commit_kind::step, act, stepKey(Step::Reveal));
            for (const QuestionContent &question : act.reflections)
                answer(act, question, commit_kind::reflection, commit_kind::retry);
        }
        if (!m_track.isEmpty() && lab.memo && !lab.tracks().isEmpty()) {
            section()["design"] = {{"track_judged", m_track.toStdString()},
                                   {"track_verdict", chance(60) ? "pass" : "fail"}};
            for (const MemoPart part : memoParts)
                section()["memo"][memoPartKey(part).toStdString()] =
                    QStringLiteral("Nach der Kür: nº %1 \u6f22\u5b57 \U0001F642, twelve words or more of it.")
                        .arg(upTo(9999))
                        .toStdString();
        }
        return true;
    }

    const LabLibrary &m_library;
    std::mt19937 m_random;
    qint64 m_now_ms;
    LedgerDocument m_document;
    const LabContent *m_lab = nullptr;
    QString m_track;
};

} // namespace

Handin syntheticHandin(const LabLibrary &library, unsigned number)
{
    Handin handin{QStringLiteral("Ada Näme %1").arg(number),
                  QStringLiteral("N%1").arg(number, 6, 10, QLatin1Char('0')), QStringLiteral("0.1.0"),
                  QStringLiteral("2026-11-22T10:00:00.000Z"), Learner(library, number).work()};
    std::mt19937 random(number + 1'000'000'007U);
    if (number % 3 == 0)
        return handin; // says nothing of the review
    for (LevelCount &level : handin.confidence) {
        level.answers = std::int64_t(random() % 7);
        level.right = std::int64_t(random() % std::uint32_t(level.answers + 1));
    }
    return handin;
}

} // namespace rp::test

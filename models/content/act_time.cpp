// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/act_time.h"

#include "models/content/lab_content.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <vector>

namespace rp {

namespace {

class ActClock
{
public:
    ActClock(const ActContent &act, bool everything, QString track)
        : m_act(act)
        , m_everything(everything)
        , m_track(std::move(track))
    {
        readBrief();
        addTasks();
        addQuestions();
        read(m_act.reveal.tracks.value(m_track, m_act.reveal.arithmetic));
        read(m_act.reveal.lesson);
        read(m_act.takeaways);
    }

    const ActTime &time() const { return m_time; }

private:
    void read(const QString &text) { m_time.words += wordsIn(text); }
    void read(const std::vector<QString> &texts)
    {
        for (const QString &text : texts)
            read(text);
    }
    void answer(const QuestionContent &question, bool withFeedback);
    void readBrief();
    void addTasks();
    void addQuestions();
    bool isThere(const QStringList &tracks) const { return tracks.isEmpty() || tracks.contains(m_track); }

    const ActContent &m_act;
    bool m_everything;
    QString m_track;
    ActTime m_time;
};

void ActClock::answer(const QuestionContent &question, bool withFeedback)
{
    read(question.prompt);
    read(question.given);
    for (const OptionContent &option : question.options) {
        read(option.text);
        if (withFeedback && option.id == question.correct)
            read(option.feedback);
    }
    m_time.doing_min += pace::question_min;
}

void ActClock::readBrief()
{
    const BriefContent &brief = m_act.brief;
    read(brief.from);
    read(brief.paragraphs);
    read(brief.tracks.value(m_track));
    read(brief.code.about);
    read(brief.code.lines);
    for (const BriefContent::Reading &reading : brief.reading) {
        if (m_everything)
            read({reading.title, reading.about});
    }
}

void ActClock::addTasks()
{
    for (const DiscoveryContent &discovery : m_act.discoveries) {
        if (!isThere(discovery.tracks) || !(m_everything || discovery.core))
            continue;
        read({discovery.text, discovery.found});
        m_time.doing_min += pace::discovery_min;
    }
    for (const ChallengeContent &challenge : m_act.challenges) {
        if (!isThere(challenge.tracks) || !(m_everything || challenge.core))
            continue;
        read({challenge.title, challenge.prompt, challenge.solved});
        read(challenge.given);
        m_time.doing_min += pace::challenge_min;
    }
}

void ActClock::addQuestions()
{
    for (const QuestionContent &question : m_act.predictions) {
        if (isThere(question.tracks))
            answer(question, false); // its Reveal takes the place of feedback
    }
    for (const QuestionContent &question : m_act.reflections)
        answer(question, true);
    if (!m_everything)
        return;
    for (const ExerciseContent &exercise : m_act.exercises) {
        read(exercise.worked);
        answer(exercise.question, true);
    }
    for (const EntryContent &entry : m_act.entries) {
        read({entry.title, entry.prompt});
        m_time.doing_min += pace::entry_min;
    }
}

/// Those on which the act says anything of its own; without any, one that is nobody's.
QStringList tracksOf(const ActContent &act)
{
    LabContent alone;
    alone.acts.push_back(act);
    const QStringList tracks = alone.tracks();
    return tracks.isEmpty() ? QStringList{QString()} : tracks;
}

} // namespace

double ActTime::whole_min() const
{
    return words / pace::words_per_min + doing_min;
}

int ActTime::minutes() const
{
    return static_cast<int>(std::ceil(whole_min()));
}

int wordsIn(const QString &text)
{
    static const QRegularExpression figure(QStringLiteral("\\{[^}]*\\}"));
    static const QRegularExpression space(QStringLiteral("\\s+"));
    QString read = text;
    read.replace(figure, QStringLiteral("0"));
    return static_cast<int>(read.split(space, Qt::SkipEmptyParts).size());
}

ActTime actTime(const ActContent &act, bool everything)
{
    ActTime longest;
    for (const QString &track : tracksOf(act)) {
        const ActTime time = ActClock(act, everything, track).time();
        if (time.whole_min() > longest.whole_min())
            longest = time;
    }
    return longest;
}

} // namespace rp

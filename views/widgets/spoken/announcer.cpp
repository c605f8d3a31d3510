// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/announcer.h"

#include "models/text/sentences.h"
#include "views/widgets/spoken/own_voice.h"

#include <QAccessible>
#include <algorithm>

namespace rp {

namespace {
// Long enough to catch everything that one action sets off, short enough to feel like an answer.
constexpr int joinWithin_ms = 150;
} // namespace

Announcer::Announcer(QWidget *window)
    : QWidget(window)
{
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Announcer::flush);
}

void Announcer::say(const QString &sentence)
{
    queue({nullptr, sentence, {}});
}

void Announcer::tell(const QObject &about, const QString &sentence)
{
    mention(about, sentence, {});
}

void Announcer::mention(const QObject &about, const QString &sentence, const QString &name)
{
    std::erase_if(m_pending, [&about](const Saying &saying) { return saying.about == &about; });
    queue({&about, sentence, name});
}

void Announcer::expect(int within_ms)
{
    const int atTheLatest_ms = within_ms + joinWithin_ms; // timers come late
    m_expected = QDeadlineTimer(atTheLatest_ms);
    if (!m_pending.empty())
        m_timer.start(atTheLatest_ms);
}

void Announcer::queue(const Saying &saying)
{
    const bool isKnown = std::any_of(m_pending.begin(), m_pending.end(), [&saying](const Saying &other) {
        return other.sentence == saying.sentence;
    });
    if (saying.sentence.isEmpty() || isKnown)
        return;
    m_pending.push_back(saying);
    m_timer.start(std::max(joinWithin_ms, static_cast<int>(m_expected.remainingTime())));
}

bool Announcer::isSaidAnyway(const Saying &saying) const
{
    return !saying.name.isEmpty() &&
           std::any_of(m_pending.begin(), m_pending.end(), [&saying](const Saying &other) {
               return other.about && other.name.isEmpty() && other.sentence.contains(saying.name);
           });
}

void Announcer::flush()
{
    QStringList sentences;
    for (const Saying &saying : m_pending) {
        if (!isSaidAnyway(saying))
            sentences.append(saying.sentence);
    }
    m_pending.clear();
    if (sentences.isEmpty())
        return;
    m_text = joinedSentences(sentences);
    if (QAccessible::isActive()) {
        // The only event for which Orca speaks an object that has no focus.
        QAccessibleEvent event(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&event);
    }
    if (OwnVoice *voice = OwnVoice::ofProgram())
        voice->hear(m_text);
    emit spoken(m_text);
}

} // namespace rp

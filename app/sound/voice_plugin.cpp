// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Speaks through Qt TextToSpeech. A library of its own, loaded by VoicePlugin when something is to be spoken,
// as that for sound is.
#include <QLocale>
#include <QTextToSpeech>
#include <QTimer>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace {

using Ended = void (*)(void *about);

/// One text at a time. An engine says later that it has begun, and what is asked of it until then it queues
/// or doesn't hear: so that waits here.
class Speaker
{
public:
    Speaker(std::unique_ptr<QTextToSpeech> engine, Ended ended, void *about)
        : m_engine(std::move(engine))
        , m_ended(ended)
        , m_about(about)
    {
        constexpr int beginsWithin_ms = 3000;
        m_patience.setSingleShot(true);
        m_patience.setInterval(beginsWithin_ms);
        QObject::connect(&m_patience, &QTimer::timeout, m_engine.get(), [this] {
            m_isAwaited = false;
            if (m_next || m_isStopped || m_engine->state() != QTextToSpeech::Speaking)
                goOn();
        });
        QObject::connect(m_engine.get(), &QTextToSpeech::stateChanged, m_engine.get(),
                         [this](QTextToSpeech::State state) { follow(state); });
    }
    ~Speaker()
    {
        m_engine->disconnect();
        m_engine->stop();
    }
    Q_DISABLE_COPY_MOVE(Speaker)

    /// Takes the voice of the engine that is nearest to a locale: of the same language, if need be of another
    /// country. False: it has none.
    bool choose(const QLocale &locale)
    {
        if (std::exchange(m_asked, locale) == locale)
            return m_isFound;
        const std::optional<QLocale> nearest = nearestTo(locale);
        m_isFound = nearest.has_value();
        if (!nearest)
            return false;
        m_engine->setLocale(*nearest);
        QList<QVoice> voices = m_engine->availableVoices();
        if (nearest->language() == QLocale::C)
            voices.removeIf([](const QVoice &voice) { return !voice.name().startsWith(mandarin); });
        // eSpeak NG has a hundred of each, which whisper or croak, as "English (America)+croak".
        const auto plain =
            std::min_element(voices.cbegin(), voices.cend(), [](const QVoice &a, const QVoice &b) {
                return a.name().size() < b.name().size();
            });
        if (plain != voices.cend())
            m_engine->setVoice(*plain);
        m_isFound = plain != voices.cend();
        return m_isFound;
    }
    void say(const QString &text, const QLocale &locale, double rate)
    {
        m_next = Saying{text, locale, rate};
        m_isStopped = false;
        if (!m_isAwaited)
            goOn();
    }
    void stop()
    {
        m_next.reset();
        m_isStopped = true;
        if (!m_isAwaited)
            m_engine->stop();
    }

private:
    struct Saying
    {
        QString text;
        QLocale locale;
        double rate;
    };

    static constexpr QLatin1String mandarin{"Chinese (Mandarin"};

    std::optional<QLocale> nearestTo(const QLocale &locale) const
    {
        std::optional<QLocale> found;
        const QList<QLocale> all = m_engine->availableLocales();
        for (const QLocale &each : all) {
            // Speech Dispatcher calls that one "cmn", which Qt 6.4 doesn't know.
            if (!found && each.language() == QLocale::C && locale.language() == QLocale::Chinese)
                found = each;
            if (each.language() != locale.language() || each.script() != locale.script())
                continue;
            if (!found || found->language() == QLocale::C || each.territory() == locale.territory())
                found = each;
        }
        return found;
    }
    void goOn()
    {
        if (!m_next)
            return m_isStopped ? m_engine->stop() : m_ended(m_about);
        const Saying saying = *std::exchange(m_next, std::nullopt);
        m_isAwaited = true;
        m_patience.start();
        choose(saying.locale);
        m_engine->setRate(saying.rate);
        m_engine->say(saying.text);
    }
    void follow(QTextToSpeech::State state)
    {
        if (state == QTextToSpeech::Paused || (m_isAwaited && state == QTextToSpeech::Ready))
            return; // that was the one before
        m_patience.stop();
        const bool wasAwaited = std::exchange(m_isAwaited, false);
        const bool isDue =
            state == QTextToSpeech::Speaking ? wasAwaited && (m_next || m_isStopped) : !m_isStopped;
        if (isDue)
            goOn();
    }

    std::unique_ptr<QTextToSpeech> m_engine;
    Ended m_ended;
    void *m_about;
    QTimer m_patience;
    std::optional<Saying> m_next;
    std::optional<QLocale> m_asked; ///< for a voice, last
    bool m_isFound = false;
    bool m_isAwaited = false; ///< the engine has been told a text, and not said yet that it speaks
    bool m_isStopped = false;
};

std::unique_ptr<QTextToSpeech> working(std::unique_ptr<QTextToSpeech> engine)
{
    const bool works = engine->state() != QTextToSpeech::Error && !engine->availableLocales().isEmpty();
    return works ? std::move(engine) : nullptr;
}

Speaker *speakerOf(void *voice)
{
    return static_cast<Speaker *>(voice);
}

} // namespace

extern "C" {

/// The first engine that works; null: there is none. `ended` is called with `about` when what was said last
/// is over or fails, unless it was stopped.
Q_DECL_EXPORT void *ridgepoint_voice_open(void (*ended)(void *about), void *about)
{
    const QStringList engines = QTextToSpeech::availableEngines();
    if (engines.isEmpty())
        return nullptr;
    std::unique_ptr<QTextToSpeech> engine = working(std::make_unique<QTextToSpeech>()); // the system's choice
    for (const QString &name : engines) {
        if (!engine && name != QLatin1String("mock"))
            engine = working(std::make_unique<QTextToSpeech>(name));
    }
    return engine ? std::make_unique<Speaker>(std::move(engine), ended, about).release() : nullptr;
}

Q_DECL_EXPORT void ridgepoint_voice_close(void *voice)
{
    delete speakerOf(voice);
}

Q_DECL_EXPORT int ridgepoint_voice_speaks(void *voice, const QLocale &locale)
{
    return speakerOf(voice)->choose(locale) ? 1 : 0;
}

/// In place of what is being said. `rate` from -1 to 1, 0 is the engine's own.
Q_DECL_EXPORT void ridgepoint_voice_say(void *voice, const QString &text, const QLocale &locale, double rate)
{
    speakerOf(voice)->say(text, locale, rate);
}

Q_DECL_EXPORT void ridgepoint_voice_stop(void *voice)
{
    speakerOf(voice)->stop();
}
}

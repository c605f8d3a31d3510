// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/voice.h"

#include <QCoreApplication>
#include <QLibrary>
#include <utility>

namespace rp {

namespace {

/// app/sound/voice_plugin.cpp says what its functions do.
class VoicePlugin : public Voice
{
public:
    ~VoicePlugin() override
    {
        if (m_voice)
            m_close(m_voice);
    }

    bool isReady() override
    {
        load();
        return m_voice != nullptr;
    }
    bool speaks(const QLocale &locale) override { return isReady() && m_speaks(m_voice, locale) != 0; }
    void speak(const QString &text, const QLocale &locale, double rate) override
    {
        if (isReady())
            m_say(m_voice, text, locale, rate);
    }
    void stop() override
    {
        if (m_voice)
            m_stop(m_voice);
    }

private:
    void load()
    {
        if (std::exchange(m_isLoaded, true))
            return;
#ifdef Q_OS_LINUX
        // Named here and not in the plugin, as in sound_output.cpp.
        QLibrary speech(QStringLiteral("Qt6TextToSpeech"), 6);
        speech.setLoadHints(QLibrary::ExportExternalSymbolsHint | QLibrary::PreventUnloadHint);
        if (!speech.load())
            return;
#endif
        QLibrary plugin(QCoreApplication::applicationDirPath() +
                        QStringLiteral("/../lib/ridgepoint/ridgepoint_voice"));
        plugin.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
        if (!plugin.load())
            return;
        const auto open = reinterpret_cast<Open>(plugin.resolve("ridgepoint_voice_open"));
        m_close = reinterpret_cast<Close>(plugin.resolve("ridgepoint_voice_close"));
        m_speaks = reinterpret_cast<Speaks>(plugin.resolve("ridgepoint_voice_speaks"));
        m_say = reinterpret_cast<Say>(plugin.resolve("ridgepoint_voice_say"));
        m_stop = reinterpret_cast<Close>(plugin.resolve("ridgepoint_voice_stop"));
        if (open && m_close && m_speaks && m_say && m_stop)
            m_voice = open(&VoicePlugin::tellEnded, this);
    }
    static void tellEnded(void *about)
    {
        if (const auto *self = static_cast<const VoicePlugin *>(about); self->ended)
            self->ended();
    }

    using Open = void *(*)(void (*)(void *), void *);
    using Close = void (*)(void *);
    using Speaks = int (*)(void *, const QLocale &);
    using Say = void (*)(void *, const QString &, const QLocale &, double);

    bool m_isLoaded = false;
    Close m_close = nullptr;
    Speaks m_speaks = nullptr;
    Say m_say = nullptr;
    Close m_stop = nullptr;
    void *m_voice = nullptr;
};

} // namespace

std::unique_ptr<Voice> voiceThroughQtTextToSpeech()
{
    return std::make_unique<VoicePlugin>();
}

} // namespace rp

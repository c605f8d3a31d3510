// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/sound_output.h"

#include "models/sound/sound_score.h"

#include <QCoreApplication>
#include <QLibrary>
#include <utility>

namespace rp {

namespace {

/// app/sound/sound_plugin.cpp says what its functions do.
class SoundPlugin : public SoundOutput
{
public:
    ~SoundPlugin() override { SoundPlugin::stop(); }

    bool isReady() override
    {
        load();
        return m_start && m_stop && m_hasDevice && m_hasDevice() != 0;
    }
    bool start(const std::vector<qint16> &samples) override
    {
        stop();
        if (isReady())
            m_playing = m_start(samples.data(), static_cast<qint64>(samples.size()), soundRate_hz);
        return m_playing != nullptr;
    }
    void stop() override
    {
        if (void *playing = std::exchange(m_playing, nullptr))
            m_stop(playing);
    }

private:
    void load()
    {
        if (std::exchange(m_isLoaded, true))
            return;
#ifdef Q_OS_LINUX
        // Named here and not in the plugin: else the package that holds it would need Qt Multimedia, which is
        // only recommended. Its functions are found by whatever is loaded after it.
        QLibrary multimedia(QStringLiteral("Qt6Multimedia"), 6);
        multimedia.setLoadHints(QLibrary::ExportExternalSymbolsHint | QLibrary::PreventUnloadHint);
        if (!multimedia.load())
            return;
#endif
        QLibrary plugin(QCoreApplication::applicationDirPath() +
                        QStringLiteral("/../lib/ridgepoint/ridgepoint_sound"));
        plugin.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
        if (!plugin.load())
            return;
        m_hasDevice = reinterpret_cast<HasDevice>(plugin.resolve("ridgepoint_sound_has_device"));
        m_start = reinterpret_cast<Start>(plugin.resolve("ridgepoint_sound_start"));
        m_stop = reinterpret_cast<Stop>(plugin.resolve("ridgepoint_sound_stop"));
    }

    using HasDevice = int (*)();
    using Start = void *(*)(const qint16 *, qint64, int);
    using Stop = void (*)(void *);

    bool m_isLoaded = false;
    HasDevice m_hasDevice = nullptr;
    Start m_start = nullptr;
    Stop m_stop = nullptr;
    void *m_playing = nullptr;
};

} // namespace

std::unique_ptr<SoundOutput> soundThroughQtMultimedia()
{
    return std::make_unique<SoundPlugin>();
}

} // namespace rp

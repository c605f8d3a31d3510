// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Plays samples through Qt Multimedia. A library of its own, loaded by SoundPlugin when something is to be
// played, so that the program starts, and can be installed, without Qt Multimedia and what that needs.
#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QByteArray>
#include <QMediaDevices>
#include <memory>

namespace {

struct Playing
{
    QByteArray bytes;
    QBuffer buffer;
    std::unique_ptr<QAudioSink> sink;

    Playing(const qint16 *samples, qsizetype count, const QAudioFormat &format)
        : bytes(reinterpret_cast<const char *>(samples), count * qsizetype(sizeof(qint16)))
        , buffer(&bytes)
        , sink(std::make_unique<QAudioSink>(QMediaDevices::defaultAudioOutput(), format))
    {
        buffer.open(QIODevice::ReadOnly);
        sink->start(&buffer);
    }
    ~Playing() { sink->stop(); }
    Q_DISABLE_COPY_MOVE(Playing)
};

} // namespace

extern "C" {

Q_DECL_EXPORT int ridgepoint_sound_has_device()
{
    return QMediaDevices::defaultAudioOutput().isNull() ? 0 : 1;
}

/// Plays a copy of stereo samples until they end or ridgepoint_sound_stop() is called with what this returns;
/// null: it can't be played.
Q_DECL_EXPORT void *ridgepoint_sound_start(const qint16 *samples, qint64 count, int rate_hz)
{
    QAudioFormat format;
    format.setSampleRate(rate_hz);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    if (!QMediaDevices::defaultAudioOutput().isFormatSupported(format))
        return nullptr;
    auto playing = std::make_unique<Playing>(samples, count, format);
    return playing->sink->error() == QAudio::NoError ? playing.release() : nullptr;
}

Q_DECL_EXPORT void ridgepoint_sound_stop(void *playing)
{
    delete static_cast<Playing *>(playing);
}
}

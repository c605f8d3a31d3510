// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <memory>
#include <vector>

namespace rp {

/// What samples are played through, one sound at a time.
class SoundOutput
{
public:
    SoundOutput() = default;
    virtual ~SoundOutput() = default;
    Q_DISABLE_COPY_MOVE(SoundOutput)

    /// There is a device, and what it takes to use it.
    virtual bool isReady() = 0;
    /// Stereo samples as renderSound() makes them; what was played before stops. False: they can't be played.
    virtual bool start(const std::vector<qint16> &samples) = 0;
    virtual void stop() = 0;
};

/// Through Qt Multimedia, in a library that is looked for when it is first asked: in ../lib/ridgepoint from
/// the program. Never ready where that or Qt Multimedia is not installed.
std::unique_ptr<SoundOutput> soundThroughQtMultimedia();

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <functional>
#include <memory>

namespace rp {

/// What texts are spoken through, one at a time.
class Voice
{
public:
    Voice() = default;
    virtual ~Voice() = default;
    Q_DISABLE_COPY_MOVE(Voice)

    /// There is an engine that works.
    virtual bool isReady() = 0;
    /// It has a voice for the language of the locale.
    virtual bool speaks(const QLocale &locale) = 0;
    /// In place of what is being spoken. `rate` from -1 to 1, 0 is the usual one.
    virtual void speak(const QString &text, const QLocale &locale, double rate) = 0;
    virtual void stop() = 0;

    /// Called when what was spoken last has ended or failed, and was not stopped.
    std::function<void()> ended;
};

/// Through Qt TextToSpeech, in a library that is looked for when it is first asked: in ../lib/ridgepoint from
/// the program. Never ready where that, Qt TextToSpeech or an engine for it is not installed.
std::unique_ptr<Voice> voiceThroughQtTextToSpeech();

} // namespace rp

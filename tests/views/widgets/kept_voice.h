// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/spoken/voice.h"

#include <QStringList>

namespace rp::test {

/// Keeps what it is given instead of speaking it, and is done when it is told so.
class KeptVoice : public Voice
{
public:
    struct Heard
    {
        bool isReady = true;
        bool knowsLanguage = true;
        QStringList said = {};
        double rate = 0.0;
        int stops = 0;
        KeptVoice *voice = nullptr;

        /// Says all that is left, each part to its end.
        void finish()
        {
            for (qsizetype before = -1; before != said.size();) {
                before = said.size();
                voice->ended();
            }
        }
    };
    explicit KeptVoice(Heard &heard)
        : m_heard(heard)
    {
        heard.voice = this;
    }
    bool isReady() override { return m_heard.isReady; }
    bool speaks(const QLocale &) override { return m_heard.knowsLanguage; }
    void speak(const QString &text, const QLocale &, double rate) override
    {
        m_heard.said.append(text);
        m_heard.rate = rate;
    }
    void stop() override { ++m_heard.stops; }

private:
    Heard &m_heard;
};

} // namespace rp::test

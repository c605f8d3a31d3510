// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/spoken/screen_reader.h"
#include "views/widgets/spoken/voice.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <optional>

class QWidget;

namespace rp {

/// Reads aloud for who has no screen reader: what announcers say as it comes, and what is asked for. Silent
/// while a screen reader runs, which is looked at before each part. Speaks the language of the window with a
/// voice of that language or not at all. A child of the program, where announcers find it.
class OwnVoice : public QObject
{
    Q_OBJECT
public:
    OwnVoice(std::unique_ptr<Voice> voice, QObject &program,
             std::function<bool()> isOtherReading = isScreenReaderRunning);
    ~OwnVoice() override;

    /// The one of the program, if it has one.
    static OwnVoice *ofProgram();

    /// How fast, see Voice::speak(); nothing: it is off.
    void setRate(std::optional<double> rate);
    /// It is wanted, and no screen reader runs.
    bool isOn() const;
    /// Why it can't speak although it is on, as a translated sentence; empty: it can, or is off.
    QString refusal();
    /// The same, whether it is on or not.
    QString lack();

    /// What the program says by itself; takes the place of what is being spoken.
    void hear(const QString &text);
    /// What was asked for, part by part, until `page` is hidden.
    void read(const QStringList &parts, QWidget &page);
    void stop();
    bool isSpeaking() const { return m_isSpeaking; }
    /// It speaks what was asked for.
    bool isReading() const { return m_isAsked; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void begun();
    void partBegun(const QString &part); ///< as it is written
    void ended(bool isWhole);            ///< not: it was stopped, or something else is spoken instead
    void refused(const QString &sentence);

private:
    void begin(const QStringList &parts, QWidget *page);
    void goOn();
    void end(bool isWhole);

    std::unique_ptr<Voice> m_voice;
    std::function<bool()> m_isOtherReading;
    std::optional<double> m_rate;
    QStringList m_parts; ///< still to be spoken
    QPointer<QWidget> m_page;
    bool m_isAsked = false; ///< what is spoken was asked for
    bool m_isSpeaking = false;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/own_voice.h"

#include "models/text/plain_text.h"
#include "models/text/spoken_form.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

/// Some engines spell out marks that nobody sees.
QString forEngines(const QString &text)
{
    QString spoken = spokenForm(text);
    spoken.removeIf(steersDirection);
    return spoken;
}

} // namespace

OwnVoice::OwnVoice(std::unique_ptr<Voice> voice, QObject &program, std::function<bool()> isOtherReading)
    : QObject(&program)
    , m_voice(std::move(voice))
    , m_isOtherReading(std::move(isOtherReading))
{
    m_voice->ended = [this] {
        if (m_isSpeaking)
            goOn();
    };
}

OwnVoice::~OwnVoice()
{
    m_voice->ended = {};
    if (m_isSpeaking)
        m_voice->stop();
}

OwnVoice *OwnVoice::ofProgram()
{
    const QObject *program = QCoreApplication::instance();
    return program ? program->findChild<OwnVoice *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

void OwnVoice::setRate(std::optional<double> rate)
{
    m_rate = rate;
    if (!rate)
        stop();
}

bool OwnVoice::isOn() const
{
    return m_rate && !m_isOtherReading();
}

QString OwnVoice::refusal()
{
    return isOn() ? lack() : QString();
}

QString OwnVoice::lack()
{
    if (!m_voice->isReady())
        //: Qt TextToSpeech and Speech Dispatcher are programs.
        return tr(
            "Nothing can be read aloud here; install Qt TextToSpeech and an engine for it, such as Speech "
            "Dispatcher.");
    if (!m_voice->speaks(QLocale()))
        return tr("Nothing is read aloud in this language; install a voice for it.");
    return {};
}

void OwnVoice::hear(const QString &text)
{
    if (isOn() && lack().isEmpty())
        begin({text}, nullptr);
}

void OwnVoice::read(const QStringList &parts, QWidget &page)
{
    if (const QString why = refusal(); !why.isEmpty())
        emit refused(why);
    else if (isOn())
        begin(parts, &page);
}

void OwnVoice::begin(const QStringList &parts, QWidget *page)
{
    if (std::exchange(m_isSpeaking, false)) // the engine stops for what comes now
        emit ended(false);
    m_parts = parts;
    m_parts.removeAll(QString()); // engines never tell that they are done with nothing
    m_page = page;
    m_isAsked = page != nullptr;
    m_isSpeaking = true;
    QCoreApplication::instance()->installEventFilter(this);
    emit begun();
    goOn();
}

void OwnVoice::goOn()
{
    if (m_parts.isEmpty() || !isOn())
        return end(m_parts.isEmpty());
    const QString part = m_parts.takeFirst();
    emit partBegun(part);
    m_voice->speak(forEngines(part), QLocale(), *m_rate);
}

void OwnVoice::stop()
{
    if (m_isSpeaking)
        end(false);
}

void OwnVoice::end(bool isWhole)
{
    m_isSpeaking = false;
    m_parts.clear();
    m_page = nullptr;
    m_isAsked = false;
    QCoreApplication::instance()->removeEventFilter(this);
    if (!isWhole)
        m_voice->stop();
    emit ended(isWhole);
}

bool OwnVoice::eventFilter(QObject *watched, QEvent *event)
{
    if (m_isAsked && (!m_page || (event->type() == QEvent::Hide && watched == m_page)))
        stop();
    if (!watched->isWidgetType() ||
        (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier)
        return false;
    // Of a page that is read, Esc only stops that. What the program says by itself is no place to leave.
    const bool onlyStops = isReading();
    if (event->type() == QEvent::KeyPress)
        stop();
    else if (onlyStops)
        event->accept(); // for it to come as a key, where it is a shortcut too
    return onlyStops;
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_sound.h"

#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/own_voice.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QWidget>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rp {

namespace {

struct NamedSpeed
{
    SoundSpeed speed;
    const char *key;
    const char *name;
    int pace;
};

constexpr std::array namedSpeeds{
    //: Settings, sound of charts: there is none.
    NamedSpeed{SoundSpeed::Off, "off", QT_TRANSLATE_NOOP("rp::ChartSound", "Off"), 0},
    //: Settings, sound of charts: how fast it is played.
    NamedSpeed{SoundSpeed::Slow, "slow", QT_TRANSLATE_NOOP("rp::ChartSound", "Slow"), -1},
    //: Settings, sound of charts: how fast it is played.
    NamedSpeed{SoundSpeed::Normal, "normal", QT_TRANSLATE_NOOP("rp::ChartSound", "Normal"), 0},
    //: Settings, sound of charts: how fast it is played.
    NamedSpeed{SoundSpeed::Fast, "fast", QT_TRANSLATE_NOOP("rp::ChartSound", "Fast"), 1}};

const NamedSpeed &named(SoundSpeed speed)
{
    return namedSpeeds.at(static_cast<std::size_t>(speed));
}

/// Nobody tells when a screen reader is done. So long it may speak a sentence, at the pace that it comes
/// with.
int spokenWithin_ms(const QString &sentence)
{
    constexpr int letter_ms = 70;
    constexpr int begin_ms = 400;
    return QAccessible::isActive() ? begin_ms + letter_ms * static_cast<int>(sentence.size()) : 0;
}

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_CapsLock ||
           key == Qt::Key_Insert; // screen readers have one
}

} // namespace

QString soundSpeedKey(SoundSpeed speed)
{
    return QLatin1String(named(speed).key);
}

std::optional<SoundSpeed> soundSpeedFromKey(const QString &key)
{
    for (const NamedSpeed &each : namedSpeeds)
        if (key == QLatin1String(each.key))
            return each.speed;
    return std::nullopt;
}

std::vector<SoundSpeed> soundSpeeds()
{
    return {SoundSpeed::Off, SoundSpeed::Slow, SoundSpeed::Normal, SoundSpeed::Fast};
}

QString soundSpeedName(SoundSpeed speed)
{
    return QCoreApplication::translate("rp::ChartSound", named(speed).name);
}

int soundPace(SoundSpeed speed)
{
    return named(speed).pace;
}

ChartSound::ChartSound(std::unique_ptr<SoundOutput> output, QObject &program)
    : QObject(&program)
    , m_output(std::move(output))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_state == State::Spoken ? begin() : stop(); });
}

ChartSound *ChartSound::ofProgram()
{
    const QObject *program = QCoreApplication::instance();
    return program ? program->findChild<ChartSound *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

void ChartSound::setSpeed(SoundSpeed speed)
{
    if (std::exchange(m_speed, speed) != speed)
        stop();
}

double ChartSound::slowness() const
{
    return std::exp2(-soundPace(m_speed));
}

QString ChartSound::refusal() const
{
    if (m_speed == SoundSpeed::Off)
        //: "View" and "Sound of charts" are the menu and its entry.
        return tr("The sound of charts is off; turn it on in the menu View, Sound of charts.");
    if (!m_output->isReady())
        return tr("This computer plays no sound, because Qt Multimedia or a device for it is missing; the "
                  "chart’s menu saves the sound as a file.");
    return {};
}

void ChartSound::play(QWidget &from, const SoundScore &score, const QString &sentence)
{
    stop();
    m_samples = renderSound(score);
    if (m_samples.empty())
        return;
    m_from = &from;
    m_sentence = sentence;
    m_state = State::Said;
    followVoice();
    QCoreApplication::instance()->installEventFilter(this);
    m_announcer = from.window()->findChild<Announcer *>(QString(), Qt::FindDirectChildrenOnly);
    if (!m_announcer)
        return begin();
    connect(m_announcer, &Announcer::spoken, this, &ChartSound::hear);
    m_announcer->tell(*this, sentence);
}

/// Its own sentence may come together with others; what comes after it is not talked over.
void ChartSound::hear(const QString &text)
{
    if (m_state != State::Said || !text.contains(m_sentence))
        return m_state == State::Said ? void() : stop();
    m_state = State::Spoken;
    const OwnVoice *voice = OwnVoice::ofProgram();
    if (!voice || !voice->isSpeaking()) // that one tells when it is done
        m_timer.start(spokenWithin_ms(text));
}

void ChartSound::followVoice()
{
    const OwnVoice *voice = OwnVoice::ofProgram();
    if (!voice)
        return;
    connect(voice, &OwnVoice::begun, this, [this] {
        if (m_state != State::Said)
            stop();
    });
    connect(voice, &OwnVoice::ended, this, [this](bool isWhole) {
        if (m_state == State::Spoken)
            isWhole ? begin() : stop();
    });
}

void ChartSound::begin()
{
    m_state = State::Heard;
    if (!m_output->start(m_samples))
        return stop();
    constexpr int tail_ms = 300; // what the device still has
    const auto frames = static_cast<qint64>(m_samples.size() / 2);
    m_timer.start(static_cast<int>(frames * 1000 / soundRate_hz) + tail_ms);
}

void ChartSound::stop()
{
    if (std::exchange(m_state, State::Silent) == State::Silent)
        return;
    m_timer.stop();
    m_output->stop();
    m_samples.clear();
    QCoreApplication::instance()->removeEventFilter(this);
    if (m_announcer)
        disconnect(m_announcer, nullptr, this, nullptr);
    if (const OwnVoice *voice = OwnVoice::ofProgram())
        disconnect(voice, nullptr, this, nullptr);
    emit ended();
}

bool ChartSound::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_from) {
        stop();
        return false;
    }
    if (event->type() == QEvent::Hide && watched == m_from)
        stop();
    if (!watched->isWidgetType())
        return false;
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::MenuBarFocusReason) // the way back from a menu
            stop();
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (isModifier(key->key()))
        return false;
    if (OwnVoice *voice = m_state == State::Spoken ? OwnVoice::ofProgram() : nullptr)
        voice->stop(); // with its sentence
    stop();
    // The key that began it, and the one that leaves whatever it is, only end it.
    return key->key() == Qt::Key_S || key->key() == Qt::Key_Escape;
}

} // namespace rp

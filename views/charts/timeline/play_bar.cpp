// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/play_bar.h"

#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

namespace rp {

namespace {

constexpr int target = 28;
constexpr int clockChars = 9;
constexpr int tellAfter_ms = 1500; ///< what happens meanwhile is told as one

/// Painted in the colour of the text: the icons of a style are dark on dark.
QIcon playIcon(bool running, const QWidget &widget)
{
    const int side = std::max(12, widget.fontMetrics().ascent());
    const double ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double s = side;
    QPainterPath path;
    if (running) {
        path.addRect(s * 0.15, s * 0.1, s * 0.25, s * 0.8);
        path.addRect(s * 0.6, s * 0.1, s * 0.25, s * 0.8);
    } else {
        path.moveTo(s * 0.15, s * 0.05);
        path.lineTo(s * 0.95, s * 0.5);
        path.lineTo(s * 0.15, s * 0.95);
        path.closeSubpath();
    }
    painter.fillPath(path, widget.palette().color(QPalette::ButtonText));
    return QIcon(pixmap);
}

QToolButton *stepButton(const char *name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setMinimumSize(target, target);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRepeat(true);
    return button;
}

/// One of several texts, in a button that has room for each of them.
void showSteadily(QPushButton &button, const QString &text, const QStringList &all)
{
    const auto width = [&button](const QString &one) {
        return button.fontMetrics().size(Qt::TextShowMnemonic, one).width();
    };
    int widest = 0;
    for (const QString &one : all)
        widest = std::max(widest, width(one));
    button.setText(text);
    button.setMinimumWidth(button.sizeHint().width() - width(text) + widest);
}

} // namespace

PlayBar::PlayBar(QWidget *parent)
    : QWidget(parent)
    , m_play(new QPushButton(this))
    , m_back(stepButton("stepBack", this))
    , m_on(stepButton("stepOn", this))
    , m_speed(new QPushButton(this))
    , m_clock(new QLabel(this))
{
    m_play->setObjectName(QStringLiteral("play"));
    m_speed->setObjectName(QStringLiteral("playSpeed"));
    for (QPushButton *button : {m_play, m_speed}) {
        button->setAutoDefault(false);
        button->setMinimumHeight(target);
    }
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_play, m_back, m_on, m_speed})
        row->addWidget(part);
    row->addWidget(m_clock, 1);
    m_tellTimer.setSingleShot(true);
    m_tellTimer.setInterval(tellAfter_ms);
    connect(&m_tellTimer, &QTimer::timeout, this, &PlayBar::sayTold);
    retranslateUi();
}

void PlayBar::setPlayer(std::shared_ptr<Player> player)
{
    m_player = std::move(player);
    Player *shown = m_player.get();
    connect(m_play, &QPushButton::clicked, shown, &Player::toggle);
    connect(m_back, &QToolButton::clicked, shown, [shown] { shown->step(false); });
    connect(m_on, &QToolButton::clicked, shown, [shown] { shown->step(true); });
    connect(m_speed, &QPushButton::clicked, shown, [this, shown] {
        const PlaySpeed speed = shown->speed();
        setSpeed(speed == PlaySpeed::Slow     ? PlaySpeed::Middle
                 : speed == PlaySpeed::Middle ? PlaySpeed::Fast
                                              : PlaySpeed::Slow);
    });
    connect(shown, &Player::stateChanged, this, &PlayBar::showState);
    connect(shown, &Player::moved, this, &PlayBar::showClock);
    connect(shown, &Player::happened, this, &PlayBar::tell);
    connect(shown, &Player::renewed, this, &PlayBar::forget);
    connect(shown, &Player::jumped, this, &PlayBar::forget); // or it is added to what happens from there on
    showState();
}

void PlayBar::setSpeed(PlaySpeed speed)
{
    m_ownSpeed = speed;
    if (m_player && isVisible())
        m_player->setSpeed(speed);
}

void PlayBar::retranslateUi()
{
    m_back->setArrowType(layoutDirection() == Qt::RightToLeft ? Qt::RightArrow : Qt::LeftArrow);
    m_on->setArrowType(layoutDirection() == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow);
    m_back->setAccessibleName(tr("Step back"));
    m_back->setToolTip(tr("Back to what happened before (left arrow)"));
    m_on->setAccessibleName(tr("Step on"));
    m_on->setToolTip(tr("On to what happens next (right arrow)"));
    m_play->setToolTip(tr("Play or stop (Space)"));
    showState();
}

void PlayBar::showState()
{
    const bool running = m_player && m_player->isRunning();
    //: Button: stops a picture in motion.
    const QString stop = tr("Stop");
    //: Button: sets a picture in motion.
    const QString play = tr("Play");
    m_play->setIcon(playIcon(running, *this));
    showSteadily(*m_play, running ? stop : play, {stop, play});
    // Room for any time: what stands beside the clock stays while it runs.
    m_clock->setMinimumWidth(fontMetrics().averageCharWidth() * clockChars);
    const QStringList speeds{
        // in the order of PlaySpeed
        //: Button that shows how fast a picture moves and changes it.
        tr("Speed: slow motion"),
        //: Button that shows how fast a picture moves and changes it.
        tr("Speed: medium"),
        //: Button that shows how fast a picture moves and changes it.
        tr("Speed: fast"),
    };
    showSteadily(*m_speed, speeds.at(int(m_player ? m_player->speed() : PlaySpeed::Slow)), speeds);
    showClock();
}

void PlayBar::showClock()
{
    if (!m_player || !isVisible())
        return;
    const Playback &playback = m_player->playback();
    m_clock->setText(Format().duration_us(playback.at_us(), 4));
}

void PlayBar::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setSpeed(m_ownSpeed); // charts that share a player are looked at for different things
    showClock();
}

void PlayBar::hideEvent(QHideEvent *event)
{
    forget(); // nobody looks any more, and another page is spoken of
    QWidget::hideEvent(event);
}

/// What happened is numbered by the lanes and stretches of its own score.
void PlayBar::forget()
{
    m_tellTimer.stop();
    m_toTell.clear();
}

void PlayBar::tell(const std::vector<PlayEvent> &events)
{
    if (!isVisible())
        return;
    m_toTell.insert(m_toTell.end(), events.begin(), events.end());
    if (!m_player->isRunning())
        sayTold();
    else if (!m_tellTimer.isActive())
        m_tellTimer.start();
}

void PlayBar::sayTold()
{
    const Playback &playback = m_player->playback(); // may be another one by now
    m_tellTimer.stop();
    const PlayWords words(playback.score(), m_names);
    QString sentence = words.told(m_toTell);
    if (!m_player->isRunning())
        sentence = joinedSentences({words.clock(playback.at_us()), sentence});
    m_toTell.clear();
    emit said(sentence);
}

void PlayBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange)
        retranslateUi();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showState();
    QWidget::changeEvent(event);
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a chart sounds like.
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/charts/chart_plot.h"
#include "views/charts/chart_score.h"
#include "views/charts/chart_sound.h"
#include "views/charts/chart_widget.h"

#include <QKeyEvent>

namespace rp {

QString ChartWidget::soundKeyLine()
{
    return tr("S: play as sound, again: stop; Shift+S: series by series");
}

bool ChartWidget::takeSoundKey(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers();
    if (event.key() != Qt::Key_S || (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier) ||
        event.isAutoRepeat() || !ChartSound::ofProgram())
        return false;
    play(modifiers == Qt::ShiftModifier);
    return true;
}

void ChartWidget::play(bool bySeries)
{
    ChartSound *sound = ChartSound::ofProgram();
    if (!sound)
        return;
    if (const QString refusal = sound->refusal(); !refusal.isEmpty()) {
        showStatus(refusal);
        emit announce(refusal);
        return;
    }
    QStringList names;
    for (const ChartSeries &series : content().series)
        if (!series.waits && !series.name.isEmpty())
            names.append(series.name);
    const QString sentence = soundSentence(caption(), QLocale().createSeparatedList(names));
    const SoundScore score = soundScore({sound->slowness(), bySeries, layoutDirection() == Qt::RightToLeft});
    sound->play(*m_plot, score, sentence);
    if (!sound->isPlaying())
        return;
    setStatusForAll(true);
    showStatus(sentence);
    const auto restore = [this] {
        setStatusForAll(false);
        showPosition();
    };
    connect(sound, &ChartSound::ended, this, restore, Qt::SingleShotConnection);
}

SoundScore ChartWidget::soundScore(const ScoreWish &wish)
{
    return valueScore(content(), wish);
}

QString ChartWidget::soundSentence(const QString &caption, const QString &series) const
{
    //: Spoken before a chart is played. %1: its title, %2: the names of its series.
    return fillMarkers(tr("Sound of “%1”, higher for larger values: %2."), {caption, series});
}

QString ChartWidget::clockSentence(const QString &caption, const QString &series)
{
    //: Spoken before a chart of time is played. %1: its title, %2: the names of its lanes.
    return fillMarkers(tr("Sound of “%1”, in which silence is a waiting GPU: %2."), {caption, series});
}

QByteArray ChartWidget::soundFile()
{
    const ChartSound *sound = ChartSound::ofProgram();
    return wavFile(renderSound(
        soundScore({sound ? sound->slowness() : 1.0, false, layoutDirection() == Qt::RightToLeft})));
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/picture_pair.h"

#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/result_table.h"
#include "views/instruments/common_axis.h"
#include "views/widgets/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

PicturePair::PicturePair(const ActContent &act, PictureSubject first, PictureSubject second,
                         Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_act(act)
    , m_others(second.bench)
    , m_first(new ProjectorPane(act, std::move(first), announcer, this))
    , m_second(new ProjectorPane(act, std::move(second), announcer, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::l);
    row->addWidget(m_first, 1);
    row->addWidget(m_second, 1);
    m_second->hide();
    for (const Side side : {Side::First, Side::Second}) {
        ProjectorPane *shown = pane(side);
        connect(shown, &ProjectorPane::panelChanged, this, [this, side] { follow(side); });
        connect(shown, &ProjectorPane::changed, this, &PicturePair::compare);
    }
}

void PicturePair::show(const QString &panel, const QString &figure)
{
    const bool together = m_second->panel() == m_first->panel();
    m_figure = figure;
    m_first->showPanel(panel, figure);
    if (together)
        m_second->showPanel(m_first->panel(), figure);
    if (m_sideBySide)
        findOther();
}

void PicturePair::follow(Side side)
{
    if (side == Side::First) {
        if (m_first->figureId() != m_figure)
            m_figure = m_first->figureId();
        emit panelChanged();
    }
    if (m_sideBySide && !hasOther())
        setSideBySide(false);
    compare();
    emit roomChanged();
}

/// The next panel behind the first picture's, or only one that belongs to tracks, as that one does; empty:
/// none.
QString PicturePair::otherPanel(bool ofTracks) const
{
    const std::vector<Bench::Panel> &panels = m_others.panels();
    const auto fits = [this, ofTracks](const QString &panel) {
        const PanelContent *content = findPanel(m_act, panel);
        return !ofTracks || (content && !content->tracks.isEmpty());
    };
    const auto at = std::find_if(panels.begin(), panels.end(),
                                 [this](const Bench::Panel &panel) { return panel.id == m_first->panel(); });
    if (at == panels.end() || !fits(at->id))
        return {};
    const auto count = static_cast<std::size_t>(panels.size());
    for (std::size_t i = 1; i < count; ++i) {
        const Bench::Panel &other = panels[(static_cast<std::size_t>(at - panels.begin()) + i) % count];
        if (fits(other.id))
            return other.id;
    }
    return {};
}

bool PicturePair::hasOther() const
{
    const Instrument *instrument = m_others.instrument(m_first->panel());
    return !otherPanel(false).isEmpty() || (instrument && contextOf(*instrument));
}

void PicturePair::setSideBySide(bool sideBySide)
{
    m_sideBySide = sideBySide && hasOther();
    m_second->setVisible(m_sideBySide);
    showHeads();
    if (m_sideBySide)
        findOther();
    else
        compare();
    emit roomChanged();
}

/// The other track where there is one, else the first context in which the picture differs.
void PicturePair::findOther()
{
    if (const QString track = otherPanel(true); !track.isEmpty()) {
        if (m_second->panel() == m_first->panel() || !findPanel(m_act, m_second->panel()) ||
            findPanel(m_act, m_second->panel())->tracks.isEmpty())
            m_second->showPanel(track);
        return compare();
    }
    m_second->showPanel(m_first->panel(), m_figure);
    const Instrument *instrument = m_second->instrument();
    const auto spec = instrument ? contextOf(*instrument) : std::nullopt;
    if (!spec) {
        m_second->showPanel(otherPanel(false));
        return compare();
    }
    const QString mine = m_first->instrument()->input(spec->id).toString();
    if (instrument->input(spec->id).toString() != mine && whyTheSame().isEmpty())
        return compare();
    for (const InputChoice &choice : spec->choices) {
        if (choice.key == mine)
            continue;
        m_second->request(spec->id, choice.key);
        if (whyTheSame().isEmpty())
            break;
    }
    compare();
}

/// What is said above a second picture that is the first one again; empty: they differ.
QString PicturePair::whyTheSame() const
{
    const Instrument *mine = m_first->instrument();
    const Instrument *theirs = m_second->instrument();
    if (!mine || !theirs || m_first->panel() != m_second->panel())
        return {};
    const auto spec = contextOf(*mine);
    const auto name = [&spec](const Instrument &instrument) {
        return spec ? instrument.inputText(spec->id, instrument.input(spec->id)) : QString();
    };
    const QString asked = m_figure.isEmpty() ? QString() : mine->figureText(m_figure);
    const bool agrees = !asked.isEmpty() && asked == theirs->figureText(m_figure);
    const auto table = [](const Instrument &instrument) {
        const std::vector<ResultTable *> tables = instrument.tables();
        return tables.empty() ? QString() : tables.front()->csv();
    };
    if (!agrees && table(*mine) != table(*theirs))
        return {};
    if (spec && mine->input(spec->id) == theirs->input(spec->id))
        return tr("Both pictures are of one context: choose another one above.");
    if (!agrees)
        //: Said to a class above a second picture. %1, %2: contexts such as "Cloud".
        return tr("%1 and %2 do not differ here.").arg(name(*mine), name(*theirs));
    //: Said to a class above a second picture. %1, %2: contexts such as "Cloud"; %3: name of a figure,
    //: %4: its value.
    return tr("%1 and %2 do not differ in what is asked. %3 is the same on both: %4.")
        .arg(name(*mine), name(*theirs), mine->figureLabel(m_figure), asked);
}

void PicturePair::setHeadShown(bool shown)
{
    m_headShown = shown;
    showHeads();
}

/// Two pictures always say what each of them is.
void PicturePair::showHeads()
{
    for (const Side side : {Side::First, Side::Second})
        pane(side)->setHeadShown(m_headShown || m_sideBySide);
}

void PicturePair::compare()
{
    m_second->showNote(m_sideBySide ? whyTheSame() : QString());
    shareAxis(m_first->figure(), m_sideBySide ? m_second->figure() : nullptr);
}

bool PicturePair::isWhole() const
{
    return m_first->isWhole() && (!m_sideBySide || m_second->isWhole());
}

void PicturePair::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        compare();
    QWidget::changeEvent(event);
}

} // namespace rp

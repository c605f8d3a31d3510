// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/figure_tiles.h"

#include "instruments/instrument.h"
#include "widgets/assumption_mark.h"
#include "widgets/spacing.h"
#include "widgets/text_block.h"

#include <QVBoxLayout>
#include <utility>

namespace rp {

namespace {

// In average characters: the room that two tiles, and that all of them need side by side.
constexpr int pairChars = 34;
constexpr int rowChars = 76;
constexpr std::size_t inPair = 2;

} // namespace

FigureTile::FigureTile(QWidget *parent)
    : Card(4, parent)
    , m_label(new TextBlock(this))
    , m_value(new TextBlock(this))
    , m_remark(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
{
    m_label->setQuiet(true);
    m_remark->setQuiet(true);
    m_value->setTextStyle(1.4, QFont::DemiBold);
    m_value->setReachable(true);
    setGroup(false); // the value is read with the figure's name and the remark
    body()->setSpacing(space::xs / 2);
    body()->addWidget(m_label);
    body()->addWidget(m_value);
    body()->addWidget(m_remark);
    body()->addWidget(m_mark, 0, Qt::AlignLeading);
    body()->addStretch(1);
}

void FigureTile::setFigure(const QString &label, const QString &value, const QString &remark)
{
    if (label == m_label->text() && value == m_value->text() && remark == m_remark->text())
        return; // most figures stay while a slider moves
    m_label->setText(label);
    m_value->setText(value);
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    m_mark->setSubject(label);
    setAccessibleName(label);
    //: A figure's name, its value and a remark on it, read aloud.
    m_value->setAccessibleName(remark.isEmpty() ? tr("%1: %2").arg(label, value)
                                                : tr("%1: %2. %3").arg(label, value, remark));
}

void FigureTile::setAssumption(const QString &reason)
{
    if (reason != m_mark->reason())
        m_mark->setReason(reason);
}

FigureTiles::FigureTiles(const Instrument &instrument, std::vector<Entry> entries, QWidget *parent)
    : ResponsiveRow(rowChars, space::m, parent)
    , m_instrument(instrument)
    , m_entries(std::move(entries))
{
    m_tiles.reserve(m_entries.size());
    ResponsiveRow *pair = nullptr;
    const bool pairs = m_entries.size() % inPair == 0; // else each stands by itself
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (pairs && i % inPair == 0) {
            pair = new ResponsiveRow(pairChars, space::m, this);
            addWidget(pair);
        }
        ResponsiveRow *holder = pairs ? pair : this;
        m_tiles.push_back(new FigureTile(holder));
        holder->addWidget(m_tiles.back());
    }
    showValues();
}

void FigureTiles::showValues()
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        m_tiles[i]->setFigure(m_instrument.figureLabel(entry.figure), m_instrument.figureText(entry.figure),
                              entry.remark ? entry.remark() : QString());
        m_tiles[i]->setAssumption(m_instrument.figureAssumption(entry.figure));
    }
}

FigureTile *FigureTiles::tile(const QString &figure) const
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].figure == figure)
            return m_tiles[i];
    }
    return nullptr;
}

} // namespace rp

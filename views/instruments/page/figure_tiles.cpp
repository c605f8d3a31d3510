// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/figure_tiles.h"

#include "models/instruments/contract/instrument.h"
#include "models/text/spoken_form.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

namespace {
constexpr int wideChars = 19;   ///< of a tile whose value stands in large type
constexpr int narrowChars = 16; ///< of a tile that still has room for any value in the usual type
} // namespace

FigureTile::FigureTile(QWidget *parent)
    : QWidget(parent)
    , m_value(new TextBlock(this))
    , m_label(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
{
    m_value->setTextStyle(1.25, QFont::DemiBold);
    m_value->setLines(1);
    m_label->setQuiet(true);
    m_label->setTextStyle(0.9);
    m_label->setLines(2);
    m_label->setProperty("saidElsewhere", true); // with the value
    auto *top = new QHBoxLayout;
    top->setSpacing(0);
    top->addWidget(m_value);
    top->addWidget(m_mark);
    top->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_label);
}

void FigureTile::setFigure(const QString &label, const QString &value, const QString &remark)
{
    if (label == m_label->text() && value == m_value->text() && remark == m_remark)
        return; // most figures stay while a slider moves
    m_remark = remark;
    m_label->setText(label);
    m_value->setText(value);
    m_mark->setSubject(label);
    setToolTip(remark);
    setAccessibleDescription(spokenForm(remark));
    //: A figure's name, its value and a remark on it, read aloud.
    m_value->setAccessibleName(remark.isEmpty() ? tr("%1: %2").arg(label, value)
                                                : tr("%1: %2. %3").arg(label, value, remark));
}

void FigureTile::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitValue();
}

void FigureTile::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitValue();
}

void FigureTile::fitValue()
{
    const bool wide = width() >= fontMetrics().averageCharWidth() * wideChars;
    m_value->setTextStyle(wide ? 1.25 : 1.0, QFont::DemiBold);
}

void FigureTile::setAssumption(const QString &reason)
{
    if (reason != m_mark->reason())
        m_mark->setReason(reason);
}

FigureTiles::FigureTiles(const Instrument &instrument, std::vector<Entry> entries, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_entries(std::move(entries))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(0);
    m_tiles.reserve(m_entries.size());
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_tiles.push_back(new FigureTile(this));
    place(int(m_tiles.size()), int(m_tiles.size()));
    showValues();
}

void FigureTiles::place(int columns, int shown)
{
    if (columns == m_columns && shown == m_shown)
        return;
    m_columns = columns;
    m_shown = shown;
    auto *grid = static_cast<QGridLayout *>(layout());
    for (int i = 0; i < int(m_tiles.size()); ++i) {
        grid->removeWidget(m_tiles[std::size_t(i)]);
        grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
    for (int i = 0; i < int(m_tiles.size()); ++i) {
        FigureTile *tile = m_tiles[std::size_t(i)];
        if (i < shown)
            grid->addWidget(tile, i / columns, i % columns);
        tile->setVisible(i < shown);
        // A label has twice the width in two rows, and the picture above needs the height.
        tile->labelText()->setLines(columns < shown ? 1 : 2);
    }
}

// By the room alone: values that change move nothing.
void FigureTiles::arrange()
{
    const int count = int(m_tiles.size());
    const int least = fontMetrics().averageCharWidth() * narrowChars + space::m;
    const int fitting = std::max(1, (width() + space::m) / std::max(1, least));
    if (fitting >= count)
        place(count, count);
    else if (m_mostRows > 1)
        place((count + 1) / 2, count);
    else
        place(fitting, fitting);
}

void FigureTiles::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FigureTiles::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange(); // as wide as before, with letters of another size
}

void FigureTiles::setMostRows(int rows)
{
    if (rows == m_mostRows)
        return;
    m_mostRows = rows;
    setVisible(rows > 0);
    arrange();
}

bool FigureTiles::showsAll() const
{
    return m_mostRows > 0 && m_shown == int(m_tiles.size());
}

void FigureTiles::showValues()
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        if (entry.waits && entry.waits()) {
            //: In place of a figure: what it compares has not been run yet.
            m_tiles[i]->setFigure(m_instrument.figureLabel(entry.figure), tr("not shown yet"), {});
            m_tiles[i]->setAssumption({});
            continue;
        }
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

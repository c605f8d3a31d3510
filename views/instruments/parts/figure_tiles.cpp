// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/parts/figure_tiles.h"

#include "models/instruments/contract/instrument.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QLayout>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr int comfortableChars = 15; ///< in a tile, of average width

/// As many columns of equal width as there is room for, of all tiles, half of them, or one.
class TileLayout : public QLayout
{
public:
    explicit TileLayout(QWidget *parent)
        : QLayout(parent)
    {
        setContentsMargins(0, 0, 0, 0);
        setSpacing(space::m);
    }
    ~TileLayout() override { qDeleteAll(m_items); }

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override
    {
        return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
    }
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    QSize minimumSize() const override { return {widest(), heightForWidth(widest())}; }
    QSize sizeHint() const override
    {
        int hint = 0;
        for (const QLayoutItem *item : m_items)
            hint = qMax(hint, item->sizeHint().width());
        const int width = hint * count() + spacing() * (count() - 1);
        return {width, heightForWidth(width)};
    }
    void setGeometry(const QRect &rect) override
    {
        QLayout::setGeometry(rect);
        arrange(rect, true);
    }

private:
    int widest() const
    {
        int width = 0;
        for (const QLayoutItem *item : m_items)
            width = qMax(width, item->minimumSize().width());
        return width;
    }

    int columnsFor(int width) const
    {
        const int chars = parentWidget()->fontMetrics().averageCharWidth() * comfortableChars;
        if (std::exchange(m_chars, chars) != chars)
            m_each = 0; // another text size
        // The widest that there has been: what lies below must not jump while a slider moves.
        m_each = qMax(m_each, qMax(widest(), chars));
        const int fit = (width + spacing()) / qMax(1, m_each + spacing());
        if (fit >= count())
            return qMax(1, count());
        return count() % 2 == 0 && fit >= count() / 2 ? count() / 2 : 1;
    }

    /// Returns the height; tiles of one row are equally high.
    int arrange(const QRect &rect, bool apply) const
    {
        const int columns = columnsFor(rect.width());
        const int width = qMax(1, (rect.width() - spacing() * (columns - 1)) / columns);
        int y = rect.top();
        for (int first = 0; first < count(); first += columns) {
            int height = 0;
            for (int i = first; i < qMin(first + columns, count()); ++i)
                height = qMax(height, m_items.at(i)->heightForWidth(width));
            for (int i = first; apply && i < qMin(first + columns, count()); ++i) {
                const QRect place(rect.left() + (i - first) * (width + spacing()), y, width, height);
                m_items.at(i)->setGeometry(
                    QStyle::visualRect(parentWidget()->layoutDirection(), rect, place));
            }
            y += height + spacing();
        }
        return qMax(0, y - spacing() - rect.top());
    }

    QList<QLayoutItem *> m_items;
    mutable int m_chars = 0;
    mutable int m_each = 0;
};

bool hasDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isDigit(); });
}

} // namespace

FigureTile::FigureTile(QWidget *parent)
    : Card(4, parent)
    , m_value(new TextBlock(this))
    , m_label(new TextBlock(this))
    , m_remark(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
{
    for (TextBlock *quiet : {m_label, m_remark}) {
        quiet->setQuiet(true);
        quiet->setWhole(TextBlock::Whole::Words);
    }
    m_value->setTextStyle(1.4, QFont::DemiBold);
    m_value->setReachable(true);
    setGroup(false); // the value is read with the figure's name and the remark
    body()->setSpacing(space::xs / 2);
    body()->addWidget(m_value);
    body()->addWidget(m_label);
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
    m_value->setWhole(hasDigit(value) ? TextBlock::Whole::Text : TextBlock::Whole::Words);
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
    : QWidget(parent)
    , m_instrument(instrument)
    , m_entries(std::move(entries))
{
    auto *row = new TileLayout(this);
    m_tiles.reserve(m_entries.size());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_tiles.push_back(new FigureTile(this));
        row->addWidget(m_tiles.back());
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

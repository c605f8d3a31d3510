// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/blocks/card.h"

#include <functional>
#include <vector>

namespace rp {

class AssumptionMark;
class Instrument;
class TextBlock;

/// One figure of an instrument: its value in large type, what it is called, a remark, and the mark of an
/// assumption where there is one. One tab stop that reads as a whole. The value comes first, so that the
/// values of a row of tiles stand on one line however long their names are; a number is never parted from
/// its unit.
class FigureTile : public Card
{
    Q_OBJECT
public:
    explicit FigureTile(QWidget *parent = nullptr);

    void setFigure(const QString &label, const QString &value, const QString &remark);
    void setAssumption(const QString &reason); ///< empty: none
    TextBlock *valueText() const { return m_value; }

private:
    TextBlock *m_value;
    TextBlock *m_label;
    TextBlock *m_remark;
    AssumptionMark *m_mark;
};

/// Tiles side by side while each has room for its value and the words of its name, then in pairs, then below
/// each other.
class FigureTiles : public QWidget
{
    Q_OBJECT
public:
    struct Entry
    {
        QString figure;
        std::function<QString()> remark = {}; ///< translated, made whenever the tile is shown
    };
    /// Up to four figures of `instrument`, which must outlive the tiles.
    FigureTiles(const Instrument &instrument, std::vector<Entry> entries, QWidget *parent = nullptr);

    /// Shows the instrument's figures in the current language.
    void showValues();
    FigureTile *tile(const QString &figure) const; ///< null when there is none
    const std::vector<FigureTile *> &tiles() const { return m_tiles; }

private:
    const Instrument &m_instrument;
    std::vector<Entry> m_entries;
    std::vector<FigureTile *> m_tiles;
};

} // namespace rp

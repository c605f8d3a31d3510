// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

namespace rp {

class AssumptionMark;
class Instrument;
class TextBlock;

/// One figure of an instrument: its value in large type with the mark of an assumption where there is one,
/// and what it is called. Its height is the same whatever it says; a remark is read aloud and told by a tool
/// tip.
class FigureTile : public QWidget
{
    Q_OBJECT
public:
    explicit FigureTile(QWidget *parent = nullptr);

    void setFigure(const QString &label, const QString &value, const QString &remark);
    void setAssumption(const QString &reason); ///< empty: none
    TextBlock *valueText() const { return m_value; }
    TextBlock *labelText() const { return m_label; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitValue();

    TextBlock *m_value;
    TextBlock *m_label;
    AssumptionMark *m_mark;
    QString m_remark;
};

/// Tiles side by side, all equally wide; in two rows where one would cut their values off. Where there is
/// room for one row alone, it shows the first ones; for none, it is hidden.
class FigureTiles : public QWidget
{
    Q_OBJECT
public:
    struct Entry
    {
        QString figure;
        std::function<QString()> remark = {}; ///< translated, made whenever the tile is shown
        std::function<bool()> waits = {};     ///< for the learner to ask for it: it tells no value
    };
    /// Up to four figures of `instrument`, which must outlive the tiles.
    FigureTiles(const Instrument &instrument, std::vector<Entry> entries, QWidget *parent = nullptr);

    /// Shows the instrument's figures in the current language.
    void showValues();
    /// 0, 1 or 2
    void setMostRows(int rows);
    bool showsAll() const;                         ///< with the width there is
    FigureTile *tile(const QString &figure) const; ///< null when there is none
    const std::vector<FigureTile *> &tiles() const { return m_tiles; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void place(int columns, int shown);

    const Instrument &m_instrument;
    std::vector<Entry> m_entries;
    std::vector<FigureTile *> m_tiles;
    int m_columns = 0;
    int m_shown = 0;
    int m_mostRows = 2;
};

} // namespace rp

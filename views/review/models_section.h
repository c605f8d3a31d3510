// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"
#include "views/charts/lines/line_chart.h"
#include "views/review/review_section.h"

namespace rp {

class CardDeck;
class Disclosure;
class OrderCard;
class RidgeCard;
class TapCard;
class TextBlock;

/// The levels of the memory hierarchy by size and bandwidth, both logarithmic: one named mark for each.
class MemoryChart : public LineChart
{
    Q_OBJECT
public:
    explicit MemoryChart(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Everything anew, in the current language.
    void refresh();

private:
    void fillTable();
    QString summary() const override;

    const ReviewParts m_parts;
    ResultTable *m_levels;
};

/// The models to carry, one card after another, each put together by hand: memory hierarchy, ridge point,
/// ways to capture, what can be fused, and the optimization loop.
class ModelsSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit ModelsSection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;

    CardDeck *deck() const { return m_deck; }
    OrderCard *memory() const { return m_memory; }
    MemoryChart *chart() const { return m_chart; }
    RidgeCard *ridge() const { return m_ridge; }
    TapCard *fusion() const { return m_fusion; }

protected:
    void refresh() override;

private:
    void showMemory();
    void showCapture();
    void showFusion();
    void showLoop();

    CardDeck *m_deck;
    MemoryChart *m_chart;
    Disclosure *m_caveats;
    TextBlock *m_caveatsText;
    OrderCard *m_memory;
    RidgeCard *m_ridge;
    TapCard *m_capture;
    TapCard *m_fusion;
    OrderCard *m_loop;
};

} // namespace rp

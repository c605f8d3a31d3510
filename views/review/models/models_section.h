// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/parts/review_section.h"

namespace rp {

class CaptureWaysCard;
class CardDeck;
class Disclosure;
class FusionCard;
class MemoryChart;
class OrderCard;
class RidgeCard;
class TextBlock;

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
    CaptureWaysCard *capture() const { return m_capture; }
    FusionCard *fusion() const { return m_fusion; }
    OrderCard *loop() const { return m_loop; }

protected:
    void refresh() override;

private:
    void showMemory();
    void showLoop();

    CardDeck *m_deck;
    MemoryChart *m_chart;
    Disclosure *m_caveats;
    TextBlock *m_caveatsText;
    OrderCard *m_memory;
    RidgeCard *m_ridge;
    CaptureWaysCard *m_capture;
    FusionCard *m_fusion;
    OrderCard *m_loop;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/parts/review_section.h"

namespace rp {

class AttainableCard;
class CaptureFormsCard;
class FusionCard;
class LoopCard;
class MemoryCard;

/// The models to carry: memory hierarchy, attainable performance, capture spectrum, the decision tree of
/// fusion, and the optimization loop.
class ModelsSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit ModelsSection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;

    MemoryCard *memory() const { return m_memory; }
    AttainableCard *attainable() const { return m_attainable; }
    CaptureFormsCard *capture() const { return m_capture; }
    FusionCard *fusion() const { return m_fusion; }
    LoopCard *loop() const { return m_loop; }

protected:
    void refresh() override;

private:
    MemoryCard *m_memory;
    AttainableCard *m_attainable;
    CaptureFormsCard *m_capture;
    FusionCard *m_fusion;
    LoopCard *m_loop;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/models_section.h"

#include "views/review/models/fusion_card.h"
#include "views/review/models/memory_card.h"
#include "views/review/models/model_cards.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

ModelsSection::ModelsSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_memory(new MemoryCard(parts))
    , m_attainable(new AttainableCard(parts))
    , m_capture(new CaptureFormsCard(parts))
    , m_fusion(new FusionCard(parts))
    , m_loop(new LoopCard(parts))
{
    setObjectName(QStringLiteral("modelsSection"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    for (Card *card : std::initializer_list<Card *>{m_memory, m_attainable, m_capture, m_fusion, m_loop})
        column->addWidget(card);
    column->addStretch(1);
    // No tab stop, but a place in the order of tabs: the section begins here.
    m_memory->headingLabel()->setFocusPolicy(Qt::ClickFocus);
    connect(m_loop, &LoopCard::linkRequested, this, &ModelsSection::linkRequested);
    refresh();
}

void ModelsSection::focusFirst()
{
    m_memory->headingLabel()->setFocus(Qt::OtherFocusReason);
}

void ModelsSection::refresh()
{
    m_memory->refresh();
    m_attainable->refresh();
    m_capture->refresh();
    m_fusion->refresh();
    m_loop->refresh();
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/page_plan.h"
#include "views/widgets/page_scroll.h"

namespace rp {

class Card;

/// The controls beside a picture, in cards that scroll as one where they do not fit. Each keeps its place:
/// nothing is paged, and room for the bar is always kept.
class ControlColumn : public PageScroll
{
    Q_OBJECT
public:
    explicit ControlColumn(QWidget *parent);

    Card *addCard(const Wording &heading);
    /// All of the controls: for a drawer.
    QWidget *body() const { return m_body; }
    void lendBody() { takeWidget(); }
    void takeBodyBack() { setWidget(m_body); }
    void retranslate();

    QSize minimumSizeHint() const override { return {}; }

private:
    struct Group
    {
        Card *card;
        Wording heading;
    };

    QWidget *m_body;
    std::vector<Group> m_groups;
};

} // namespace rp

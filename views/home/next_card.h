// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/home/course_overview.h"
#include "views/shell/parts/lab_parts.h"
#include "views/widgets/blocks/card.h"

#include <memory>

class QBoxLayout;

namespace rp {

class ActionButton;
class FigureSample;
class Instrument;
class NextPicture;
class TextBlock;

/// The step that comes next: its picture, where it is, and the one button that leads there.
class NextCard : public Card
{
    Q_OBJECT
public:
    /// What the parts name must outlive it.
    explicit NextCard(const LabParts &parts, QWidget *parent = nullptr);
    ~NextCard() override;

    /// @param lab to go on with; its place is shown
    void refresh(const LabOverview &lab);
    ActionButton *button() const { return m_button; }
    NextPicture *picture() const { return m_picture; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    const ActContent *actOf(const LabOverview &lab) const;
    Instrument *instrumentToShow(const LabOverview &lab) const;
    void showPicture(const LabOverview &lab);
    void arrange();

    LabParts m_parts;
    QBoxLayout *m_row;
    NextPicture *m_picture;
    TextBlock *m_lab;
    TextBlock *m_where;
    ActionButton *m_button;
    std::unique_ptr<FigureSample> m_sample; ///< what the picture is drawn from, while it is seen
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/home/course_overview.h"
#include "views/widgets/blocks/card.h"

namespace rp {

class ActionButton;
class ProgressSteps;
class TextBlock;

/// One lab in one line: its title, a dot for each step, how far the learner is, and a button that opens it.
class LabCard : public Card
{
    Q_OBJECT
public:
    explicit LabCard(const QString &lab, QWidget *parent = nullptr);

    const QString &lab() const { return m_lab; }
    ActionButton *button() const { return m_button; }
    TextBlock *progress() const { return m_progress; }
    /// The dots; assistive tools hear each act.
    ProgressSteps *steps() const { return m_steps; }
    /// @param isOpen it is the lab in the window
    /// @param isNext it comes next, and the page begins with a button for it
    void refresh(const LabOverview &lab, bool isOpen, bool isNext);

signals:
    void openRequested(const QString &lab);

private:
    QString m_lab;
    TextBlock *m_progress;
    ProgressSteps *m_steps;
    ActionButton *m_button;
};

} // namespace rp

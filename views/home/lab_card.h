// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/home/course_overview.h"
#include "views/widgets/blocks/card.h"

namespace rp {

class ActionButton;
class ProgressSteps;
class TextBlock;

/// A lab of the course: what it is about, how long it takes, how far the learner has come in each act, and
/// the button that opens it.
class LabCard : public Card
{
    Q_OBJECT
public:
    explicit LabCard(const QString &lab, QWidget *parent = nullptr);

    const QString &lab() const { return m_lab; }
    ActionButton *button() const { return m_button; }
    TextBlock *about() const { return m_about; }
    TextBlock *progress() const { return m_progress; }
    TextBlock *acts() const { return m_acts; }
    /// @param isOpen it is the lab in the window
    void refresh(const LabOverview &lab, bool isOpen);

signals:
    void openRequested(const QString &lab);

private:
    QString m_lab;
    TextBlock *m_about;
    TextBlock *m_progress;
    ProgressSteps *m_steps;
    TextBlock *m_acts;
    ActionButton *m_button;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/parts/review_section.h"
#include "views/widgets/blocks/card.h"

namespace rp {

class FormulaView;
class LinkButton;
class StepRail;
class TextBlock;

/// The formula of attainable performance, its symbols, and the formula with numbers put in.
class AttainableCard : public Card
{
    Q_OBJECT
public:
    explicit AttainableCard(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh(); ///< texts in the current language
    FormulaView *formula() const { return m_formula; }
    TextBlock *worked() const { return m_worked; }

private:
    const ReviewParts m_parts;
    FormulaView *m_formula;
    TextBlock *m_terms;
    TextBlock *m_worked;
};

/// The ways to capture a program, from the one that knows least before it runs to the one that knows most.
class CaptureFormsCard : public Card
{
    Q_OBJECT
public:
    explicit CaptureFormsCard(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh(); ///< texts in the current language
    StepRail *rail() const { return m_rail; }

private:
    struct Fact
    {
        TextBlock *label = nullptr;
        TextBlock *text = nullptr;
    };
    struct Form
    {
        TextBlock *title = nullptr;
        Fact captures, cost, use;
    };
    Form makeForm();

    const ReviewParts m_parts;
    TextBlock *m_about;
    TextBlock *m_least;
    TextBlock *m_most;
    StepRail *m_rail;
    std::vector<Form> m_forms;
};

/// The optimization loop: its stages, each with the question that it answers and a way to where it is shown.
class LoopCard : public Card
{
    Q_OBJECT
public:
    explicit LoopCard(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh(); ///< texts in the current language
    StepRail *rail() const { return m_rail; }

signals:
    void linkRequested(const rp::StepLink &link);

private:
    struct Stage
    {
        TextBlock *title = nullptr;
        TextBlock *text = nullptr;
        LinkButton *link = nullptr;
    };
    Stage makeStage();

    const ReviewParts m_parts;
    TextBlock *m_about;
    StepRail *m_rail;
    std::vector<Stage> m_stages;
};

} // namespace rp

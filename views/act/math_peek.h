// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "views/widgets/disclosure.h"

#include <vector>

class QVBoxLayout;

namespace rp {

class FormulaView;
class HeadingLabel;
class TextBlock;

/// The symbols of a formula with their meanings, one in a line, translated.
QString formulaTerms(const FormulaContent &formula);

/// The act's equations: set, with each term explained, and with the instrument's live values put in; then the
/// terms of the act that no other place explains. Built when first opened.
class MathPeek : public Disclosure
{
    Q_OBJECT
public:
    /// @param act whose brief explains terms; those that are no words of the brief itself are explained here
    /// The instruments on the bench must outlive it.
    MathPeek(std::vector<FormulaContent> formulas, const ActContent &act, Bench bench,
             QWidget *parent = nullptr);

    bool isEmpty() const { return m_formulas.empty() && m_reading.empty(); }
    void refresh();
    /// Only the lines with live values; for every change of an instrument.
    void refreshLive();
    std::vector<TextBlock *> liveLines() const;

private:
    struct Part
    {
        HeadingLabel *title;
        FormulaView *formula;
        TextBlock *live;
        TextBlock *terms;
    };
    struct Explained
    {
        HeadingLabel *title;
        TextBlock *about;
    };
    void build();
    QVBoxLayout *addGroup();

    std::vector<FormulaContent> m_formulas;
    std::vector<BriefContent::Reading> m_reading;
    Bench m_bench;
    std::vector<Part> m_parts;
    std::vector<Explained> m_explained;
};

} // namespace rp

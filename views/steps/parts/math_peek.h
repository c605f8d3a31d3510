// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "views/widgets/layout/disclosure.h"

#include <vector>

namespace rp {

class FormulaView;
class HeadingLabel;
class TextBlock;

/// The symbols of a formula with their meanings, one in a line, translated.
QString formulaTerms(const FormulaContent &formula);

/// The act's equations: set, with each term explained, and with the instrument's live values put in. Built
/// when first opened.
class MathPeek : public Disclosure
{
    Q_OBJECT
public:
    /// The instruments on the bench must outlive it.
    MathPeek(std::vector<FormulaContent> formulas, Bench bench, QWidget *parent = nullptr);

    std::size_t count() const { return m_formulas.size(); }
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
    void build();

    std::vector<FormulaContent> m_formulas;
    Bench m_bench;
    std::vector<Part> m_parts;
};

} // namespace rp

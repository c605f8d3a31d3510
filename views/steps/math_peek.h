// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/lab_content.h"
#include "widgets/disclosure.h"

#include <vector>

namespace rp {

class FormulaView;
class HeadingLabel;
class Instrument;
class TextBlock;

/// The act's equations: set, with each term explained, and with the instrument's live values put in. Built
/// when first opened.
class MathPeek : public Disclosure
{
    Q_OBJECT
public:
    MathPeek(std::vector<FormulaContent> formulas, Instrument *instrument, QWidget *parent = nullptr);

    void refresh();
    /// Only the lines with live values; for every change of the instrument.
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
    Instrument *m_instrument;
    std::vector<Part> m_parts;
};

} // namespace rp

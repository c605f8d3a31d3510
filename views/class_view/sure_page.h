// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/class_view/class_page.h"

namespace rp {

class Announcer;
class BarChart;
class ResultTable;
class TextBlock;

/// How well the class knows what it knows: what it said in the review against what was right, and on which
/// side of the truth its first guesses lie.
class SurePage : public ClassPage
{
    Q_OBJECT
public:
    explicit SurePage(Announcer &announcer, QWidget *parent = nullptr);

    void present(const ClassShown &shown) override;
    BarChart *sure() const { return m_sure; }
    BarChart *guesses() const { return m_guesses; }

private:
    ResultTable *m_sureTable;
    ResultTable *m_guessTable;
    TextBlock *m_none;
    BarChart *m_sure;
    BarChart *m_guesses;
};

} // namespace rp

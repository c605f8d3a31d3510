// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"
#include "views/review/parts/review_section.h"

#include <vector>

class QVBoxLayout;

namespace rp {

class ActionButton;
class HeadingLabel;
class TextBlock;
class Toggle;

/// Where the learner compares an open answer, locked in, with the model answer, and ticks the key points
/// that it has.
class RecallMarking : public QWidget
{
    Q_OBJECT
public:
    explicit RecallMarking(const ReviewParts &parts, QWidget *parent = nullptr);

    void present(const RecallQuestion &question, const RecallAnswer &locked);
    /// Puts the keyboard on the model answer, which is read out.
    void focusModel();

    TextBlock *yours() const { return m_yours; }
    TextBlock *model() const { return m_model; }
    const std::vector<Toggle *> &points() const { return m_points; }
    ActionButton *markButton() const { return m_mark; }

private:
    void fillPoints();
    void tick();
    void showTicks();
    std::vector<bool> ticked() const;

    ReviewParts m_parts;
    RecallQuestion m_question;
    HeadingLabel *m_yoursHeading;
    TextBlock *m_yours;
    HeadingLabel *m_modelHeading;
    TextBlock *m_model;
    HeadingLabel *m_pointsHeading;
    TextBlock *m_help;
    QVBoxLayout *m_list;
    std::vector<Toggle *> m_points;
    ActionButton *m_mark;
    bool m_showing = false; ///< boxes are set by the program
};

} // namespace rp

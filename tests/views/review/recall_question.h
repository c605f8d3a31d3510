// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/review/recall_desk.h"

#include "views/act/axis_slider.h"
#include "views/review/recall_feedback.h"
#include "views/review/recall_form.h"
#include "views/review/review_section.h"
#include "views/widgets/option_button.h"
#include "views/widgets/writing_field.h"

namespace rp::test {

inline const auto five = QStringLiteral("5");

/// Opened at one question.
struct At : RecallDesk
{
    explicit At(const char *question, ReviewContent given = smallReview())
        : RecallDesk(std::move(given))
    {
        open();
        section->showQuestion(QLatin1String(question));
    }

    RecallForm *form() const { return card()->form(); }
    RecallFeedback *feedback() const { return card()->feedback(); }
    std::vector<bool> ticks() const { return ticksOf(*section); }
    static std::vector<bool> ticksOf(const RecallSection &shown)
    {
        std::vector<bool> ticks;
        ticks.reserve(shown.card()->marking()->points().size());
        for (const Toggle *point : shown.card()->marking()->points())
            ticks.push_back(point->isChecked());
        return ticks;
    }
    void sure(const QString &level) const { form()->confidence()->request(probabilityOf(level.toInt())); }
    void lock() const
    {
        form()->lockButton()->setFocus();
        form()->lockButton()->click();
    }
    QString said(int index = 0) const
    {
        return feedback()->options()->lines().at(std::size_t(index))->text();
    }
};

} // namespace rp::test

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/action_button.h"

namespace rp {

/// Leads from the review to the place in a lab that shows something: "Show it in Lab 11, act 1, Explore".
/// Hidden where the course has no such place.
class LinkButton : public ActionButton
{
    Q_OBJECT
public:
    explicit LinkButton(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Texts in the current language; call it again when that changes.
    void setLink(const StepLink &link);
    const StepLink &link() const { return m_link; }

private:
    const ReviewParts m_parts;
    StepLink m_link;
    bool m_isMissing = false;
};

/// "Lab 11, act 1, Explore"; empty when the course has no such place.
QString linkPlace(const StepLink &link, const std::vector<LabContent> &labs);

} // namespace rp

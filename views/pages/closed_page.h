// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/pages/lab_page.h"

#include <functional>

namespace rp {

/// Stands where a page is closed to learners, and says why.
class ClosedPage : public LabPage
{
    Q_OBJECT
public:
    using Text = std::function<QString()>; ///< in the language of the moment
    ClosedPage(Text title, Text reason, QWidget *parent = nullptr);

    Notice *reason() const { return m_shown; }

protected:
    void retranslateUi() override;

private:
    Text m_title;
    Text m_reason;
    Notice *m_shown;
};

} // namespace rp

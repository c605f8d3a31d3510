// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/closed_page.h"

#include "views/widgets/notice.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <utility>

namespace rp {

ClosedPage::ClosedPage(Text title, Text reason, QWidget *parent)
    : LabPage(parent)
    , m_title(std::move(title))
    , m_reason(std::move(reason))
    , m_shown(new Notice(Notice::Kind::Information))
{
    setObjectName(QStringLiteral("closedPage"));
    column()->addWidget(m_shown);
    column()->addStretch(1);
    ClosedPage::retranslateUi();
}

void ClosedPage::retranslateUi()
{
    setTexts(m_title(), {});
    m_shown->setText(m_reason());
}

} // namespace rp

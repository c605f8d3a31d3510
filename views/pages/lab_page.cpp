// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/lab_page.h"

#include "views/widgets/notice.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/key_owner.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <utility>

namespace rp {

LabPage::LabPage(QWidget *parent)
    : QWidget(parent)
    , m_columnWidget(new QWidget)
    , m_heading(new HeadingLabel(1))
    , m_lead(new TextBlock)
    , m_refusal(new Notice(Notice::Kind::Warning, this))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    auto *scroll = new PageScroll(this);
    scroll->keepRoomOfBar(); // what is unfolded may need it
    m_scroll = scroll;
    outer->addWidget(m_scroll, 1);
    outer->addWidget(m_refusal);
    m_refusal->setDismissible(true);
    m_refusal->hide();
    leaveEnterToItsControl(*this);

    auto *body = new QWidget;
    auto *sideBySide = new QHBoxLayout(body);
    sideBySide->setContentsMargins(space::xl, space::l, space::xl, space::xl);
    sideBySide->setSpacing(0);
    sideBySide->addWidget(m_columnWidget, 1000);
    sideBySide->addStretch(1);
    m_column = new QVBoxLayout(m_columnWidget);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::m);
    // No tab stop, but a place in the order of tabs: the focus starts here.
    m_heading->setFocusPolicy(Qt::ClickFocus);
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    auto *top = new QVBoxLayout;
    top->setSpacing(space::xs / 2);
    top->addWidget(m_heading);
    top->addWidget(m_lead);
    m_column->addLayout(top);
    m_scroll->setWidget(body);
    setColumnChars(m_columnChars);
}

void LabPage::focusHeading()
{
    m_scroll->ensureVisible(0, 0);
    m_heading->setFocus(Qt::OtherFocusReason);
}

void LabPage::showRefusal(const QString &sentence)
{
    m_refusal->setText(sentence);
    m_refusal->setVisible(!sentence.isEmpty());
}

void LabPage::setTexts(const QString &heading, const QString &lead)
{
    m_heading->setText(heading);
    m_lead->setText(lead);
    m_lead->setVisible(!lead.isEmpty());
}

void LabPage::setFoot(QWidget *foot)
{
    layout()->addWidget(foot);
}

void LabPage::setColumnChars(int chars)
{
    m_columnChars = chars;
    limitColumn();
}

void LabPage::limitColumn()
{
    m_columnWidget->setMaximumWidth(fontMetrics().averageCharWidth() * m_columnChars);
}

void LabPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        limitColumn();
    else if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

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

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/strip/notice_area.h"

#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

NoticeArea::NoticeArea(Announcer &announcer, QWidget *parent)
    : Region(parent)
    , m_announcer(announcer)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("noticeArea"));
    m_layout->setContentsMargins(space::m, space::xs, space::m, space::s);
    m_layout->setSpacing(space::xs);
    retranslateUi();
    hide();
}

void NoticeArea::setNotices(const std::vector<ShellNotice> &notices)
{
    if (notices == m_notices)
        return;
    const std::vector<ShellNotice> before = std::exchange(m_notices, notices);
    rebuild();
    for (std::size_t i = 0; i < m_notices.size(); ++i) {
        const bool known = std::any_of(before.begin(), before.end(),
                                       [&](const ShellNotice &old) { return old.key == m_notices[i].key; });
        if (!known)
            m_announcer.say(m_bars[i]->spokenText());
    }
}

void NoticeArea::rebuild()
{
    for (Notice *bar : m_bars) {
        bar->hide();
        bar->deleteLater();
    }
    m_bars.clear();
    for (const ShellNotice &notice : m_notices) {
        auto *bar = new Notice(notice.kind, this);
        bar->setObjectName(QStringLiteral("notice_") + notice.key);
        bar->setText(notice.text);
        bar->setDismissible(notice.dismissible);
        if (notice.offersSaveAs) {
            QPushButton *button = bar->addAction(tr("Save session as…"));
            connect(button, &QPushButton::clicked, this, &NoticeArea::saveAsRequested);
        }
        if (notice.offersTakeOver) {
            //: Button of a message: writes into the learner's ledger from now on, in place of another window.
            QPushButton *button = bar->addAction(tr("Take over the ledger"));
            connect(button, &QPushButton::clicked, this, &NoticeArea::takeOverRequested);
        }
        connect(bar, &Notice::dismissed, this, [this, key = notice.key] { emit dismissed(key); });
        m_layout->addWidget(bar);
        bar->show();
        m_bars.push_back(bar);
    }
    setVisible(!m_notices.empty());
}

void NoticeArea::retranslateUi()
{
    //: Screen reader: name of the area for messages under the toolbar.
    setAccessibleName(tr("Notices"));
}

void NoticeArea::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    Region::changeEvent(event);
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/lab_card.h"

#include "views/home/progress_steps.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rp {

LabCard::LabCard(const QString &lab, QWidget *parent)
    : Card(2, parent)
    , m_lab(lab)
    , m_progress(new TextBlock(this))
    , m_steps(new ProgressSteps(this))
    , m_button(new ActionButton(this))
{
    setObjectName(QStringLiteral("card_%1").arg(lab));
    m_button->setObjectName(QStringLiteral("open_%1_button").arg(lab));
    m_progress->setQuiet(true);
    m_progress->setProperty("saidElsewhere", true); // by the dots, which are a tab stop
    headingLabel()->setTextStyle(1.0, QFont::DemiBold);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(headingLabel());
    words->addWidget(m_progress);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::m);
    row->addLayout(words, 1);
    row->addWidget(m_steps, 0, Qt::AlignVCenter);
    row->addWidget(m_button, 0, Qt::AlignVCenter);
    body()->addLayout(row);
    connect(m_button, &ActionButton::clicked, this, [this] { emit openRequested(m_lab); });
}

void LabCard::refresh(const LabOverview &lab, bool isOpen, bool isNext)
{
    setHeading(lab.title);
    setEmphasised(isOpen);
    //: A lab: its state ("in progress"), the steps done, and the time it takes.
    m_progress->setText(
        tr("%1, %2, %3").arg(CourseText::state(lab), CourseText::progress(lab), CourseText::minutes(lab)));
    QStringList acts;
    std::vector<int> done;
    done.reserve(lab.acts.size());
    for (std::size_t i = 0; i < lab.acts.size(); ++i) {
        acts << CourseText::act(lab, i);
        done.push_back(lab.acts[i].stepsDone);
    }
    m_steps->setSteps(done, stepCount);
    //: Screen reader, acts of a lab: the lab's state, then each act.
    m_steps->setAccessibleName(tr("%1. %2").arg(m_progress->text(), acts.join(QLatin1String(". "))));
    m_steps->setToolTip(acts.join(QLatin1Char('\n')));
    m_button->setVisible(!isNext);
    m_button->setText(CourseText::open(lab));
    m_button->setAccessibleName(CourseText::spokenOpen(lab));
    m_button->setAccessibleDescription(lab.summary);
    m_button->setToolTip(lab.summary);
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/lab_card.h"

#include "views/home/progress_steps.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

LabCard::LabCard(const QString &lab, QWidget *parent)
    : Card(2, parent)
    , m_lab(lab)
    , m_about(new TextBlock(this))
    , m_progress(new TextBlock(this))
    , m_steps(new ProgressSteps(this))
    , m_acts(new TextBlock(this))
    , m_button(new ActionButton(this))
{
    setObjectName(QStringLiteral("card_%1").arg(lab));
    m_button->setObjectName(QStringLiteral("open_%1_button").arg(lab));
    m_about->setReachable(true);
    m_progress->setTextStyle(1.0, QFont::DemiBold);
    m_progress->setProperty("saidElsewhere", true); // by the acts, which are a tab stop
    m_acts->setReachable(true);
    m_acts->setParagraphGap(0.2);
    body()->addWidget(m_about);
    body()->addWidget(m_progress);
    body()->addWidget(m_steps);
    body()->addWidget(m_acts);
    body()->addStretch(1);
    body()->addSpacing(space::xs);
    body()->addWidget(m_button, 0, Qt::AlignLeading);
    connect(m_button, &ActionButton::clicked, this, [this] { emit openRequested(m_lab); });
}

void LabCard::refresh(const LabOverview &lab, bool isOpen)
{
    setHeading(lab.title);
    setEmphasised(isOpen);
    m_about->setText(lab.summary);
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
    m_acts->setText(acts.join(QLatin1Char('\n')));
    // The line above is no tab stop, so what can be reached says it too.
    //: Screen reader, acts of a lab: the lab's state, then each act.
    m_acts->setAccessibleName(tr("%1. %2").arg(m_progress->text(), acts.join(QLatin1String(". "))));
    m_steps->setSteps(done, stepCount);
    m_button->setText(CourseText::open(lab));
    m_button->setAccessibleName(CourseText::spokenOpen(lab));
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/review_section.h"

#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/session/lab_session.h"
#include "models/session/taken.h"
#include "models/text/format.h"
#include "views/steps/step_page.h"
#include "views/widgets/intents.h"

#include <QEvent>

namespace rp {

QString ReviewParts::text(const QString &source) const
{
    return figures.resolve(source);
}

QString ReviewParts::lines(const std::vector<QString> &sources) const
{
    QStringList lines;
    for (const QString &source : sources)
        lines << text(source);
    return lines.join(QLatin1Char('\n'));
}

ReviewSection::ReviewSection(const ReviewParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
{
    connect(&parts.book, &ReviewBook::changed, this, &ReviewSection::goStale);
}

void ReviewSection::goStale()
{
    m_stale = !isVisible();
    if (!m_stale)
        refresh();
}

void ReviewSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        goStale();
    QWidget::changeEvent(event);
}

void ReviewSection::showEvent(QShowEvent *event)
{
    if (m_stale)
        goStale();
    QWidget::showEvent(event);
}

QString linkPlace(const StepLink &link, const std::vector<LabContent> &labs)
{
    const LabContent *lab = withId(labs, link.lab);
    const ActContent *act = lab ? withId(lab->acts, link.act) : nullptr;
    const auto step = stepFromKey(link.step);
    if (!act || !step)
        return {};
    //: A place in a lab: "Lab 11", the number of the act, and the name of the step ("Explore").
    return LinkButton::tr("%1, act %2, %3")
        .arg(labNumberText(lab->chapter), Format().count(static_cast<double>(act - lab->acts.data()) + 1),
             stepTitle(*step));
}

LinkButton::LinkButton(const ReviewParts &parts, QWidget *parent)
    : ActionButton(parent)
    , m_parts(parts)
{
    connect(this, &QPushButton::clicked, this, [this] { emit m_parts.intents.linkRequested(m_link); });
}

void LinkButton::setLink(const StepLink &link)
{
    m_link = link;
    const QString place = linkPlace(link, m_parts.labs);
    // Shown by its layout: a button without a parent yet would open a window of its own.
    if (place.isEmpty() != m_isMissing) {
        m_isMissing = place.isEmpty();
        setVisible(!m_isMissing);
    }
    //: Button: leads to where a lab shows what is spoken of; %1 is such as "Lab 11, act 1, Explore".
    setText(tr("Show it in %1").arg(place));
    const QString title = m_parts.text(link.title);
    //: Screen reader, a button: what is shown, then where, such as "Lab 11, act 1, Explore".
    setAccessibleName(title.isEmpty() ? text() : tr("Show “%1” in %2").arg(title, place));
    setToolTip(title);
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/next_card.h"

#include "models/content/lab_content.h"
#include "models/instruments/workbench.h"
#include "models/text/format.h"
#include "views/exhibit/figure_sample.h"
#include "views/home/next_picture.h"
#include "views/steps/parts/prediction_text.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

/// Below this width, in lines of text, the words stand above the picture.
constexpr int sideBySideLines = 28;

struct Ends
{
    QString low;
    QString high;
};

/// The ends of the axis that answers lie on; no numbers where they are no quantity.
Ends endsOf(const QuestionContent &question)
{
    if (question.minimum && question.maximum)
        return {answerNumber(question, *question.minimum), answerNumber(question, *question.maximum)};
    const bool isShare =
        !question.options.empty() &&
        std::all_of(question.options.begin(), question.options.end(), [](const OptionContent &option) {
            return option.value && *option.value >= 0.0 && *option.value <= 1.0;
        });
    return isShare ? Ends{answerNumber(question, 0.0), answerNumber(question, 1.0)} : Ends{};
}

} // namespace

NextCard::NextCard(const LabParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_picture(new NextPicture(this))
    , m_lab(new TextBlock(this))
    , m_where(new TextBlock(this))
    , m_button(new ActionButton(this))
{
    setObjectName(QStringLiteral("nextCard"));
    setEmphasised(true);
    m_button->setObjectName(QStringLiteral("continueButton"));
    m_button->setPrimary(true);
    m_lab->setQuiet(true);
    m_where->setReachable(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(space::s);
    words->addWidget(headingLabel());
    words->addWidget(m_lab);
    words->addWidget(m_where);
    words->addWidget(m_button, 0, Qt::AlignLeading);
    words->addStretch(1);
    m_row->setSpacing(space::xl);
    m_row->addWidget(m_picture, 3);
    m_row->addLayout(words, 2);
    body()->addLayout(m_row);
}

NextCard::~NextCard() = default;

const ActContent *NextCard::actOf(const LabOverview &lab) const
{
    const auto content = std::find_if(m_parts.labs.begin(), m_parts.labs.end(),
                                      [&lab](const LabContent &other) { return other.id == lab.id; });
    return content == m_parts.labs.end() ? nullptr : content->act(lab.place.act);
}

/// An instrument only once the learner has seen in it what they were asked about: before that its picture
/// would be the answer.
Instrument *NextCard::instrumentToShow(const LabOverview &lab) const
{
    const LabSession &session = m_parts.session;
    const QString act = lab.place.act;
    if (lab.id != session.content().id || lab.place.step < Step::Explore || !session.instrumentOpen(act))
        return nullptr;
    const std::vector<const DiscoveryContent *> discoveries = session.discoveries(act);
    const bool hasSeen = lab.place.step > Step::Explore ||
                         std::any_of(discoveries.begin(), discoveries.end(), [&](const auto *discovery) {
                             return session.discovered(act, discovery->id);
                         });
    return hasSeen ? m_parts.workbench.bench(act).instrument(session.shownPanel(act)) : nullptr;
}

void NextCard::showPicture(const LabOverview &lab)
{
    m_sample.reset();
    if (Instrument *instrument = instrumentToShow(lab)) {
        m_sample = std::make_unique<FigureSample>(*instrument, &m_parts.session);
        if (m_sample->isValid()) {
            //: Screen reader, a small picture of a chart: its title, then what it shows, a sentence.
            const QString spoken = tr("%1. %2").arg(m_sample->caption(), m_sample->sentence());
            m_picture->show();
            m_picture->showDrawing(
                [this, instrument](const QSize &size, double ratio) {
                    if (!m_sample)
                        m_sample = std::make_unique<FigureSample>(*instrument, &m_parts.session);
                    return m_sample->picture(size, ratio);
                },
                spoken);
            return;
        }
        m_sample.reset();
    }
    const ActContent *act = actOf(lab);
    if (!act || act->predictions.empty()) {
        m_picture->hide();
        return;
    }
    m_picture->show();
    const QuestionContent &question = act->predictions.front();
    const Ends ends = endsOf(question);
    m_picture->showQuestion(contentText(question.prompt), ends.low, ends.high);
}

void NextCard::refresh(const LabOverview &lab)
{
    setHeading(CourseText::actTitle(lab));
    m_lab->setText(lab.title);
    m_where->setText(CourseText::whereTo(lab));
    m_button->setText(CourseText::goOnShort(lab));
    m_button->setAccessibleName(CourseText::goOn(lab));
    m_button->setAccessibleDescription(lab.title);
    showPicture(lab);
    arrange();
}

void NextCard::arrange()
{
    const bool sideBySide = width() >= sideBySideLines * fontMetrics().height();
    m_row->setDirection(sideBySide ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
}

void NextCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    arrange();
}

void NextCard::hideEvent(QHideEvent *event)
{
    m_sample.reset(); // a whole view, which would follow the instrument through every change of a slider
    Card::hideEvent(event);
}

void NextCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        arrange();
    Card::changeEvent(event);
}

} // namespace rp

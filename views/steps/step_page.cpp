// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/step_page.h"

#include "models/text/format.h"
#include "views/act/act_panels.h"
#include "views/steps/challenge_card.h"
#include "views/steps/reflection_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/key_owner.h"
#include "views/widgets/text_block.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr double stageTitle = 1.2; ///< of the size of texts
constexpr double longStageTitle = 1.05;
constexpr int lowLines = 27; ///< of a page that has no room for what is not its question

} // namespace

QString stepTitle(Step step)
{
    switch (step) {
    case Step::Brief:
        return StepPage::tr("Brief");
    case Step::Predict:
        return StepPage::tr("Predict");
    case Step::Explore:
        return StepPage::tr("Explore");
    case Step::Reveal:
        return StepPage::tr("Reveal");
    case Step::Reflect:
        break;
    }
    return StepPage::tr("Reflect");
}

StepPage::StepPage(Step step, const StepSubject &subject, QWidget *parent)
    : QWidget(parent)
    , m_step(step)
    , m_subject(subject)
    , m_actId(subject.session.place().act)
    , m_act(actOnTrack(subject.session.currentAct(), subject.session))
    , m_refusal(new Notice(Notice::Kind::Warning))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    auto *scroll = new PageScroll(this);
    scroll->keepRoomOfBar(); // an answer brings its feedback
    m_scroll = scroll;
    m_scroll->setWidget(makeBody());
    outer->addWidget(m_scroll, 1);
    m_refusal->hide();
    m_refusal->setDismissible(true);
    outer->addWidget(m_refusal);
    outer->addWidget(makeFoot());
    setColumnChars(150);
    leaveEnterToItsControl(*this);
}

QWidget *StepPage::makeBody()
{
    auto *body = new QWidget;
    auto *sideBySide = new QHBoxLayout(body);
    sideBySide->setContentsMargins(space::xl, space::l, space::xl, space::xl);
    sideBySide->setSpacing(0);
    m_columnWidget = new QWidget(body);
    m_column = new QVBoxLayout(m_columnWidget);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::m);
    sideBySide->addWidget(m_columnWidget, 1000);
    sideBySide->addStretch(1);

    m_heading = new HeadingLabel(1, m_columnWidget);
    // No tab stop, but a place in the order of tabs: the focus starts here on each page.
    m_heading->setFocusPolicy(Qt::ClickFocus);
    m_lead = new TextBlock(m_columnWidget);
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    auto *top = new QVBoxLayout;
    top->setSpacing(space::xs / 2);
    top->addWidget(m_heading);
    top->addWidget(m_lead);
    auto *head = new QHBoxLayout;
    m_headSide = new QHBoxLayout;
    m_headSide->setSpacing(space::xs);
    head->addLayout(top, 1);
    head->addLayout(m_headSide);
    m_column->addLayout(head);
    return body;
}

QWidget *StepPage::makeFoot()
{
    auto *foot = new PageFoot(this);
    m_footRow = new QHBoxLayout(foot);
    m_footRow->setContentsMargins(space::xl, space::s, space::xl, space::s);
    QBoxLayout *row = m_footRow;
    row->setSpacing(space::m);
    m_back = new ActionButton(foot);
    m_reason = new TextBlock(foot);
    m_reason->setQuiet(true);
    m_reason->setReachable(true);
    m_next = new ActionButton(foot);
    m_foot = new QHBoxLayout;
    m_foot->setSpacing(space::m);
    row->addLayout(m_foot);
    row->addWidget(m_back);
    row->addStretch(1);
    row->addWidget(m_reason, 1000, Qt::AlignVCenter);
    row->addWidget(m_next);
    connect(m_back, &QPushButton::clicked, &intents(), &Intents::backRequested);
    connect(m_next, &QPushButton::clicked, &intents(), &Intents::nextRequested);
    return foot;
}

void StepPage::setStage()
{
    m_stage = true;
    setColumnChars(0);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_scroll->widget()->layout()->setContentsMargins(space::l, space::xs, space::l, space::xs);
    m_column->setSpacing(space::s);
    m_heading->setTextStyle(stageTitle, QFont::DemiBold);
    m_heading->setLines(1);
    m_heading->setMaxChars(0);
    m_reason->setReachable(false);
    m_reason->setQuiet(false); // it says what is to be found next
    m_reason->setLines(2);
    m_footRow->removeWidget(m_back);
    m_footRow->insertWidget(m_footRow->indexOf(m_next), m_back);
    m_footRow->setContentsMargins(space::l, space::xs, space::l, space::xs);
}

void StepPage::setColumnChars(int chars)
{
    m_columnChars = chars;
    limitColumn();
}

void StepPage::limitColumn()
{
    m_columnWidget->setMaximumWidth(m_columnChars > 0 ? fontMetrics().averageCharWidth() * m_columnChars
                                                      : QWIDGETSIZE_MAX);
}

void StepPage::focusHeading()
{
    m_scroll->ensureVisible(0, 0);
    m_heading->setFocus(Qt::OtherFocusReason);
}

void StepPage::refresh()
{
    showTitle();
    m_lead->setText(lead());
    fitTop();
    m_refusal->hide();
    refreshContent();
    refreshFoot();
}

/// In a low window the question needs the lines above it more than what every page of its kind says.
void StepPage::fitTop()
{
    const bool isLow = height() < fontMetrics().lineSpacing() * lowLines;
    m_lead->setVisible(!isLow && !m_lead->text().isEmpty());
    m_heading->setAccessibleDescription(isLow ? m_lead->text() : QString());
    if (m_stage)
        return;
    const int above = isLow ? space::xs : space::l;
    m_scroll->widget()->layout()->setContentsMargins(space::xl, above, space::xl, space::xl);
}

void StepPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTop();
    fitTitle();
}

void StepPage::showTitle()
{
    m_heading->setText(title());
    if (title() == stepTitle(m_step))
        return;
    //: Heading of a page, read aloud: the name of the step, then what the page asks or is about.
    m_heading->setAccessibleName(tr("%1: %2").arg(stepTitle(m_step), m_heading->text()));
    if (m_stage)
        fitTitle();
}

/// A question is read whole: where its line is too short it does without the name before it. Where one of
/// those that the page may ask still has no room, all of them are a little smaller, and have two lines if
/// that does not help, so that nothing moves.
void StepPage::fitTitle()
{
    const QStringList asked = m_stage ? shortTitles() : QStringList();
    if (asked.isEmpty())
        return;
    // A line that fills its room to the last pixel would be cut: metrics and layout round differently.
    const int side = m_headSide->isEmpty() ? 0 : m_headSide->sizeHint().width() + space::m;
    const double room = width() - side - 2.0 * space::l - 2.0 * fontMetrics().averageCharWidth();
    const auto fits = [&](const QString &text, double factor) {
        // The heading's own font follows a change of the page's later.
        const QFont styled = TextBlock::styledFont(font(), factor, QFont::DemiBold);
        return QFontMetricsF(styled).horizontalAdvance(text) <= room;
    };
    const auto allFit = [&](double factor) {
        return std::all_of(asked.begin(), asked.end(),
                           [&](const QString &text) { return fits(text, factor); });
    };
    const double factor = allFit(stageTitle) ? stageTitle : longStageTitle;
    const QString whole = title();
    m_heading->setText(fits(whole, factor) ? whole : asked.front());
    m_heading->setTextStyle(factor, QFont::DemiBold);
    m_heading->setLines(allFit(factor) ? 1 : 2);
}

void StepPage::refreshFoot()
{
    const QString reason = blockedReason();
    const QString note = footNote();
    m_reason->setText(note);
    m_reason->setVisible(!note.isEmpty());
    m_back->setText(tr("&Back"));
    m_back->setVisible(m_step != Step::Brief);
    m_next->setText(nextText());
    m_next->setVisible(!m_next->text().isEmpty());
    m_next->setEnabled(reason.isEmpty());
    ActionButton *own = ownPrimary();
    m_next->setPrimary(reason.isEmpty() && !own);
    if (own)
        own->setPrimary(true);
}

QString StepPage::footText() const
{
    return m_reason->isHidden() ? QString() : m_reason->text();
}

QString StepPage::blockedReason() const
{
    if (session().place() != Place{m_actId, m_step})
        return {};
    switch (session().blockedBy()) {
    case Refusal::None:
        return {};
    case Refusal::ReadOnly:
        return tr("This window is read-only, because another window holds your ledger.");
    case Refusal::TrackMissing:
        return tr("Choose a track to go on.");
    default:
        return tr("Finish this step to go on.");
    }
}

QString StepPage::nextText() const
{
    if (m_step != Step::Reflect) {
        const Step following = static_cast<Step>(static_cast<int>(m_step) + 1);
        //: Button; %1 is the name of the next step or act. "&" marks the letter for the keyboard.
        return tr("&Next: %1").arg(stepTitle(following));
    }
    const auto &acts = session().content().acts;
    for (std::size_t i = 0; i + 1 < acts.size(); ++i) {
        if (acts[i].id == m_actId)
            return tr("&Next: %1").arg(contentText(acts[i + 1].title));
    }
    if (session().content().memo)
        //: Button at the end of the last act: goes to the page on which the learner writes what to do.
        return tr("&Next: decision memo");
    //: Button at the end of the last act.
    return tr("&Finish this act");
}

void StepPage::showRefusal(const QString &sentence)
{
    m_refusal->setText(sentence);
    m_refusal->setVisible(!sentence.isEmpty());
}

void StepPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        limitColumn();
        fitTop();
        fitTitle();
    }
    QWidget::changeEvent(event);
}

namespace {

/// With which an answer that has the focus is handed in, also where the page could be left already: of
/// several questions, its own. Null: the answer needs no button, or has been right.
ActionButton *answerButton(const QWidget *focus)
{
    if (!qobject_cast<const OptionButton *>(focus))
        return nullptr;
    for (const QWidget *above = focus; above; above = above->parentWidget()) {
        if (const auto *card = qobject_cast<const ReflectionCard *>(above))
            return card->isSolved() ? nullptr : card->checkButton();
        if (const auto *card = qobject_cast<const ChallengeCard *>(above))
            return card->isSolved() ? nullptr : card->handInButton();
    }
    return nullptr;
}

bool isToBeRead(const QWidget &widget)
{
    return qobject_cast<const TextBlock *>(&widget) || qobject_cast<const QLabel *>(&widget);
}

} // namespace

void StepPage::keyPressEvent(QKeyEvent *event)
{
    // What has the focus in the foot stands outside of what scrolls.
    if (event->matches(QKeySequence::MoveToNextPage) || event->matches(QKeySequence::MoveToPreviousPage)) {
        const bool down = event->matches(QKeySequence::MoveToNextPage);
        m_scroll->verticalScrollBar()->triggerAction(down ? QScrollBar::SliderPageStepAdd
                                                          : QScrollBar::SliderPageStepSub);
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || event->modifiers() & ~Qt::KeypadModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    // Enter goes on from text and from answers. On a control it is the control's own: Next under the hand of
    // somebody who meant the data table would carry them off the page.
    if (QWidget *focus = QApplication::focusWidget();
        focus && !isToBeRead(*focus) && !qobject_cast<OptionButton *>(focus) && focus != this) {
        if (auto *button = qobject_cast<QAbstractButton *>(focus))
            button->click();
        return;
    }
    ActionButton *primary = answerButton(QApplication::focusWidget());
    if (!primary)
        primary = m_next->isPrimary() ? m_next : ownPrimary();
    if (!primary || !primary->isVisible() || !primary->isEnabled())
        return;
    // Committing can't be undone, so Enter elsewhere only leads to the button.
    if (m_step == Step::Predict && primary != m_next)
        primary->setFocus(Qt::OtherFocusReason);
    else
        primary->click();
}

} // namespace rp

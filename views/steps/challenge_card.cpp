// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/challenge_card.h"

#include "models/content/measured_reply.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/steps/challenge_text.h"
#include "views/steps/hint_ladder.h"
#include "views/widgets/action_button.h"
#include "views/widgets/duration_entry.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr int textChars = 95;

} // namespace

ChallengeCard::ChallengeCard(const ChallengeContent &challenge, Bench bench, Announcer &announcer,
                             Intents &intents, QWidget *parent)
    : Card(2, parent)
    , m_challenge(challenge)
    , m_bench(std::move(bench))
    , m_announcer(announcer)
    , m_intents(intents)
    , m_prompt(new TextBlock(this))
    , m_given(new TextBlock(this))
    , m_entryRow(new QWidget(this))
    , m_problem(new TextBlock(this))
    , m_buttons(new QWidget(this))
    , m_handIn(new ActionButton(m_buttons))
    , m_slider(new ActionButton(m_buttons))
    , m_setup(new ActionButton(m_buttons))
    , m_attempts(new TextBlock(this))
    , m_result(new TextBlock(this))
{
    setEmphasised(true);
    m_prompt->setTextStyle(1.1, QFont::Medium);
    for (TextBlock *block : {m_prompt, m_given, m_problem, m_attempts, m_result}) {
        block->setReachable(true);
        block->setMaxChars(textChars);
    }
    m_attempts->setStop(); // what is said to one's own tries
    m_given->setParagraphGap(0.0);
    m_attempts->setParagraphGap(0.0);
    m_problem->hide();
    makeEntry();
    makeButtons();
    for (QWidget *part : std::initializer_list<QWidget *>{m_prompt, m_given, m_entryRow, m_buttons, m_problem,
                                                          m_attempts, m_result})
        body()->addWidget(part);
    if (Instrument *instrument = m_bench.instrument(m_challenge.slider.panel);
        instrument && !m_challenge.slider.isEmpty())
        connect(instrument, &Instrument::changed, this, &ChallengeCard::refreshSlider);
}

void ChallengeCard::makeEntry()
{
    auto *row = new QHBoxLayout(m_entryRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    if (isProposal()) {
        m_choice = new SegmentedChoice(SegmentedChoice::Arrangement::List, m_entryRow);
        m_choice->setLabelVisible(false);
        row->addWidget(m_choice, 1);
        connect(m_choice, &SegmentedChoice::chosen, this, [this] { showProblem({}); });
        return;
    }
    if (ChallengeText::isDuration(m_challenge)) {
        m_duration = new DurationEntry(m_announcer, m_entryRow);
        row->addWidget(m_duration, 1);
        connect(m_duration, &DurationEntry::edited, this, [this] { showProblem({}); });
        connect(m_duration, &DurationEntry::enterPressed, this, &ChallengeCard::handIn);
        return;
    }
    m_entry = new QLineEdit(m_entryRow);
    m_entry->setMaxLength(longestEntry);
    m_unit = new TextBlock(m_entryRow);
    m_entry->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    row->addWidget(m_entry);
    row->addWidget(m_unit, 1);
    connect(m_entry, &QLineEdit::textEdited, this, [this] { showProblem({}); });
    connect(m_entry, &QLineEdit::returnPressed, this, &ChallengeCard::handIn);
}

void ChallengeCard::makeButtons()
{
    auto *flow = new FlowLayout(space::s, m_buttons);
    for (ActionButton *button : {m_handIn, m_slider, m_setup})
        flow->addWidget(button);
    connect(m_handIn, &QPushButton::clicked, this, &ChallengeCard::handIn);
    connect(m_slider, &QPushButton::clicked, this, [this] {
        showProblem({});
        emit m_intents.challengeSliderRequested(m_challenge.id);
    });
    connect(m_setup, &QPushButton::clicked, this, [this] {
        showProblem({});
        emit m_intents.challengeSetupRequested(m_challenge.id);
    });
}

void ChallengeCard::setLadder(HintLadder *ladder)
{
    m_ladder = ladder;
    body()->insertWidget(body()->indexOf(m_result), ladder);
}

std::optional<double> ChallengeCard::typedValue() const
{
    if (m_duration) {
        const auto seconds = m_duration->seconds();
        return seconds ? std::optional(*seconds / secondsPerDay) : std::nullopt;
    }
    //: A number and its unit.
    const QString sample = tr("%1 %2").arg(QStringLiteral("1"), ChallengeText::unitText(m_challenge));
    const auto number = readNumber(m_entry->text(), sample);
    if (!number)
        return std::nullopt;
    return m_challenge.unit == QLatin1String("percent") ? *number / 100.0 : *number;
}

void ChallengeCard::propose()
{
    const QString key = m_choice->currentKey();
    if (key.isEmpty() || m_tried.contains(key)) {
        showProblem(key.isEmpty() ? tr("Choose one of the proposals first.")
                                  : tr("You proposed this one before. Choose another."));
        m_choice->focusChoice();
        return;
    }
    showProblem({});
    emit m_intents.proposalRequested(m_challenge.id, key);
}

void ChallengeCard::handIn()
{
    if (m_solved)
        return;
    if (isProposal())
        propose();
    if (m_challenge.kind != ChallengeContent::Kind::Number)
        return;
    const auto value = typedValue();
    if (!value || *value <= 0.0) {
        showProblem(m_duration ? tr("Type a time span, such as %1, and choose its unit. “%2” works, too.")
                                     .arg(Format().number(12.5, 1), Format().span_s(45000.0))
                               : tr("Type a number."));
        (m_duration ? m_duration->number() : m_entry)->setFocus(Qt::OtherFocusReason);
        return;
    }
    showProblem({});
    emit m_intents.challengeNumberRequested(m_challenge.id, *value);
}

void ChallengeCard::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        m_announcer.say(sentence);
}

void ChallengeCard::refresh(const LabSession &session, const QString &act)
{
    const ChallengeRecord record = session.challenge(act, m_challenge.id);
    const ChallengeText text(m_challenge, record, m_bench);
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool wasSolved = m_solved;
    m_solved = record.solved();
    refreshTask();
    refreshEntry(text);
    const bool number = m_challenge.kind == ChallengeContent::Kind::Number;
    const bool handsIn = number || isProposal();
    const bool open = !m_solved;
    // Hidden parts are switched off as well, so that no assistive tool can press what can't be seen.
    const auto offer = [](QWidget *part, bool offered) {
        part->setVisible(offered);
        part->setEnabled(offered);
    };
    offer(m_entryRow, open && handsIn);
    offer(m_handIn, open && handsIn);
    offer(m_slider, open && number && !m_challenge.slider.isEmpty());
    offer(m_setup, open && !m_challenge.setup.empty());
    const QStringList attempts = text.attempts();
    const QString list = attempts.join(QLatin1Char('\n'));
    m_attempts->setText(isProposal()
                            //: What was proposed so far; %1 is a list, one proposal in a line.
                            ? tr("Your proposals:\n%1").arg(list)
                            //: What was handed in so far; %1 is a list, one value in a line.
                            : tr("Your attempts:\n%1").arg(list));
    m_attempts->setVisible(!attempts.isEmpty());
    refreshSlider();
    if (m_ladder)
        m_ladder->refresh(session, open);
    refreshResult(text, measuredSentences(session, act));
    // What had the focus is gone; the result is read out by landing on it, and so not announced as well.
    const bool lands = m_solved && !wasSolved && hadFocus && m_shownOnce;
    announceNews(text, record, lands);
    if (lands)
        m_result->setFocus(Qt::OtherFocusReason);
    m_buttons->setVisible(!m_handIn->isHidden() || !m_setup->isHidden());
    m_shownOnce = true;
}

void ChallengeCard::refreshTask()
{
    const QString title = contentText(m_challenge.title);
    //: Heading of a task; %1 is its title.
    setHeading(m_solved ? tr("✓ Challenge solved: %1").arg(title)
                        //: Heading of a task; %1 is its title.
                        : tr("Challenge: %1").arg(title));
    m_prompt->setText(contentText(m_challenge.prompt));
    QStringList facts;
    for (const QString &fact : m_challenge.given)
        //: One fact of a list.
        facts.append(tr("• %1").arg(contentText(fact)));
    m_given->setText(facts.join(QLatin1Char('\n')));
    m_given->setVisible(!facts.isEmpty());
    m_handIn->setText(isProposal()
                          //: Button: gives the chosen answer as the proposal.
                          ? tr("Propose")
                          //: Button: gives the number in the field as the result of a challenge.
                          : tr("Hand in"));
    m_handIn->setAccessibleDescription(spokenForm(title));
    m_setup->setText(tr("Set up the instrument"));
    m_setup->setAccessibleDescription(tr("Puts the controls to the facts of this challenge."));
}

void ChallengeCard::refreshEntry(const ChallengeText &text)
{
    const QString title = contentText(m_challenge.title);
    if (m_choice) {
        m_tried = text.tried();
        //: Name of a group of radio buttons; %1 is the challenge's title.
        m_choice->setLabel(tr("Your proposal for “%1”").arg(title));
        m_choice->setEntries(text.proposals());
        return;
    }
    //: Name of the field for the result of a challenge; %1 is the challenge's title.
    const QString label = tr("Your result for “%1”").arg(title);
    if (m_duration) {
        m_duration->setLabel(label);
        m_duration->setHelp(m_prompt->text());
    } else {
        m_entry->setAccessibleName(label);
        m_entry->setAccessibleDescription(m_prompt->text());
        m_unit->setText(ChallengeText::unitText(m_challenge));
    }
}

void ChallengeCard::refreshSlider()
{
    if (m_slider->isHidden())
        return;
    const InputRef &name = m_challenge.slider;
    const Instrument *instrument = m_bench.instrument(name.panel);
    if (!instrument)
        return;
    const QString value = instrument->inputText(name.name, instrument->input(name.name));
    //: Button: hands in the value that a slider of the instrument has now.
    const QString text = tr("Use the slider's value: %1").arg(value);
    if (m_slider->text() == text)
        return;
    m_slider->setText(text);
    m_slider->setAccessibleDescription(instrument->inputSpec(name.name).label);
}

/// Only once it is solved: what a machine had tells much of the solution.
QString ChallengeCard::measuredSentences(const LabSession &session, const QString &act) const
{
    if (!m_solved || !m_measured || !session.withheld().isEmpty())
        return {};
    const auto reply = measuredReply(*m_measured, session.content(), act, m_challenge, m_bench);
    return reply ? joinedSentences({reply->spoken, reply->comparison}) : QString();
}

void ChallengeCard::refreshResult(const ChallengeText &text, const QString &measured)
{
    QString said;
    if (m_solved)
        //: A solved challenge; %1 is a few sentences.
        said = tr("✓ Solved. %1")
                   .arg(joinedSentences({m_figures.resolved(text.solved(), m_bench), measured, text.told()}));
    else if (m_challenge.kind == ChallengeContent::Kind::State)
        said = tr("Not solved yet. Ridgepoint notices by itself when you get there.");
    m_result->setText(said);
    m_result->setVisible(!said.isEmpty());
}

void ChallengeCard::announceNews(const ChallengeText &text, const ChallengeRecord &record, bool resultIsRead)
{
    const std::size_t known = std::exchange(m_known, record.attempts.size());
    if (!m_shownOnce || record.attempts.size() <= known)
        return;
    if (m_solved) {
        if (!resultIsRead)
            m_announcer.say(m_result->text());
        return;
    }
    m_announcer.say(text.attempts().constLast());
}

void ChallengeCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showProblem({}); // written in the language before
    Card::changeEvent(event);
}

} // namespace rp

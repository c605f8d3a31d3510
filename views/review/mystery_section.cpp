// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/mystery_section.h"

#include "models/review/mystery_words.h"
#include "models/review/review_book.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/act/confidence_text.h"
#include "views/charts/timeline/trace_timeline.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/reading_bar.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <algorithm>

namespace rp {

using traces::Cause;
using traces::Remedy;

namespace {

constexpr int mysteryRowChars = 100; ///< less room: the form below the timeline

} // namespace

MysteryForm::MysteryForm(const ReviewParts &parts, const TraceTimelineChart &chart, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_chart(chart)
    , m_answers(new SegmentedChoice(SegmentedChoice::Arrangement::List, this))
    , m_marksText(new TextBlock(this))
    , m_mark(new ActionButton(this))
    , m_confidence(new SegmentedChoice(SegmentedChoice::Arrangement::Inline, this))
    , m_problem(new TextBlock(this))
    , m_lock(new ActionButton(this))
{
    setEmphasised(true);
    m_answers->setLabelVisible(false);
    m_problem->setReachable(true);
    m_problem->hide();
    m_lock->setPrimary(true);
    body()->addWidget(m_answers);
    body()->addWidget(m_marksText);
    body()->addWidget(m_mark, 0, Qt::AlignLeading);
    body()->addWidget(m_confidence);
    body()->addWidget(m_problem);
    body()->addWidget(m_lock, 0, Qt::AlignLeading);
    body()->addStretch(1);
    connect(m_lock, &ActionButton::clicked, this, &MysteryForm::lock);
    for (const SegmentedChoice *choice : {m_answers, m_confidence})
        connect(choice, &SegmentedChoice::chosen, m_problem, &QWidget::hide);
}

void MysteryForm::ask(const QString &recording)
{
    m_recording = recording;
    m_marks.clear();
    m_answers->setCurrentKey({});
    m_confidence->setCurrentKey({});
    m_problem->hide();
    refresh();
}

void MysteryForm::refresh()
{
    setHeading(tr("What holds it back?"));
    std::vector<ChoiceEntry> entries;
    for (const Cause cause : m_parts.book.mysteries().causeOrder())
        entries.push_back({causeKey(cause), mystery_words::cause(cause)});
    m_answers->setLabel(heading());
    m_answers->setEntries(entries);
    askConfidenceBriefly(*m_confidence);
    const Format format;
    QStringList lines{
        //: %1 and %2 are numbers: places that were marked, and how many are asked for
        tr("%1 of %2 places marked that give it away")
            .arg(format.count(double(m_marks.size())), format.count(double(MysteryAnswer::places)))};
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        //: a place that was marked: %1 its number, %2 what it is
        lines << tr("%1: %2").arg(format.count(double(i) + 1.0), m_chart.markText(m_marks[i]));
    m_marksText->setLines(int(MysteryAnswer::places) + 1); // so that nothing below moves with a mark
    m_marksText->setText(lines.join(u'\n'));
    //: Button: marks a place of the timeline.
    m_mark->setText(tr("Mark the place in focus"));
    //: Button: hands an answer in; it can't be changed afterwards.
    m_lock->setText(tr("Lock &in and see the figures"));
}

void MysteryForm::mark(const traces::Mark &mark)
{
    const auto known = std::find(m_marks.begin(), m_marks.end(), mark);
    if (known != m_marks.end()) {
        m_marks.erase(known);
    } else {
        if (m_marks.size() == MysteryAnswer::places)
            m_marks.pop_back();
        m_marks.push_back(mark);
    }
    m_problem->hide();
    refresh();
    m_parts.announcer.say(m_marksText->text());
}

void MysteryForm::lock()
{
    MysteryAnswer answer;
    answer.recording = m_recording;
    answer.confidence = confidenceIn(*m_confidence);
    answer.marks = m_marks;
    const auto said = causeFromKey(m_answers->currentKey());
    QString missing;
    if (!said) {
        m_answers->focusChoice();
        missing = tr("Choose one of the answers first.");
    } else if (m_marks.size() < MysteryAnswer::places) {
        m_mark->setFocus(Qt::OtherFocusReason);
        missing = tr("Mark two places of the timeline first: press them, or walk there and press M.");
    } else if (answer.confidence == 0) {
        m_confidence->focusChoice();
        missing = confidenceMissing();
    } else {
        answer.said = *said;
        emit m_parts.intents.mysteryLocked(answer);
        return;
    }
    m_problem->setText(missing);
    m_problem->show();
    m_parts.announcer.say(missing);
}

MysteryVerdict::MysteryVerdict(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_verdict(new TextBlock(this))
    , m_reason(new TextBlock(this))
    , m_ask(new TextBlock(this))
    , m_payments(new TextBlock(this))
    , m_next(new ActionButton(this))
{
    m_verdict->setTextStyle(1.1, QFont::DemiBold);
    m_ask->setTextStyle(1.0, QFont::DemiBold);
    for (TextBlock *text : {m_verdict, m_reason, m_ask, m_payments})
        text->setReachable(true);
    auto *offered = new QWidget(this);
    auto *flow = new FlowLayout(space::s, offered);
    flow->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < traces::remedies; ++i) {
        auto *button = new ActionButton(offered);
        button->setWraps(true);
        flow->addWidget(button);
        connect(button, &ActionButton::clicked, this, [this, i] { rank(i); });
        m_remedies.push_back(button);
    }
    m_next->setPrimary(true);
    connect(m_next, &ActionButton::clicked, this, &MysteryVerdict::nextRequested);
    for (QWidget *part : std::initializer_list<QWidget *>{m_verdict, m_reason, m_ask, offered, m_payments})
        body()->addWidget(part);
    body()->addWidget(m_next, 0, Qt::AlignLeading);
    body()->addStretch(1);
}

void MysteryVerdict::present(const QString &recording)
{
    const MysteryAnswer *answer = m_parts.book.latestMystery(recording);
    const MysteryCase *mystery = m_parts.book.mysteries().find(recording);
    const MysteryRecording *known = withId(m_parts.book.mysteries().recordings(), recording);
    if (!answer || !mystery || !known)
        return;
    if (answer->at != m_at || !answer->order.empty())
        m_order = answer->order;
    m_at = answer->at;
    m_recording = recording;
    setHeading(tr("What the figures say"));
    const QString truth = mystery_words::cause(mystery->cause);
    const bool isRight = answer->said == mystery->cause;
    m_verdict->setText(isRight
                           //: %1 is what holds a program back
                           ? tr("✓ Right. %1.").arg(truth)
                           //: %1 and %2 are what holds a program back: as it is, and as it was said
                           : fillMarkers(tr("✗ It is another one. %1. You said: %2."),
                                         {truth, mystery_words::cause(answer->said)}));
    const auto shows =
        std::count_if(answer->marks.begin(), answer->marks.end(), [mystery](const traces::Mark &mark) {
            return showsCause(mystery->trace->timeline, mystery->cause, mark);
        });
    const Format format;
    const QString fact = mystery_words::fact(mystery->cause, *mystery);
    const QString against = isRight ? QString() : mystery_words::against(answer->said, *mystery);
    QStringList lines;
    if (!isRight)
        //: %1 is an answer that was wrong, %2 a sentence with a figure
        lines << fillMarkers(tr("Against “%1”: %2"), {mystery_words::cause(answer->said), against});
    if (against != fact)
        lines << fact;
    lines << mystery_words::arithmetic(*known, *mystery);
    //: %1 and %2 are numbers of places that were marked, %3 is where it shows
    lines << fillMarkers(tr("%1 of your %2 places show it: %3."),
                         {format.count(double(shows)), format.count(double(answer->marks.size())),
                          mystery_words::places(mystery->cause)});
    lines << confidenceOutcome(answer->confidence, isRight);
    m_reason->setText(lines.join(u'\n'));
    showOrder(*answer, *mystery);
    m_next->setText(tr("&Next trace"));
    m_next->setVisible(!m_parts.book.nextMystery(recording).isEmpty());
}

void MysteryVerdict::showOrder(const MysteryAnswer &answer, const MysteryCase &mystery)
{
    const Format format;
    const bool isTold = !answer.order.empty();
    m_ask->setText(tr("What would pay? Press three, what pays most first."));
    const auto &order = m_parts.book.mysteries().remedyOrder();
    for (std::size_t i = 0; i < m_remedies.size(); ++i) {
        const auto place = std::find(m_order.begin(), m_order.end(), order[i]);
        const QString name = mystery_words::remedy(order[i]);
        m_remedies[i]->setText(
            place == m_order.end()
                ? name
                : tr("%1: %2").arg(format.count(double(place - m_order.begin()) + 1.0), name));
        m_remedies[i]->setEnabled(!isTold);
    }
    m_payments->setVisible(isTold);
    if (!isTold)
        return;
    const bool isRight = isOrderOf(mystery.figures, answer.order);
    m_payments->setText(
        (QStringList{isRight ? tr("✓ In that order they pay. The work of a pass would take:")
                             : tr("✗ Another order pays more. The work of a pass would take:")} +
         mystery_words::payments(mystery) +
         QStringList{tr("Each is a lower bound, worked out of this recording.")})
            .join(u'\n'));
}

void MysteryVerdict::rank(std::size_t button)
{
    const Remedy remedy = m_parts.book.mysteries().remedyOrder()[button];
    const auto known = std::find(m_order.begin(), m_order.end(), remedy);
    if (known != m_order.end())
        m_order.erase(known);
    else
        m_order.push_back(remedy);
    const QString recording = m_recording;
    if (m_order.size() == MysteryAnswer::ranks) {
        emit m_parts.intents.mysteryRanked(recording, m_order);
        const MysteryAnswer *answer = m_parts.book.latestMystery(recording);
        if (answer && !answer->order.empty()) {
            m_payments->setFocus(Qt::OtherFocusReason); // reads it out
            return;
        }
        m_order.clear(); // refused: whoever refused it has said why
    }
    present(recording);
    m_parts.announcer.say(m_remedies[button]->text());
}

MysterySection::MysterySection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_ask(new TextBlock(this))
    , m_given(new TextBlock(this))
    , m_chart(new TraceTimelineChart(this))
    , m_form(new MysteryForm(parts, *m_chart))
    , m_verdict(new MysteryVerdict(parts))
    , m_score(new TextBlock(this))
    , m_reading(new ReadingBar(parts.announcer, QStringLiteral("cancelMystery"), this))
{
    QVBoxLayout *column = plainColumn(this, space::m);
    for (TextBlock *text : {m_ask, m_given, m_score}) {
        text->setReachable(true);
        text->setMaxChars(110);
    }
    m_ask->setTextStyle(1.1, QFont::Medium);
    m_score->setQuiet(true);
    m_chart->setMarking(true);
    connect(m_chart, &TraceTimelineChart::announce, &parts.announcer, &Announcer::say);
    connect(m_chart, &TraceTimelineChart::markAsked, this, [this](const traces::Mark &mark) {
        if (m_form->isHidden())
            return;
        m_form->mark(mark);
        m_chart->setMarks(m_form->marks());
    });
    connect(m_form->markButton(), &ActionButton::clicked, m_chart, &TraceTimelineChart::markHere);
    connect(m_verdict, &MysteryVerdict::nextRequested, this, [this] {
        turnTo(this->parts().book.nextMystery(m_recording));
        focusFirst();
    });
    connect(&m_job, &TraceJob::progressed, m_reading, &ReadingBar::setPart);
    connect(&m_job, &TraceJob::loaded, this, &MysterySection::take);
    connect(&m_job, &TraceJob::failed, this, [this] { take(nullptr); });
    connect(&m_job, &TraceJob::cancelled, this, [this] {
        m_reading->endCancelled();
        take(nullptr);
    });
    connect(m_reading, &ReadingBar::cancelRequested, &m_job, &TraceJob::cancel);
    connect(m_reading, &ReadingBar::runningChanged, this, [this](bool running) {
        if (!running && m_reading->cancelButton()->hasFocus())
            focusFirst(); // it must not fall off what goes
        m_reading->setVisible(running);
    });
    m_reading->hide();
    auto *row = new ResponsiveRow(mysteryRowChars, space::m, this);
    row->addWidget(m_chart, 3, Qt::AlignTop); // no longer than it is: the verdict is
    row->addWidget(m_form, 2);
    row->addWidget(m_verdict, 2);
    for (QWidget *part : std::initializer_list<QWidget *>{m_ask, m_given, m_reading, row, m_score})
        column->addWidget(part);
    column->addStretch(1);
    turnTo(parts.book.nextMystery());
}

void MysterySection::turnTo(const QString &recording)
{
    const MysteryDeck &deck = parts().book.mysteries();
    const auto &answers = parts().book.mysteryAnswers();
    // Where nothing is due, the last one stays to be read.
    const QString &wanted = recording.isEmpty() && !answers.empty() ? answers.back().recording : recording;
    const MysteryRecording *known = withId(deck.recordings(), wanted);
    if (!known)
        return MysterySection::refresh();
    m_recording = known->id;
    m_known = answerCount();
    if (recording.isEmpty() && m_known > 0)
        --m_known;
    if (deck.isUnread(m_recording)) {
        m_isRead = m_recording;
        m_reading->begin(QCoreApplication::translate("rp::TraceReading", "Reading %1")
                             .arg(QCoreApplication::translate("rp::ReviewPage", "Mystery traces")));
        m_job.start(known->file);
    } else if (const MysteryCase *mystery = deck.find(m_recording)) {
        m_chart->setTrace(mystery->trace);
    } else if (const QString other = parts().book.nextMystery(m_recording); !other.isEmpty()) {
        return turnTo(other); // it has been read, and is no case
    }
    m_form->ask(m_recording);
    m_chart->setMarks({});
    MysterySection::refresh();
}

std::size_t MysterySection::answerCount() const
{
    const auto &answers = parts().book.mysteryAnswers();
    return std::size_t(std::count_if(answers.begin(), answers.end(), [this](const MysteryAnswer &answer) {
        return answer.recording == m_recording;
    }));
}

void MysterySection::take(const TracePointer &trace)
{
    const ReviewBook &book = parts().book;
    book.mysteries().take(m_isRead, trace);
    m_reading->end();
    if (m_isRead != m_recording)
        return;
    if (const MysteryCase *mystery = book.mysteries().find(m_recording)) {
        m_chart->setTrace(mystery->trace);
        MysterySection::refresh();
    } else {
        turnTo(book.nextMystery(m_recording));
    }
    if (isVisible())
        parts().announcer.say(m_given->text());
}

void MysterySection::focusFirst()
{
    m_ask->setFocus(Qt::OtherFocusReason);
}

QString MysterySection::scoreText() const
{
    const ReviewBook &book = parts().book;
    const Format format;
    const auto right = std::count_if(book.mysteryAnswers().begin(), book.mysteryAnswers().end(),
                                     [](const MysteryAnswer &answer) { return answer.isRight(); });
    const CauseCounts counts = causeCountsOf(book.mysteryAnswers());
    //: %1 and %2 are numbers
    QStringList sentences{
        tr("%1 of %2 answers were right.")
            .arg(format.count(double(right)), format.count(double(book.mysteryAnswers().size())))};
    for (std::size_t truth = 0; truth < traces::causes; ++truth) {
        for (std::size_t said = 0; said < traces::causes; ++said) {
            if (truth != said && counts[truth][said] > 0)
                //: %1 what holds a program back, %2 what it was taken for, %3 how often
                sentences << fillMarkers(tr("“%1” was taken for “%2”: %3."),
                                         {mystery_words::cause(static_cast<Cause>(truth)),
                                          mystery_words::cause(static_cast<Cause>(said)),
                                          format.count(double(counts[truth][said]))});
        }
    }
    return joinedSentences(sentences);
}

void MysterySection::showCard()
{
    const MysteryDeck &deck = parts().book.mysteries();
    const auto &all = deck.recordings();
    const MysteryRecording *known = withId(all, m_recording);
    const bool isUnread = deck.isUnread(m_recording);
    const MysteryCase *mystery = isUnread ? nullptr : deck.find(m_recording);
    const bool isAnswered = answerCount() > m_known;
    const Format format;
    m_ask->setText(
        !isUnread && !mystery
            ? tr("There is no recording to ask for.")
            //: a recording without a name: %1 its number, %2 of how many
            : tr("Mystery trace %1 of %2: say what holds this program back, and mark two places "
                 "that give it away.")
                  .arg(format.count(double(known - all.data()) + 1.0), format.count(double(all.size()))));
    m_given->setText(mystery ? mystery_words::given(*mystery) : QString());
    m_chart->setVisible(mystery);
    m_form->setVisible(mystery && !isAnswered);
    m_verdict->setVisible(mystery && isAnswered);
}

void MysterySection::refresh()
{
    const bool wasAsked = m_form->isVisible();
    m_known = std::min(m_known, answerCount()); // answers may be deleted
    m_form->refresh();
    if (!parts().book.mysteries().isUnread(m_recording) && parts().book.latestMystery(m_recording))
        m_verdict->present(m_recording);
    // What has the focus goes last, or it would go where nothing is to be read.
    const bool lands = wasAsked && answerCount() > m_known;
    if (lands) {
        m_verdict->show();
        m_verdict->verdict()->setFocus(Qt::OtherFocusReason);
    }
    showCard();
    m_score->setText(scoreText());
    m_score->setVisible(!parts().book.mysteryAnswers().empty());
}

} // namespace rp

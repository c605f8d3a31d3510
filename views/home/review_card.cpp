// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/review_card.h"

#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

/// More titles than this are only counted.
constexpr qsizetype mostTitles = 4;

/// Something was done in it, though no question was answered.
bool isBegun(const ReviewBook &book)
{
    const ReviewContent &content = book.content();
    return book.band() ||
           std::any_of(
               content.beliefs.begin(), content.beliefs.end(),
               [&book](const BeliefContent &belief) { return book.beliefAnswer(belief.id).has_value(); }) ||
           std::any_of(content.prompts.begin(), content.prompts.end(),
                       [&book](const WritingPrompt &prompt) { return !book.writing(prompt.id).isEmpty(); }) ||
           std::any_of(
               content.questions.begin(), content.questions.end(),
               [&book](const RecallQuestion &question) { return book.pending(question.id).has_value(); });
}

} // namespace

ReviewCard::ReviewCard(const ReviewBook &book, QWidget *parent)
    : Card(2, parent)
    , m_book(book)
    , m_state(new TextBlock(this))
    , m_button(new ActionButton(this))
{
    setObjectName(QStringLiteral("reviewCard"));
    m_button->setObjectName(QStringLiteral("reviewButton"));
    m_state->setReachable(true);
    headingLabel()->setTextStyle(1.0, QFont::DemiBold);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(headingLabel());
    words->addWidget(m_state);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::m);
    row->addLayout(words, 1);
    row->addWidget(m_button, 0, Qt::AlignVCenter);
    body()->addLayout(row);
    connect(m_button, &ActionButton::clicked, this, [this] {
        if (m_isDue)
            emit recallRequested();
        else
            emit openRequested();
    });
}

QString ReviewCard::stateText(const QStringList &due) const
{
    if (!due.isEmpty()) {
        //: On the home page: questions of the review are to be answered again now.
        return tr("%Ln due today", nullptr, static_cast<int>(due.size()));
    }
    const Format format;
    const std::size_t answered = m_book.latest().size();
    QString counted = tr("%1 of %2 questions answered")
                          .arg(format.count(static_cast<double>(answered)),
                               format.count(static_cast<double>(m_book.content().questions.size())));
    const QStringList later = m_book.upcoming();
    const auto next = later.isEmpty() ? std::nullopt : m_book.card(later.front());
    if (!next && isBegun(m_book))
        return counted;
    if (!next) {
        //: On the home page, before the review was begun: about how long it takes.
        return tr("not started, about %Ln minute(s)", nullptr, m_book.content().minutes);
    }
    const QString when = QLocale().toString(next->due.toLocalTime(), QLocale::ShortFormat);
    //: On the home page: how many questions of the review were answered, and the date and time at which the
    //: next of them comes back.
    return fillMarkers(tr("%1; the next one comes back on %2"), {counted, when});
}

QString ReviewCard::dueTitles(const QStringList &due) const
{
    QStringList lines;
    for (const QString &id : due.mid(0, mostTitles)) {
        const RecallQuestion *question = m_book.content().question(id);
        if (question)
            //: An item of a list; %1 is the title of a question.
            lines << tr("• %1").arg(m_book.figures().resolve(question->title));
    }
    if (due.size() > mostTitles) {
        //: Last line of a list of questions: how many more there are.
        lines << tr("and %Ln more", nullptr, static_cast<int>(due.size() - mostTitles));
    }
    return lines.join(QLatin1Char('\n'));
}

void ReviewCard::refresh()
{
    const QStringList due = m_book.due();
    m_isDue = !due.isEmpty();
    setHeading(m_book.figures().resolve(m_book.content().title));
    setEmphasised(m_isDue);
    m_state->setText(stateText(due));
    m_state->setQuiet(!m_isDue);
    const QString about = m_isDue ? dueTitles(due) : m_book.figures().resolve(m_book.content().summary);
    m_button->setAccessibleDescription(about);
    m_button->setToolTip(about);
    m_button->setText(m_isDue ? //: Button: leads to the questions that are due.
                          tr("Review them now")
                              : //: Button: leads to the review of the course.
                          tr("Open the review"));
}

} // namespace rp

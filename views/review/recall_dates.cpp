// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall_dates.h"

#include "models/review/review_book.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/charts/chart_export.h"
#include "views/review/recall_text.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/notice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

RecallDates::RecallDates(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_lead(new TextBlock(this))
    , m_dueHeading(new HeadingLabel(3, this))
    , m_due(new TextBlock(this))
    , m_review(new ActionButton(this))
    , m_laterHeading(new HeadingLabel(3, this))
    , m_later(new TextBlock(this))
    , m_about(new Disclosure(this))
    , m_aboutText(new TextBlock)
    , m_failure(new Notice(Notice::Kind::Problem, this))
    , m_question(new Notice(Notice::Kind::Warning, this))
    , m_export(new ActionButton)
    , m_delete(new ActionButton)
{
    for (TextBlock *block : {m_lead, m_due, m_later, m_aboutText}) {
        block->setReachable(true);
        block->setMaxChars(95);
    }
    m_due->setParagraphGap(0.15);
    m_later->setParagraphGap(0.15);
    m_about->body()->addWidget(m_aboutText);
    m_failure->setDismissible(true);
    m_failure->hide();
    m_question->hide();
    m_export->setProperty("exports", QStringLiteral("json")); // which a site may lock
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(space::s, buttons);
    flow->addWidget(m_export);
    flow->addWidget(m_delete);
    for (QWidget *part : std::initializer_list<QWidget *>{m_lead, m_dueHeading, m_due})
        body()->addWidget(part);
    body()->addWidget(m_review, 0, Qt::AlignLeading);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_laterHeading, m_later, m_about, buttons, m_failure, m_question})
        body()->addWidget(part);
    body()->addStretch(1);
    connect(m_review, &QPushButton::clicked, this, &RecallDates::dueRequested);
    connect(m_export, &QPushButton::clicked, this, &RecallDates::askForExport);
    connect(m_delete, &QPushButton::clicked, this, &RecallDates::askToDelete);
}

void RecallDates::refresh()
{
    //: Heading: when questions are asked again.
    setHeading(tr("When questions come back"));
    showLists();
    showAbout();
    //: Button: writes the answers and dates into a file.
    m_export->setText(tr("Export answers and dates…"));
    //: Button: deletes the answers and dates; asks once more before it does.
    m_delete->setText(tr("Delete answers and dates…"));
    m_export->setEnabled(hasData());
    m_delete->setEnabled(hasData());
    if (!hasData())
        m_question->hide();
}

bool RecallDates::hasData() const
{
    const auto &questions = m_parts.content.questions;
    return !m_parts.book.answers().empty() || !m_parts.book.mysteryAnswers().empty() ||
           std::any_of(questions.begin(), questions.end(), [this](const RecallQuestion &question) {
               return recallState(m_parts.book, question.id) != RecallState::New;
           });
}

void RecallDates::showLists()
{
    const ReviewBook &book = m_parts.book;
    const auto title = [this](const QString &id) {
        const RecallQuestion *question = m_parts.content.question(id);
        return question ? m_parts.text(question->title) : QString();
    };
    QStringList due;
    const QStringList dueIds = book.due();
    for (const QString &id : dueIds) {
        const auto card = book.card(id);
        due.append(card && card->isConfidentError
                       //: A question that is due; the learner had been sure of a wrong answer.
                       ? tr("• %1 – you were sure, and it was not right").arg(title(id))
                       //: An entry of a list.
                       : tr("• %1").arg(title(id)));
    }
    QStringList later;
    const QStringList laterIds = book.upcoming();
    for (const QString &id : laterIds) {
        const auto card = book.card(id);
        if (!card)
            continue;
        const QString until = RecallText::until(card->due, book.now());
        later.append(card->due < book.now().addDays(1)
                         //: A question, and when it comes back, such as "in 10 minutes".
                         ? tr("• %1: %2").arg(title(id), until)
                         //: A question, when it comes back, such as "in 3 days", and the date.
                         : tr("• %1: %2 (%3)")
                               .arg(title(id), until, RecallText::date(card->due, QLocale::ShortFormat)));
    }
    m_lead->setText(due.isEmpty() && later.isEmpty()
                        ? tr("A question that you have answered comes back when you would begin to forget "
                             "it. Its date stands here, and what is due stands on the course home.")
                        : tr("Nothing is due now."));
    m_lead->setVisible(due.isEmpty());
    m_dueHeading->setText(tr("Due now"));
    m_due->setText(due.join(QLatin1Char('\n')));
    m_dueHeading->setVisible(!due.isEmpty());
    m_due->setVisible(!due.isEmpty());
    m_review->setText(tr("Review what is due"));
    m_review->setVisible(!due.isEmpty());
    m_review->setEnabled(!due.isEmpty());
    //: Heading of a list of questions that come back, with dates.
    m_laterHeading->setText(tr("Later"));
    m_later->setText(later.join(QLatin1Char('\n')));
    m_laterHeading->setVisible(!later.isEmpty());
    m_later->setVisible(!later.isEmpty());
}

void RecallDates::showAbout()
{
    m_about->setTitle(tr("How the dates are made"));
    const Format format;
    m_aboutText->setText(QStringList{
        //: %1 is a percentage: 90 %.
        tr("FSRS-6, a published model of memory, estimates from your answers how fast you forget each "
           "question. It comes back on the day on which you would still know it with a probability of "
           "%1.")
            .arg(format.percent(desiredRetention, 0)),
        tr("A right answer makes the wait longer, the more so the surer you were. After a wrong one the "
           "question comes back tomorrow. If you were sure of a wrong answer, it comes back after ten "
           "minutes and before the others."),
        tr("The model's parameters are the published ones and not fitted to you. Nothing of it leaves "
           "this computer.")}
                             .join(QLatin1Char('\n')));
}

void RecallDates::askForExport()
{
    m_failure->hide();
    //: Suggested file name of exported answers, without its ending; letters that any file system takes.
    const QString name = tr("recall-answers") + QStringLiteral(".json");
    m_parts.askForFile(this,
                       {tr("Export answers and dates"), name, QStringLiteral("json"), QStringLiteral("JSON")},
                       [this](const QString &path) { write(path); });
}

void RecallDates::write(const QString &path)
{
    QString error;
    if (!writeExport(path, m_parts.book.exportJson(), &error)) {
        m_failure->setText(error);
        m_failure->show();
        m_parts.announcer.say(m_failure->spokenText());
        return;
    }
    m_failure->hide();
    m_parts.announcer.say(
        tr("Your answers and dates were exported to %1.").arg(Format::isolate(QFileInfo(path).fileName())));
    emit m_parts.intents.reviewExported(path);
}

void RecallDates::askToDelete()
{
    const int answers = int(m_parts.book.answers().size());
    const int mysteries = int(m_parts.book.mysteryAnswers().size());
    m_question->clearActions();
    m_question->setText(joinedSentences(
        {answers > 0
             ? tr("%Ln answer(s) to the recall questions will be gone, with confidences, dates and "
                  "drafts.",
                  nullptr, answers)
             : tr("What you typed and did not lock in, and what you did not compare yet, will be gone."),
         mysteries > 0 ? tr("So will %Ln answer(s) to mystery traces.", nullptr, mysteries) : QString(),
         tr("This can't be undone. The other parts of the review stay.")}));
    //: Button: deletes the answers after all.
    QPushButton *yes = m_question->addAction(tr("Delete them"));
    //: Button: deletes nothing.
    QPushButton *no = m_question->addAction(tr("Keep them"));
    for (QPushButton *button : {yes, no})
        button->setAccessibleDescription(spokenForm(m_question->text()));
    connect(yes, &QPushButton::clicked, this, &RecallDates::remove);
    connect(no, &QPushButton::clicked, this, &RecallDates::keep);
    m_question->show();
    no->setFocus(Qt::OtherFocusReason); // reads the question out; the harmless answer is the near one
}

void RecallDates::keep()
{
    m_delete->setFocus(Qt::OtherFocusReason);
    m_question->hide();
    m_parts.announcer.say(tr("Nothing was deleted."));
}

void RecallDates::remove()
{
    m_lead->setFocus(Qt::OtherFocusReason);
    m_question->hide();
    emit m_parts.intents.deleteRecallRequested();
    if (hasData())
        return; // refused; the page says why
    m_lead->show();
    m_lead->setFocus(Qt::OtherFocusReason);
    m_parts.announcer.say(tr("Your answers and dates are deleted."));
}

void RecallDates::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) { // written in the language before
        m_question->hide();
        m_failure->hide();
    }
    Card::changeEvent(event);
}

} // namespace rp

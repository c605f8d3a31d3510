// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall_form.h"

#include "models/review/typed_numbers.h"
#include "models/text/format.h"
#include "views/act/axis_slider.h"
#include "views/act/confidence_text.h"
#include "views/review/recall_text.h"
#include "views/widgets/action_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/value_texts.h"
#include "views/widgets/text_block.h"
#include "views/widgets/writing_field.h"

#include <QGridLayout>
#include <QLineEdit>

namespace rp {
namespace {

constexpr int entryChars = 18;

/// Five places, each at the probability that it stands for.
AnswerAxis confidenceAxis()
{
    AnswerAxis made;
    made.axis = {0.0, 1.0, Quantity::Fraction, false};
    for (int level = 1; level <= confidenceLevels; ++level)
        made.stops.push_back({probabilityOf(level), QString::number(level)});
    return made;
}

} // namespace

RecallForm::RecallForm(const ReviewParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_fields(new QWidget(this))
    , m_grid(new QGridLayout(m_fields))
    , m_options(new SegmentedChoice(SegmentedChoice::Arrangement::List, this))
    , m_writing(new WritingField(this))
    , m_sure(new TextBlock(this))
    , m_confidence(new AxisSlider(confidenceAxis(), this))
    , m_help(new TextBlock(this))
    , m_problem(new TextBlock(this))
    , m_lock(new ActionButton(this))
{
    QVBoxLayout *column = plainColumn(this, space::m);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(space::s);
    m_grid->setVerticalSpacing(space::s);
    m_grid->setColumnStretch(2, 1);
    m_options->setLabelVisible(false);
    m_help->setQuiet(true);
    m_sure->setTextStyle(1.0, QFont::DemiBold);
    m_problem->setReachable(true);
    m_problem->hide();
    m_lock->setPrimary(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_fields, m_options, m_writing, m_sure,
                                                          m_confidence, m_help, m_problem})
        column->addWidget(part);
    column->addWidget(m_lock, 0, Qt::AlignLeading);
    connect(m_options, &SegmentedChoice::chosen, this, &RecallForm::change);
    connect(m_writing, &WritingField::edited, this, &RecallForm::change);
    connect(m_writing, &WritingField::cutShort, this, &RecallForm::refuse);
    connect(m_confidence, &AxisSlider::moved, this, [this] {
        change();
        if (m_confidence->hasFocus() && !areValueTextsTold()) // else a screen reader has said it by now
            m_parts.announcer.tell(*m_confidence, m_confidence->valueText());
    });
    connect(m_confidence, &AxisSlider::heldAtEnd, this,
            [this](const QString &told) { m_parts.announcer.tell(*m_confidence, told); });
    connect(m_lock, &QPushButton::clicked, this, &RecallForm::lock);
}

void RecallForm::present(const RecallQuestion &question, const RecallAnswer &draft)
{
    const bool other = question.id != m_question.id;
    m_question = question;
    if (other) {
        makeEntries();
        m_kept = RecallAnswer();
        refuse({});
    }
    showTexts();
    const bool news = draft.text != m_kept.text || draft.entries != m_kept.entries ||
                      draft.option != m_kept.option || draft.confidence != m_kept.confidence;
    if (other || news)
        showDraft(draft);
    m_kept = draft;
}

void RecallForm::makeEntries()
{
    qDeleteAll(m_labels);
    qDeleteAll(m_entries);
    qDeleteAll(m_units);
    m_labels.clear();
    m_entries.clear();
    m_units.clear();
    int row = 0;
    for (const RecallQuestion::Field &field : m_question.fields) {
        auto *label = new TextBlock(m_fields);
        auto *entry = new QLineEdit(m_fields);
        entry->setMaxLength(longestEntry);
        auto *unit = new TextBlock(m_fields);
        label->setWhole(TextBlock::Whole::Words);
        entry->setObjectName(QStringLiteral("recall_%1").arg(field.id));
        m_grid->addWidget(label, row, 0, Qt::AlignVCenter);
        m_grid->addWidget(entry, row, 1, Qt::AlignLeading | Qt::AlignVCenter);
        m_grid->addWidget(unit, row, 2, Qt::AlignVCenter);
        // Not textEdited: assistive tools set the text without typing.
        connect(entry, &QLineEdit::textChanged, this, &RecallForm::change);
        connect(entry, &QLineEdit::returnPressed, this, [this] {
            (sure() ? static_cast<QWidget *>(m_lock) : m_confidence)->setFocus(Qt::OtherFocusReason);
        });
        for (QWidget *part : std::initializer_list<QWidget *>{label, entry, unit})
            part->show(); // a layout does so only later, and what is hidden takes no focus
        m_labels.push_back(label);
        m_entries.push_back(entry);
        m_units.push_back(unit);
        ++row;
    }
}

void RecallForm::showTexts()
{
    const auto offer = [](QWidget *part, bool offered) {
        part->setVisible(offered);
        part->setEnabled(offered);
    };
    offer(m_fields, m_question.kind == RecallQuestion::Kind::Numeric);
    offer(m_options, m_question.kind == RecallQuestion::Kind::Choice);
    offer(m_writing, m_question.kind == RecallQuestion::Kind::Open);
    showFields();
    const QString prompt = m_parts.text(m_question.prompt);
    std::vector<ChoiceEntry> options;
    for (const RecallOption &option : m_question.options)
        options.push_back({option.id, m_parts.text(option.text)});
    m_options->setLabel(prompt);
    m_options->setEntries(options);
    //: Name of a field for a few sentences.
    m_writing->setAccessibleName(tr("Your answer"));
    //: Read aloud with a field for several lines; %1 is the question.
    m_writing->setAccessibleDescription(tr("%1 Tab leaves the field.").arg(prompt));
    //: Name of a slider for a probability.
    m_sure->setText(tr("How sure are you that this is right?"));
    m_confidence->setTextFor([](double value) { return Format().percent(value, 0); });
    showSure();
    m_help->setText(tr("If you don't know, guess and say 10 %. What is locked in stays."));
    //: Button: hands an answer in together with how sure the learner is; neither can be changed afterwards.
    m_lock->setText(tr("Lock &in and see the answer"));
    m_lock->setAccessibleDescription(m_parts.text(m_question.title));
}

void RecallForm::showSure()
{
    m_confidence->setTexts(m_sure->text(),
                           //: On a slider that has no value yet.
                           tr("Press, drag, or use the arrow keys"),
                           tr("The percentage is how likely you think it is."),
                           sure() ? confidenceText(sure()) : QString());
}

int RecallForm::sure() const
{
    return m_confidence->axis().optionAt(m_confidence->value()).toInt();
}

void RecallForm::showFields()
{
    const QString prompt = m_parts.text(m_question.prompt);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const QString label = m_parts.text(m_question.fields[i].label);
        m_labels[i]->setText(label);
        m_units[i]->setText(m_question.fields[i].unit);
        m_units[i]->setVisible(!m_question.fields[i].unit.isEmpty());
        m_entries[i]->setFixedWidth(fontMetrics().averageCharWidth() * entryChars);
        //: Name of an entry for a number, and its unit.
        m_entries[i]->setAccessibleName(m_question.fields[i].unit.isEmpty()
                                            ? label
                                            : tr("%1, in %2").arg(label, m_question.fields[i].unit));
        m_entries[i]->setAccessibleDescription(prompt);
    }
}

void RecallForm::showDraft(const RecallAnswer &draft)
{
    m_showing = true;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const QString typed = draft.entries.value(m_question.fields[i].id);
        if (m_entries[i]->text() != typed)
            m_entries[i]->setText(typed);
    }
    m_options->setCurrentKey(draft.option);
    m_writing->setText(draft.text);
    m_confidence->setValue(draft.confidence > 0 ? std::optional(probabilityOf(draft.confidence))
                                                : std::nullopt);
    showSure();
    m_showing = false;
}

RecallAnswer RecallForm::answer() const
{
    RecallAnswer draft;
    draft.question = m_question.id;
    draft.confidence = sure();
    if (m_question.kind == RecallQuestion::Kind::Open)
        draft.text = m_writing->text();
    if (m_question.kind == RecallQuestion::Kind::Choice)
        draft.option = m_options->currentKey();
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        draft.entries.insert(m_question.fields[i].id, m_entries[i]->text());
    return draft;
}

void RecallForm::change()
{
    if (m_showing)
        return;
    refuse({});
    showSure();
    emit m_parts.intents.draftEdited(answer());
}

void RecallForm::refuse(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_parts.announcer.say(sentence);
}

/// The field of the first number that can't be read, or the last field.
QWidget *RecallForm::unreadable() const
{
    std::size_t field = 0;
    while (field + 1 < m_entries.size() && readTyped(m_entries[field]->text(), m_question.fields[field]))
        ++field;
    return m_entries[field];
}

void RecallForm::lock()
{
    const RecallAnswer draft = answer();
    const QString problem = entryProblem(m_question, draft.entries);
    if (!problem.isEmpty()) {
        unreadable()->setFocus(Qt::OtherFocusReason);
        refuse(problem);
    } else if (m_question.kind == RecallQuestion::Kind::Choice && draft.option.isEmpty()) {
        m_options->focusChoice();
        refuse(tr("Choose one of the answers first."));
    } else if (m_question.kind == RecallQuestion::Kind::Open && draft.text.trimmed().isEmpty()) {
        m_writing->setFocus(Qt::OtherFocusReason);
        refuse(tr("Write your answer first. A few words are enough."));
    } else if (!sure()) {
        m_confidence->setFocus(Qt::OtherFocusReason);
        refuse(tr("Choose how sure you are first. You can't do it afterwards."));
    } else {
        refuse({});
        emit m_parts.intents.lockRequested(m_question.id);
    }
}

void RecallForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refuse({}); // written in the language before
    if (event->type() == QEvent::FontChange)
        showFields();
    QWidget::changeEvent(event);
}

} // namespace rp

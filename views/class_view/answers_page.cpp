// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/answers_page.h"

#include "models/class_view/class_charts.h"
#include "models/content/lab_content.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "views/charts/bars/bar_chart.h"
#include "views/class_view/window_text.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {
namespace {

constexpr int besideChars = 110;
constexpr int beliefChars = 60;

} // namespace

AnswersPage::AnswersPage(Announcer &announcer, QWidget *parent)
    : ClassPage(parent)
    , m_label(new TextBlock(this))
    , m_choice(new AccessibleComboBox(&announcer, this))
    , m_prompt(new HeadingLabel(2, this))
    , m_nothing(new TextBlock(this))
    , m_table(new ResultTable(QStringLiteral("answers"), this))
    , m_chart(new BarChart(BarArrangement::Grouped, this))
    , m_row(new ResponsiveRow(besideChars, space::l, this))
{
    m_choice->setObjectName(QStringLiteral("classQuestion"));
    m_prompt->setTextStyle(1.1, QFont::DemiBold);
    m_prompt->setMaxChars(0);
    auto *beside = new QWidget(this);
    m_beliefs = new QVBoxLayout(beside);
    m_beliefs->setContentsMargins(0, 0, 0, 0);
    m_beliefs->setSpacing(space::s);
    auto *row = static_cast<ResponsiveRow *>(m_row);
    row->addWidget(m_chart, 3);
    row->addWidget(beside, 2, Qt::AlignTop);
    auto *choosing = new QHBoxLayout;
    choosing->setSpacing(space::s);
    choosing->addWidget(m_label);
    choosing->addWidget(m_choice, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::s, 0, 0);
    column->setSpacing(space::s);
    column->addLayout(choosing);
    column->addWidget(m_prompt);
    column->addWidget(m_nothing);
    column->addWidget(m_row, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &AnswersPage::showQuestion);
    connect(m_chart, &ChartWidget::announce, &announcer, &Announcer::say);
}

void AnswersPage::present(const ClassShown &shown)
{
    const QString before = m_choice->currentData().toString();
    m_questions = shown.lab.questions(shown.act);
    m_label->setText(WindowText::question());
    m_choice->setAccessibleName(WindowText::question());
    m_nothing->setText(WindowText::noAnswers());
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        const Format format;
        for (const ClassQuestion &question : m_questions)
            m_choice->addItem(TeachText::numbered(m_choice->count() + 1, question.prompt), question.id);
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
    }
    const bool any = !m_questions.empty();
    for (QWidget *part : std::initializer_list<QWidget *>{m_label, m_choice, m_prompt, m_row})
        part->setVisible(any);
    m_nothing->setVisible(!any);
    if (any)
        showQuestion(m_choice->currentIndex());
}

void AnswersPage::showQuestion(int index)
{
    if (index < 0 || std::size_t(index) >= m_questions.size())
        return;
    const ClassQuestion &question = m_questions[std::size_t(index)];
    m_prompt->setText(question.prompt);
    fillAnswers(*m_table, question);
    ChartMapping mapping;
    mapping.columnKeys = {class_column::first, class_column::later};
    m_chart->setTable(m_table, mapping);
    m_chart->setValueAxisTitle(WindowText::answersAxis());
    const auto right = std::find_if(question.options.begin(), question.options.end(),
                                    [](const ClassOption &option) { return option.isRight; });
    m_chart->setEmphasizedRow(right == question.options.end() ? QString() : right->id,
                              TeachText::rightOrWrong(true));
    showBeliefs(question);
}

/// Of wrong options that somebody chose, the most frequent one first: what to speak of in class.
void AnswersPage::showBeliefs(const ClassQuestion &question)
{
    while (QLayoutItem *item = m_beliefs->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::vector<const ClassOption *> wrong;
    for (const ClassOption &option : question.options) {
        if (!option.isRight && option.first + option.later > 0)
            wrong.push_back(&option);
    }
    std::stable_sort(wrong.begin(), wrong.end(),
                     [](const ClassOption *a, const ClassOption *b) { return a->first > b->first; });
    if (wrong.empty())
        return;
    auto *heading = new HeadingLabel(3, WindowText::beliefs(), this);
    heading->setTextStyle(1.05, QFont::DemiBold);
    m_beliefs->addWidget(heading);
    for (const ClassOption *option : wrong) {
        auto *text = new TextBlock(WindowText::belief(option->text, option->first, option->feedback), this);
        text->setFocusPolicy(Qt::TabFocus); // there is nothing else to stop at
        text->setMaxChars(beliefChars);
        m_beliefs->addWidget(text);
    }
}

} // namespace rp

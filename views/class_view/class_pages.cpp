// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/class_pages.h"

#include "models/class_view/class_charts.h"
#include "models/class_view/class_report.h"
#include "models/class_view/class_text.h"
#include "models/content/lab_content.h"
#include "models/evidence/memo_text.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "views/charts/bars/bar_chart.h"
#include "views/class_view/window_text.h"
#include "views/paper/paper_page.h"
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
constexpr int memosBesideChars = 90;

} // namespace

StepsPage::StepsPage(Announcer &announcer, QWidget *parent)
    : ClassPage(parent)
    , m_table(new ResultTable(QStringLiteral("steps"), this))
    , m_times(new BarChart(BarArrangement::Grouped, this))
    , m_standing(new BarChart(BarArrangement::Grouped, this))
    , m_column(new QVBoxLayout(this))
{
    auto *row = new ResponsiveRow(besideChars, space::l, this);
    for (BarChart *chart : {m_times, m_standing}) {
        row->addWidget(chart);
        connect(chart, &ChartWidget::announce, &announcer, &Announcer::say);
    }
    m_column->setContentsMargins(0, space::s, 0, 0);
    m_column->setSpacing(space::s);
    m_column->addWidget(row);
    m_column->addStretch(1);
}

void StepsPage::present(const ClassShown &shown)
{
    fillSteps(*m_table, shown.lab, shown.act, shown.namesAreShown);
    ChartMapping times;
    times.columnKeys = {class_column::half, class_column::most};
    m_times->setTable(m_table, times);
    m_times->setValueAxisTitle(WindowText::timeAxis());
    ChartMapping standing;
    standing.columnKeys = {class_column::standing};
    m_standing->setTable(m_table, standing);
    m_standing->setValueAxisTitle(WindowText::learnersAxis());
    delete m_people;
    m_people = new PaperPage(whoStandsWhere(shown.lab, shown.act, shown.namesAreShown), this);
    m_people->layout()->setContentsMargins(0, 0, 0, 0);
    m_column->insertWidget(1, m_people);
}

SurePage::SurePage(Announcer &announcer, QWidget *parent)
    : ClassPage(parent)
    , m_sureTable(new ResultTable(QStringLiteral("sure"), this))
    , m_guessTable(new ResultTable(QStringLiteral("guesses"), this))
    , m_none(new TextBlock(this))
    , m_sure(new BarChart(BarArrangement::Grouped, this))
    , m_guesses(new BarChart(BarArrangement::Stacked, this))
{
    m_none->setFocusPolicy(Qt::TabFocus); // there is nothing else to stop at
    auto *row = new ResponsiveRow(besideChars, space::l, this);
    for (BarChart *chart : {m_sure, m_guesses}) {
        row->addWidget(chart);
        connect(chart, &ChartWidget::announce, &announcer, &Announcer::say);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::s, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_none);
    column->addWidget(row);
    column->addStretch(1);
}

void SurePage::present(const ClassShown &shown)
{
    const SureFigures &sure = shown.figures.sure();
    m_none->setText(sureSentence(sure));
    m_none->setVisible(sure.learners == 0);
    m_sure->setVisible(sure.learners > 0);
    fillSure(*m_sureTable, sure);
    ChartMapping said;
    said.columnKeys = {class_column::said, class_column::right};
    m_sure->setTable(m_sureTable, said);
    m_sure->setValueAxisTitle(WindowText::sureAxis());
    m_sure->setAxisEnd(1.0);
    fillGuesses(*m_guessTable, shown.lab);
    ChartMapping guesses;
    guesses.columnKeys = {class_column::below, class_column::right, class_column::above};
    m_guesses->setTable(m_guessTable, guesses);
    m_guesses->setValueAxisTitle(WindowText::answersAxis());
    m_guesses->setVisible(!m_guessTable->rows().empty());
}

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

MemosPage::MemosPage(Announcer &announcer, QWidget *parent)
    : ClassPage(parent)
    , m_table(new ResultTable(QStringLiteral("tracks"), this))
    , m_tracks(new BarChart(BarArrangement::Stacked, this))
    , m_heading(new HeadingLabel(2, this))
    , m_remark(new TextBlock(this))
{
    auto *pair = new ResponsiveRow(memosBesideChars, space::xl, this);
    m_pair = pair;
    for (Side &side : m_sides)
        pair->addWidget(makeSide(side, announcer), 1, Qt::AlignTop);
    m_remark->setQuiet(true);
    m_heading->setTextStyle(1.1, QFont::DemiBold);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::s, 0, 0);
    column->setSpacing(space::s);
    for (QWidget *part : std::initializer_list<QWidget *>{m_tracks, m_heading, m_remark, m_pair})
        column->addWidget(part);
    column->addStretch(1);
    connect(m_tracks, &ChartWidget::announce, &announcer, &Announcer::say);
}

QWidget *MemosPage::makeSide(Side &side, Announcer &announcer)
{
    auto *made = new QWidget(this);
    auto *column = new QVBoxLayout(made);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    side.choice = new AccessibleComboBox(&announcer, made);
    column->addWidget(side.choice);
    for (std::size_t part = 0; part < memoParts.size(); ++part) {
        side.headings.at(part) = new HeadingLabel(3, made);
        side.texts.at(part) = new TextBlock(made);
        side.texts.at(part)->setFocusPolicy(Qt::TabFocus); // there is nothing else to stop at
        column->addWidget(side.headings.at(part));
        column->addWidget(side.texts.at(part));
    }
    connect(side.choice, &QComboBox::currentIndexChanged, this, [this, &side] { showMemo(side); });
    return made;
}

void MemosPage::present(const ClassShown &shown)
{
    fillTracks(*m_table, shown.lab);
    ChartMapping mapping;
    mapping.columnKeys = {class_column::reached, class_column::missed};
    m_tracks->setTable(m_table, mapping);
    m_tracks->setValueAxisTitle(WindowText::learnersAxis());
    m_tracks->setVisible(!m_table->rows().empty());
    const LabFigures *figures = shown.lab.figures();
    m_memos.clear();
    if (figures)
        m_memos.assign(figures->memos.begin(), figures->memos.end());
    const bool any = !m_memos.empty();
    m_heading->setText(MemoText::title());
    m_remark->setText(any && figures->memoCount > qint64(m_memos.size())
                          ? ClassText::someMemos(qint64(m_memos.size()), figures->memoCount)
                          : WindowText::noMemos());
    m_remark->setVisible(!any || figures->memoCount > qint64(m_memos.size()));
    m_pair->setVisible(any);
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const Side &side = m_sides.at(i);
        const int before = side.choice->currentIndex();
        const QSignalBlocker quiet(side.choice);
        side.choice->clear();
        side.choice->setAccessibleName(WindowText::memoOf(int(i) + 1));
        for (const ClassMemo &memo : m_memos)
            side.choice->addItem(personName(memo.who, shown.namesAreShown));
        const int first = std::min(int(i), side.choice->count() - 1);
        side.choice->setCurrentIndex(before >= 0 && before < side.choice->count() ? before : first);
        showMemo(side);
    }
}

void MemosPage::showMemo(const Side &side)
{
    const int index = side.choice->currentIndex();
    const bool any = index >= 0 && std::size_t(index) < m_memos.size();
    for (std::size_t part = 0; part < memoParts.size(); ++part) {
        side.headings.at(part)->setText(MemoText::heading(memoParts.at(part)));
        side.texts.at(part)->setText(any ? m_memos[std::size_t(index)].parts.at(part) : QString());
    }
}

} // namespace rp

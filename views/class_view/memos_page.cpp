// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/memos_page.h"

#include "models/class_view/class_charts.h"
#include "models/class_view/class_text.h"
#include "models/content/lab_content.h"
#include "models/evidence/memo_text.h"
#include "models/text/format.h"
#include "views/charts/bars/bar_chart.h"
#include "views/class_view/window_text.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rp {
namespace {

constexpr int memosBesideChars = 90;

} // namespace

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

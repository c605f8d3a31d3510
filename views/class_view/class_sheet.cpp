// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/class_sheet.h"

#include "views/charts/bars/bar_chart.h"
#include "views/class_view/class_bars.h"
#include "views/paper/paper_page.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {
namespace {

QWidget *drawn(const ClassChart &shown, Announcer &announcer)
{
    BarChart *chart = makeClassBars(shown);
    QObject::connect(chart, &ChartWidget::announce, &announcer, &Announcer::say);
    return chart;
}

} // namespace

ClassSheet::ClassSheet(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_announcer(announcer)
    , m_label(new TextBlock(this))
    , m_choice(new AccessibleComboBox(&announcer, this))
{
    auto *row = new QHBoxLayout;
    row->setSpacing(space::s);
    row->addWidget(m_label);
    row->addWidget(m_choice, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addLayout(row);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ClassSheet::showChosen);
}

void ClassSheet::present(ClassPiece piece)
{
    m_label->hide();
    m_choice->hide();
    fill(std::move(piece));
}

void ClassSheet::offer(const QString &label, const QStringList &titles,
                       std::function<ClassPiece(int number)> source, int first)
{
    m_source = std::move(source);
    m_label->setText(label);
    m_choice->setAccessibleName(label);
    {
        const QSignalBlocker quiet(m_choice);
        const int before = m_choice->count() == titles.size() ? m_choice->currentIndex() : first;
        m_choice->clear();
        m_choice->addItems(titles);
        m_choice->setCurrentIndex(std::min(before, m_choice->count() - 1));
    }
    m_label->show();
    m_choice->show();
    showChosen();
}

void ClassSheet::showChosen()
{
    fill(m_source(m_choice->currentIndex()));
}

void ClassSheet::fill(ClassPiece piece)
{
    delete m_page; // before the tables that its charts are drawn from
    m_shown = std::move(piece);
    m_page = new PaperPage(m_shown.paper, this, [this](int picture) {
        return drawn(m_shown.charts.at(std::size_t(picture)), m_announcer);
    });
    m_page->layout()->setContentsMargins(0, 0, 0, 0);
    layout()->addWidget(m_page);
}

} // namespace rp

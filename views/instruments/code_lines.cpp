// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/code_lines.h"

#include "models/text/sentences.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QListWidget>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int moved = Qt::UserRole;

} // namespace

CodeLines::CodeLines(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextBlock(this))
    , m_list(new QListWidget(this))
    , m_said(new TextBlock(this))
{
    QVBoxLayout *column = plainColumn(this, space::xs);
    m_title->setTextStyle(1.0, QFont::DemiBold);
    // Only the family: the size follows the window's.
    QFont code;
    code.setFamilies({QStringLiteral("monospace")});
    code.setStyleHint(QFont::Monospace);
    m_list->setFont(code);
    m_list->setLayoutDirection(Qt::LeftToRight);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (QWidget *part :
         {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_said)})
        column->addWidget(part);
    connect(m_list, &QListWidget::currentRowChanged, this, &CodeLines::showLine);
    connect(m_list, &QListWidget::itemEntered, this,
            [this](const QListWidgetItem *item) { showLine(m_list->row(item)); });
}

void CodeLines::setLines(const QString &title, const std::vector<std::pair<QString, QString>> &lines)
{
    m_title->setText(title);
    m_list->setAccessibleName(title);
    const int count = static_cast<int>(lines.size());
    const int before = m_list->currentRow();
    if (m_list->count() != count) {
        m_list->clear();
        for (int row = 0; row < count; ++row)
            m_list->addItem(QString());
    }
    for (int row = 0; row < count; ++row) {
        const auto &[code, said] = lines[static_cast<std::size_t>(row)];
        QListWidgetItem *item = m_list->item(row);
        item->setText(code);
        item->setData(moved, said);
        item->setData(Qt::AccessibleTextRole, joinedSentences({code, said}));
    }
    m_list->setCurrentRow(before >= 0 && before < count ? before : 0);
    showLine(m_list->currentRow());
    fit();
}

void CodeLines::showLine(int row)
{
    const QListWidgetItem *item = m_list->item(row);
    m_said->setText(item ? item->data(moved).toString() : QString());
}

/// All lines are in view, at any size of text.
void CodeLines::fit()
{
    int height = 2 * m_list->frameWidth() + m_list->horizontalScrollBar()->sizeHint().height();
    for (int row = 0; row < m_list->count(); ++row) {
        m_list->item(row)->setSizeHint(
            {m_list->fontMetrics().horizontalAdvance(m_list->item(row)->text()) + 2 * space::s,
             std::max(space::target, m_list->fontMetrics().height() + space::xs)});
        height += m_list->item(row)->sizeHint().height();
    }
    m_list->setFixedHeight(height);
}

void CodeLines::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace rp

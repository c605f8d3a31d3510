// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/instrument_page.h"

#include "views/charts/frame/figure_frame.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/spoken/reading_order.h"

#include <QTableView>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int wholeChars = 110;

/// A row in a slot: its height is that of its parts, and they follow its width.
QBoxLayout *rowIn(QBoxLayout &column, int spacing)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing);
    column.addLayout(row);
    return row;
}

} // namespace

InstrumentPage::InstrumentPage(const PagePlan &plan, InstrumentView &view, QWidget *parent)
    : TabPage(parent)
    , m_plan(plan)
    , m_view(view)
    , m_parts(view)
    , m_noteParts(view)
{
    QVBoxLayout *column = plainColumn(this, space::xs);
    if (!plan.choices.empty()) {
        QBoxLayout *row = rowIn(*column, space::l);
        m_parts.add(plan.choices, *row, *this);
    }
    addPicture(*column);
    if (!plan.figures.empty())
        m_parts.add(plan.figures, *rowIn(*column, space::l), *this);
}

void InstrumentPage::addPicture(QBoxLayout &column)
{
    auto *room = new QHBoxLayout;
    room->setSpacing(space::l);
    column.addLayout(room, 1);
    m_parts.add({m_plan.picture}, *room, *this);
    if (room->count() == 0)
        return;
    m_picture = room->itemAt(0)->widget();
    m_frame = m_picture ? qobject_cast<FigureFrame *>(m_picture) : findChild<FigureFrame *>();
    if (m_frame || !m_plan.sentence)
        return;
    m_sentence = new TextBlock(this);
    m_sentence->setLines(2);
    m_sentence->setMaxChars(0);
    column.addWidget(m_sentence);
}

void InstrumentPage::showResults()
{
    m_parts.show();
    const QString sentence = m_plan.sentence ? m_plan.sentence() : QString();
    if (m_sentence)
        m_sentence->setText(sentence);
    else if (m_frame && m_plan.sentence)
        m_frame->setShortSentence(sentence);
    showNotes();
}

QWidget *InstrumentPage::find(const QString &id) const
{
    QWidget *found = m_parts.find(id);
    return found ? found : m_noteParts.find(id);
}

QWidget *InstrumentPage::notes(QWidget *parent)
{
    if (m_notes)
        return m_notes;
    m_notes = new QWidget(parent);
    QVBoxLayout *column = plainColumn(m_notes, space::m);
    if (m_frame) {
        m_whole = new TextBlock(m_notes);
        m_whole->setMaxChars(wholeChars);
        column->addWidget(m_whole);
        m_frame->setDataTableVisible(true);
        column->addWidget(m_frame->dataTable());
    }
    m_noteParts.add(m_plan.notes, *column, *m_notes);
    return m_notes;
}

void InstrumentPage::setNotesShown(bool shown)
{
    if (m_frame && m_notes)
        m_frame->setDataTableVisible(shown);
    if (m_notes)
        m_notes->setVisible(shown);
    showNotes();
}

void InstrumentPage::showNotes()
{
    if (!m_notes || m_notes->isHidden())
        return;
    if (m_whole)
        m_whole->setText(m_frame->takeaway());
    m_noteParts.show();
}

} // namespace rp

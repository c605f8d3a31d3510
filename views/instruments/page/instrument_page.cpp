// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/instrument_page.h"

#include "models/instruments/contract/instrument.h"
#include "models/text/sentences.h"
#include "views/charts/figure_frame.h"
#include "views/instruments/page/figure_tiles.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/verdict_badge.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr int wholeChars = 110;
/// Heights of a page, in lines, that have room for two rows of figures under its picture, and for one.
constexpr int twoRowsLines = 20;
constexpr int oneRowLines = 16;
constexpr int choicesLines = 2;
constexpr int tilesLines = 3;
constexpr int badgeChars = 24; ///< width of one of several verdicts

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
    if (plan.figures.empty())
        return;
    m_figures = new QWidget(this);
    auto *row = new QHBoxLayout(m_figures);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::l);
    column->addWidget(m_figures);
    m_parts.add(plan.figures, *row, *m_figures);
    for (FigureTiles *tiles : findChildren<FigureTiles *>())
        m_tiles.push_back(tiles);
    fitFigures();
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
    m_sentence->setStop();
    column.addWidget(m_sentence);
}

/// The picture comes first: in a low window the figures have one row or none, and the rest of them wait in
/// the drawer.
void InstrumentPage::fitFigures()
{
    const int line = std::max(1, fontMetrics().height());
    // Meters are higher than a row of tiles, and choices above the picture take room as well.
    const int meters = m_tiles.empty() && m_figures ? m_figures->sizeHint().height() / line : 0;
    const int choices = m_plan.choices.empty() ? 0 : choicesLines;
    const int lines = height() / line - choices - std::max(0, meters - tilesLines);
    int rows = lines >= twoRowsLines ? 2 : lines >= oneRowLines ? 1 : 0;
    const bool isShown = m_frame && m_frame->isVisibleTo(this); // else it is not asked, and rests
    while (rows > 0 && isShown &&
           rows * tilesLines * line + space::m > height() - choices * line - wholePicture())
        --rows;
    const auto badges = m_figures ? m_figures->findChildren<VerdictBadge *>().size() : 0;
    if (badges > 0 && width() < badges * badgeChars * fontMetrics().averageCharWidth())
        rows = 0; // their words would be cut
    for (FigureTiles *tiles : m_tiles)
        tiles->setMostRows(rows);
    if (m_figures)
        m_figures->setVisible(rows > 0);
}

/// The height at which nothing of the picture is cut.
int InstrumentPage::wholePicture() const
{
    const QWidget *plot = m_frame->plotWidget();
    const int whole = plot->minimumSizeHint().height();
    const int smallest = plot->minimumHeight() > 0 ? plot->minimumHeight() : whole;
    return m_frame->minimumSizeHint().height() - smallest + whole;
}

void InstrumentPage::resizeEvent(QResizeEvent *event)
{
    TabPage::resizeEvent(event);
    fitFigures();
    showNotes();
}

bool InstrumentPage::event(QEvent *event)
{
    const bool handled = TabPage::event(event);
    // How high the picture has to be follows from how wide it is, which it learns after the page. What is not
    // in view is not worked out.
    if (isVisible() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show))
        fitFigures();
    // Once the layout has given the picture its place.
    if (m_frame && event->type() == QEvent::Show && !std::exchange(m_hasCome, true))
        QTimer::singleShot(0, m_frame, &FigureFrame::pourIn);
    return handled;
}

void InstrumentPage::changeEvent(QEvent *event)
{
    TabPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitFigures();
}

void InstrumentPage::showResults()
{
    m_parts.show();
    const QString sentence = m_plan.sentence ? m_plan.sentence() : QString();
    const QString measured = m_plan.measured ? m_plan.measured() : QString();
    if (m_sentence)
        m_sentence->setText(joinedSentences({sentence, measured}));
    else if (m_frame && (m_plan.sentence || m_plan.measured))
        m_frame->setShortSentence(sentence, measured);
    showNotes();
}

QString InstrumentPage::sentence() const
{
    if (m_frame)
        return m_frame->shortSentence();
    return m_plan.sentence ? m_plan.sentence() : QString();
}

QWidget *InstrumentPage::pictureStop() const
{
    // Of several pictures in one place, the one that is chosen.
    for (const FigureFrame *frame : m_frame ? findChildren<FigureFrame *>() : QList<FigureFrame *>())
        if (frame->isVisibleTo(this))
            return frame->plotWidget();
    return m_picture ? firstTabStop(*m_picture) : nullptr;
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
        m_whole->setStop();
        column->addWidget(m_whole);
        m_frame->setDataTableVisible(true);
        column->addWidget(m_frame->dataTable());
    }
    m_measured = new TextBlock(m_notes);
    m_measured->setMaxChars(wholeChars);
    m_measured->setStop();
    column->addWidget(m_measured);
    if (m_figures) {
        m_allFigures = new QWidget(m_notes);
        m_noteParts.add(m_plan.figures, *plainColumn(m_allFigures, space::m), *m_allFigures);
        column->addWidget(m_allFigures);
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
    const QStringList measured = m_view.instrument().measuredNotes();
    m_measured->setText(measured.join(u'\n'));
    m_measured->setVisible(!measured.isEmpty());
    if (m_allFigures)
        m_allFigures->setVisible(m_figures->isHidden() ||
                                 !std::all_of(m_tiles.begin(), m_tiles.end(),
                                              [](const FigureTiles *tiles) { return tiles->showsAll(); }));
    m_noteParts.show();
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/taken_card.h"

#include "models/session/taken.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/widgets/action_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QGridLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

TakenCard::TakenCard(const Taken &taken, QHash<QString, Bench> benches, const Intents &intents,
                     QWidget *parent)
    : Card(2, parent)
    , m_taken(taken)
    , m_benches(std::move(benches))
    , m_lead(new TextBlock(this))
    , m_table(new QWidget(this))
    , m_grid(new QGridLayout(m_table))
    , m_news(new TextBlock(this))
    , m_again(new ActionButton(this))
{
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    m_news->setReachable(true);
    m_news->setMaxChars(110);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(space::l);
    m_grid->setVerticalSpacing(space::xs);
    for (int column = 0; column < int(Row().size()); ++column)
        m_grid->setColumnStretch(column, column == 1 ? 2 : 3);
    body()->addWidget(m_lead);
    body()->addWidget(m_table);
    body()->addWidget(m_news);
    body()->addWidget(m_again, 0, Qt::AlignLeading);
    connect(m_again, &QPushButton::clicked, &intents, &Intents::takeOverRequested);
    connect(&taken, &Taken::changed, this, &TakenCard::refresh);
    refresh();
}

/// The labs that it takes from, as a list in words.
QString TakenCard::labs() const
{
    QStringList names;
    for (const QString &chapter : m_taken.chapters())
        names.append(labNumberText(chapter));
    return Format().locale().createSeparatedList(names);
}

QString TakenCard::sentence(const std::vector<TakenEntry> &entries) const
{
    const QString from = labs();
    if (m_taken.isPresenter())
        //: %1 is one lab or several: "Lab 07".
        return fillMarkers(
            tr("In presenter mode nothing is taken over from %1: this lab starts at its defaults."), {from});
    const bool isEmpty = std::all_of(entries.begin(), entries.end(), [](const TakenEntry &entry) {
        return entry.state == TakenEntry::State::Missing;
    });
    if (isEmpty)
        //: %1 is one lab or several: "Lab 07".
        return fillMarkers(tr("Your ledger had no entry of %1, so this lab starts at its defaults."), {from});
    //: Above a table. %1 is one lab or several: "Lab 07".
    return fillMarkers(tr("This lab starts from what your ledger says of %1. You can change everything."),
                       {from});
}

TakenCard::Row TakenCard::makeRow()
{
    const int at = int(m_rows.size());
    Row row{};
    for (int column = 0; column < int(row.size()); ++column) {
        row.at(size_t(column)) = new TextBlock(m_table);
        m_grid->addWidget(row.at(size_t(column)), at, column);
    }
    return row;
}

void TakenCard::showRow(const Row &row, const TakenEntry &entry)
{
    const Bench bench = m_benches.value(entry.take->act);
    const QString title = contentText(entry.take->title);
    QString value;
    QString sets;
    switch (entry.state) {
    case TakenEntry::State::Taken:
        value = takenText(entry, bench);
        sets = takenSetsText(entry, bench);
        break;
    case TakenEntry::State::NotUsable:
        //: Instead of a value that an input of this lab can't be set to.
        value = tr("not usable");
        //: What an input does that got nothing from another lab.
        sets = tr("starts at its default");
        break;
    case TakenEntry::State::Missing:
        //: Instead of a value that another lab has not left.
        value = tr("no entry");
        sets = contentText(entry.take->otherwise);
        break;
    }
    row[0]->setText(title);
    row[1]->setText(value);
    row[2]->setText(sets);
    //: A row of a table, read aloud: what was taken over, its value, what it sets here.
    row[0]->setAccessibleName(tr("%1: %2. %3").arg(title, value, sets));
}

void TakenCard::showRows(const std::vector<TakenEntry> &entries)
{
    while (m_rows.size() < entries.size() + 1) {
        m_rows.push_back(makeRow());
        const bool isHeader = m_rows.size() == 1;
        m_rows.back()[0]->setReachable(!isHeader);
        for (TextBlock *cell : m_rows.back()) {
            cell->setQuiet(isHeader);
            cell->setTextStyle(1.0, isHeader ? QFont::DemiBold : QFont::Normal);
        }
    }
    //: Heading of a column: what another lab has left in the ledger.
    m_rows.front()[0]->setText(tr("What"));
    //: Heading of a column: the value that it has there.
    m_rows.front()[1]->setText(tr("Value"));
    //: Heading of a column: the control of this lab that it sets.
    m_rows.front()[2]->setText(tr("What it sets here"));
    for (size_t i = 0; i < entries.size(); ++i)
        showRow(m_rows[i + 1], entries[i]);
}

void TakenCard::offer(bool outdated)
{
    //: %1 is one lab or several: "Lab 07".
    m_news->setText(fillMarkers(tr("Your ledger says something else of %1 by now."), {labs()}));
    //: Button: sets what comes from another lab as it is there now.
    m_again->setText(tr("&Take over again"));
    const bool hadFocus = m_again->hasFocus();
    m_news->setVisible(outdated);
    m_again->setVisible(outdated);
    if (hadFocus && !outdated)
        m_lead->setFocus(Qt::OtherFocusReason); // the table below it says what has changed
}

void TakenCard::refresh()
{
    const std::vector<TakenEntry> entries = m_taken.entries();
    const auto outdated = [](const TakenEntry &entry) { return entry.isOutdated; };
    const bool isTable =
        !m_taken.isPresenter() && std::any_of(entries.begin(), entries.end(), [](const TakenEntry &entry) {
            return entry.state != TakenEntry::State::Missing;
        });
    //: Heading; %1 is one lab or several: "Lab 07".
    setHeading(tr("Taken over from %1").arg(labs()));
    m_lead->setText(sentence(entries));
    m_table->setVisible(isTable);
    if (isTable)
        showRows(entries);
    offer(!m_taken.isPresenter() && std::any_of(entries.begin(), entries.end(), outdated));
}

std::vector<TextBlock *> TakenCard::rows() const
{
    std::vector<TextBlock *> rows;
    if (m_table->isHidden())
        return rows;
    rows.reserve(m_rows.size());
    for (size_t i = 1; i < m_rows.size(); ++i)
        rows.push_back(m_rows[i][0]);
    return rows;
}

} // namespace rp

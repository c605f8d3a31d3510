// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/self_check_section.h"

#include "models/review/review_book.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/review/card_deck.h"
#include "views/review/review_section.h"
#include "views/widgets/card.h"
#include "views/widgets/intents.h"
#include "views/widgets/option_button.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int rowChars = 120; ///< list and result side by side
constexpr int itemChars = 72; ///< a box and its link side by side
constexpr std::size_t perCard = 5;

} // namespace

SelfCheckSection::SelfCheckSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_lead(new TextBlock(this))
{
    QVBoxLayout *column = plainColumn(this, space::m);
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    column->addWidget(m_lead);
    auto *row = new ResponsiveRow(rowChars, space::m);
    row->addWidget(makeDeck(), 7, Qt::AlignTop);
    row->addWidget(makeResult(), 3, Qt::AlignTop);
    column->addWidget(row);
    column->addStretch(1);
    SelfCheckSection::refresh();
}

CardDeck *SelfCheckSection::makeDeck()
{
    m_deck = new CardDeck(parts().announcer);
    for (const SelfCheckItem &item : parts().content.selfCheck) {
        if (m_boxes.size() % perCard == 0) {
            m_cards.push_back(new Card(2));
            m_deck->addCard(m_cards.back());
        }
        auto *box = new Toggle;
        box->setObjectName(QStringLiteral("check_%1").arg(item.id));
        auto *link = new LinkButton(parts());
        // Not clicked: an assistive tool's activation may emit only this.
        connect(box, &QAbstractButton::toggled, this, [this, &item](bool on) { check(item, on); });
        auto *row = new ResponsiveRow(itemChars, space::s);
        row->addWidget(box, 1);
        row->addWidget(link, 0, Qt::AlignTop | Qt::AlignTrailing);
        m_cards.back()->body()->addWidget(row);
        m_boxes.push_back(box);
        m_links.push_back(link);
    }
    addOutlook();
    return m_deck;
}

void SelfCheckSection::addOutlook()
{
    if (parts().content.outlook.empty())
        return;
    m_outlook = new Card(2);
    auto *table = new QWidget;
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::l);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 3);
    const auto put = [grid](int row, int column) {
        auto *cell = new TextBlock;
        cell->setQuiet(row == 0);
        grid->addWidget(cell, row, column, Qt::AlignTop);
        return cell;
    };
    m_topicHeading = put(0, 0);
    m_needHeading = put(0, 1);
    for (std::size_t i = 0; i < parts().content.outlook.size(); ++i) {
        m_topics.push_back(put(static_cast<int>(i) + 1, 0));
        m_needs.push_back(put(static_cast<int>(i) + 1, 1));
        m_topics.back()->setReachable(true); // says the whole row
        m_topics.back()->setTextStyle(1.0, QFont::DemiBold);
    }
    m_outlook->body()->addWidget(table);
    m_deck->addCard(m_outlook);
}

void SelfCheckSection::refreshOutlook()
{
    if (!m_outlook)
        return;
    //: Heading of a table: for what one needs again what was learned here.
    m_outlook->setHeading(tr("What comes next"));
    //: Heading of a column: a topic of the course.
    m_topicHeading->setText(tr("Topic"));
    //: Heading of a column: what of this course the topic needs.
    m_needHeading->setText(tr("What it needs of this"));
    for (std::size_t i = 0; i < m_topics.size(); ++i) {
        const OutlookRow &row = parts().content.outlook[i];
        m_topics[i]->setText(text(row.title));
        m_needs[i]->setText(text(row.text));
        //: Screen reader, a row of a table: a topic, and what it needs.
        m_topics[i]->setAccessibleName(tr("%1: %2").arg(text(row.title), text(row.text)));
    }
}

Card *SelfCheckSection::makeResult()
{
    m_result = new Card(2);
    m_result->setEmphasised(true);
    m_count = new TextBlock;
    m_count->setTextStyle(1.15, QFont::DemiBold);
    m_advice = new TextBlock;
    m_scale = new TextBlock;
    m_scale->setQuiet(true);
    m_scale->setParagraphGap(0.1);
    for (TextBlock *text : {m_count, m_advice, m_scale}) {
        text->setReachable(true);
        m_result->body()->addWidget(text);
    }
    return m_result;
}

void SelfCheckSection::check(const SelfCheckItem &item, bool checked)
{
    if (m_showing)
        return;
    emit parts().intents.checkRequested(item.id, checked);
    if (parts().book.isChecked(item.id) != checked) {
        refresh(); // refused: the box stands as it was
        return;
    }
    parts().announcer.say(joinedSentences({m_count->text(), m_advice->text()}));
}

void SelfCheckSection::focusFirst()
{
    const std::size_t first = perCard * static_cast<std::size_t>(m_deck->current());
    if (first < m_boxes.size())
        m_boxes[first]->setFocus(Qt::OtherFocusReason);
    else
        (m_topics.empty() ? m_lead : m_topics.front())->setFocus(Qt::OtherFocusReason);
}

void SelfCheckSection::refresh()
{
    m_lead->setText(tr("Tick what you could do now, without looking it up. Nobody sees it."));
    for (Card *card : m_cards)
        //: Heading of a list of boxes to tick.
        card->setHeading(tr("What you can do"));
    const std::vector<SelfCheckItem> &items = parts().content.selfCheck;
    m_showing = true;
    for (std::size_t i = 0; i < items.size(); ++i) {
        m_boxes[i]->setText(text(items[i].text));
        m_boxes[i]->setChecked(parts().book.isChecked(items[i].id));
        m_links[i]->setLink(items[i].link);
        m_links[i]->setAccessibleDescription(spokenForm(m_boxes[i]->text())); // two boxes may share a place
    }
    m_showing = false;
    refreshOutlook();
    showResult();
}

void SelfCheckSection::showResult()
{
    const Format format;
    const ReviewContent &content = parts().content;
    //: Heading: what the count of ticked boxes means.
    m_result->setHeading(tr("Where you stand"));
    const QString counted = tr("%1 of %2 ticked")
                                .arg(format.count(parts().book.checkedCount()),
                                     format.count(static_cast<double>(content.selfCheck.size())));
    const SelfCheckBand *band = parts().book.band();
    //: Result of a list of boxes: how many are ticked, then what that means ("Minor gaps").
    m_count->setText(band ? tr("%1: %2").arg(counted, text(band->title)) : counted);
    m_advice->setText(band ? text(band->advice)
                           : tr("Tick the first box, and what your count means appears here."));
    QStringList scale;
    int above = static_cast<int>(content.selfCheck.size());
    for (const SelfCheckBand &other : content.bands) {
        //: What counts of ticked boxes mean: least and most boxes, then the meaning. "8 to 9: minor gaps"
        scale << (other.from == above
                      ? tr("%1: %2").arg(format.count(above), text(other.title))
                      : fillMarkers(tr("%1 to %2: %3"),
                                    {format.count(other.from), format.count(above), text(other.title)}));
        above = other.from - 1;
    }
    m_scale->setText(scale.join(QLatin1Char('\n')));
}

} // namespace rp

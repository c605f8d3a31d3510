// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/track_chooser.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/track_entry.h"
#include "models/text/format.h"
#include "models/text/plain_text.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/widgets/option_button.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/group_arrows.h"
#include "views/widgets/text_block.h"

#include <QButtonGroup>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <utility>

namespace rp {

namespace {

/// Two cards side by side need this many characters.
constexpr int rowChars = 64;

template<typename Entry>
QString nameIn(const Table<Entry> &table, const QString &key)
{
    const Entry *entry = table.find(key);
    return entry ? contentText(entry->name) : key;
}

} // namespace

TrackCard::TrackCard(QString key, QWidget *parent)
    : Card(3, parent)
    , m_key(std::move(key))
    , m_button(new OptionButton(this))
    , m_about(new TextBlock(this))
{
    setObjectName(QStringLiteral("track_%1").arg(m_key));
    setGroup(false);
    setCursor(Qt::PointingHandCursor);
    QFont name; // everything but the weight follows the window
    name.setWeight(QFont::DemiBold);
    m_button->setFont(name);
    m_about->setParagraphGap(0.2);
    m_about->setProperty("saidElsewhere", true); // by the button, whose description it is
    body()->setSpacing(space::xs);
    body()->addWidget(m_button);
    body()->addWidget(m_about);
    body()->addStretch(1);
}

void TrackCard::refresh(const TrackEntry &track, const Catalogue &catalogue, bool brief)
{
    m_button->setText(literalLabel(contentText(track.name)));
    m_button->updateGeometry();
    const QStringList lines{
        contentText(track.persona),
        //: A track: what its persona wants to reach; %1 is a sentence.
        tr("Goal: %1").arg(contentText(track.goal)),
        //: A track: what stands in the way; %1 is a sentence.
        tr("Crisis: %1").arg(contentText(track.crisis)),
        //: A track: %1 is the context it starts in ("Cloud"), %2 the device its program runs on.
        tr("Starts in the context %1, on %2.")
            .arg(nameIn(catalogue.contexts, track.context),
                 Format::isolate(nameIn(catalogue.devices, track.device))),
    };
    m_about->setText(brief ? lines.at(1) : lines.join(QLatin1Char('\n')));
    if (brief)
        layout()->setContentsMargins(space::s, space::xs, space::s, space::xs);
    setToolTip(brief ? lines.join(QLatin1Char('\n')) : QString());
    m_button->setAccessibleDescription(spokenForm(joinedSentences(lines)));
}

void TrackCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
        m_button->setFocus(Qt::MouseFocusReason);
        m_button->click();
    }
    Card::mouseReleaseEvent(event);
}

TrackChooser::TrackChooser(const Catalogue &catalogue, Arrangement arrangement, QWidget *parent)
    : Card(2, parent)
    , m_catalogue(catalogue)
    , m_arrangement(arrangement)
    , m_lead(new TextBlock(this))
    , m_group(new QButtonGroup(this))
{
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    body()->addWidget(m_lead);
    ResponsiveRow *row = nullptr;
    for (const TrackEntry &track : catalogue.tracks) {
        if (arrangement == Arrangement::Column || m_cards.size() % 2 == 0) {
            row = new ResponsiveRow(rowChars, space::m, this);
            body()->addWidget(row);
        }
        auto *card = new TrackCard(track.key, row);
        m_group->addButton(card->button(), static_cast<int>(m_cards.size()));
        stopArrowsAtEnds(*card->button());
        row->addWidget(card);
        m_cards.push_back(card);
    }
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        TrackCard *card = m_cards.at(static_cast<std::size_t>(id));
        card->setEmphasised(on);
        if (on)
            keepOneTabStop(*m_group);
        if (on && !m_showing)
            emit chosen(card->key());
    });
}

void TrackChooser::refresh(const QString &track)
{
    setHeading(tr("Your track"));
    m_lead->setText(
        m_arrangement == Arrangement::Column
            ? tr("Choose whose problem you solve. You can change it at any time and keep what you did.")
            : tr("Choose whose problem you solve. Your track sets the context, adds to the messages you "
                 "get, and decides what counts as good enough. You can change it at any time, here or in "
                 "the settings, and you keep everything you did."));
    std::size_t index = 0;
    for (const TrackEntry &entry : m_catalogue.tracks)
        m_cards.at(index++)->refresh(entry, m_catalogue, m_arrangement == Arrangement::Column);
    show(track);
}

void TrackChooser::show(const QString &track)
{
    m_showing = true;
    // An exclusive group can't be without a choice.
    m_group->setExclusive(false);
    for (TrackCard *card : m_cards)
        card->button()->setChecked(card->key() == track);
    m_group->setExclusive(true);
    m_showing = false;
    keepOneTabStop(*m_group);
}

} // namespace rp

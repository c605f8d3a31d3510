// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/evidence_page.h"

#include "models/evidence/capture_text.h"
#include "models/evidence/evidence_book.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"
#include "models/text/plain_text.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/evidence/capture_card.h"
#include "views/evidence/compare_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/intents.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

EvidencePage::EvidencePage(const LabSession &session, const Workbench &workbench, const Catalogue &catalogue,
                           const EvidenceBook &book, Announcer &announcer, Intents &intents, QWidget *parent)
    : LabPage(parent)
    , m_session(session)
    , m_workbench(workbench)
    , m_catalogue(catalogue)
    , m_book(book)
    , m_announcer(announcer)
    , m_intents(intents)
    , m_missing(new Notice(Notice::Kind::Warning))
    , m_removedNotice(new Notice(Notice::Kind::Information))
    , m_empty(new Card(2))
    , m_emptyText(new TextBlock)
    , m_list(new QWidget)
    , m_removed(new Disclosure)
    , m_compare(new CompareCard(session.content(), catalogue, announcer))
{
    makeColumn();
    makeFoot();
    connect(&m_book, &EvidenceBook::changed, this, &EvidencePage::bookChanged);
    refresh();
}

EvidencePage::~EvidencePage() = default;

void EvidencePage::makeColumn()
{
    auto *list = new QVBoxLayout(m_list);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(space::m);
    m_emptyText->setReachable(true);
    m_empty->body()->addWidget(m_emptyText);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_missing, m_removedNotice, m_empty, m_list, m_removed, m_compare})
        column()->addWidget(part);
    column()->addStretch(1);
    m_removedNotice->setDismissible(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_missing, m_removedNotice, m_compare})
        part->hide();
    connect(m_compare, &CompareCard::failed, this, &EvidencePage::showRefusal);
    connect(m_compare, &CompareCard::failed, &m_announcer, &Announcer::say);
    connect(m_removedNotice, &Notice::dismissed, this, [this] { m_lastRemoved.clear(); });
}

void EvidencePage::makeFoot()
{
    auto *foot = new PageFoot;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(space::xl, space::s, space::xl, space::s);
    row->setSpacing(space::m);
    m_chosenText = new TextBlock(foot);
    m_chosenText->setReachable(true);
    m_chosenText->setQuiet(true);
    m_compareButton = new ActionButton(foot);
    row->addStretch(1);
    row->addWidget(m_chosenText, 1000, Qt::AlignVCenter);
    row->addWidget(m_compareButton);
    setFoot(foot);
    connect(m_compareButton, &QPushButton::clicked, this, &EvidencePage::openComparison);
}

void EvidencePage::setFileAsker(const FileAsker &asker)
{
    m_compare->setFileAsker(asker);
}

void EvidencePage::bookChanged()
{
    if (isVisible())
        refresh();
    else
        m_stale = true;
}

void EvidencePage::showEvent(QShowEvent *event)
{
    // A trace that one of them needs may have been opened since.
    const bool lacking = std::any_of(m_scenes.begin(), m_scenes.end(),
                                     [](const auto &scene) { return !scene.second.instrument(); });
    if (m_stale || lacking)
        refresh();
    LabPage::showEvent(event);
}

void EvidencePage::retranslateUi()
{
    m_shown.clear(); // every card has other words now
    refresh();
    m_compare->retranslateUi();
}

const CaptureScene &EvidencePage::scene(const Capture &capture)
{
    const auto known = m_scenes.find(capture.id);
    if (known != m_scenes.end())
        return known->second;
    const Instrument *used = m_workbench.bench(capture.act).instrument(capture.panel);
    return m_scenes.insert_or_assign(capture.id, CaptureScene(capture, m_catalogue, used)).first->second;
}

CaptureCard *EvidencePage::makeCard(const QString &id)
{
    auto *card = new CaptureCard(id, m_intents, m_list);
    connect(card, &CaptureCard::removeRequested, this, &EvidencePage::remove);
    connect(card, &CaptureCard::chosen, this, &EvidencePage::choiceChanged);
    return card;
}

void EvidencePage::refresh()
{
    m_stale = false;
    showRefusal({});
    QString lead =
        tr("What you captured in the instruments. Choose two or more to compare them side by side, "
           "and use them in your decision memo.");
    if (m_session.isPresenter())
        lead = joinedSentences(
            {lead, tr("In presenter mode nothing is written: captures last until the window closes.")});
    setTexts(tr("Evidence"), lead);
    m_missing->setText(CaptureText::missing(m_book.missing()));
    m_missing->setVisible(m_book.missing() > 0);
    m_empty->setHeading(tr("Nothing captured yet"));
    m_emptyText->setText(
        tr("In the Explore step of an act, every instrument has a button “Capture”. It freezes your "
           "prediction, the inputs and the results as they stand at that moment, and lists them here."));
    fillCards();
    showRemoved();
    choiceChanged();
}

void EvidencePage::fillCards()
{
    const std::vector<const Capture *> kept = m_book.kept();
    std::vector<CaptureCard *> cards;
    cards.reserve(kept.size());
    auto *layout = static_cast<QVBoxLayout *>(m_list->layout());
    for (const Capture *capture : kept) {
        const auto known = std::find_if(m_cards.begin(), m_cards.end(), [capture](const CaptureCard *card) {
            return card->id() == capture->id;
        });
        CaptureCard *card = known == m_cards.end() ? makeCard(capture->id) : *known;
        // With many captures the rest is what takes long: what a card says changes with its capture only.
        const QByteArray frozen = capture->frozenJson();
        const auto shown = m_shown.find(capture->id);
        const bool same = known != m_cards.end() && shown != m_shown.end() &&
                          shown->second.frozen == frozen && shown->second.name == capture->name;
        const bool whole = same && scene(*capture).instrument();
        if (!whole) {
            if (same || shown == m_shown.end() || shown->second.frozen != frozen)
                m_scenes.erase(capture->id);
            const CaptureScene &held = scene(*capture);
            card->present(*capture, held, checkCapture(held, m_book), m_book.lab(), m_catalogue);
            m_shown.insert_or_assign(capture->id, Shown{frozen, capture->name});
        }
        if (layout->indexOf(card) != int(cards.size()))
            layout->insertWidget(int(cards.size()), card); // moves one that is there
        cards.push_back(card);
    }
    for (CaptureCard *card : m_cards) {
        if (std::find(cards.begin(), cards.end(), card) == cards.end()) {
            card->hide();
            card->deleteLater();
        }
    }
    m_cards = std::move(cards);
    m_empty->setVisible(m_cards.empty());
    m_list->setVisible(!m_cards.empty());
}

void EvidencePage::showRemoved()
{
    const Capture *last = m_book.find(m_lastRemoved);
    m_removedNotice->setVisible(last && last->removed);
    m_removedNotice->clearActions();
    if (last && last->removed) {
        const QString title = CaptureText::title(*last, m_book.lab());
        m_removedNotice->setText(tr("“%1” was removed.").arg(title));
        //: Button: takes the removal of a capture back.
        QPushButton *undo = m_removedNotice->addAction(tr("Undo"));
        undo->setAccessibleName(spokenForm(tr("Undo: put “%1” back").arg(title)));
        connect(undo, &QPushButton::clicked, this, [this, id = last->id] { putBack(id); });
    }
    // Also those of earlier: what was captured once is never lost.
    qDeleteAll(m_removed->findChildren<ActionButton *>());
    int count = 0;
    for (const Capture &capture : m_book.captures()) {
        if (!capture.removed)
            continue;
        ++count;
        auto *button = new ActionButton;
        //: Button: puts a removed capture, %1, back into the list.
        button->setText(tr("Put back: %1").arg(literalLabel(CaptureText::title(capture, m_book.lab()))));
        m_removed->body()->addWidget(button, 0, Qt::AlignLeading);
        connect(button, &QPushButton::clicked, this, [this, id = capture.id] { putBack(id); });
    }
    m_removed->setTitle(tr("%Ln removed capture(s)", nullptr, count));
    m_removed->setVisible(count > 0);
}

void EvidencePage::putBack(const QString &id)
{
    // Not from inside the button's own signal: the answer to it deletes the button.
    QMetaObject::invokeMethod(
        this,
        [this, id] {
            emit m_intents.restoreRequested(id);
            showCapture(id);
        },
        Qt::QueuedConnection);
}

void EvidencePage::remove(const QString &id)
{
    const auto at =
        std::find_if(m_cards.begin(), m_cards.end(), [&id](CaptureCard *card) { return card->id() == id; });
    const auto place = std::size_t(at - m_cards.begin());
    m_lastRemoved = id;
    emit m_intents.removeRequested(id);
    if (!m_book.find(id) || !m_book.find(id)->removed) {
        m_lastRemoved.clear();
        return;
    }
    // The button that had the focus is gone: it goes to the next capture, or to the heading.
    if (m_cards.empty())
        focusHeading();
    else
        m_cards[std::min(place, m_cards.size() - 1)]->removeButton()->setFocus(Qt::OtherFocusReason);
}

void EvidencePage::showCapture(const QString &id)
{
    if (m_stale)
        refresh();
    for (CaptureCard *card : m_cards) {
        if (card->id() == id) {
            card->headingLabel()->setFocus(Qt::OtherFocusReason);
            scrollArea()->ensureWidgetVisible(card);
        }
    }
}

std::vector<QString> EvidencePage::chosen() const
{
    std::vector<QString> ids;
    for (const CaptureCard *card : m_cards) {
        if (card->isChosen())
            ids.push_back(card->id());
    }
    return ids;
}

void EvidencePage::choiceChanged()
{
    const int count = int(chosen().size());
    const bool enough = count > 1;
    m_chosenText->setText(count == 0 ? tr("Choose two captures to compare them.")
                          : enough   ? tr("%Ln capture(s) chosen.", nullptr, count)
                                     : tr("One capture is chosen. Choose another to compare them."));
    m_compareButton->setText(tr("Compare"));
    m_compareButton->setEnabled(enough);
    m_compareButton->setPrimary(enough);
    m_compareButton->parentWidget()->setVisible(m_cards.size() > 1);
    if (!enough)
        m_compare->hide();
    if (!m_compare->isHidden())
        showComparison();
    if (sender() && qobject_cast<CaptureCard *>(sender()))
        m_announcer.say(m_chosenText->text());
}

void EvidencePage::showComparison()
{
    std::vector<CaptureComparison::Side> sides;
    for (const QString &id : chosen()) {
        const Capture *capture = m_book.find(id);
        sides.push_back({*capture, &scene(*capture)});
    }
    m_compare->compare(std::move(sides));
}

void EvidencePage::openComparison()
{
    m_compare->show();
    showComparison();
    m_compare->headingLabel()->setFocus(Qt::OtherFocusReason);
    // Its place is known once the page is laid out with it.
    QMetaObject::invokeMethod(
        this,
        [this] {
            const int top = m_compare->mapTo(scrollArea()->widget(), QPoint()).y();
            scrollArea()->verticalScrollBar()->setValue(top - space::m);
        },
        Qt::QueuedConnection);
    m_announcer.say(m_compare->comparison().table().summary());
}

} // namespace rp

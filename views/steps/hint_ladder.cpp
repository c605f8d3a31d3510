// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/hint_ladder.h"

#include "models/instruments/contract/instrument.h"
#include "models/instruments/ladder_text.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/widgets/action_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>
#include <utility>

namespace rp {

namespace {

constexpr int stuckAfter_ms = 120'000;

} // namespace

HintLadder::HintLadder(const ActContent &act, HintRef of, QString name, Bench bench, Announcer &announcer,
                       Intents &intents, QWidget *parent)
    : QWidget(parent)
    , m_act(act)
    , m_of(std::move(of))
    , m_name(std::move(name))
    , m_bench(std::move(bench))
    , m_announcer(announcer)
    , m_intents(intents)
    , m_title(new TextBlock(this))
    , m_offer(new TextBlock(this))
    , m_next(new ActionButton(this))
    , m_note(new TextBlock(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    m_title->setTextStyle(1.0, QFont::DemiBold);
    column->addWidget(m_title);
    m_title->hide();
    for (int rung = 1; rung <= LadderContent::rungs; ++rung) {
        Rung &made = m_rungs.at(std::size_t(rung) - 1);
        made = {new TextBlock(this), new ActionButton(this)};
        made.text->setStop();
        made.text->setMaxChars(95);
        column->addWidget(made.text);
        column->addWidget(made.set, 0, Qt::AlignLeading);
        connect(made.set, &QPushButton::clicked, this,
                [this, rung] { emit m_intents.hintSettingRequested(m_of, rung); });
    }
    column->addWidget(m_offer);
    column->addWidget(m_next, 0, Qt::AlignLeading);
    column->addWidget(m_note);
    m_note->setQuiet(true);
    m_offer->setQuiet(true);
    m_offer->setReachable(true);
    m_offer->hide();
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (const LadderContent *ladder = findLadder(m_act, m_of))
            emit m_intents.hintRequested(m_of, ladder->next(m_taken));
    });
    hide();
}

void HintLadder::setTitled()
{
    m_title->show();
}

/// Which one it is of those that there are, up to a rung.
int HintLadder::place(int rung) const
{
    const LadderContent &ladder = *findLadder(m_act, m_of);
    int count = 0;
    for (int each = 1; each <= rung; ++each)
        count += ladder.has(each) ? 1 : 0;
    return count;
}

void HintLadder::showRung(int rung, bool isTaken)
{
    const Rung &shown = m_rungs.at(std::size_t(rung) - 1);
    const LadderContent &ladder = *findLadder(m_act, m_of);
    const bool isThere = isTaken && ladder.has(rung);
    const bool canBeSet = isThere && ladder.setting(rung);
    shown.text->setVisible(isThere);
    shown.set->setVisible(canBeSet);
    shown.set->setEnabled(canBeSet);
    if (!isThere)
        return;
    const Format format;
    const QString name = rungName(rung);
    shown.text->setText(fillMarkers(
        //: A hint: which one of how many, what kind of hint it is ("Counter-example"), and what it says.
        tr("Hint %1 of %2, %3: %4"), {format.count(place(rung)), format.count(place(LadderContent::rungs)),
                                      name, rungText(m_act, m_of, rung, m_bench)}));
    shown.set->setText(tr("Set it on the instrument"));
    shown.set->setAccessibleDescription(name);
}

void HintLadder::refresh(const LabSession &session, bool isOpen)
{
    const LadderContent *ladder = findLadder(m_act, m_of);
    const int before = std::exchange(m_taken, session.hintsTaken(m_act.id, m_of));
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool wasVisible = isVisible(); // else it was taken elsewhere, and is no news here
    m_open = isOpen && ladder && ladder->has(LadderContent::Answer) && session.withheld().isEmpty();
    setVisible(m_open);
    setEnabled(m_open); // what can't be seen can't be pressed by an assistive tool
    if (!m_open)
        return;
    const QString shown = QStringLiteral("%1 %2").arg(QLocale().name()).arg(m_taken);
    if (std::exchange(m_shown, shown) != shown) {
        for (int rung = 1; rung <= LadderContent::rungs; ++rung)
            showRung(rung, rung <= m_taken);
    }
    const QString name = contentText(m_name);
    m_title->setText(name);
    //: %1 is what a hint is for: a question, or the title of a challenge.
    m_offer->setText(tr("Stuck? There is a hint for: %1").arg(name));
    m_offer->setVisible(m_wasOffered && m_taken == 0);
    const bool isMore = ladder->next(m_taken) > 0;
    m_next->setText(m_taken == 0 ? tr("Show a hint") : tr("Show the next hint"));
    m_next->setVisible(isMore);
    m_next->setEnabled(isMore);
    m_note->setText(tr("Hints are recorded and cost nothing."));
    m_note->setVisible(isMore);
    m_next->setAccessibleDescription(joinedSentences({spokenForm(name), m_note->text()}));
    if (!wasVisible || m_taken <= before)
        return;
    if (hadFocus)
        rung(m_taken)->setFocus(Qt::OtherFocusReason); // reads it out
    else
        m_announcer.say(rung(m_taken)->text());
}

bool HintLadder::offer()
{
    if (!m_open || m_taken > 0 || std::exchange(m_wasOffered, true))
        return false;
    m_offer->show();
    return true;
}

StuckWatch::StuckWatch(QWidget &page, const LabSession &session, const Bench &bench, Announcer &announcer,
                       Ladders ladders)
    : QObject(&page)
    , m_page(page)
    , m_session(session)
    , m_announcer(announcer)
    , m_ladders(std::move(ladders))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(stuckAfter_ms);
    const auto again = [this] { m_timer.start(); };
    connect(&session, &LabSession::changed, this, again);
    for (const Bench::Panel &panel : bench.panels())
        connect(panel.instrument, &Instrument::changed, this, again);
    connect(&m_timer, &QTimer::timeout, this, &StuckWatch::offer);
    page.installEventFilter(this);
}

bool StuckWatch::eventFilter(QObject *object, QEvent *event)
{
    // Also behind a dialog, and in a window that was left, nobody is stuck: it begins anew with the return.
    if (event->type() == QEvent::Show || event->type() == QEvent::WindowActivate)
        m_timer.start();
    return QObject::eventFilter(object, event);
}

void StuckWatch::offer()
{
    if (m_session.isPresenter() || !m_page.isVisible() || !m_page.window()->isActiveWindow())
        return;
    const std::vector<HintLadder *> ladders = m_ladders();
    for (HintLadder *ladder : ladders) {
        if (!ladder->offer())
            continue;
        m_announcer.say(ladder->offered()->text());
        if (!ladder->isVisible())
            emit offered(ladder->offered()->text());
        return;
    }
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/tap_card.h"

#include "models/text/format.h"
#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <algorithm>

namespace rp {

namespace {

constexpr int tapRowChars = 90; ///< buttons and answer side by side

} // namespace

TapCard::TapCard(const ReviewParts &parts, std::size_t things, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_marks(things)
    , m_ask(new TextBlock)
    , m_progress(new TextBlock)
    , m_verdict(new TextBlock)
    , m_reason(new TextBlock)
{
    headingLabel()->setFocusPolicy(Qt::ClickFocus);
    auto *offered = new QWidget;
    auto *flow = new FlowLayout(space::s, offered);
    flow->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < things; ++i) {
        auto *button = new ActionButton(offered);
        flow->addWidget(button);
        connect(button, &ActionButton::clicked, this, [this, i] { tap(i); });
        m_buttons.push_back(button);
    }
    auto *answer = new QWidget;
    QVBoxLayout *column = plainColumn(answer, space::s);
    m_verdict->setTextStyle(1.1, QFont::DemiBold);
    m_progress->setQuiet(true);
    for (TextBlock *text : {m_ask, m_verdict, m_reason, m_progress})
        text->setReachable(true);
    column->addWidget(m_verdict);
    column->addWidget(m_reason);
    column->addStretch(1);
    auto *row = new ResponsiveRow(tapRowChars, space::l);
    row->addWidget(offered, 3, Qt::AlignTop);
    row->addWidget(answer, 2, Qt::AlignTop);
    for (QWidget *part : std::initializer_list<QWidget *>{m_ask, row, m_progress})
        body()->addWidget(part);
}

void TapCard::setTexts(const QString &heading, const QString &ask, std::vector<TapThing> things)
{
    m_things = std::move(things);
    m_task = ask;
    setHeading(heading);
    refresh();
}

/// The thing that is asked for, as an index; -1 when none is, or no more.
int TapCard::asked() const
{
    const int count = static_cast<int>(m_things.size());
    const int step = count % 3 == 0 ? 1 : 3; // one after another, but not in the order of the buttons
    const bool isAsking = m_found < count && !m_things.front().question.isEmpty();
    return isAsking ? (m_found * step + 1) % count : -1;
}

void TapCard::refresh()
{
    const int now = asked();
    m_ask->setText(now < 0 ? m_task : m_things[static_cast<std::size_t>(now)].question);
    const Format format;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QString &name = m_things[i].title;
        const std::optional<bool> mark = m_marks[i];
        m_buttons[i]->setText(!mark ? name : (*mark ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + name);
        //: Screen reader, a button that was pressed: what it names, and that this was right.
        m_buttons[i]->setAccessibleName(
            spokenForm(!mark   ? name
                       : *mark ? tr("%1, right").arg(name)
                               //: Screen reader, a button that was pressed: what it names.
                               : tr("%1, wrong").arg(name)));
    }
    const TapThing said = m_tapped ? m_things[*m_tapped] : TapThing();
    m_verdict->setText(said.verdict);
    m_reason->setText(said.reason);
    m_verdict->setVisible(!said.verdict.isEmpty());
    m_reason->setVisible(!said.reason.isEmpty());
    const auto found = std::count(m_marks.begin(), m_marks.end(), std::optional(true));
    const auto wanted =
        std::count_if(m_things.begin(), m_things.end(), [](const TapThing &thing) { return thing.isRight; });
    //: How many of the things to be found were found, and how many there are.
    m_progress->setText(tr("%1 of %2 found").arg(format.count(double(found)), format.count(double(wanted))));
}

bool TapCard::judge(std::size_t button)
{
    const int wanted = asked();
    if (wanted < 0)
        return m_things[button].isRight;
    const bool right = static_cast<int>(button) == wanted;
    m_found += right ? 1 : 0;
    if (right) // what was tapped wrongly may be what is asked for next
        std::replace(m_marks.begin(), m_marks.end(), std::optional(false), std::optional<bool>());
    return right;
}

void TapCard::tap(std::size_t button)
{
    m_tapped = button;
    std::optional<bool> &mark = m_marks[button];
    const bool isRight = judge(button);
    if (mark != std::optional(true)) // what was found stays found
        mark = isRight;
    refresh();
    m_parts.announcer.tell(*this, joinedSentences({m_verdict->text() + QLatin1Char('.'), m_reason->text(),
                                                   m_progress->text() + QLatin1Char('.')}));
}

} // namespace rp

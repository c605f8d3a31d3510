// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/tap_card.h"

#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/flow_layout.h"
#include "views/widgets/layout/plain_column.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int tapRowChars = 90; ///< buttons and answer side by side

bool canFuse(const FusionPair &pair)
{
    return pair.verdict != FusionVerdict::Cannot;
}

} // namespace

TapCard::TapCard(const ReviewParts &parts, int buttons, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_marks(static_cast<std::size_t>(buttons))
    , m_ask(new TextBlock)
    , m_progress(new TextBlock)
    , m_verdict(new TextBlock)
    , m_reason(new TextBlock)
{
    headingLabel()->setFocusPolicy(Qt::ClickFocus);
    auto *offered = new QWidget;
    auto *flow = new FlowLayout(space::s, offered);
    flow->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < buttons; ++i) {
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

void TapCard::refresh()
{
    const Format format;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QString name = title(static_cast<int>(i));
        const std::optional<bool> mark = m_marks[i];
        m_buttons[i]->setText(!mark ? name : (*mark ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + name);
        //: Screen reader, a button that was pressed: what it names, and that this was right.
        m_buttons[i]->setAccessibleName(!mark   ? name
                                        : *mark ? tr("%1, right").arg(name)
                                                //: Screen reader, a button that was pressed: what it names.
                                                : tr("%1, wrong").arg(name));
    }
    const Words said = m_tapped < 0 ? Words() : answer(m_tapped);
    m_verdict->setText(said.verdict);
    m_reason->setText(said.reason);
    m_verdict->setVisible(!said.verdict.isEmpty());
    m_reason->setVisible(!said.reason.isEmpty());
    const auto found = std::count(m_marks.begin(), m_marks.end(), std::optional(true));
    //: How many of the things to be found were found, and how many there are.
    m_progress->setText(
        tr("%1 of %2 found").arg(format.count(static_cast<double>(found)), format.count(wanted())));
}

void TapCard::tap(int button)
{
    m_tapped = button;
    std::optional<bool> &mark = m_marks[static_cast<std::size_t>(button)];
    const bool isRight = judge(button);
    if (mark != std::optional(true)) // what was found stays found
        mark = isRight;
    refresh();
    m_parts.announcer.tell(*this, joinedSentences({m_verdict->text() + QLatin1Char('.'), m_reason->text(),
                                                   m_progress->text() + QLatin1Char('.')}));
}

void TapCard::forgetMarks()
{
    std::replace(m_marks.begin(), m_marks.end(), std::optional(false), std::optional<bool>());
}

FusionCard::FusionCard(const ReviewParts &parts, QWidget *parent)
    : TapCard(parts, static_cast<int>(parts.content.pairs.size()), parent)
{
    setObjectName(QStringLiteral("fusionCard"));
}

void FusionCard::refresh()
{
    //: Heading: pairs of operations of which some can become one kernel.
    setHeading(tr("What can be fused?"));
    ask()->setText(tr("Tap each pair that can become one kernel."));
    TapCard::refresh();
}

QString FusionCard::title(int button) const
{
    return text(parts().content.pairs[static_cast<std::size_t>(button)].title);
}

bool FusionCard::judge(int button)
{
    return canFuse(parts().content.pairs[static_cast<std::size_t>(button)]);
}

int FusionCard::wanted() const
{
    const std::vector<FusionPair> &pairs = parts().content.pairs;
    return static_cast<int>(std::count_if(pairs.begin(), pairs.end(), canFuse));
}

TapCard::Words FusionCard::answer(int button) const
{
    const FusionPair &pair = parts().content.pairs[static_cast<std::size_t>(button)];
    QString verdict;
    switch (pair.verdict) {
    case FusionVerdict::Fuse:
        //: Verdict on two operations.
        verdict = tr("Fuse into one kernel");
        break;
    case FusionVerdict::Epilogue:
        //: Verdict on two operations: the second becomes the end of the kernel of a matrix product.
        verdict = tr("Fuse as an epilogue of the product");
        break;
    case FusionVerdict::Horizontal:
        //: Verdict on two operations that do not depend on each other: one launch does both.
        verdict = tr("Fuse horizontally, side by side");
        break;
    case FusionVerdict::Cannot:
        //: Verdict on two operations: a fusing compiler keeps them apart.
        verdict = tr("Not by ordinary fusion");
        break;
    }
    QStringList lines{text(pair.about), text(pair.reason)};
    if (!pair.conclusion.isEmpty())
        lines << text(pair.conclusion);
    return {verdict, lines.join(QLatin1Char('\n'))};
}

CaptureWaysCard::CaptureWaysCard(const ReviewParts &parts, QWidget *parent)
    : TapCard(parts, static_cast<int>(parts.content.capture.size()), parent)
{
    setObjectName(QStringLiteral("captureCard"));
}

int CaptureWaysCard::asked() const
{
    const int count = static_cast<int>(parts().content.capture.size());
    const int step = count % 3 == 0 ? 1 : 3; // one after another, but not in the order of the buttons
    return m_found < count ? (m_found * step + 1) % count : -1;
}

void CaptureWaysCard::refresh()
{
    //: Heading: the ways in which a program can become a graph.
    setHeading(tr("The ways to capture"));
    const int now = asked();
    //: A task; %1 is a sentence that says what a way to capture a program takes.
    ask()->setText(now < 0 ? tr("You have told all of them apart. Tap one to read about it.")
                           : tr("Which way takes this? “%1”")
                                 .arg(text(parts().content.capture[static_cast<std::size_t>(now)].captures)));
    TapCard::refresh();
}

QString CaptureWaysCard::title(int button) const
{
    return text(parts().content.capture[static_cast<std::size_t>(button)].title);
}

bool CaptureWaysCard::judge(int button)
{
    if (asked() < 0)
        return true;
    const bool right = button == asked();
    m_found += right ? 1 : 0;
    if (right)
        forgetMarks();
    return right;
}

int CaptureWaysCard::wanted() const
{
    return static_cast<int>(parts().content.capture.size());
}

TapCard::Words CaptureWaysCard::answer(int button) const
{
    const CaptureForm &form = parts().content.capture[static_cast<std::size_t>(button)];
    //: What a way to capture a program takes, costs and is for. %1 is a sentence.
    return {text(form.title), QStringList{tr("What is captured: %1").arg(text(form.captures)),
                                          //: What a way to capture a program costs; %1 is a sentence.
                                          tr("What it costs: %1").arg(text(form.cost)),
                                          //: When to take a way to capture a program; %1 is a sentence.
                                          tr("When to take it: %1").arg(text(form.use))}
                                  .join(QLatin1Char('\n'))};
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/sources_panel.h"

#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"
#include "views/widgets/card.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QVBoxLayout>
#include <utility>

namespace rp {

SourcesPanel::SourcesPanel(std::vector<SourceContent> sources, Bench bench, Scope scope, QWidget *parent)
    : Disclosure(parent)
    , m_sources(std::move(sources))
    , m_bench(std::move(bench))
    , m_scope(scope)
{
    connect(this, &Disclosure::aboutToOpen, this, [this] {
        build();
        refresh();
        refreshTexts();
    });
    refresh();
}

void SourcesPanel::setClosed(const QString &reason)
{
    m_closed = reason;
    refreshTexts();
}

void SourcesPanel::buildClosed()
{
    auto *text = new TextBlock(this);
    text->setFocusPolicy(Qt::TabFocus); // opened to be read
    body()->addWidget(text);
    m_details.push_back(text);
}

void SourcesPanel::build()
{
    if (!m_details.empty())
        return;
    if (!m_closed.isEmpty()) {
        buildClosed();
        return;
    }
    // Two columns where there is room: this is read entry by entry, not across.
    auto *row = new ResponsiveRow(120, space::m, this);
    std::vector<QVBoxLayout *> columns;
    for (int i = 0; i < 2; ++i) {
        auto *side = new QWidget(row);
        columns.push_back(new QVBoxLayout(side));
        columns.back()->setContentsMargins(0, 0, 0, 0);
        columns.back()->setSpacing(space::s);
        row->addWidget(side);
    }
    const std::size_t half = (m_sources.size() + 1) / 2;
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        auto *card = new Card(3, row);
        auto *text = new TextBlock(card);
        text->setFocusPolicy(Qt::TabFocus); // opened to be read
        text->setParagraphGap(0.15);
        card->body()->addWidget(text);
        columns[i < half ? 0 : 1]->addWidget(card);
        m_cards.push_back(card);
        m_details.push_back(text);
    }
    for (QVBoxLayout *column : columns)
        column->addStretch(1);
    body()->addWidget(row);
}

QString SourcesPanel::statusText(SourceContent::Status status) const
{
    switch (status) {
    case SourceContent::Status::Reproduced:
        //: Whether a model gives a claimed value; the sign stands for it, too.
        return tr("✓ Reproduced");
    case SourceContent::Status::Approximated:
        //: Whether a model gives a claimed value; the sign stands for it, too.
        return tr("≈ Approximated");
    case SourceContent::Status::NotReproducible:
        break;
    }
    //: Whether a model gives a claimed value; the sign stands for it, too.
    return tr("≠ Not reproducible");
}

QString SourcesPanel::modelValue(const SourceContent &source) const
{
    if (!source.model || m_bench.isEmpty())
        return {};
    //: A figure of the model: its name and its value.
    return tr("%1: %2").arg(m_bench.figureLabel(source.model->figure),
                            m_bench.figureTextFor(source.model->inputs, source.model->figure));
}

QString SourcesPanel::details(const SourceContent &source) const
{
    const QString value = modelValue(source);
    const QString claimed = contentText(source.value);
    QStringList lines;
    //: Status of a claim, then the reason for it.
    lines.append(tr("%1. %2").arg(statusText(source.status), contentText(source.reason)));
    //: %1 is the value that a source claims, %2 what the model computes: "math utilization: 33.3 %".
    lines.append(value.isEmpty() ? tr("Claimed: %1. This model gives no single figure for it.").arg(claimed)
                                 : tr("Claimed: %1. This model – %2").arg(claimed, value));
    //: Where a claim is from.
    lines.append(tr("From: %1").arg(sourceText(source)));
    return lines.join(QLatin1Char('\n'));
}

void SourcesPanel::refresh()
{
    const int count = static_cast<int>(m_sources.size());
    //: Title of a section that lists claims, where they are from, and whether the model confirms them.
    setTitle(m_scope == Scope::Act ? tr("Sources: %Ln claim(s) this act rests on", nullptr, count)
                                   //: The same for one of several instruments of an act.
                                   : tr("Sources: %Ln claim(s) behind this instrument", nullptr, count),
             //: The same, in one word.
             tr("Sources"));
}

void SourcesPanel::refreshTexts()
{
    if (!m_closed.isEmpty() && !m_details.empty())
        m_details.front()->setText(m_closed);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const QString claim = contentText(m_sources[i].claim);
        m_cards[i]->setHeading(claim);
        m_details[i]->setText(details(m_sources[i]));
        //: A claim and what is known about it, read together.
        m_details[i]->setAccessibleName(tr("%1\n%2").arg(claim, m_details[i]->text()));
    }
}

void SourcesPanel::changeEvent(QEvent *event)
{
    // What a model gives under fixed inputs changes with the language alone.
    if (event->type() == QEvent::LanguageChange)
        refreshTexts();
    Disclosure::changeEvent(event);
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/parts/answered_list.h"

#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

AnsweredList::AnsweredList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(space::xs);
}

void AnsweredList::setOptions(const std::vector<AnsweredOption> &options)
{
    while (m_lines.size() < options.size()) {
        auto *line = new TextBlock(this);
        auto *feedback = new TextBlock(this);
        line->setMaxChars(95);
        line->setReachable(true);
        feedback->setMaxChars(95);
        feedback->setReachable(true);
        feedback->setInset(space::xl, space::xs);
        m_layout->addWidget(line);
        m_layout->addWidget(feedback);
        m_lines.push_back(line);
        m_feedback.push_back(feedback);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool used = i < options.size();
        m_lines[i]->setVisible(used);
        m_feedback[i]->setVisible(used && !options[i].feedback.isEmpty());
        if (!used)
            continue;
        const AnsweredOption &option = options[i];
        // The symbol stands before the text in reading direction by itself.
        const QString symbol = option.chosen ? QStringLiteral("●") : QStringLiteral("○");
        //: A line of an answered question: symbol, the option, what it was ("your prediction").
        const QString marked = option.mark.isEmpty()
                                   ? tr("%1  %2").arg(symbol, option.text)
                                   : tr("%1  %2 (%3)").arg(symbol, option.text, option.mark);
        m_lines[i]->setText(marked);
        m_lines[i]->setTextStyle(1.0, option.chosen ? QFont::DemiBold : QFont::Normal);
        //: The same line read aloud, without the symbol.
        m_lines[i]->setAccessibleName(option.mark.isEmpty() ? option.text
                                                            : tr("%1, %2").arg(option.text, option.mark));
        m_feedback[i]->setText(option.feedback);
    }
}

} // namespace rp

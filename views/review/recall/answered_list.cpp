// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall/answered_list.h"

#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/layout/spacing.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int textEdge = 3; ///< what a TextBlock keeps clear before its text

} // namespace

AnsweredList::AnsweredList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(space::xs);
}

void AnsweredList::addLine()
{
    auto *mark = new OptionMark(this);
    auto *line = new TextBlock(this);
    auto *feedback = new TextBlock(this);
    for (TextBlock *block : {line, feedback}) {
        block->setMaxChars(95);
        block->setReachable(true);
    }
    feedback->setInset(space::xs + mark->sizeHint().width() + space::s - textEdge, space::xs);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space::xs, space::xs, space::xs, space::xs);
    row->setSpacing(space::s - textEdge);
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addWidget(line, 1);
    m_layout->addLayout(row);
    m_layout->addWidget(feedback);
    m_marks.push_back(mark);
    m_lines.push_back(line);
    m_feedback.push_back(feedback);
}

void AnsweredList::setOptions(const std::vector<AnsweredOption> &options)
{
    while (m_lines.size() < options.size())
        addLine();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool used = i < options.size();
        m_marks[i]->setVisible(used);
        m_lines[i]->setVisible(used);
        m_feedback[i]->setVisible(used && !options[i].feedback.isEmpty());
        if (!used)
            continue;
        const AnsweredOption &option = options[i];
        m_marks[i]->setOn(option.chosen);
        //: A line of an answered question: the option, what it was ("your prediction").
        m_lines[i]->setText(option.mark.isEmpty() ? option.text
                                                  : tr("%1 (%2)").arg(option.text, option.mark));
        m_lines[i]->setTextStyle(1.0, option.chosen ? QFont::DemiBold : QFont::Normal);
        //: The same line read aloud.
        m_lines[i]->setAccessibleName(option.mark.isEmpty() ? option.text
                                                            : tr("%1, %2").arg(option.text, option.mark));
        m_feedback[i]->setText(option.feedback);
    }
}

} // namespace rp

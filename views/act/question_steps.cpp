// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/question_steps.h"

#include "models/text/format.h"

namespace rp {

namespace {

QString titleOf(int question)
{
    //: Tab of one of several questions.
    return QuestionSteps::tr("Question %1").arg(Format().count(question + 1));
}

} // namespace

QuestionSteps::QuestionSteps(QWidget *parent)
    : TabRow(parent)
{
    connect(this, &TabRow::chosen, this, [this](const QString &key) { emit questionChosen(key.toInt()); });
}

void QuestionSteps::setQuestions(int count)
{
    std::vector<TabEntry> entries;
    for (int i = 0; i < count; ++i) {
        const QString title = titleOf(i);
        entries.push_back({QString::number(i), title, {}, title});
    }
    showTabs(std::move(entries));
}

void QuestionSteps::setQuestions(const std::vector<bool> &committed)
{
    std::vector<TabEntry> entries;
    for (int i = 0; i < static_cast<int>(committed.size()); ++i) {
        const QString title = titleOf(i);
        if (committed[static_cast<std::size_t>(i)]) {
            //: Tab of one of several questions whose answer can't be changed any more: sign, title.
            entries.push_back({QString::number(i),
                               tr("✓ %1").arg(title),
                               {},
                               //: The same read aloud; %1 is the title.
                               tr("%1, committed").arg(title)});
        } else {
            //: Tab of one of several questions that waits for its answer: sign, title.
            entries.push_back({QString::number(i), tr("○ %1").arg(title), {}, title});
        }
    }
    showTabs(std::move(entries));
}

void QuestionSteps::showTabs(std::vector<TabEntry> entries)
{
    //: Name of a row of tabs, read aloud: one tab for each question.
    setLabel(tr("Questions"));
    setVisible(entries.size() > 1);
    setEntries(entries);
}

int QuestionSteps::current() const
{
    return currentKey().toInt();
}

void QuestionSteps::showQuestion(int question)
{
    setCurrentKey(QString::number(question));
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/parts/question_steps.h"

#include "models/text/format.h"

namespace rp {

QuestionSteps::QuestionSteps(QWidget *parent)
    : TabRow(parent)
{
    connect(this, &TabRow::chosen, this, [this](const QString &key) { emit questionChosen(key.toInt()); });
}

void QuestionSteps::setNotes(const QStringList &notes)
{
    //: Name of a row of tabs, read aloud: one tab for each question.
    setLabel(tr("Questions"));
    const Format format;
    std::vector<TabEntry> entries;
    for (int i = 0; i < notes.size(); ++i) {
        //: Tab of one of several questions.
        const QString title = tr("Question %1").arg(format.count(i + 1));
        //: Tab read aloud: its title, and what has become of the question, such as "committed".
        entries.push_back({QString::number(i), title, notes[i],
                           notes[i].isEmpty() ? title : tr("%1, %2").arg(title, notes[i])});
    }
    setEntries(entries);
    setVisible(entries.size() > 1);
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

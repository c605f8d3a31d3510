// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/surgery_choice.h"

#include "models/instruments/surgery/surgery.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/spacing.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rp {

namespace {

const QString surgeryInput = QStringLiteral("surgery");

} // namespace

SurgeryChoice::SurgeryChoice(const SurgeryInstrument &instrument, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_list(new SegmentedChoice(SegmentedChoice::Arrangement::List, this))
    , m_judged(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
{
    m_judged->setQuiet(true);
    m_judged->setProperty("saidElsewhere", true); // each option says how much of it is lost
    m_judged->setWhole(TextBlock::Whole::Words);
    auto *judged = new QHBoxLayout;
    judged->setSpacing(space::s);
    judged->addWidget(m_judged, 1);
    judged->addWidget(m_mark);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addLayout(judged);
    column->addWidget(m_list);
    m_list->setLabelVisible(false); // the heading of the card says it
    connect(m_list, &SegmentedChoice::chosen, this, [this](const QString &key) {
        emit chosen(key);
        m_list->setCurrentKey(m_instrument.input(surgeryInput).toString());
    });
}

QString SurgeryChoice::cell(int row, const char *column) const
{
    const ResultTable &options = *m_instrument.table("options");
    return options.index(row, options.columnOf(QString::fromLatin1(column))).data().toString();
}

QString SurgeryChoice::described(int row) const
{
    //: a sentence made of what is done: "Make the call after the pass."
    return joinedSentences({tr("%1.").arg(cell(row, "action")), cell(row, "price")});
}

void SurgeryChoice::showValues()
{
    const QString current = m_instrument.input(surgeryInput).toString();
    const ResultTable &options = *m_instrument.table("options");
    std::vector<ChoiceEntry> entries;
    QStringList names;
    QStringList descriptions;
    entries.reserve(options.rows().size());
    for (std::size_t i = 0; i < options.rows().size(); ++i) {
        const int row = int(i);
        const QString &key = options.rows()[i].key;
        const bool possible = options.rows()[i].cells[1].meaning != Meaning::Failure;
        const QString name = cell(row, "surgery");
        const QString lost = cell(row, "readability");
        if (key != current) { // whether it is possible is found by trying
            //: a way to change a program: %1 is its name; %2 how much harder to read it gets, 0 to 5
            entries.push_back({key, tr("%1\nreadability lost: %2 of 5").arg(name, lost)});
            //: read aloud: name of a way to change a program, how much harder to read it gets
            names.append(tr("%1, readability lost: %2 of 5").arg(name, lost));
            descriptions.append(described(row));
            continue;
        }
        entries.push_back(
            {key,
             possible
                 //: a way to change a program: %1 is its name; %2 how much harder to read it gets, 0 to 5
                 ? tr("%1\n✓ possible, readability lost: %2 of 5").arg(name, lost)
                 //: a way to change a program: %1 is its name; %2 how much harder to read it gets, 0 to 5
                 : tr("%1\n✕ not possible here, readability lost: %2 of 5").arg(name, lost)});
        names.append(possible
                         //: read aloud: name of a way to change a program, how much harder to read it gets
                         ? tr("%1, possible, readability lost: %2 of 5").arg(name, lost)
                         //: read aloud: name of a way to change a program, how much harder to read it gets
                         : tr("%1, not possible here, readability lost: %2 of 5").arg(name, lost));
        descriptions.append(described(row));
    }
    m_list->setEntries(entries);
    for (std::size_t i = 0; i < m_list->buttons().size(); ++i) {
        OptionButton *button = m_list->buttons()[i];
        if (button->accessibleName() != names.at(int(i)))
            button->setAccessibleName(names.at(int(i)));
        if (button->accessibleDescription() != descriptions.at(int(i))) {
            button->setAccessibleDescription(descriptions.at(int(i)));
            button->setToolTip(descriptions.at(int(i)));
        }
    }
    m_list->setCurrentKey(m_instrument.input(surgeryInput).toString());
    const QString judged = m_instrument.figureLabel(QStringLiteral("readability"));
    if (m_judged->text() != judged) { // the language is another one
        const InputSpec spec = m_instrument.inputSpec(surgeryInput);
        m_list->setLabel(spec.label);
        m_list->setAccessibleDescription(spec.help);
    }
    m_judged->setText(judged);
    m_mark->setSubject(judged);
    m_mark->setReason(options
                          .headerData(options.columnOf(QStringLiteral("readability")), Qt::Horizontal,
                                      ResultTable::AssumptionRole)
                          .toString());
}

} // namespace rp

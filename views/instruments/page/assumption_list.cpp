// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/assumption_list.h"

#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/result_table.h"
#include "models/text/format.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <algorithm>
#include <vector>

namespace rp {

namespace {

constexpr int listChars = 110;
constexpr int later_ms = 200;

/// A reason and what it is about.
struct Assumed
{
    QString reason;
    QStringList subjects;
};

class Collection
{
public:
    void add(const QString &subject, const QString &reason)
    {
        if (reason.isEmpty())
            return;
        const auto known = std::find_if(all.begin(), all.end(),
                                        [&](const Assumed &other) { return other.reason == reason; });
        if (known == all.end())
            all.push_back({reason, {subject}});
        else if (!known->subjects.contains(subject))
            known->subjects.append(subject);
    }

    std::vector<Assumed> all;
};

std::vector<Assumed> assumedBy(const Instrument &instrument)
{
    Collection found;
    for (const InputSpec &input : instrument.inputs())
        found.add(input.label, input.assumption);
    for (const QString &figure : instrument.figureIds())
        found.add(instrument.figureLabel(figure), instrument.figureAssumption(figure));
    for (const ResultTable *table : instrument.tables()) {
        for (int column = 0; column < table->columnCount(); ++column)
            found.add(table->headerData(column, Qt::Horizontal).toString(),
                      table->headerData(column, Qt::Horizontal, ResultTable::AssumptionRole).toString());
    }
    return std::move(found.all);
}

} // namespace

AssumptionList::AssumptionList(const Instrument &instrument, QWidget *parent)
    : Disclosure(parent)
    , m_instrument(instrument)
    , m_list(new TextBlock(this))
{
    m_list->setMaxChars(listChars);
    m_list->setFocusPolicy(Qt::TabFocus); // the one stop for all of them
    body()->addWidget(m_list);
    connect(this, &Disclosure::aboutToOpen, this, &AssumptionList::refresh);
    m_later.setSingleShot(true);
    m_later.setInterval(later_ms);
    connect(&m_later, &QTimer::timeout, this, &AssumptionList::refresh);
    connect(&instrument, &Instrument::inputsChanged, this, &AssumptionList::follow);
    // A value of one's own rests on nothing any more, so any change may add or take one.
    connect(&instrument, &Instrument::changed, this, [this] { m_later.start(); });
    refresh();
}

/// Some sliders change the ranges of others with every step, and the whole list takes longer than the picture
/// does. While it is closed only its number is to be seen, which can wait for a moment.
void AssumptionList::follow()
{
    if (isOpen())
        refresh();
    else
        m_later.start(); // again and again, until the slider rests
}

void AssumptionList::bringUpToDate()
{
    if (m_later.isActive())
        refresh();
}

bool AssumptionList::isEmpty()
{
    bringUpToDate();
    return m_count == 0;
}

QString AssumptionList::text()
{
    bringUpToDate();
    return m_list->text();
}

void AssumptionList::refresh()
{
    m_later.stop();
    const std::vector<Assumed> assumed = assumedBy(m_instrument);
    m_count = static_cast<int>(assumed.size());
    QStringList lines;
    for (const Assumed &one : assumed)
        //: One of a list of assumptions: %1 names the values that are assumed, %2 says why.
        lines.append(tr("† %1: %2").arg(QLocale().createSeparatedList(one.subjects), one.reason));
    m_list->setText(lines.join(u'\n'));
    const QString count = Format().count(m_count);
    //: Title of a drawer that lists what an instrument assumes; %1 is their number.
    setTitle(tr("Assumptions: %1").arg(count), QStringLiteral("† %1").arg(count));
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/math_peek.h"

#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"
#include "views/widgets/formula_view.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <utility>

namespace rp {

QString formulaTerms(const FormulaContent &formula)
{
    QStringList terms;
    for (const FormulaContent::Term &term : formula.terms)
        //: A symbol of an equation and its meaning.
        terms.append(MathPeek::tr("%1: %2").arg(Format::isolate(term.symbol), contentText(term.meaning)));
    return terms.join(QLatin1Char('\n'));
}

MathPeek::MathPeek(std::vector<FormulaContent> formulas, const ActContent &act, Bench bench, QWidget *parent)
    : Disclosure(parent)
    , m_formulas(std::move(formulas))
    , m_bench(std::move(bench))
{
    std::copy_if(act.brief.reading.begin(), act.brief.reading.end(), std::back_inserter(m_reading),
                 [](const BriefContent::Reading &reading) { return reading.term.isEmpty(); });
    connect(this, &Disclosure::aboutToOpen, this, [this] {
        build();
        refresh();
    });
    for (const Bench::Panel &panel : m_bench.panels())
        connect(panel.instrument, &Instrument::changed, this, &MathPeek::refreshLive);
    refresh();
}

QVBoxLayout *MathPeek::addGroup()
{
    auto *group = new QWidget(this);
    auto *column = new QVBoxLayout(group);
    column->setContentsMargins(0, space::xs, 0, space::s);
    column->setSpacing(space::xs);
    body()->addWidget(group);
    return column;
}

void MathPeek::build()
{
    if (!m_parts.empty() || !m_explained.empty())
        return;
    for (const FormulaContent &content : m_formulas) {
        QVBoxLayout *column = addGroup();
        Part part{new HeadingLabel(3), new FormulaView, new TextBlock, new TextBlock};
        part.formula->setFormula(content.id);
        part.live->setMaxChars(110);
        part.terms->setQuiet(true);
        part.terms->setParagraphGap(0.0);
        for (QWidget *widget :
             std::initializer_list<QWidget *>{part.title, part.formula, part.live, part.terms})
            column->addWidget(widget);
        m_parts.push_back(part);
    }
    for (std::size_t i = 0; i < m_reading.size(); ++i) {
        QVBoxLayout *column = addGroup();
        const Explained term{new HeadingLabel(3), new TextBlock};
        term.title->setReachable(false); // the text says whose explanation it is
        term.about->setReachable(true);
        column->addWidget(term.title);
        column->addWidget(term.about);
        m_explained.push_back(term);
    }
}

void MathPeek::refresh()
{
    //: Title of a section with the equations behind the instrument and the terms it uses.
    setTitle(tr("Math: equations and terms"),
             //: The same, in one word.
             tr("Math"));
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const FormulaContent &content = m_formulas[i];
        m_parts[i].title->setText(contentText(content.title));
        m_parts[i].formula->setSpoken(contentText(content.spoken));
        m_parts[i].terms->setText(formulaTerms(content));
    }
    for (std::size_t i = 0; i < m_explained.size(); ++i) {
        m_explained[i].title->setText(contentText(m_reading[i].title));
        m_explained[i].about->setText(contentText(m_reading[i].about));
        //: A term and its explanation, read together.
        m_explained[i].about->setAccessibleName(
            tr("%1: %2", "term").arg(m_explained[i].title->text(), m_explained[i].about->text()));
    }
    refreshLive();
}

void MathPeek::refreshLive()
{
    if (!isOpen() || m_bench.isEmpty())
        return;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const QString line = m_bench.liveFormula({m_formulas[i].panel, m_formulas[i].id});
        m_parts[i].live->setVisible(!line.isEmpty());
        // An equation reads left to right in every language, also with other digits.
        QStringList isolated;
        for (const QString &equation : line.split(QLatin1Char('\n')))
            isolated.append(Format::isolate(equation));
        m_parts[i].live->setText(isolated.join(QLatin1Char('\n')));
        //: An equation with numbers put in, read aloud; %1 is the equation.
        m_parts[i].live->setAccessibleName(tr("With the current values: %1").arg(line));
    }
}

std::vector<TextBlock *> MathPeek::liveLines() const
{
    std::vector<TextBlock *> lines;
    for (const Part &part : m_parts)
        lines.push_back(part.live);
    return lines;
}

} // namespace rp

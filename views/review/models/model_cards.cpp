// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/model_cards.h"

#include "models/content/lab_content.h"
#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "views/review/models/step_rail.h"
#include "views/review/parts/link_button.h"
#include "views/steps/parts/math_peek.h"
#include "views/widgets/blocks/formula_view.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

/// Three facts stand side by side with room for this many characters.
constexpr int factChars = 96;
constexpr int linkChars = 110;
const QString attainableId = QStringLiteral("attainable");

QVBoxLayout *columnIn(QWidget *holder, int spacing)
{
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    return column;
}

/// Spoken form and symbols of a formula are where it is taught. Null when no lab has it.
const FormulaContent *findFormula(const std::vector<LabContent> &labs, const QString &id)
{
    for (const LabContent &lab : labs)
        for (const ActContent &act : lab.acts)
            for (const FormulaContent &formula : act.formulas)
                if (formula.id == id)
                    return &formula;
    return nullptr;
}

} // namespace

AttainableCard::AttainableCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_formula(new FormulaView)
    , m_terms(new TextBlock)
    , m_worked(new TextBlock)
{
    setObjectName(QStringLiteral("attainableCard"));
    m_formula->setFormula(attainableId);
    m_terms->setReachable(true);
    m_terms->setQuiet(true);
    m_terms->setParagraphGap(0.0);
    m_worked->setReachable(true);
    m_worked->setMaxChars(100);
    auto *symbols = new QWidget;
    auto *column = columnIn(symbols, space::s);
    column->addWidget(m_formula);
    column->addWidget(m_terms);
    column->addStretch(1);
    auto *row = new ResponsiveRow(linkChars, space::xl);
    row->addWidget(symbols, 2);
    row->addWidget(m_worked, 5, Qt::AlignTop);
    body()->addWidget(row);
}

void AttainableCard::refresh()
{
    //: Heading: the formula of what a kernel can reach on a device.
    setHeading(tr("Attainable performance"));
    const FormulaContent *formula = findFormula(m_parts.labs, attainableId);
    m_formula->setSpoken(formula ? contentText(formula->spoken) : QString());
    m_terms->setText(formula ? formulaTerms(*formula) : QString());
    m_terms->setVisible(formula != nullptr);
    QStringList lines;
    for (const QString &line : m_parts.content.attainable)
        lines << m_parts.figures.resolve(line);
    m_worked->setText(lines.join(QLatin1Char('\n')));
}

CaptureFormsCard::CaptureFormsCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_about(new TextBlock)
    , m_least(new TextBlock)
    , m_most(new TextBlock)
    , m_rail(new StepRail(StepRail::Kind::Spectrum))
{
    setObjectName(QStringLiteral("captureCard"));
    m_about->setReachable(true);
    m_about->setMaxChars(110);
    for (TextBlock *end : {m_least, m_most}) {
        end->setQuiet(true);
        end->setReachable(true);
    }
    body()->addWidget(m_about);
    body()->addWidget(m_least);
    body()->addWidget(m_rail);
    body()->addWidget(m_most);
    m_forms.reserve(parts.content.capture.size());
    for (std::size_t i = 0; i < parts.content.capture.size(); ++i)
        m_forms.push_back(makeForm());
}

CaptureFormsCard::Form CaptureFormsCard::makeForm()
{
    auto *step = new QWidget;
    auto *column = columnIn(step, space::xs);
    auto *facts = new ResponsiveRow(factChars, space::l);
    const auto fact = [facts] {
        auto *holder = new QWidget;
        const Fact made{new TextBlock, new TextBlock};
        made.label->setQuiet(true);
        made.text->setReachable(true);
        auto *inside = columnIn(holder, 0);
        inside->addWidget(made.label);
        inside->addWidget(made.text);
        inside->addStretch(1);
        facts->addWidget(holder);
        return made;
    };
    Form form;
    form.title = new HeadingLabel(3);
    column->addWidget(form.title);
    column->addWidget(facts);
    form.captures = fact();
    form.cost = fact();
    form.use = fact();
    m_rail->addStep(step, form.title);
    return form;
}

void CaptureFormsCard::refresh()
{
    //: Heading: forms of graph capture in an order.
    setHeading(tr("The capture spectrum"));
    m_about->setText(tr("The more is known before the program runs, the more a compiler can do with it, and "
                        "the less the program may still decide while it runs."));
    //: Above a list that is in an order.
    m_least->setText(tr("Least is known before it runs: everything can still change."));
    //: Below a list that is in an order.
    m_most->setText(tr("Most is known before it runs: nothing changes any more."));
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const CaptureForm &meant = m_parts.content.capture[i];
        const Form &form = m_forms[i];
        const QString title = m_parts.figures.resolve(meant.title);
        form.title->setText(title);
        const auto show = [&](const Fact &fact, const QString &label, const QString &source) {
            const QString words = m_parts.figures.resolve(source);
            fact.label->setText(label);
            fact.text->setText(words);
            //: Screen reader, a fact about a form of graph capture: its name, what is told ("What is
            //: captured"), and the text.
            fact.text->setAccessibleName(tr("%1, %2: %3").arg(title, label, words));
        };
        //: Label of a text on a form of graph capture.
        show(form.captures, tr("What is captured"), meant.captures);
        //: Label of a text on a form of graph capture.
        show(form.cost, tr("What it costs"), meant.cost);
        //: Label of a text on a form of graph capture.
        show(form.use, tr("When to take it"), meant.use);
    }
}

LoopCard::LoopCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_about(new TextBlock)
    , m_rail(new StepRail(StepRail::Kind::Loop))
{
    setObjectName(QStringLiteral("loopCard"));
    m_about->setReachable(true);
    m_about->setMaxChars(110);
    body()->addWidget(m_about);
    body()->addWidget(m_rail);
    m_stages.reserve(parts.content.loop.size());
    for (std::size_t i = 0; i < parts.content.loop.size(); ++i)
        m_stages.push_back(makeStage());
}

LoopCard::Stage LoopCard::makeStage()
{
    const Stage stage{new HeadingLabel(3), new TextBlock, new LinkButton(m_parts)};
    auto *step = new QWidget;
    auto *column = columnIn(step, space::xs);
    stage.text->setReachable(true);
    stage.text->setParagraphGap(0.1);
    stage.text->setMaxChars(90);
    auto *row = new ResponsiveRow(linkChars, space::l);
    row->addWidget(stage.text, 1);
    row->addWidget(stage.link, 0, Qt::AlignLeading | Qt::AlignTop);
    column->addWidget(stage.title);
    column->addWidget(row);
    m_rail->addStep(step, stage.title);
    connect(stage.link, &LinkButton::requested, this, &LoopCard::linkRequested);
    return stage;
}

void LoopCard::refresh()
{
    //: Heading: the stages of making a program faster, again and again.
    setHeading(tr("The optimization loop"));
    m_about->setText(
        tr("After the last stage the loop begins again. It ends when the distance to the limit is "
           "no longer worth the work."));
    const Format format;
    for (std::size_t i = 0; i < m_stages.size(); ++i) {
        const LoopStage &meant = m_parts.content.loop[i];
        const Stage &stage = m_stages[i];
        const QString title = m_parts.figures.resolve(meant.title);
        const QString lines = m_parts.figures.resolve(meant.question) + QLatin1Char('\n') +
                              m_parts.figures.resolve(meant.about);
        stage.title->setText(title);
        stage.text->setText(lines);
        //: Screen reader, a stage of a loop. %1, %2: its number and how many there are; %3: its name; %4:
        //: its text.
        stage.text->setAccessibleName(tr("Stage %1 of %2, %3: %4")
                                          .arg(format.count(static_cast<double>(i) + 1.0),
                                               format.count(static_cast<double>(m_stages.size())), title,
                                               lines));
        stage.link->setLink(meant.link);
    }
}

} // namespace rp

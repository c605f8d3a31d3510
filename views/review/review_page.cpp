// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/review_page.h"

#include "models/review/review_book.h"
#include "models/text/format.h"
#include "views/review/beliefs_section.h"
#include "views/review/concepts_section.h"
#include "views/review/due_clock.h"
#include "views/review/models_section.h"
#include "views/review/mystery_section.h"
#include "views/review/recall_section.h"
#include "views/review/self_check_section.h"
#include "views/review/writing_section.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/tab_row.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

template<typename Items, typename Test>
double countOf(const Items &items, const Test &test)
{
    return static_cast<double>(std::count_if(items.begin(), items.end(), test));
}

ReviewSection *makeSection(ReviewTab tab, const ReviewParts &parts)
{
    switch (tab) {
    case ReviewTab::Map:
        return new ConceptsSection(parts);
    case ReviewTab::Models:
        return new ModelsSection(parts);
    case ReviewTab::Recall:
        return new RecallSection(parts);
    case ReviewTab::Mystery:
        return new MysterySection(parts);
    case ReviewTab::Beliefs:
        return new BeliefsSection(parts);
    case ReviewTab::SelfCheck:
        return new SelfCheckSection(parts);
    case ReviewTab::Writing:
        break;
    }
    return new WritingSection(parts);
}

} // namespace

ReviewPage::ReviewPage(const ReviewParts &parts, bool keeps, ReviewTab first, QWidget *parent)
    : LabPage(parent)
    , m_parts(parts)
    , m_keeps(keeps)
    , m_tabs(new TabRow)
    , m_place(new QVBoxLayout)
    , m_shown(first)
{
    setObjectName(QStringLiteral("reviewPage"));
    m_tabs->setObjectName(QStringLiteral("reviewTabs"));
    column()->addWidget(m_tabs);
    // No stack: its height would be that of the longest section.
    column()->addLayout(m_place);
    column()->addStretch(1);
    connect(m_tabs, &TabRow::chosen, this, [this](const QString &key) {
        if (const auto tab = reviewTabFromKey(key))
            showSection(*tab);
    });
    const auto *clock = new DueClock(parts.book, this);
    connect(clock, &DueClock::changed, this, &ReviewPage::bookChanged);
    retranslateUi();
    showSection(m_shown);
}

ReviewSection *ReviewPage::section(ReviewTab tab) const
{
    const auto it = m_sections.find(tab);
    return it == m_sections.end() ? nullptr : it->second;
}

ReviewSection *ReviewPage::made(ReviewTab tab)
{
    if (ReviewSection *found = section(tab))
        return found;
    ReviewSection *made = makeSection(tab, m_parts);
    connect(made, &ReviewSection::failed, this, [this](const QString &sentence) {
        showRefusal(sentence);
        m_parts.announcer.say(sentence);
    });
    m_sections.emplace(tab, made);
    m_place->addWidget(made);
    return made;
}

void ReviewPage::showSection(ReviewTab tab)
{
    m_shown = tab;
    const QWidget *focus = focusWidget();
    bool hadFocus = false;
    for (const auto &[other, section] : m_sections) {
        if (other == tab)
            continue;
        hadFocus = hadFocus || (focus && focus->hasFocus() && section->isAncestorOf(focus));
        section->hide();
    }
    made(tab)->show();
    m_tabs->setCurrentKey(reviewTabKey(tab));
    // Else it would wander out of the page.
    if (hadFocus)
        m_tabs->focusCurrent();
}

void ReviewPage::focusSection()
{
    made(m_shown)->focusFirst();
}

ReviewPage::TabWords ReviewPage::words(ReviewTab tab) const
{
    const Format format;
    const ReviewContent &content = m_parts.content;
    const ReviewBook &book = m_parts.book;
    const auto number = [&format](std::size_t count) { return format.count(static_cast<double>(count)); };
    switch (tab) {
    case ReviewTab::Map:
        return {//: Tab of the review: the ideas of the course as a map.
                tr("Concept map"),
                //: Below the tab "Concept map".
                tr("%Ln concept(s)", nullptr, static_cast<int>(content.concepts.size()))};
    case ReviewTab::Models:
        return {//: Tab of the review: pictures and rules worth knowing by heart.
                tr("Models to carry"),
                //: Below the tab "Models to carry".
                tr("by hand")};
    case ReviewTab::Recall: {
        const int due = static_cast<int>(book.due().size());
        return {//: Tab of the review: questions to be answered from memory.
                tr("Recall"), due > 0
                                  //: Below the tab "Recall": how many questions are to be answered again now.
                                  ? tr("%Ln due", nullptr, due)
                                  //: Below the tab "Recall": how many of the questions were answered.
                                  : tr("%1 of %2 answered")
                                        .arg(number(book.latest().size()), number(content.questions.size()))};
    }
    case ReviewTab::Mystery: {
        const int due = static_cast<int>(book.dueCauses().size());
        const double seen =
            countOf(book.mysteries().recordings(), [&book](const MysteryRecording &recording) {
                return book.latestMystery(recording.id) != nullptr;
            });
        return {//: Tab of the review: recordings of programs without names.
                tr("Mystery traces"),
                due > 0 ? tr("%Ln due", nullptr, due)
                        : tr("%1 of %2 answered")
                              .arg(format.count(seen), number(book.mysteries().recordings().size()))};
    }
    case ReviewTab::Beliefs: {
        const double judged = countOf(content.beliefs, [&book](const BeliefContent &belief) {
            return book.beliefAnswer(belief.id).has_value();
        });
        return {//: Tab of the review: statements that many believe, to be judged true or false.
                tr("Misconceptions"),
                //: Below the tab "Misconceptions": how many statements were judged.
                tr("%1 of %2 judged").arg(format.count(judged), number(content.beliefs.size()))};
    }
    case ReviewTab::SelfCheck:
        return {
            //: Tab of the review: a list of "I can …" to be ticked.
            tr("Self-check"),
            //: Below the tab "Self-check": how many boxes are ticked.
            tr("%1 of %2 ticked").arg(format.count(book.checkedCount()), number(content.selfCheck.size()))};
    case ReviewTab::Writing:
        break;
    }
    const double written = countOf(content.prompts, [&book](const WritingPrompt &prompt) {
        return !book.writing(prompt.id).trimmed().isEmpty();
    });
    return {//: Tab of the review: prompts to write about, and the notebook for it.
            tr("Writing"),
            //: Below the tab "Writing": how many prompts were written about.
            tr("%1 of %2 written").arg(format.count(written), number(content.prompts.size()))};
}

void ReviewPage::showTabs()
{
    m_stale = false;
    std::vector<TabEntry> entries;
    entries.reserve(reviewTabs.size());
    for (const ReviewTab tab : reviewTabs) {
        const auto [title, note] = words(tab);
        //: Screen reader, a tab of the review: its title, then what there is ("4 of 10 answered").
        entries.push_back({reviewTabKey(tab), title, note, tr("%1, %2").arg(title, note)});
    }
    m_tabs->setEntries(entries);
    m_tabs->setCurrentKey(reviewTabKey(m_shown));
}

void ReviewPage::bookChanged()
{
    m_stale = !isVisible();
    if (!m_stale)
        showTabs();
}

void ReviewPage::retranslateUi()
{
    setTexts(m_parts.text(m_parts.content.title),
             m_keeps ? QString()
                     : tr("In presenter mode nothing is written: what you do here lasts until the window "
                          "closes."));
    //: Screen reader: name of the row of tabs on the review's page.
    m_tabs->setLabel(tr("Sections of the review"));
    showTabs();
}

void ReviewPage::showEvent(QShowEvent *event)
{
    if (m_stale)
        showTabs();
    LabPage::showEvent(event);
}

void ReviewPage::keyPressEvent(QKeyEvent *event)
{
    // A push button leaves Return to its window, which is no dialog.
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (auto *button = qobject_cast<QPushButton *>(focusWidget()); isReturn && button)
        button->click();
    else
        LabPage::keyPressEvent(event);
}

} // namespace rp

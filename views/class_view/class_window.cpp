// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/class_window.h"

#include "models/check/lab_loader.h"
#include "models/class_view/class_text.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "views/class_view/class_sheet.h"
#include "views/class_view/window_text.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/option_button.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/reading_bar.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/tab_row.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toggle_row.h"

#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {
namespace {

// Keys of the tabs after that of the answers.
constexpr QLatin1String stepsTab("2");
constexpr QLatin1String sureTab("3");
constexpr QLatin1String memosTab("4");

constexpr int memosBesideChars = 90;

} // namespace

ClassWindow::ClassWindow(const LabLibrary &library, const Catalogue &catalogue)
    : SideWindow(QStringLiteral("classWindow"))
    , m_library(library)
    , m_catalogue(catalogue)
    , m_job(library)
    , m_said(new TextBlock(this))
    , m_open(new ActionButton(this))
    , m_html(new ActionButton(this))
    , m_pdf(new ActionButton(this))
    , m_saved(new TextBlock(this))
    , m_label(new TextBlock(this))
    , m_choice(new AccessibleComboBox(&announcer(), this))
    , m_names(new ToggleRow(this))
    , m_reading(new ReadingBar(announcer(), QStringLiteral("cancelClass"), this))
    , m_tabs(new TabRow(this))
    , m_scroll(new PageScroll(this))
    , m_sheet(new ClassSheet(announcer(), this))
    , m_pair(new ResponsiveRow(memosBesideChars, space::xl, this))
{
    build();
    connect(m_open, &QPushButton::clicked, this, &ClassWindow::folderRequested);
    connect(m_html, &QPushButton::clicked, this,
            [this] { ask(QStringLiteral("html"), QStringLiteral("HTML")); });
    connect(m_pdf, &QPushButton::clicked, this,
            [this] { ask(QStringLiteral("pdf"), QStringLiteral("PDF")); });
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ClassWindow::chooseAct);
    connect(m_names, &ToggleRow::switched, this, [this](bool areShown) {
        m_names->setHelp(WindowText::aboutNames(areShown));
        announcer().say(WindowText::aboutNames(areShown));
        showPage();
    });
    connect(m_tabs, &TabRow::chosen, this, &ClassWindow::showPage);
    connect(m_reading, &ReadingBar::cancelRequested, &m_job, &ClassJob::cancel);
    connect(m_reading, &ReadingBar::runningChanged, this, &ClassWindow::showRunning);
    connect(&m_job, &ClassJob::progressed, m_reading, &ReadingBar::setPart);
    connect(&m_job, &ClassJob::loaded, this, &ClassWindow::take);
    connect(&m_job, &ClassJob::cancelled, m_reading, &ReadingBar::endCancelled);
    connect(&m_job, &ClassJob::failed, this, [this] { m_reading->endWith(WindowText::noMemory()); });
    addKeys({QKeySequence(Qt::CTRL | Qt::Key_O)}, [this] { emit folderRequested(); });
    addKeys({QKeySequence(Qt::CTRL | Qt::Key_PageDown)}, [this] { m_tabs->step(1); });
    addKeys({QKeySequence(Qt::CTRL | Qt::Key_PageUp)}, [this] { m_tabs->step(-1); });
    retranslateUi();
}

ClassWindow::~ClassWindow() = default;

void ClassWindow::build()
{
    m_choice->setObjectName(QStringLiteral("classAct"));
    m_open->setObjectName(QStringLiteral("openClass"));
    m_html->setObjectName(QStringLiteral("saveReportHtml"));
    m_pdf->setObjectName(QStringLiteral("saveReportPdf"));
    m_saved->setReachable(true);
    m_names->toggle()->setObjectName(QStringLiteral("showNames"));
    m_said->setReachable(true);
    m_said->setMaxChars(0);
    m_tabs->setOneRow();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::m);
    column->setSpacing(space::s);
    column->addWidget(title());
    column->addWidget(m_said);
    auto *row = new FlowLayout(space::s);
    for (QWidget *part : std::initializer_list<QWidget *>{m_label, m_choice, m_names, m_open, m_html, m_pdf})
        row->addWidget(part);
    column->addLayout(row);
    column->addWidget(m_saved);
    column->addWidget(m_reading);
    column->addWidget(m_tabs);
    column->addWidget(m_scroll, 1);
    column->addStretch(0); // takes the room while there are no figures
    buildPage();
    m_saved->hide();
    for (QWidget *later : parts())
        later->hide(); // until there are figures
}

/// What there is when there are figures.
std::vector<QWidget *> ClassWindow::parts() const
{
    return {m_label, m_choice, m_names, m_html, m_pdf, m_tabs, m_scroll};
}

void ClassWindow::buildPage()
{
    m_sheet->choice()->setObjectName(QStringLiteral("classQuestion"));
    for (ClassSheet *&memo : m_memos) {
        memo = new ClassSheet(announcer(), m_pair);
        static_cast<ResponsiveRow *>(m_pair)->addWidget(memo, 1, Qt::AlignTop);
    }
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, space::s, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_sheet);
    column->addWidget(m_pair);
    column->addStretch(1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(page);
}

void ClassWindow::read(const QStringList &places)
{
    m_places = places;
    m_reading->begin(WindowText::reading(places));
    m_job.start(places);
}

void ClassWindow::showRunning(bool running)
{
    // The focus must not fall off what goes.
    const bool hadFocus = m_open->hasFocus() || m_reading->cancelButton()->hasFocus();
    m_open->setEnabled(!running);
    if (hadFocus)
        (running ? m_reading->cancelButton() : m_open)->setFocus();
}

void ClassWindow::take(const std::shared_ptr<const ClassFound> &found)
{
    const ClassReading &reading = found->reading;
    if (reading.files == reading.refused) {
        m_reading->endWith(ClassText::noHandins(m_places));
        return;
    }
    if (reading.refused > 0)
        m_reading->endWith(WindowText::refused(*found));
    else
        m_reading->end();
    m_lab.reset();
    m_found = found;
    m_saved->hide();
    for (QWidget *now : parts())
        now->show();
    retranslateUi();
    announcer().say(m_said->text());
    m_choice->setFocus();
}

/// Acts that somebody has begun.
void ClassWindow::fillChoice()
{
    const QVariant before = m_choice->currentData();
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    const auto &labs = m_found->reading.figures.labs();
    for (const LabContent &lab : m_library.labs) {
        if (labs.find(lab.id) == labs.end())
            continue;
        for (const ActContent &act : lab.acts)
            m_choice->addItem(TeachText::pair(contentText(lab.title), contentText(act.title)),
                              QStringList{lab.id, act.id});
    }
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
}

void ClassWindow::showTabs()
{
    const QString titles[] = {ClassText::answers(), ClassText::steps(), ClassText::sure(),
                              WindowText::tracksAndMemos()};
    std::vector<TabEntry> entries;
    for (const QString &title : titles) {
        const int number = int(entries.size()) + 1;
        entries.push_back(
            {QString::number(number), title, {}, WindowText::tab(title, number, int(std::size(titles)))});
    }
    m_tabs->setLabel(WindowText::tabs());
    m_tabs->setEntries(entries);
}

void ClassWindow::chooseAct()
{
    const QStringList chosen = m_choice->currentData().toStringList();
    const LabContent *lab = m_library.lab(chosen.value(0));
    if (!m_found || !lab)
        return;
    // Made anew in another language too: its instruments hold texts.
    m_lab = std::make_unique<ClassLab>(*lab, m_found->reading.figures, m_catalogue);
    showPage();
}

void ClassWindow::showPage()
{
    const ActContent *act =
        m_lab ? m_lab->content().act(m_choice->currentData().toStringList().value(1)) : nullptr;
    if (!act)
        return;
    const bool hadFocus = focusWidget() != nullptr;
    const QString tab = m_tabs->currentKey();
    if (tab != memosTab)
        m_pair->hide();
    if (tab == stepsTab)
        m_sheet->present(stepsPiece(*m_lab, *act, m_names->toggle()->isChecked()));
    else if (tab == sureTab)
        m_sheet->present(surePiece(m_found->reading.figures, *m_lab));
    else if (tab == memosTab)
        showMemos();
    else
        showAnswers(*act);
    m_scroll->verticalScrollBar()->setValue(0);
    if (hadFocus && !focusWidget()) // it was on the page that went
        m_tabs->focusCurrent();
}

void ClassWindow::showAnswers(const ActContent &act)
{
    const std::vector<ClassQuestion> questions = m_lab->questions(act);
    QStringList prompts;
    for (const ClassQuestion &question : questions)
        prompts << TeachText::numbered(int(prompts.size()) + 1, question.prompt);
    if (questions.empty()) {
        ClassPiece none;
        none.paper.paragraph(WindowText::noAnswers());
        m_sheet->present(std::move(none));
        return;
    }
    m_sheet->offer(ClassText::guessColumns().at(0), prompts,
                   [questions](int number) { return questionPiece(questions.at(std::size_t(number))); });
}

void ClassWindow::showMemos()
{
    ClassPiece tracks = tracksPiece(*m_lab);
    std::vector<ClassMemo> memos;
    if (const LabFigures *figures = m_lab->figures())
        memos.assign(figures->memos.begin(), figures->memos.end());
    if (memos.empty())
        tracks.paper.paragraph(WindowText::noMemos());
    m_sheet->present(std::move(tracks));
    m_pair->setVisible(!memos.empty());
    if (memos.empty())
        return;
    QStringList names;
    for (const ClassMemo &memo : memos)
        names << personName(memo.who, m_names->toggle()->isChecked());
    for (int side = 0; side < int(m_memos.size()); ++side)
        m_memos.at(std::size_t(side))
            ->offer(
                WindowText::memoOf(side + 1), names,
                [memos](int number) { return memoPiece(memos.at(std::size_t(number))); }, side);
}

ClassPiece ClassWindow::report() const
{
    return drawnClassReport(m_found->reading.figures, m_library, m_catalogue, m_names->toggle()->isChecked());
}

void ClassWindow::ask(const QString &suffix, const QString &type)
{
    m_askForFile(this, {WindowText::saveQuestion(), WindowText::fileName() + u'.' + suffix, suffix, type},
                 [this](const QString &path) { emit saveRequested(path); });
}

void ClassWindow::say(const QString &sentence)
{
    m_saved->setText(sentence);
    m_saved->show();
    announcer().say(sentence);
}

void ClassWindow::retranslateUi()
{
    title()->setText(ClassText::title());
    setWindowTitle(WindowText::windowTitle());
    m_said->setText(m_found ? countedSentence(m_found->reading.figures) : WindowText::about());
    m_open->setText(WindowText::openFolder());
    m_html->setText(WindowText::saveAs(QStringLiteral("HTML")));
    m_pdf->setText(WindowText::saveAs(QStringLiteral("PDF")));
    m_saved->hide();
    m_label->setText(WindowText::shown());
    m_choice->setAccessibleName(WindowText::shown());
    m_names->setLabel(WindowText::names());
    m_names->setHelp(WindowText::aboutNames(m_names->toggle()->isChecked()));
    showTabs();
    if (!m_found)
        return;
    fillChoice();
    chooseAct();
}

} // namespace rp

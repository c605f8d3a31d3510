// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/teacher_window.h"

#include "models/teach/teach_text.h"
#include "views/paper/paper_page.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace rp {

TeacherWindow::TeacherWindow(Parts parts, Source source)
    : SideWindow(QStringLiteral("teacherWindow"))
    , m_parts(std::move(parts))
    , m_source(std::move(source))
    , m_label(new TextBlock(this))
    , m_choice(new AccessibleComboBox(&announcer(), this))
    , m_html(new ActionButton(this))
    , m_pdf(new ActionButton(this))
    , m_handout(new ActionButton(this))
    , m_said(new TextBlock(this))
    , m_scroll(new PageScroll(this))
{
    build();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &TeacherWindow::showPart);
    connect(m_html, &QPushButton::clicked, this,
            [this] { ask(QStringLiteral("html"), QStringLiteral("HTML")); });
    connect(m_pdf, &QPushButton::clicked, this,
            [this] { ask(QStringLiteral("pdf"), QStringLiteral("PDF")); });
    connect(m_handout, &QPushButton::clicked, this, &TeacherWindow::askForHandout);
    addKeys({QKeySequence(Qt::Key_Escape)}, [this] { close(); });
    retranslateUi();
}

void TeacherWindow::build()
{
    m_choice->setObjectName(QStringLiteral("guidePart"));
    m_html->setObjectName(QStringLiteral("saveHtml"));
    m_pdf->setObjectName(QStringLiteral("savePdf"));
    m_handout->setObjectName(QStringLiteral("saveHandout"));
    m_said->setReachable(true);
    m_said->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::m);
    column->setSpacing(space::s);
    column->addWidget(title());
    auto *row = new FlowLayout(space::s);
    row->addWidget(m_label);
    row->addWidget(m_choice);
    row->addWidget(m_html);
    row->addWidget(m_pdf);
    row->addWidget(m_handout);
    column->addLayout(row);
    column->addWidget(m_said);
    column->addWidget(m_scroll, 1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
}

QWidget *TeacherWindow::page() const
{
    return m_scroll->widget();
}

void TeacherWindow::fillChoice()
{
    const int current = std::max(0, m_choice->currentIndex());
    m_shown = m_parts();
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (const GuidePart &part : m_shown)
        m_choice->addItem(part.title);
    m_choice->setCurrentIndex(std::min(current, m_choice->count() - 1));
}

void TeacherWindow::show(const QString &lab, const QString &act)
{
    const auto wanted = std::find_if(m_shown.begin(), m_shown.end(), [&](const GuidePart &part) {
        return part.lab == lab && part.act == act;
    });
    if (wanted != m_shown.end())
        m_choice->setCurrentIndex(int(wanted - m_shown.begin()));
    present();
    m_choice->setFocus(Qt::OtherFocusReason);
}

void TeacherWindow::showPart(int index)
{
    if (index < 0 || std::size_t(index) >= m_shown.size())
        return;
    m_scroll->setWidget(new PaperPage(m_source(m_shown[std::size_t(index)])));
    m_scroll->verticalScrollBar()->setValue(0);
}

void TeacherWindow::say(const QString &sentence)
{
    m_said->setText(sentence);
    m_said->show();
    announcer().say(sentence);
}

void TeacherWindow::ask(const QString &suffix, const QString &type)
{
    //: Suggested file name of the guide for teachers, without its ending; letters that any file system takes.
    const QString name = tr("for-teachers") + QLatin1Char('.') + suffix;
    m_askForFile(this, {tr("Save the guide"), name, suffix, type},
                 [this](const QString &path) { emit saveRequested(path); });
}

void TeacherWindow::askForHandout()
{
    const GuidePart &shown = m_shown.at(std::size_t(m_choice->currentIndex()));
    // Beside the review, which has no acts, the handout is of all labs.
    const QString lab = shown.act.isEmpty() ? QString() : shown.lab;
    //: Suggested file name of what a class writes its predictions on, without its ending; letters that any
    //: file system takes.
    const QString name = tr("handout") + (lab.isEmpty() ? QString() : QLatin1Char('-') + lab);
    m_askForFile(
        this,
        {tr("Save the handout"), name + QStringLiteral(".pdf"), QStringLiteral("pdf"), QStringLiteral("PDF")},
        [this, lab](const QString &path) { emit handoutRequested(lab, path); });
}

void TeacherWindow::retranslateUi()
{
    title()->setText(TeachText::title());
    setWindowTitle(TeachText::title());
    //: Label of a choice: which act of which lab.
    const QString label = tr("Show");
    m_label->setText(label);
    m_choice->setAccessibleName(label);
    //: Button: the guide for teachers with all labs, as a file for a browser.
    m_html->setText(tr("Save all as HTML…"));
    //: Button: the guide for teachers with all labs, as a file to print.
    m_pdf->setText(tr("Save all as PDF…"));
    //: Button: the questions of the lab that is shown, without answers, as a file to print for the class.
    m_handout->setText(tr("Save a handout as PDF…"));
    m_said->hide();
    fillChoice();
    showPart(m_choice->currentIndex());
}

} // namespace rp

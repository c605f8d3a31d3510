// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/memo_page.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/evidence/capture_text.h"
#include "models/evidence/evidence_book.h"
#include "models/evidence/memo.h"
#include "models/evidence/memo_document.h"
#include "models/evidence/memo_rubric.h"
#include "models/paper/paper.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/charts/chart_export.h"
#include "views/evidence/memo_field.h"
#include "views/evidence/memo_pdf.h"
#include "views/evidence/stress_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QFileInfo>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

namespace rp {
namespace {

/// A PDF takes seconds in which the window does not answer: first that has to be seen and heard.
constexpr int busySign_ms = 250;
constexpr const char *idProperty = "capture";
constexpr std::array allFormats{MemoFormat::Pdf, MemoFormat::Markdown, MemoFormat::Json};

QString suffixOf(MemoFormat format)
{
    if (format == MemoFormat::Pdf)
        return QStringLiteral("pdf");
    return format == MemoFormat::Markdown ? QStringLiteral("md") : QStringLiteral("json");
}

QString nameOf(MemoFormat format)
{
    if (format == MemoFormat::Pdf)
        return QStringLiteral("PDF");
    return format == MemoFormat::Markdown ? QStringLiteral("Markdown") : QStringLiteral("JSON");
}

} // namespace

MemoPage::MemoPage(const LabSession &session, const Workbench &workbench, const Catalogue &catalogue,
                   const EvidenceBook &book, const Memo &memo, Announcer &announcer, Intents &intents,
                   QWidget *parent)
    : LabPage(parent)
    , m_session(session)
    , m_workbench(workbench)
    , m_catalogue(catalogue)
    , m_book(book)
    , m_memo(memo)
    , m_announcer(announcer)
    , m_intents(intents)
{
    setColumnChars(105);
    column()->addWidget(makeAbout());
    m_fields.reserve(memoParts.size());
    for (const MemoPart part : memoParts) {
        auto *field = new MemoField(part, m_session.content());
        connect(field, &MemoField::edited, this,
                [this, part](const QString &text) { emit m_intents.memoTextEdited(part, text); });
        column()->addWidget(field);
        m_fields.push_back(field);
    }
    column()->addWidget(makeEvidence());
    m_stress = new StressCard(m_session, m_catalogue, m_book, m_memo, m_announcer, m_intents);
    column()->addWidget(m_stress);
    column()->addWidget(makeExports());
    column()->addStretch(1);
    connect(&m_memo, &Memo::changed, this, &MemoPage::showMemo);
    connect(&m_book, &EvidenceBook::changed, this, &MemoPage::fillEvidence);
    connect(&m_session, &LabSession::changed, this, [this] {
        if (isVisible())
            showTrack();
    });
    connect(&m_session, &LabSession::trackChanged, this, &MemoPage::showTrack);
    showTexts();
    showMemo();
}

MemoPage::~MemoPage()
{
    if (!m_exporting->isHidden())
        QGuiApplication::restoreOverrideCursor();
}

Card *MemoPage::makeAbout()
{
    m_aboutCard = new Card(2);
    m_authorLabel = new TextBlock;
    m_author = new QLineEdit;
    m_author->setMaxLength(200);
    m_track = new TextBlock;
    m_verdict = new TextBlock;
    for (TextBlock *block : {m_track, m_verdict}) {
        block->setReachable(true);
        block->setMaxChars(100);
    }
    for (QWidget *part : std::initializer_list<QWidget *>{m_authorLabel, m_author, m_track, m_verdict})
        m_aboutCard->body()->addWidget(part);
    // Not textEdited: assistive tools set the text without typing.
    connect(m_author, &QLineEdit::textChanged, this, [this](const QString &author) {
        if (author != m_memo.author())
            emit m_intents.memoAuthorEdited(author);
    });
    return m_aboutCard;
}

Card *MemoPage::makeEvidence()
{
    m_evidenceCard = new Card(2);
    m_evidenceHelp = new TextBlock;
    m_evidenceHelp->setReachable(true);
    m_evidenceHelp->setQuiet(true);
    m_evidenceHelp->setMaxChars(100);
    m_pair = new TextBlock;
    m_pair->setReachable(true);
    m_pair->setMaxChars(100);
    m_evidenceList = new QWidget;
    auto *list = new QVBoxLayout(m_evidenceList);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(space::xs);
    m_evidenceCard->body()->addWidget(m_evidenceHelp);
    m_evidenceCard->body()->addWidget(m_evidenceList);
    m_evidenceCard->body()->addWidget(m_pair);
    return m_evidenceCard;
}

Card *MemoPage::makeExports()
{
    m_exportCard = new Card(2);
    m_exportHelp = new TextBlock;
    m_exportHelp->setReachable(true);
    m_exportHelp->setQuiet(true);
    m_exportHelp->setMaxChars(100);
    m_exportCard->body()->addWidget(m_exportHelp);
    auto *buttons = new QWidget;
    auto *flow = new FlowLayout(space::s, buttons);
    for (const MemoFormat format : allFormats) {
        auto *button = new ActionButton(buttons);
        button->setProperty("exports", suffixOf(format)); // which a site may lock
        connect(button, &QPushButton::clicked, this, [this, format] { ask(format); });
        flow->addWidget(button);
        m_exports.push_back(button);
    }
    m_exportCard->body()->addWidget(buttons);
    m_exporting = new TextBlock;
    m_exporting->hide();
    m_exportCard->body()->addWidget(m_exporting);
    return m_exportCard;
}

void MemoPage::retranslateUi()
{
    showTexts();
    for (MemoField *each : m_fields)
        each->retranslateUi();
    m_stress->retranslateUi();
}

void MemoPage::showTexts()
{
    QString lead = tr("Write down what you would decide, and why, for somebody who was not there. What you "
                      "type is kept as you type it, and nobody judges it.");
    if (m_session.isPresenter())
        lead = joinedSentences(
            {lead, tr("In presenter mode nothing is written: the memo lasts until the window closes.")});
    setTexts(MemoText::title(), lead);
    //: Heading of the part of a memo that says who writes and for which goal.
    m_aboutCard->setHeading(tr("Author and goal"));
    //: Label of an entry: how the writer of the memo wants to be named.
    m_authorLabel->setText(tr("Your name (you may leave it empty)"));
    m_author->setAccessibleName(tr("Your name (you may leave it empty)"));
    m_author->setAccessibleDescription(tr("Stands on the exported memo, and stays on this computer."));
    m_evidenceCard->setHeading(MemoText::evidenceHeading());
    m_exportCard->setHeading(tr("Export"));
    m_exportHelp->setText(tr("A file for whoever asked for your decision: PDF to read and print, with the "
                             "charts of your evidence; Markdown to edit; JSON for programs."));
    //: Shown while a file is being written.
    m_exporting->setText(tr("Exporting …"));
    for (const MemoFormat format : allFormats)
        //: Button; %1 is "PDF", "Markdown" or "JSON".
        exportButton(format)->setText(tr("Export as %1…").arg(nameOf(format)));
    showTrack();
    fillEvidence();
}

void MemoPage::showMemo()
{
    for (MemoField *each : m_fields)
        each->setText(m_memo.text(each->part()));
    if (m_author->text() != m_memo.author())
        m_author->setText(m_memo.author());
    showCited();
}

/// Only the marks: this follows every letter that is typed.
void MemoPage::showCited()
{
    const QStringList cited = m_memo.evidence();
    m_filling = true;
    for (Toggle *toggle : m_evidence)
        toggle->setChecked(cited.contains(toggle->property(idProperty).toString()));
    m_filling = false;
    m_stress->follow();
    if (std::exchange(m_cited, cited) == cited)
        return;
    const QString pair = MemoText::pairLine(evidencePair(m_book, m_memo));
    m_pair->setText(pair);
    m_pair->setVisible(!pair.isEmpty() && !m_evidence.empty());
}

void MemoPage::showTrack()
{
    const bool hasTracks = !m_session.content().tracks().isEmpty();
    m_track->setVisible(hasTracks);
    m_verdict->setVisible(hasTracks);
    if (!hasTracks)
        return;
    const TrackEntry *track = m_catalogue.tracks.find(memoTrack(m_session));
    m_track->setText(MemoText::trackLine(track ? contentText(track->name) : QString(),
                                         track ? contentText(track->goal) : QString()));
    m_verdict->setText(MemoText::verdictLine(memoVerdict(m_session, m_workbench, m_catalogue)));
}

void MemoPage::showEvent(QShowEvent *event)
{
    showTrack();
    LabPage::showEvent(event);
}

void MemoPage::fillEvidence()
{
    const std::vector<const Capture *> kept = m_book.kept();
    // Toggles that are there stay, so that the focus does too.
    while (m_evidence.size() > kept.size()) {
        m_evidence.back()->hide();
        m_evidence.back()->deleteLater();
        m_evidence.pop_back();
    }
    while (m_evidence.size() < kept.size()) {
        auto *toggle = new Toggle(m_evidenceList);
        connect(toggle, &QAbstractButton::toggled, this, &MemoPage::chooseEvidence);
        m_evidenceList->layout()->addWidget(toggle);
        m_evidence.push_back(toggle);
    }
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const Capture &capture = *kept[i];
        m_evidence[i]->setProperty(idProperty, capture.id);
        const QString title = CaptureText::title(capture, m_book.lab());
        const QString where = CaptureText::where(capture, m_book.lab());
        const QString when = CaptureText::when(capture);
        //: Check box in the memo: name of a capture, where it was made, when.
        m_evidence[i]->setText(m_book.isAltered(capture.id)
                                   ? tr("%1 (%2, %3) – altered outside the program").arg(title, where, when)
                                   //: Check box in the memo: name of a capture, where it was made, when.
                                   : tr("%1 (%2, %3)").arg(title, where, when));
    }
    m_cited.reset();
    showCited();
    m_evidenceHelp->setText(
        kept.empty() ? tr("You have not captured anything yet. In the Explore step of an act, every "
                          "instrument has a button “Capture”.")
                     : tr("Choose what your decision rests on. It goes into the exported file with its "
                          "inputs and results."));
}

void MemoPage::chooseEvidence()
{
    if (m_filling)
        return;
    QStringList ids;
    for (const Toggle *toggle : m_evidence) {
        if (toggle->isChecked())
            ids.append(toggle->property(idProperty).toString());
    }
    // What was removed from the list stays cited, so that taking it back takes all of it back.
    const QStringList cited = m_memo.evidence();
    for (const QString &id : cited) {
        const Capture *capture = m_book.find(id);
        if (capture && capture->removed)
            ids.append(id);
    }
    emit m_intents.memoEvidenceChosen(ids);
}

bool MemoPage::exportTo(const QString &path, MemoFormat format, QString *error)
{
    const MemoDocument memo = memoDocument(m_session, m_workbench, m_catalogue, m_book, m_memo);
    switch (format) {
    case MemoFormat::Pdf:
        return writeExport(path, memoPdf(memo, m_session, QApplication::font()), error);
    case MemoFormat::Markdown:
        return writeExport(path, paperMarkdown(memoPaper(memo)).toUtf8(), error);
    case MemoFormat::Json:
        break;
    }
    return writeExport(path, memoJson(memo), error);
}

void MemoPage::ask(MemoFormat format)
{
    //: Suggested file name of an exported memo, without its ending; letters that any file system takes.
    const QString name = tr("decision-memo") + u'.' + suffixOf(format);
    m_askForFile(this, {tr("Export memo"), name, suffixOf(format), nameOf(format)},
                 [this, format](const QString &path) { startExport(path, format); });
}

void MemoPage::startExport(const QString &path, MemoFormat format)
{
    if (!m_exporting->isHidden())
        return; // one at a time
    if (format != MemoFormat::Pdf) {
        write(path, format);
        return;
    }
    showExporting(true);
    QTimer::singleShot(busySign_ms, this, [this, path] {
        write(path, MemoFormat::Pdf);
        showExporting(false);
    });
}

void MemoPage::showExporting(bool exporting)
{
    m_exporting->setVisible(exporting);
    if (exporting) {
        m_announcer.say(m_exporting->text());
        QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    } else {
        QGuiApplication::restoreOverrideCursor();
    }
}

void MemoPage::write(const QString &path, MemoFormat format)
{
    QString error;
    if (!exportTo(path, format, &error)) {
        showRefusal(error);
        m_announcer.say(error);
        return;
    }
    showRefusal({});
    m_announcer.say(tr("The memo was exported to %1.").arg(Format::isolate(QFileInfo(path).fileName())));
    emit m_intents.memoExported(path);
}

} // namespace rp

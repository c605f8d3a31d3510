// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/hand_in_dialog.h"

#include "models/json/file_owner.h"
#include "models/text/format.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/text_block.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>
#include <utility>

namespace rp {

namespace {

constexpr QLatin1String handInPrefix("ridgepoint"); // of the name of a file
constexpr QLatin1String handInEnding(".json");

} // namespace

HandInDialog::HandInDialog(Offer offer, const HandInWish &known, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_offer(std::move(offer))
    , m_askForFolder(folderDialog([this] { return m_choose->text(); }))
    , m_announcer(new Announcer(this))
    , m_page(new QWidget)
    , m_sent(new TextBlock(m_page))
    , m_nameLabel(new TextBlock(m_page))
    , m_numberLabel(new TextBlock(m_page))
    , m_folderLabel(new TextBlock(m_page))
    , m_fileLabel(new TextBlock(m_page))
    , m_worksLabel(new HeadingLabel(2, m_page))
    , m_works(new TextBlock(m_page))
    , m_writtenLabel(new TextBlock(m_page))
    , m_confidence(new Toggle(m_page))
    , m_said(new Notice(Notice::Kind::Success, m_page))
    , m_choose(new ActionButton(m_page))
    , m_openFolder(new ActionButton(m_page))
    , m_handIn(new ActionButton(this))
    , m_close(new ActionButton(this))
{
    setObjectName(QStringLiteral("handInDialog"));
    build();
    m_name->setText(known.name);
    m_number->setText(known.number);
    m_folder->setText(QDir::toNativeSeparators(folder));
    proposeName();
    retranslateUi();
    const int line = fontMetrics().height();
    QSize wanted(line * 42, line * 40);
    if (parent)
        wanted = wanted.boundedTo(parent->size() - QSize(2 * space::xl, 2 * space::xl));
    resize(wanted);
    m_name->setFocus();
}

QLineEdit *HandInDialog::addField(QVBoxLayout &column, TextBlock *label, const char *id)
{
    auto *field = new QLineEdit(m_page);
    field->setObjectName(QString::fromLatin1(id));
    field->setMinimumHeight(space::target);
    column.addWidget(label);
    column.addWidget(field);
    return field;
}

void HandInDialog::build()
{
    auto *column = new QVBoxLayout(m_page);
    column->setSpacing(space::s);
    m_sent->setReachable(true);
    column->addWidget(m_sent);
    m_name = addField(*column, m_nameLabel, "handInName");
    m_number = addField(*column, m_numberLabel, "handInNumber");
    for (QLineEdit *field : {m_name, m_number}) {
        field->setMaxLength(longestLearnerName);
        connect(field, &QLineEdit::textChanged, this, &HandInDialog::proposeName);
    }
    m_folder = addField(*column, m_folderLabel, "handInFolder");
    column->addWidget(m_choose, 0, Qt::AlignLeading);
    m_fileName = addField(*column, m_fileLabel, "handInFile");
    connect(m_fileName, &QLineEdit::textEdited, this, [this] { m_isNamed = true; });
    column->addWidget(m_confidence);
    column->addWidget(m_worksLabel);
    m_works->setReachable(true);
    column->addWidget(m_works);
    column->addWidget(m_said);
    m_written = addField(*column, m_writtenLabel, "handInWritten");
    m_written->setReadOnly(true);
    column->addWidget(m_openFolder, 0, Qt::AlignLeading);
    column->addStretch(1);
    for (QWidget *later : std::initializer_list<QWidget *>{m_said, m_writtenLabel, m_written, m_openFolder})
        later->hide();

    auto *scroll = new PageScroll(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_page);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space::s);
    buttons->addStretch(1);
    buttons->addWidget(m_handIn);
    buttons->addWidget(m_close);
    auto *all = new QVBoxLayout(this);
    all->addWidget(scroll, 1);
    all->addLayout(buttons);

    m_handIn->setObjectName(QStringLiteral("handIn"));
    m_handIn->setPrimary(true);
    m_handIn->setDefault(true);
    connect(m_handIn, &QPushButton::clicked, this, &HandInDialog::ask);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_choose, &QPushButton::clicked, this, [this] {
        m_askForFolder(
            this, [this](const QString &chosen) { m_folder->setText(QDir::toNativeSeparators(chosen)); });
    });
    connect(m_openFolder, &QPushButton::clicked, this,
            [this] { emit folderRequested(QFileInfo(m_written->text()).absolutePath()); });
}

/// By the number, which tells learners of one name apart, until the file was given another name.
void HandInDialog::proposeName()
{
    if (m_isNamed)
        return;
    const QString number = m_number->text().trimmed();
    const QString who = nameInFiles(number.isEmpty() ? m_name->text().trimmed() : number);
    const QString behind = who.isEmpty() ? QString() : u'-' + who;
    m_fileName->setText(handInPrefix + behind + handInEnding);
}

QString HandInDialog::path() const
{
    QString file = m_fileName->text().trimmed();
    if (!file.endsWith(handInEnding, Qt::CaseInsensitive))
        file += handInEnding;
    // Not where the program happens to stand.
    const QString folder =
        QDir::home().absoluteFilePath(QDir::fromNativeSeparators(m_folder->text().trimmed()));
    return QDir::cleanPath(QDir(folder).absoluteFilePath(file));
}

void HandInDialog::ask()
{
    emit handInRequested(
        {path(), m_name->text(), m_number->text(), !m_confidence->isHidden() && m_confidence->isChecked()});
}

void HandInDialog::tell(const HandInResult &result, const QString &path)
{
    const bool isWritten = result.status == exitDone;
    m_said->setKind(isWritten ? Notice::Kind::Success : Notice::Kind::Problem);
    m_said->setText(result.sentence);
    m_said->show();
    m_written->setText(QDir::toNativeSeparators(path));
    m_written->setCursorPosition(0);
    m_writtenLabel->setVisible(isWritten);
    m_written->setVisible(isWritten);
    m_openFolder->setVisible(isWritten && m_offer().opensFolders);
    m_announcer->say(m_said->spokenText());
    m_page->layout()->activate();
    auto *scroll = static_cast<QScrollArea *>(m_page->parentWidget()->parentWidget());
    scroll->ensureWidgetVisible(isWritten ? static_cast<QWidget *>(m_written) : m_said);
}

void HandInDialog::tellNoFolder(const QString &sentence)
{
    m_said->setKind(Notice::Kind::Information);
    m_said->setText(sentence);
    m_announcer->say(sentence);
}

void HandInDialog::retranslateUi()
{
    const HandInOffer offer = m_offer();
    //: Title of a dialog, and its button: the work goes into a file for the teacher.
    const QString handIn = tr("Hand in");
    setWindowTitle(handIn);
    m_handIn->setText(handIn);
    m_handIn->setEnabled(offer.hasWork);
    //: Button
    m_close->setText(tr("Close"));
    //: Button: opens a dialog for a folder.
    m_choose->setText(tr("Choose a folder…"));
    //: Button: shows the folder of the file in the system's own window.
    m_openFolder->setText(tr("Open the folder"));
    const auto label = [](TextBlock *shown, QLineEdit *field, const QString &text) {
        shown->setText(text);
        field->setAccessibleName(text);
    };
    label(m_nameLabel, m_name,
          QCoreApplication::translate("rp::MemoPage", "Your name (you may leave it empty)"));
    label(m_numberLabel, m_number, tr("Your student number (you may leave it empty)"));
    label(m_folderLabel, m_folder, tr("Folder for the file"));
    label(m_fileLabel, m_fileName, tr("Name of the file"));
    label(m_writtenLabel, m_written, tr("Give your teacher this file:"));
    m_confidence->setText(tr(
        "Add counts of the review: how sure you were, how often you were right, and which mystery traces you "
        "took for which"));
    m_confidence->setVisible(offer.hasConfidence);
    m_worksLabel->setText(tr("What will be in the file"));
    m_works->setText(offer.hasWork
                         ? offer.works.join(u'\n')
                         : tr("You have not answered anything yet, so there is nothing to hand in."));
    m_sent->setVisible(offer.sent.has_value());
    if (!offer.sent)
        return;
    const QString place = Format::isolate(offer.sent->place);
    m_sent->setText(
        offer.sent->at.isValid()
            //: %1 is a folder or an address, %2 a time
            ? tr("Your work is handed in already: this site copies it to %1 by itself, last at %2. You may "
                 "write a file all the same.")
                  .arg(place, Format::isolate(QLocale().toString(offer.sent->at, QLocale::ShortFormat)))
            //: %1 is a folder or an address
            : tr("This site copies your work to %1 by itself, but no copy has arrived there yet. Write a "
                 "file and give it to your teacher.")
                  .arg(place));
}

void HandInDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QDialog::changeEvent(event);
}

bool HandInDialog::focusNextPrevChild(bool next)
{
    followReadingOrder(*this);
    return QDialog::focusNextPrevChild(next);
}

} // namespace rp

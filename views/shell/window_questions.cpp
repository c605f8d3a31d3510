// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of MainWindow that asks the learner for files, and before something is left behind.
#include "models/store/ledger_store.h"
#include "views/shell/main_window.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace rp {

namespace {

QMessageBox *boxOf(QWidget *parent, const QString &question)
{
    auto *box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(QStringLiteral("question"));
    box->setIcon(QMessageBox::Question);
    box->setTextFormat(Qt::PlainText);
    box->setText(question);
    return box;
}

} // namespace

void MainWindow::askSaveAs()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save session as"), QStringLiteral("ridgepoint-session.json"),
                                     tr("Ridgepoint session (*.json)"));
    if (!path.isEmpty())
        emit saveAsRequested(path);
    else
        m_closesWhenSaved = false;
}

void MainWindow::askContinueFrom()
{
    // What was put aside is a session too.
    const QString filter = tr("Ridgepoint session (*.json)")
                               .replace(QLatin1String("*.json"), QLatin1String("*.json *.json.set-aside-*"));
    const QString path = QFileDialog::getOpenFileName(this, tr("Continue from file"), QString(), filter);
    if (!path.isEmpty())
        emit continueFromRequested(path);
}

void MainWindow::ask(const QString &question, const QString &goOn, std::function<void()> agreed)
{
    QMessageBox *box = boxOf(this, question);
    const QPushButton *yes = box->addButton(goOn, QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    connect(yes, &QPushButton::clicked, this, [agreed = std::move(agreed)] { agreed(); });
    box->open();
}

void MainWindow::askUnsaved()
{
    if (findChild<QMessageBox *>(QStringLiteral("question")))
        return;
    QMessageBox *box =
        boxOf(this, tr("Your session can't be saved in its folder, so what you did since would be "
                       "lost. Do you want to save it elsewhere before you close?"));
    QPushButton *saveAs = box->addButton(tr("Save session as…"), QMessageBox::AcceptRole);
    const QPushButton *discard = box->addButton(tr("Close without saving"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(saveAs);
    // Later: one box after the other.
    connect(
        saveAs, &QPushButton::clicked, this,
        [this] {
            m_closesWhenSaved = true;
            askSaveAs();
        },
        Qt::QueuedConnection);
    connect(discard, &QPushButton::clicked, this, &MainWindow::closeNow, Qt::QueuedConnection);
    box->open();
}

void MainWindow::sessionSaved()
{
    if (m_closesWhenSaved)
        closeNow();
}

void MainWindow::closeNow()
{
    m_closesUnsaved = true;
    close();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    emit aboutToClose();
    const LedgerStore *store = m_parts.store;
    if (!m_closesUnsaved && store && store->isDirty() && !store->isReadOnly()) {
        event->ignore();
        askUnsaved();
        return;
    }
    QMainWindow::closeEvent(event);
}

} // namespace rp

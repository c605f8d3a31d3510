// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/nameless_saver.h"

#include "models/instruments/trace/trace_workbench.h"
#include "models/traces/figures/anonymous.h"
#include "models/traces_text/trace_words.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QFile>
#include <QFileDialog>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace rp {

NamelessSaver::NamelessSaver(TraceInstrument &instrument, InstrumentView &view, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_view(view)
    , m_button(new ActionButton(this))
    , m_told(new Notice(Notice::Kind::Success, this))
{
    m_button->setObjectName(QStringLiteral("saveNameless"));
    m_told->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_button, 0, Qt::AlignLeading);
    column->addWidget(m_told);
    connect(m_button, &QPushButton::clicked, this, &NamelessSaver::ask);
}

void NamelessSaver::ask()
{
    auto *dialog = new QFileDialog(this, tr("Save without names"),
                                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave); // asks before a file is replaced
    dialog->selectFile(QStringLiteral("trace.json.gz"));
    connect(dialog, &QFileDialog::fileSelected, this, &NamelessSaver::save);
    dialog->open();
}

void NamelessSaver::save(const QString &path)
{
    const bool isThere =
        traces::writeAnonymous(m_instrument.trace()->trace, QFile::encodeName(path).toStdString());
    m_told->setKind(isThere ? Notice::Kind::Success : Notice::Kind::Problem);
    m_told->setText(
        isThere
            //: %1 is a file
            ? tr("Saved without names as %1.").arg(shortName(path))
            //: %1 is a file
            : tr("%1 can't be written: check the folder and the room on its disk.").arg(shortName(path)));
    m_told->show();
    m_view.announcer().say(m_told->text());
}

void NamelessSaver::showTexts()
{
    //: Button: saves the trace that is looked at, without names.
    m_button->setText(tr("Save this trace without names…"));
}

} // namespace rp

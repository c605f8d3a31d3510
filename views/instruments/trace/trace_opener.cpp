// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/trace_opener.h"

#include "models/instruments/trace/trace_workbench.h"
#include "models/traces_text/trace_words.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QProgressBar>
#include <QStandardPaths>
#include <QUrl>
#include <QVBoxLayout>

namespace rp {

namespace {

const QString traceInput = QStringLiteral("trace");
const QString afterInput = QStringLiteral("after");
constexpr int steps = 1000;

/// The file that is dragged; empty when it is none, or several.
QString fileIn(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

TraceOpener::TraceOpener(TraceInstrument &instrument, InstrumentView &view, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_view(view)
    , m_folder(QStandardPaths::writableLocation(QStandardPaths::HomeLocation))
    , m_open(new ActionButton(this))
    , m_openAfter(new ActionButton(this))
    , m_hint(new TextBlock(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new ActionButton(this))
    , m_problem(new Notice(Notice::Kind::Problem, this))
{
    m_open->setObjectName(QStringLiteral("openTrace"));
    m_openAfter->setObjectName(QStringLiteral("openTraceAfter"));
    m_cancel->setObjectName(QStringLiteral("cancelTrace"));
    m_hint->setQuiet(true);
    m_progress->setRange(0, steps);
    m_progress->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_open, m_openAfter, m_hint, m_progress, m_cancel, m_problem})
        column->addWidget(part);
    m_problem->hide();
    showRunning(false);
    connect(m_open, &QPushButton::clicked, this, [this] { ask(traceInput); });
    connect(m_openAfter, &QPushButton::clicked, this, [this] { ask(afterInput); });
    connect(m_cancel, &QPushButton::clicked, &m_job, &TraceJob::cancel);
    connect(&m_job, &TraceJob::progressed, this,
            [this](double part) { m_progress->setValue(int(part * steps)); });
    connect(&m_job, &TraceJob::loaded, this, &TraceOpener::take);
    connect(&m_job, &TraceJob::failed, this, &TraceOpener::tell);
    connect(&m_job, &TraceJob::cancelled, this, [this] {
        showRunning(false);
        m_view.announcer().say(tr("Reading was cancelled."));
    });
    view.setAcceptDrops(true);
    view.installEventFilter(this);
    retranslateUi();
}

void TraceOpener::ask(const QString &input)
{
    auto *dialog = new QFileDialog(this, tr("Open a trace"), m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    //: file type in a dialog; %1 are file patterns
    dialog->setNameFilters({tr("Traces (%1)").arg(QStringLiteral("*.json *.json.gz *.gz")),
                            //: file type in a dialog; %1 is a file pattern
                            tr("All files (%1)").arg(QStringLiteral("*"))});
    connect(dialog, &QFileDialog::fileSelected, this, [this, input](const QString &path) {
        m_folder = QFileInfo(path).absolutePath();
        open(path, input);
    });
    dialog->open();
}

void TraceOpener::open(const QString &path, const QString &input)
{
    m_input = input;
    m_problem->hide();
    m_progress->setValue(0);
    showRunning(true);
    //: %1 is a file
    const QString reading = tr("Reading %1").arg(shortName(QFileInfo(path).fileName(), 32));
    m_progress->setAccessibleName(reading);
    m_view.announcer().say(reading);
    m_job.start(path);
}

void TraceOpener::take(const TracePointer &trace)
{
    showRunning(false);
    m_instrument.hold(trace);
    m_view.request(m_input, trace->key);
}

void TraceOpener::tell(const QString &problem)
{
    showRunning(false);
    m_problem->setText(problem);
    m_problem->show();
    m_view.announcer().say(problem);
}

void TraceOpener::showRunning(bool running)
{
    const bool hadFocus = m_cancel->hasFocus() || m_open->hasFocus() || m_openAfter->hasFocus();
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    m_open->setEnabled(!running);
    m_openAfter->setEnabled(!running);
    // The focus must not fall off what goes.
    if (hadFocus)
        (running ? m_cancel : m_open)->setFocus();
}

bool TraceOpener::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::DragEnter) {
        auto *drag = static_cast<QDragEnterEvent *>(event);
        if (!fileIn(*drag->mimeData()).isEmpty()) {
            drag->acceptProposedAction();
            return true;
        }
    } else if (event->type() == QEvent::Drop) {
        auto *drop = static_cast<QDropEvent *>(event);
        const QString path = fileIn(*drop->mimeData());
        if (!path.isEmpty()) {
            drop->acceptProposedAction();
            open(path, traceInput);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TraceOpener::retranslateUi()
{
    //: Button: opens a file dialog.
    m_open->setText(tr("Open your own trace…"));
    //: Button: opens a file dialog for a second trace, to compare with the first.
    m_openAfter->setText(tr("Open one after a change…"));
    m_hint->setText(tr("Or drop the file here. It stays on this computer."));
    //: Button: ends the reading of a file.
    m_cancel->setText(tr("Cancel"));
}

void TraceOpener::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp

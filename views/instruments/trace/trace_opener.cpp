// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/trace_opener.h"

#include "models/instruments/trace/trace_workbench.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/trace/file_drop.h"
#include "views/instruments/trace/trace_reading.h"
#include "views/widgets/action_button.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace rp {

namespace {

const QString traceInput = QStringLiteral("trace");
const QString afterInput = QStringLiteral("after");

} // namespace

TraceOpener::TraceOpener(TraceInstrument &instrument, InstrumentView &view, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_view(view)
    , m_folder(QStandardPaths::writableLocation(QStandardPaths::HomeLocation))
    , m_open(new ActionButton(this))
    , m_openAfter(new ActionButton(this))
    , m_hint(new TextBlock(this))
    , m_reading(new TraceReading(view.announcer(), this))
{
    m_open->setObjectName(QStringLiteral("openTrace"));
    m_openAfter->setObjectName(QStringLiteral("openTraceAfter"));
    m_hint->setQuiet(true);
    m_open->setWraps(true);
    m_openAfter->setWraps(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    for (QWidget *part : std::initializer_list<QWidget *>{m_open, m_openAfter, m_hint, m_reading})
        column->addWidget(part);
    connect(m_open, &QPushButton::clicked, this, [this] { askFor(traceInput); });
    connect(m_openAfter, &QPushButton::clicked, this, [this] { askFor(afterInput); });
    connect(m_reading, &TraceReading::runningChanged, this, &TraceOpener::showRunning);
    connect(m_reading, &TraceReading::loaded, this, &TraceOpener::take);
    connect(new FileDrop(&view), &FileDrop::dropped, this,
            [this](const QString &path) { open(path, traceInput); });
    retranslateUi();
}

void TraceOpener::ask(QWidget *parent, const QString &folder,
                      const std::function<void(const QString &path)> &chosen)
{
    auto *dialog = new QFileDialog(parent, tr("Open a trace"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setOption(QFileDialog::ReadOnly); // nothing is renamed or deleted on the way to a file
    //: file type in a dialog; %1 are file patterns
    dialog->setNameFilters({tr("Traces (%1)").arg(QStringLiteral("*.json *.json.gz *.gz")),
                            //: file type in a dialog; %1 is a file pattern
                            tr("All files (%1)").arg(QStringLiteral("*"))});
    connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void TraceOpener::askFor(const QString &input)
{
    ask(this, m_folder, [this, input](const QString &path) {
        m_folder = QFileInfo(path).absolutePath();
        open(path, input);
    });
}

void TraceOpener::open(const QString &path, const QString &input)
{
    m_input = input;
    m_reading->read(path);
}

bool TraceOpener::isReading() const
{
    return m_reading->isRunning();
}

void TraceOpener::take(const TracePointer &trace)
{
    m_instrument.hold(trace);
    m_view.request(m_input, trace->key);
}

void TraceOpener::showRunning(bool running)
{
    ActionButton *cancel = m_reading->cancelButton();
    const bool hadFocus = cancel->hasFocus() || m_open->hasFocus() || m_openAfter->hasFocus();
    m_open->setEnabled(!running);
    m_openAfter->setEnabled(!running);
    // The focus must not fall off what goes.
    if (hadFocus)
        (running ? cancel : m_open)->setFocus();
}

void TraceOpener::retranslateUi()
{
    //: Button: opens a file dialog.
    m_open->setText(tr("Open your own trace…"));
    //: Button: opens a file dialog for a second trace, to compare with the first.
    m_openAfter->setText(tr("Open one after a change…"));
    m_hint->setText(tr("Or drop the file here. It stays on this computer."));
}

void TraceOpener::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp

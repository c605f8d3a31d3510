// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/own_trace.h"

#include "models/instruments/trace/trace_workbench.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/trace/file_drop.h"
#include "views/instruments/trace/trace_opener.h"
#include "views/shell/main_window.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/trace_desk.h"
#include "views/widgets/intents.h"

#include <QAction>
#include <QFileInfo>
#include <QStandardPaths>

namespace rp {

namespace {

constexpr double shareOfWindow = 0.94; ///< so that it is seen that there is another one below

} // namespace

OwnTrace::OwnTrace(MainWindow &window, const Catalogue &catalogue)
    : m_window(window)
    , m_catalogue(catalogue)
    , m_folder(QStandardPaths::writableLocation(QStandardPaths::HomeLocation))
{
    connect(window.menu()->action("open_trace"), &QAction::triggered, this, &OwnTrace::ask);
    connect(new FileDrop(&window), &FileDrop::dropped, this, &OwnTrace::open);
}

OwnTrace::~OwnTrace() = default;

void OwnTrace::ask()
{
    QWidget *parent = m_desk ? static_cast<QWidget *>(m_desk.get()) : &m_window;
    TraceOpener::ask(parent, m_folder, [this](const QString &path) {
        m_folder = QFileInfo(path).absolutePath();
        open(path);
    });
}

void OwnTrace::open(const QString &path)
{
    if (!m_desk)
        makeDesk();
    m_desk->present();
    m_desk->read(path);
}

void OwnTrace::makeDesk()
{
    m_desk = std::make_unique<TraceDesk>();
    m_desk->resize(m_window.size() * shareOfWindow);
    TraceDesk *desk = m_desk.get();
    connect(desk, &TraceDesk::openRequested, this, &OwnTrace::ask);
    connect(new FileDrop(desk), &FileDrop::dropped, this, &OwnTrace::open);
    connect(desk, &TraceDesk::traceRead, this, &OwnTrace::take);
    connect(&desk->intents(), &Intents::inputChangeRequested, this, &OwnTrace::setInput);
    connect(desk, &TraceDesk::carryRequested, this, [this] { emit carryRequested(m_instrument->trace()); });
    // Later: the window that is left sends this.
    connect(desk, &TraceDesk::left, this, &OwnTrace::close, Qt::QueuedConnection);
}

void OwnTrace::take(const TracePointer &trace)
{
    if (m_instrument) {
        m_instrument->hold(trace);
        setInput({QString(), QStringLiteral("trace")}, trace->key);
        return;
    }
    m_instrument = std::make_unique<TraceInstrument>(m_catalogue);
    m_instrument->beginWith(trace);
    m_desk->setWorkbench(*m_instrument);
}

/// Other panels are not here.
void OwnTrace::setInput(const InputRef &input, const QVariant &value)
{
    const QString refusal = input.panel.isEmpty() ? m_instrument->setInput(input.name, value) : QString();
    if (!refusal.isEmpty())
        m_desk->view()->showInputRefusal(input.name, refusal);
}

void OwnTrace::close()
{
    m_desk.reset();
    m_instrument.reset();
}

void OwnTrace::retranslate() const
{
    if (m_instrument)
        m_instrument->retranslate();
}

} // namespace rp

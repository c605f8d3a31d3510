// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/trace_desk.h"

#include "models/instruments/trace/trace_workbench.h"
#include "models/text/format.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/trace/trace_reading.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/drawers.h"
#include "views/widgets/intents.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/tab_row.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>

namespace rp {

TraceDesk::TraceDesk()
    : SideWindow(QStringLiteral("traceDesk"))
    , m_intents(new Intents(this))
    , m_about(new TextBlock(this))
    , m_open(new ActionButton(this))
    , m_reading(new TraceReading(announcer(), this))
    , m_tabs(new TabRow(this))
    , m_stage(new QWidget(this))
    , m_drawers(new Drawers(m_stage, this))
    , m_carry(new ActionButton(this))
{
    build();
    connect(m_open, &QPushButton::clicked, this, &TraceDesk::openRequested);
    connect(m_carry, &QPushButton::clicked, this, &TraceDesk::carryRequested);
    connect(m_reading, &TraceReading::loaded, this, &TraceDesk::traceRead);
    connect(m_reading, &TraceReading::runningChanged, this, [this](bool running) {
        // The focus must not fall off what goes.
        const bool hadFocus = m_open->hasFocus() || m_reading->cancelButton()->hasFocus();
        m_open->setEnabled(!running);
        if (hadFocus && !m_view)
            (running ? m_reading->cancelButton() : m_open)->setFocus();
    });
    addKeys({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}, [this] { emit openRequested(); });
    addKeys({QKeySequence(Qt::CTRL | Qt::Key_PageDown)}, [this] { m_tabs->step(1); });
    addKeys({QKeySequence(Qt::CTRL | Qt::Key_PageUp)}, [this] { m_tabs->step(-1); });
    retranslateUi();
}

void TraceDesk::build()
{
    m_open->setObjectName(QStringLiteral("deskOpen"));
    m_carry->setObjectName(QStringLiteral("carryTrace"));
    m_about->setReachable(true);
    m_about->setMaxChars(space::proseChars);
    m_tabs->setOneRow();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::m);
    column->setSpacing(space::m);
    column->addWidget(title());
    column->addWidget(m_about);
    column->addWidget(m_reading);
    column->addWidget(m_open, 0, Qt::AlignLeading);
    column->addWidget(m_tabs);
    column->addWidget(m_stage, 1);
    auto *stage = new QVBoxLayout(m_stage);
    stage->setContentsMargins(0, 0, 0, 0);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(space::s);
    foot->addWidget(m_drawers, 1);
    foot->addWidget(m_carry);
    column->addLayout(foot);
    for (QWidget *later : std::initializer_list<QWidget *>{m_tabs, m_drawers, m_carry})
        later->hide(); // until there is a trace
}

void TraceDesk::read(const QString &path)
{
    if (!m_open->isHidden())
        m_open->setFocus(); // from where it goes to the button that ends the reading
    m_reading->read(path);
}

void TraceDesk::setWorkbench(TraceInstrument &instrument)
{
    m_instrument = &instrument;
    m_view = makeInstrumentView(instrument, nullptr, announcer(), m_stage, {m_intents, {}});
    m_stage->layout()->addWidget(m_view);
    for (Disclosure *drawer : m_view->drawers())
        m_drawers->add(drawer);
    connect(m_view, &InstrumentView::pageShown, this, [this] {
        showTabs();
        showDrawers();
    });
    connect(m_view, &InstrumentView::offersChanged, this, &TraceDesk::showDrawers);
    connect(m_tabs, &TabRow::chosen, m_view, &InstrumentView::choosePage);
    connect(&instrument, &TraceInstrument::changed, this, &TraceDesk::retranslateUi);
    m_about->hide();
    m_open->hide();
    for (QWidget *now : std::initializer_list<QWidget *>{m_tabs, m_drawers, m_carry})
        now->show();
    m_view->show();
    m_view->showResults();
    retranslateUi();
    followReadingOrder(*this);
    m_tabs->focusCurrent(); // also while the dialog that asked for the file still goes
}

void TraceDesk::showTabs()
{
    std::vector<TabEntry> entries;
    const std::vector<InstrumentView::PageName> pages = m_view->pageNames();
    const Format format;
    for (const InstrumentView::PageName &page : pages) {
        const QString number = format.count(double(entries.size()) + 1.0);
        //: Screen reader, a tab: its title, its number and how many tabs there are.
        const QString spoken = tr("%1, %2 of %3").arg(page.title, number, format.count(double(pages.size())));
        entries.push_back({page.key, page.title, {}, spoken});
    }
    m_tabs->setEntries(entries);
    m_tabs->setCurrentKey(m_view->pageKey());
}

void TraceDesk::showDrawers()
{
    for (Disclosure *drawer : m_view->drawers())
        m_drawers->offer(drawer, m_view->offers(drawer));
}

void TraceDesk::retranslateUi()
{
    //: Title of a window and its heading.
    const QString usual = tr("A trace of your own");
    title()->setText(m_instrument ? traceLabel(m_instrument->trace()->key, m_instrument->shelf()) : usual);
    //: Title of a window; %1 is “A trace of your own” or a file.
    setWindowTitle(tr("%1 – Ridgepoint").arg(title()->text()));
    m_about->setText(tr("Open what the PyTorch profiler has written, or drop the file here. It stays on this "
                        "computer, and nothing of it is kept."));
    //: Button: opens a file dialog.
    m_open->setText(tr("Open a trace…"));
    //: Button: goes to the act Reality check and shows this trace there.
    m_carry->setText(tr("Go on in the lab"));
    m_carry->setAccessibleDescription(
        tr("Shows this trace in the act “Reality check”, where it can be captured "
           "and the labs be set to what it measured."));
    m_carry->setToolTip(m_carry->accessibleDescription());
    //: Screen reader: name of a row of tabs.
    m_tabs->setLabel(tr("Pages of the trace"));
    if (m_view) {
        showTabs();
        showDrawers();
    }
}

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/lab_bridge.h"

#include "models/instruments/dispatch_tax/traced_words.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/action_button.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <variant>

namespace rp {

namespace {

/// The panel of the act that this instrument stands beside.
const QString taxPanel = QStringLiteral("tax");

} // namespace

LabBridge::LabBridge(TraceInstrument &instrument, InstrumentView &view, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_view(view)
    , m_button(new ActionButton(this))
    , m_text(new TextBlock(this))
{
    m_button->setObjectName(QStringLiteral("tryInLab"));
    m_text->setReachable(true);
    m_text->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_button, 0, Qt::AlignLeading);
    column->addWidget(m_text);
    connect(m_button, &QPushButton::clicked, this, &LabBridge::setModel);
}

/// The numbers that the model takes over, and what comes out beside the trace.
QString LabBridge::told() const
{
    const auto traced = m_instrument.traced();
    if (const auto *why = std::get_if<QString>(&traced))
        return *why;
    const auto &pass = std::get<TracedPass>(traced);
    const Format format;
    return joinedSentences(
        {//: “The model” is the name of an instrument. %1 a count, %2 and %3 times; “Bars” is one of its tabs.
         fillMarkers(
             tr("“The model” now has the trace as its workload: %1 kernels of %2, a launch every %3. Its "
                "“Bars” show both on one axis."),
             {format.count(double(pass.kernels)), format.duration_us(pass.kernel_us),
              format.duration_us(pass.period_us)}),
         tracedSentence(pass), spreadSentence(pass)});
}

void LabBridge::setModel()
{
    // What is withheld sets nothing, and why is said.
    if (std::holds_alternative<TracedPass>(m_instrument.traced()))
        PanelIntents{m_view.intents().intents, taxPanel}.request(QStringLiteral("workload"), fromTraceChoice);
    m_shown = m_instrument.trace();
    m_text->setText(told());
    m_text->show();
    m_view.announcer().say(m_text->text());
}

void LabBridge::showTexts()
{
    //: Button: gives an instrument of the labs what was measured.
    m_button->setText(tr("Try it in the lab"));
    m_button->setAccessibleDescription(
        tr("Gives “The model” of this act the trace as its workload, and says how far apart the two are."));
    m_button->setToolTip(m_button->accessibleDescription());
    if (m_shown != m_instrument.trace())
        m_text->hide();
}

} // namespace rp

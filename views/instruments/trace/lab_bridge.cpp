// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/lab_bridge.h"

#include "models/instruments/trace/trace_workbench.h"
#include "models/traces_text/found_words.h"
#include "views/instruments/page/instrument_view.h"
#include "views/widgets/action_button.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QLocale>
#include <QVBoxLayout>

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

QString LabBridge::told(const std::vector<LabSetting> &settings)
{
    QStringList parts;
    for (const LabSetting &setting : settings) {
        //: a control and its value: "Launch cost 50 µs"
        QString part = tr("%1 %2", "control and value").arg(setting.label, setting.text);
        if (!setting.measured.isEmpty())
            //: %1 a control and its value, %2 the value that was measured; the control can't be set so far
            part = tr("%1 (its limit; measured %2)").arg(part, setting.measured);
        parts.append(part);
    }
    //: %1 the name of an instrument, %2 a list of controls and their values
    return tr("%1 is set to: %2.").arg(tr("“The model”"), QLocale().createSeparatedList(parts));
}

void LabBridge::setModel()
{
    const std::vector<LabSetting> tax = dispatchSettings(m_instrument.state(), m_instrument.catalogueUsed());
    // What is withheld sets nothing, and why is said.
    QStringList paragraphs(withheldTexts(m_instrument.state().reading()));
    if (tax.empty() && paragraphs.isEmpty())
        paragraphs.append(tr("There are too few launches in this trace to set the labs by it."));
    for (const LabSetting &setting : tax)
        PanelIntents{m_view.intents().intents, taxPanel}.request(setting.input, setting.value);
    if (!tax.empty())
        paragraphs.append(told(tax));
    m_shown = m_instrument.trace();
    m_text->setText(paragraphs.join(u'\n'));
    m_text->show();
    m_view.announcer().say(m_text->text());
}

void LabBridge::showTexts()
{
    //: Button: sets the instruments of the labs to what was measured.
    m_button->setText(tr("Try it in the lab"));
    m_button->setAccessibleDescription(tr("Sets “The model” of this act to what the trace measured."));
    m_button->setToolTip(m_button->accessibleDescription());
    if (m_shown != m_instrument.trace())
        m_text->hide();
}

} // namespace rp

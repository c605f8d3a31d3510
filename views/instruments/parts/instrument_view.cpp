// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/parts/instrument_view.h"

#include "models/instruments/contract/instrument.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QEvent>
#include <QVBoxLayout>

namespace rp {

namespace {

// Long enough that a slider held down is spoken once, at its end.
constexpr int sayAfter_ms = 350;
constexpr int rowChars = 105; ///< room for controls and results side by side

} // namespace

InstrumentView::InstrumentView(Instrument &instrument, Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_subject(instrument)
    , m_announcer(announcer)
{
    m_sayTimer.setSingleShot(true);
    m_sayTimer.setInterval(sayAfter_ms);
    connect(&m_sayTimer, &QTimer::timeout, this, &InstrumentView::sayChange);
}

void InstrumentView::follow()
{
    connect(&m_subject, &Instrument::changed, this, [this] {
        showResults();
        if (isVisible())
            m_sayTimer.start();
    });
    retranslateUi();
}

void InstrumentView::setContent(QWidget *content)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(content);
}

QWidget *InstrumentView::sideBySide(QWidget *controls, QWidget *results, Qt::Alignment ofResults)
{
    auto *row = new ResponsiveRow(rowChars, space::l, this);
    row->addWidget(controls, 3, Qt::AlignTop);
    row->addWidget(results, 7, ofResults);
    return row;
}

void InstrumentView::sayChange()
{
    if (isVisible())
        m_announcer.say(m_subject.changeSentence());
}

void InstrumentView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp

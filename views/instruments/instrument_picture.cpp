// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/instrument_picture.h"

#include "models/instruments/instrument_factory.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/plan/instrument_view.h"

#include <QVBoxLayout>

namespace rp {

InstrumentPicture::InstrumentPicture(const Subject &subject, const LabSession &session,
                                     const Catalogue &catalogue, Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_instrument(makeInstrument(subject.instrument, catalogue))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    if (!m_instrument)
        return;
    m_instrument->restoreInputs(subject.inputs);
    m_view = makePictureView(*m_instrument, subject.figure, session, announcer, this);
    if (m_view)
        column->addWidget(m_view);
}

InstrumentPicture::~InstrumentPicture()
{
    delete m_view;
}

void InstrumentPicture::retranslate()
{
    if (m_instrument)
        m_instrument->retranslate();
}

} // namespace rp

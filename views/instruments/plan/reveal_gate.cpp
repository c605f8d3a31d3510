// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/reveal_gate.h"

#include "models/session/lab_session.h"

namespace rp {

RevealGate::RevealGate(const LabSession &session)
    : m_session(session)
    , m_act(session.place().act)
{
}

const ActContent *RevealGate::act()
{
    const Place place = m_session.place();
    m_open = m_open || (place.act == m_act && place.step > Step::Explore) ||
             m_session.state(m_act, Step::Reveal) == StepState::Done;
    return m_open ? m_session.content().act(m_act) : nullptr;
}

} // namespace rp

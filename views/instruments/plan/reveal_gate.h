// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

class LabSession;
struct ActContent;

/// Whether a view may show what was predicted in the act that is open when it is made: from the Reveal step
/// on, and for good once it was, also when the learner comes back from there. The session must outlive it.
class RevealGate
{
public:
    explicit RevealGate(const LabSession &session);

    /// The act with its predictions; null as long as they are hidden.
    const ActContent *act();
    /// Whether act() has found it open.
    bool isOpen() const { return m_open; }

private:
    const LabSession &m_session;
    QString m_act;
    bool m_open = false;
};

} // namespace rp

// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/session_plan.h"

namespace rp {

std::vector<int> planSessions(const std::vector<double> &minutes)
{
    std::vector<int> sessions;
    int session = 1;
    double spent = 0.0;
    for (const double act : minutes) {
        if (session <= plannedSessions && spent + act > session_min) {
            session = act > session_min ? plannedSessions + 1 : session + 1;
            spent = 0.0;
        }
        spent += act;
        sessions.push_back(session > plannedSessions ? 0 : session);
    }
    return sessions;
}

} // namespace rp
